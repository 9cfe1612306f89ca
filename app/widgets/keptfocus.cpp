// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/keptfocus.h"

#include <QAbstractButton>
#include <QApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

QString nameOf(const QWidget& widget)
{
    return widget.objectName().isEmpty() ? widget.accessibleName() : widget.objectName();
}

bool takesTab(const QWidget* widget)
{
    return (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy();
}

}

QWidget* lastBefore(const QWidget& part)
{
    QWidget* before = part.previousInFocusChain();
    while (before && before != &part && !takesTab(before))
        before = before->previousInFocusChain();
    return before == &part ? nullptr : before;
}

KeptFocus::KeptFocus(const QWidget& part) : m_part(part)
{
    const QWidget* focus = QApplication::focusWidget();
    m_had = focus && part.isAncestorOf(focus);
    if (m_had)
        m_name = nameOf(*focus);
}

void KeptFocus::giveTo(QWidget& inside) const
{
    auto widgets = inside.findChildren<QWidget*>();
    widgets.removeIf([this](const QWidget* widget) { // what a list opens is a window of its own
        return !takesTab(widget) || widget->window() != m_part.window();
    });
    QWidget* before = lastBefore(m_part);
    for (QWidget* widget : widgets) {
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    if (!m_had || !m_part.isVisible())
        return;
    const auto same = std::find_if(widgets.begin(), widgets.end(), [this](const QWidget* widget) {
        return widget->isEnabled() && nameOf(*widget) == m_name;
    });
    if (QWidget* next = same != widgets.end() ? *same : firstButton(inside))
        next->setFocus(Qt::OtherFocusReason);
}

QWidget* firstButton(const QWidget& inside)
{
    const auto buttons = inside.findChildren<QAbstractButton*>();
    const auto found =
        std::find_if(buttons.begin(), buttons.end(), [](const QAbstractButton* button) { return button->isEnabled(); });
    return found == buttons.end() ? nullptr : *found;
}

}
