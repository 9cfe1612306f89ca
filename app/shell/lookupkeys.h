// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAction;

namespace adjutant::app {

/// Lets rules be looked up over everything that stands before a window: dialogs and the view for the table. What is
/// typed there comes first, so that a slash stays a slash in a line of text.
class LookupKeys : public QObject
{
    Q_OBJECT

public:
    /// With the keys of the action that finds a rule in the window.
    LookupKeys(QAction& search, QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void wanted(QWidget* over);

private:
    QWidget* m_window;
    QAction* m_over;
};

}
