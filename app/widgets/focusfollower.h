// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace adjutant::app {

/// Scrolls into sight what gets the focus on a page, wherever it came from. What is touched is left where the finger
/// is.
class FocusFollower : public QObject
{
    Q_OBJECT

public:
    explicit FocusFollower(QWidget* page);

private:
    void follow(QWidget* focus) const;

    QWidget* m_page;
};

}
