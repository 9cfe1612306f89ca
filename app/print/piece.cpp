// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/piece.h"

#include "print/richtext.h"
#include "print/tablepiece.h"

#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

const QColor band(0xe2, 0xe6, 0xec);
constexpr double indent = 1.2; // em

// A paragraph, an item, a heading, or some lines of a long one.
class TextPiece : public Piece
{
public:
    TextPiece(std::shared_ptr<RichText> text, int begin, int end) : m_text(std::move(text)), m_begin(begin), m_end(end)
    {
        height = m_text->lineHeight() * (end - begin);
    }

    void setMarker(std::shared_ptr<RichText> marker, double width)
    {
        m_marker = std::move(marker);
        m_markerWidth = width;
    }
    void setLeft(double left) { m_left = left; }

    void paint(QPainter& painter, QPointF at) const override
    {
        if (m_marker && m_begin == 0)
            m_marker->paint(painter, at + QPointF(m_left - m_markerWidth, 0));
        m_text->paint(painter, at + QPointF(m_left, 0), m_begin, m_end);
    }

private:
    std::shared_ptr<RichText> m_text, m_marker;
    double m_left = 0, m_markerWidth = 0;
    int m_begin, m_end;
};

class RulePiece : public Piece
{
public:
    RulePiece(const SheetStyle& style, double width) : m_width(width)
    {
        height = style.em / 2;
        above = 0;
    }

    void paint(QPainter& painter, QPointF at) const override
    {
        painter.fillRect(QRectF(at + QPointF(0, height / 2), QSizeF(m_width, height / 10)), Qt::gray);
    }

private:
    double m_width;
};

class BandPiece : public Piece
{
public:
    BandPiece(const QString& title, const SheetStyle& style, double width)
        : m_text({{title, {}, true, false, false}}, style, 1.12),
          m_width(width),
          m_pad(style.em * 0.3)
    {
        m_text.layOut(width - 4 * m_pad);
        height = m_text.height() + m_pad;
        above = style.em * 0.8;
    }

    void paint(QPainter& painter, QPointF at) const override
    {
        painter.fillRect(QRectF(at, QSizeF(m_width, height)), band);
        m_text.paint(painter, at + QPointF(2 * m_pad, m_pad / 2));
    }

private:
    RichText m_text;
    double m_width, m_pad;
};

QString markerOf(const lookup::Block& block)
{
    if (block.kind != lookup::Block::Kind::Item)
        return {};
    return block.number > 0  ? QStringLiteral("%1.").arg(block.number)
           : block.depth > 1 ? QStringLiteral("–")
                             : QStringLiteral("•");
}

double gapAbove(const lookup::Block& block)
{
    switch (block.kind) {
    case lookup::Block::Kind::Heading:
        return 0.55;
    case lookup::Block::Kind::Item:
        return 0.12;
    default:
        return 0.3;
    }
}

Pieces textPieces(const lookup::Block& block, const SheetStyle& style, double width, double most)
{
    const bool heading = block.kind == lookup::Block::Kind::Heading;
    const double left = style.em * indent * (block.depth + (block.quoted ? 1 : 0));
    auto text = std::make_shared<RichText>(block.spans, style, heading ? 1.05 : 1, heading);
    text->layOut(std::max(style.em * 4, width - left));
    const int whole = std::max(1, int(most / std::max(1.0, text->lineHeight())));
    Pieces pieces;
    for (int begin = 0; begin < text->lines(); begin += whole) {
        auto piece = std::make_unique<TextPiece>(text, begin, std::min(text->lines(), begin + whole));
        piece->above = begin == 0 ? style.em * gapAbove(block) : 0;
        piece->setLeft(left);
        const QString marker = markerOf(block);
        if (!marker.isEmpty() && begin == 0) {
            auto sign = std::make_shared<RichText>(lookup::Spans{{marker, {}, false, false, false}}, style);
            sign->layOut(style.em * 3);
            piece->setMarker(sign, style.em * indent);
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

}

SheetStyle::SheetStyle(QPaintDevice& paper, double size)
    : device(&paper),
      points(size),
      em(size / 72 * paper.logicalDpiY())
{
}

QFont SheetStyle::font(double factor, bool bold) const
{
    QFont font(QStringLiteral("sans-serif"));
    font.setStyleHint(QFont::SansSerif);
    font.setStretch(QFont::SemiCondensed);
    font.setPointSizeF(points * factor);
    font.setBold(bold);
    return font;
}

Pieces piecesOf(const lookup::Block& block, const SheetStyle& style, double width, double most)
{
    Pieces pieces;
    if (block.kind == lookup::Block::Kind::Table)
        return tablePieces(block, style, width, most);
    if (block.kind == lookup::Block::Kind::Rule)
        pieces.push_back(std::make_unique<RulePiece>(style, width));
    else
        pieces = textPieces(block, style, width, most);
    return pieces;
}

std::unique_ptr<Piece> bandPiece(const QString& title, const SheetStyle& style, double width)
{
    return std::make_unique<BandPiece>(title, style, width);
}

}
