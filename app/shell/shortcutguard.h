// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace adjutant::app {

/// Keeps keys of one hand from being taken away from the widget that has the focus: before a shortcut takes such a key,
/// the widget gets it when it would use it.
class ShortcutGuard : public QObject
{
    Q_OBJECT

public:
    /// Guards this window and all in it.
    explicit ShortcutGuard(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool needs(const QWidget* widget, const QKeyEvent& key) const;

    QWidget* m_window;
    bool m_ledByKeys = true; ///< to the widget that has the focus
};

}
