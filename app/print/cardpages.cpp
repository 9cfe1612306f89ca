// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/cardpages.h"

#include "print/piece.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double points = 10;
constexpr double gap = 1;   // em, between cards and inside of them
constexpr double box = 2.6; // em, the height of a box of the score sheet

struct Card {
    Pieces pieces;
    double height = 0;
};

/// Prints what it is given from the top of one page to the bottom of the last.
class Printer
{
public:
    explicit Printer(QPagedPaintDevice& paper)
        : m_paper(paper),
          m_style(paper, points),
          m_page(paper.pageLayout().paintRectPixels(paper.logicalDpiX()).size()),
          m_painter(&paper)
    {
        m_painter.setPen(QPen(Qt::black, m_style.em / 20));
    }

    void printUnits(const std::vector<report::Sheet::Part>& units);
    void printScore(const report::Cards& cards);
    int pages() const { return m_pages; }

private:
    double cardWidth() const { return (m_page.width() - m_style.em * gap) / 2; }
    Card measure(const report::Sheet::Part& unit) const;
    void paint(const Card& card, QPointF at, double height);
    void newPage();

    QPagedPaintDevice& m_paper;
    SheetStyle m_style;
    QSizeF m_page;
    QPainter m_painter;
    double m_y = 0;
    int m_pages = 1;
};

Card Printer::measure(const report::Sheet::Part& unit) const
{
    Card card;
    const double width = cardWidth() - 2 * m_style.em * gap;
    card.pieces.push_back(bandPiece(unit.title, m_style, width));
    for (const lookup::Block& block : unit.blocks) {
        for (auto& piece : piecesOf(block, m_style, width, m_page.height() / 2))
            card.pieces.push_back(std::move(piece));
    }
    for (const auto& piece : card.pieces)
        card.height += piece->height + piece->above;
    card.height += 2 * m_style.em * gap;
    return card;
}

void Printer::paint(const Card& card, QPointF at, double height)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(QRectF(at, QSizeF(cardWidth(), height)));
    at += QPointF(m_style.em * gap, m_style.em * gap);
    for (const auto& piece : card.pieces) {
        at.ry() += piece == card.pieces.front() ? 0 : piece->above;
        piece->paint(m_painter, at);
        at.ry() += piece->height;
    }
}

void Printer::newPage()
{
    m_paper.newPage();
    ++m_pages;
    m_y = 0;
}

void Printer::printUnits(const std::vector<report::Sheet::Part>& units)
{
    for (std::size_t i = 0; i < units.size(); i += 2) {
        const Card left = measure(units[i]);
        const Card right = i + 1 < units.size() ? measure(units[i + 1]) : Card();
        const double height = std::max(left.height, right.height);
        if (m_y > 0 && m_y + height > m_page.height())
            newPage();
        paint(left, {0, m_y}, height);
        if (!right.pieces.empty())
            paint(right, {cardWidth() + m_style.em * gap, m_y}, height);
        m_y += height + m_style.em * gap;
    }
}

void Printer::printScore(const report::Cards& cards)
{
    const auto title = bandPiece(cards.title, m_style, m_page.width());
    const auto rows = double(cards.rows.size() + 1);
    const double head = title->height + m_style.em;
    if (m_y > 0 && m_y + head + rows * m_style.em * box > m_page.height())
        newPage();
    title->paint(m_painter, {0, m_y});
    m_y += head;
    const double height = std::min(m_style.em * box, (m_page.height() - m_y) / rows);
    const double width = m_page.width() / double(cards.columns.size());
    const auto paintBox = [&](qsizetype column, const QString& words) {
        const QRectF where(double(column) * width, m_y, width, height);
        m_painter.drawRect(where);
        m_painter.drawText(where.adjusted(m_style.em / 2, 0, -m_style.em / 2, 0), Qt::AlignVCenter | Qt::AlignLeft,
                           words);
    };
    m_painter.setFont(m_style.font(1, true));
    for (qsizetype column = 0; column < cards.columns.size(); ++column)
        paintBox(column, cards.columns[column]);
    for (const QString& row : cards.rows) {
        m_y += height;
        for (qsizetype column = 0; column < cards.columns.size(); ++column)
            paintBox(column, column == 0 ? row : QString());
    }
}

}

int print(const report::Cards& cards, QPagedPaintDevice& paper)
{
    Printer printer(paper);
    printer.printUnits(cards.units);
    printer.printScore(cards);
    return printer.pages();
}

}
