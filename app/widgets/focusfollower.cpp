// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/focusfollower.h"

#include <QApplication>
#include <QScrollArea>

namespace adjutant::app {

FocusFollower::FocusFollower(QWidget* page) : QObject(page), m_page(page)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
}

void FocusFollower::follow(QWidget* focus) const
{
    constexpr int margin = 4; // the frame that shows the focus
    if (!focus || !m_page->isAncestorOf(focus) || QApplication::mouseButtons() != Qt::NoButton)
        return;
    for (QWidget* outer = focus->parentWidget(); outer && outer != m_page; outer = outer->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(outer))
            scroll->ensureWidgetVisible(focus, margin, margin);
}

}
