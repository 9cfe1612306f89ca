// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/explainer.h"

#include "shell/keys.h"
#include "widgets/wholetext.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>

namespace adjutant::app {

namespace {

std::optional<Whole> wholeOfFocusIn(const QWidget& window)
{
    const QWidget* focus = window.focusWidget();
    return wholeOf(focus ? *focus : window);
}

std::optional<Whole> wholeBelow(const QWidget& window, QPoint at)
{
    const QWidget* touched = window.childAt(at);
    return touched ? wholeAt(*touched, touched->mapFrom(&window, at)) : wholeAt(window, at);
}

}

Explainer::Explainer(QAction& explain, QWidget* window) : QObject(window), m_explain(explain)
{
    connect(&explain, &QAction::triggered, this, [window] {
        if (const auto whole = wholeOfFocusIn(*window))
            WholeText::open(*whole, *window);
    });
    qApp->installEventFilter(this);
}

/// What nobody took comes to the window at last.
bool Explainer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ContextMenu && event->type() != QEvent::KeyPress)
        return false;
    const auto* window = qobject_cast<const QWidget*>(watched);
    if (!window || !window->isWindow())
        return false;
    std::optional<Whole> whole;
    if (event->type() == QEvent::KeyPress) {
        if (m_explain.shortcuts().contains(Keys::pressed(*static_cast<QKeyEvent*>(event))))
            whole = wholeOfFocusIn(*window);
    } else {
        const auto& asked = *static_cast<QContextMenuEvent*>(event);
        const bool byKeys = asked.reason() == QContextMenuEvent::Keyboard;
        whole = byKeys ? wholeOfFocusIn(*window) : wholeBelow(*window, asked.pos());
    }
    if (!whole)
        return false;
    WholeText::open(*whole, *window);
    event->accept();
    return true;
}

}
