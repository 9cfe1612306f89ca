// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/linklabel.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace adjutant::app {

LinkLabel::LinkLabel(QWidget* parent) : TextLabel(parent) {}

void LinkLabel::setLeading(bool leading)
{
    if (std::exchange(m_leading, leading) == leading)
        return;
    QFont underlined; // of the size of the program's
    if (leading)
        underlined.setUnderline(true);
    setFont(underlined);
    setFocusPolicy(leading ? Qt::TabFocus : Qt::NoFocus);
    setCursor(leading ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setAccessibleDescription(leading ? tr("Leads there.") : QString());
}

bool LinkLabel::isPressedBy(const QKeyEvent& key) const
{
    return m_leading && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space);
}

/// As long as it has the focus, no shortcut takes these keys.
bool LinkLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isPressedBy(*static_cast<QKeyEvent*>(event)))
        event->accept();
    return TextLabel::event(event);
}

void LinkLabel::keyPressEvent(QKeyEvent* event)
{
    if (!isPressedBy(*event) || event->isAutoRepeat())
        return TextLabel::keyPressEvent(event);
    Q_EMIT pressed();
}

void LinkLabel::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_leading && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT pressed();
    else
        TextLabel::mouseReleaseEvent(event);
}

void LinkLabel::paintEvent(QPaintEvent* event)
{
    TextLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

}
