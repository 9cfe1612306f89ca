// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/glyphicon.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace adjutant::app {

namespace {

class GlyphEngine : public QIconEngine
{
public:
    explicit GlyphEngine(Glyph glyph) : m_glyph(glyph) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal air = rect.width() / 3.0;
        paintGlyph(*painter, m_glyph, QRectF(rect).adjusted(air, air, -air, -air),
                   QGuiApplication::palette().color(QPalette::PlaceholderText));
    }
    QIconEngine* clone() const override { return new GlyphEngine(*this); }
    // What the base class makes is not transparent.
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }

private:
    Glyph m_glyph;
};

}

QIcon glyphIcon(Glyph glyph)
{
    return QIcon(new GlyphEngine(glyph));
}

}
