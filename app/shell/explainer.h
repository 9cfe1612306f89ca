// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace adjutant::app {

/// Tells in place what is told on hover to whoever does not hover: at a right click or a held finger, wherever nothing
/// has a menu of its own, and by the key of an action for what has the focus, in dialogs and popups as well.
class Explainer : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the window.
    Explainer(QAction& explain, QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAction& m_explain;
};

}
