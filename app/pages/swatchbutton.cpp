// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/swatchbutton.h"

#include "shell/theme.h"
#include "widgets/glyph.h"

#include <QPainter>

namespace adjutant::app {

SwatchButton::SwatchButton(const Theme& theme, const QString& id, const QString& name, QWidget* parent)
    : QAbstractButton(parent),
      m_theme(theme),
      m_id(id),
      m_name(name)
{
    setCheckable(true);
    setAutoExclusive(true);
    setAccessibleName(name);
    setToolTip(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SwatchButton::setMark(const QString& shape, const QString& colour)
{
    m_shape = shape;
    m_colour = colour;
    update();
}

void SwatchButton::setTaken(bool taken)
{
    m_taken = taken;
    setEnabled(!taken);
    setToolTip(taken ? tr("%1: the other side has it").arg(m_name) : m_name);
    setAccessibleDescription(taken ? tr("The other side has it") : QString());
    update();
}

QSize SwatchButton::sizeHint() const
{
    return QSize(Theme::touch, Theme::touch);
}

void SwatchButton::paintEvent(QPaintEvent*)
{
    const Colours& colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || hasFocus()) {
        painter.setPen(QPen(hasFocus() ? colours.focus : colours.accent, 2.5));
        painter.setBrush(isChecked() ? QBrush(colours.cardActive) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 8, 8);
    }
    const QRectF inside = QRectF(rect()).adjusted(12, 12, -12, -12);
    const QColor fill = m_theme.sideColour(m_colour);
    painter.setOpacity(m_taken ? 0.3 : 1.0);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.2));
    painter.setBrush(fill);
    painter.drawPath(shapePath(m_shape, inside));
    painter.setOpacity(1.0);
    if (m_taken)
        paintGlyph(painter, Glyph::Cross, inside.adjusted(-4, -4, 4, 4), colours.quiet);
}

}
