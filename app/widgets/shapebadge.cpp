// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/shapebadge.h"

#include "shell/theme.h"
#include "widgets/glyph.h"
#include "widgets/textlabel.h"

#include <QPainter>

namespace adjutant::app {

ShapeBadge::ShapeBadge(QWidget* parent, qreal lines) : QWidget(parent), m_lines(lines)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Mark"));
}

void ShapeBadge::setMark(const QString& shape, const QColor& colour, const QColor& ink, const QString& text)
{
    m_shape = shape;
    m_colour = colour;
    m_ink = ink;
    m_text = text;
    setAccessibleName(text.isEmpty() ? tr("Mark: %1").arg(Theme::sideShapeName(shape)) : tr("Number %1").arg(text));
    update();
}

void ShapeBadge::setLines(qreal lines)
{
    m_lines = lines;
    updateGeometry();
}

QSize ShapeBadge::sizeHint() const
{
    const int edge = qRound(fontMetrics().height() * m_lines);
    return QSize(edge, edge);
}

void ShapeBadge::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.2));
    painter.setBrush(m_colour);
    painter.drawPath(shapePath(m_shape, QRectF(rect()).adjusted(1, 1, -1, -1)));
    if (m_text.isEmpty())
        return;
    painter.setPen(m_ink);
    painter.setFont(scaledFont(font(), 1, true));
    // A triangle has its room below the middle.
    const int down = m_shape == QLatin1String("triangle") ? height() / 4 : 0;
    painter.drawText(rect().adjusted(0, down, 0, 0), Qt::AlignCenter, m_text);
}

}
