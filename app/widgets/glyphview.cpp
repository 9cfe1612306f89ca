// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/glyphview.h"

#include <QPainter>

namespace adjutant::app {

GlyphView::GlyphView(QWidget* parent, Glyph glyph) : QWidget(parent), m_glyph(glyph)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void GlyphView::setGlyph(Glyph glyph)
{
    m_glyph = glyph;
    update();
}

QSize GlyphView::sizeHint() const
{
    return QSize(fontMetrics().height(), fontMetrics().height());
}

void GlyphView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGlyph(painter, m_glyph, QRectF(rect()).adjusted(1, 1, -1, -1), palette().color(foregroundRole()));
}

}
