// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QObject>

namespace adjutant::app {

/// Somebody types dice with eyes on the table, and none can be taken yet: for a moment the spaces between them press
/// nothing.
class TypedAhead : public QObject
{
    Q_OBJECT

public:
    explicit TypedAhead(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDeadlineTimer m_over;
};

}
