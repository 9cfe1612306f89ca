// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/doubleclickguard.h"

#include <QApplication>
#include <QMouseEvent>

namespace adjutant::app {

namespace {

QString whatIs(const QWidget& widget)
{
    return QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName() + QLatin1Char(' ') +
           widget.accessibleName();
}

}

DoubleClickGuard::DoubleClickGuard(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DoubleClickGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    const auto& press = static_cast<const QMouseEvent&>(*event);
    if (!widget || press.timestamp() == m_pressedAt) // what nobody took goes on to whatever is around it
        return false;
    const bool stray = event->type() == QEvent::MouseButtonDblClick && !isThatAgain(*widget);
    note(*widget, press);
    return stray;
}

void DoubleClickGuard::note(QWidget& pressed, const QMouseEvent& event)
{
    m_pressed = &pressed;
    m_is = whatIs(pressed);
    m_pressedAt = event.timestamp();
}

bool DoubleClickGuard::isThatAgain(const QWidget& pressed) const
{
    return m_pressed == &pressed || m_is == whatIs(pressed);
}

}
