// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/keyfield.h"

#include "shell/keys.h"
#include "shell/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace adjutant::app {

KeyField::KeyField(QWidget* parent) : TextLabel(parent, 1.6, true)
{
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignCenter);
    setMargin(10);
    setMinimumHeight(Theme::touchLarge);
}

// No shortcut of the dialog or the window takes a key away from here.
bool KeyField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return TextLabel::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event)
{
    const QKeySequence key = Keys::pressed(*event);
    if (event->key() == Qt::Key_Escape || event->isAutoRepeat())
        return TextLabel::keyPressEvent(event);
    event->accept();
    if (!key.isEmpty())
        Q_EMIT pressed(key);
}

void KeyField::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Base));
    painter.setPen(QPen(hasFocus() ? focusColour(*this) : palette().color(QPalette::Mid), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.end();
    TextLabel::paintEvent(event);
}

}
