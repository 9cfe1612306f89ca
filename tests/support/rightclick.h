// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

namespace adjutant::test {

/// The menu that a right click there opens, or null. QTest presses buttons, and leaves out what the system asks for
/// after that.
inline QMenu* menuOf(QWidget& widget, QPoint at)
{
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &wanted);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// The menu that the Menu key opens there, or null.
inline QMenu* menuByKeyOf(QWidget& widget)
{
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, widget.rect().center(), {});
    QApplication::sendEvent(&widget, &wanted);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

/// Chooses what has this name in it; whether it could be chosen.
inline bool choose(QMenu* menu, const char* name)
{
    auto* action = menu ? menu->findChild<QAction*>(QLatin1String(name)) : nullptr;
    const bool can = action && action->isEnabled();
    if (can)
        action->trigger();
    if (menu)
        menu->close();
    return can;
}

/// What stands in it, of what can be chosen.
inline QStringList offersOf(const QMenu& menu)
{
    QStringList texts;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator() && action->isEnabled())
            texts << action->text();
    return texts;
}

}
