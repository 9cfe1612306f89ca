// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QObject>

namespace adjutant::app {

/// Takes the second press of somebody who clicks twice on what opens with one, so that it does not fall on the page
/// that has come up below the pointer. It is gone once that is no double click any more.
class SecondPress : public QObject
{
    Q_OBJECT

public:
    explicit SecondPress(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDeadlineTimer m_over;
};

}
