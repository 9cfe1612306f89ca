// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/shortcutguard.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>
#include <iterator>

namespace adjutant::app {

namespace {

bool takesText(const QWidget* widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        return !line->isReadOnly();
    if (const auto* text = qobject_cast<const QTextEdit*>(widget))
        return !text->isReadOnly();
    if (const auto* plain = qobject_cast<const QPlainTextEdit*>(widget))
        return !plain->isReadOnly();
    return qobject_cast<const QAbstractSpinBox*>(widget);
}

/// Letters and the slash mean nothing in a line for numbers, so they are keys of the page there as well.
bool isNothingAmongNumbers(const QWidget* widget, const QKeyEvent& key)
{
    const auto* line = qobject_cast<const QLineEdit*>(widget);
    const bool plain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    return line && (line->inputMethodHints() & Qt::ImhFormattedNumbersOnly) && plain &&
           (isLetter || key.key() == Qt::Key_Slash);
}

bool isReturn(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// Ctrl and a letter that no line for text has on every desktop: some of them move the cursor or delete words on one,
/// which a shortcut of the window comes before.
bool isForTheTable(const QKeyEvent& key)
{
    constexpr int ofText[] = {Qt::Key_A, Qt::Key_C, Qt::Key_V, Qt::Key_X, Qt::Key_Y, Qt::Key_Z};
    return key.modifiers() == Qt::ControlModifier && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z &&
           std::find(std::begin(ofText), std::end(ofText), key.key()) == std::end(ofText);
}

}

// Escape stays free, so that it can always lead out. Return presses the button that keys have led to; whoever has
// clicked one goes on with the keys of the table.
bool ShortcutGuard::needs(const QWidget* widget, const QKeyEvent& key) const
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (takesText(widget))
        return !key.text().isEmpty() && key.key() != Qt::Key_Escape;
    if (qobject_cast<const QAbstractButton*>(widget))
        return key.key() == Qt::Key_Space || (m_ledByKeys && isReturn(key));
    if (qobject_cast<const QComboBox*>(widget))
        return key.key() == Qt::Key_Space || isReturn(key);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
        return (isReturn(key) || key.key() == Qt::Key_Space) && view->currentIndex().isValid();
    return false;
}

ShortcutGuard::ShortcutGuard(QWidget* window) : QObject(window), m_window(window)
{
    qApp->installEventFilter(this);
}

bool ShortcutGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::FocusIn)
        return false;
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (!widget || widget->window() != m_window->window() || !widget->hasFocus())
        return false;
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
        if (why != Qt::PopupFocusReason && why != Qt::ActiveWindowFocusReason)
            m_ledByKeys = why != Qt::MouseFocusReason;
        return false;
    }
    auto& key = *static_cast<QKeyEvent*>(event);
    if (isNothingAmongNumbers(widget, key) || (takesText(widget) && isForTheTable(key))) {
        key.ignore();
        return true;
    }
    if (!needs(widget, key))
        return false;
    event->accept();
    return true;
}

}
