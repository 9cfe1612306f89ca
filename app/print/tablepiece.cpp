// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/tablepiece.h"

#include "print/richtext.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace adjutant::app {

namespace {

const QColor shade(0xf1, 0xf3, 0xf6);
constexpr double padding = 0.4;    // em, at both sides of a cell
constexpr double rowPadding = 0.1; // em, above and below

Qt::Alignment alignmentOf(lookup::Block::Align align)
{
    if (align == lookup::Block::Align::Right)
        return Qt::AlignRight;
    return align == lookup::Block::Align::Centre ? Qt::AlignHCenter : Qt::AlignLeft;
}

struct Row {
    std::vector<RichText> cells;
    double height = 0;
};

/// A table measured out, shared by its pieces.
struct Grid {
    Grid(const lookup::Block& table, const SheetStyle& style);

    double leastWidth() const;
    void fit(double width);

    std::vector<Row> rows;
    std::vector<Qt::Alignment> alignments;
    std::vector<double> widths;
    double pad, rowPad;

private:
    std::vector<double> most(double (RichText::*measure)() const) const;
    std::vector<double> share(double width) const;
};

Grid::Grid(const lookup::Block& table, const SheetStyle& style)
    : widths(table.columns.size()),
      pad(style.em * padding),
      rowPad(style.em * rowPadding)
{
    for (const auto align : table.columns)
        alignments.push_back(alignmentOf(align));
    for (const auto& from : table.rows) {
        Row& row = rows.emplace_back();
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const lookup::Spans spans = column < from.size() ? from[column] : lookup::Spans{};
            row.cells.emplace_back(spans, style, 1, rows.size() == 1);
        }
    }
}

std::vector<double> Grid::most(double (RichText::*measure)() const) const
{
    std::vector<double> most(widths.size());
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < most.size(); ++column)
            most[column] = std::max(most[column], (row.cells[column].*measure)() + 2 * pad);
    }
    return most;
}

double Grid::leastWidth() const
{
    const auto least = most(&RichText::least);
    return std::accumulate(least.begin(), least.end(), 0.0);
}

// Who asks for no more than an equal share gets what it would like to have. The others have room for their widest
// words, and of the rest each a share by what it would like.
std::vector<double> Grid::share(double width) const
{
    const auto least = most(&RichText::least), natural = most(&RichText::natural);
    std::vector<double> shares(widths.size(), 0);
    std::vector<std::size_t> open(widths.size());
    std::iota(open.begin(), open.end(), 0);
    const auto sum = [&](const std::vector<double>& of) {
        return std::accumulate(open.begin(), open.end(), 0.0,
                               [&](double so, std::size_t column) { return so + of[column]; });
    };
    for (bool settled = true; settled && !open.empty();) {
        const double equal = width / double(open.size());
        const auto modest = std::find_if(open.begin(), open.end(), [&](std::size_t column) {
            return natural[column] <= equal && sum(least) - least[column] + natural[column] <= width;
        });
        settled = modest != open.end();
        if (settled) {
            width -= shares[*modest] = natural[*modest];
            open.erase(modest);
        }
    }
    const double wanted = sum(natural) - sum(least), spare = width - sum(least);
    for (const std::size_t column : open)
        shares[column] = spare <= 0 || wanted <= 0 ? least[column] * width / sum(least)
                                                   : least[column] + (natural[column] - least[column]) * spare / wanted;
    return shares;
}

void Grid::fit(double width)
{
    widths = share(width);
    const double unused = width - std::accumulate(widths.begin(), widths.end(), 0.0);
    for (double& column : widths)
        column += std::max(0.0, unused) / double(widths.size());
    for (Row& row : rows) {
        row.height = 0;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            row.cells[column].layOut(std::max(pad, widths[column] - 2 * pad), alignments[column]);
            row.height = std::max(row.height, row.cells[column].height() + 2 * rowPad);
        }
    }
    const auto& head = rows.front().cells;
    if (std::all_of(head.begin(), head.end(), [](const RichText& cell) { return cell.natural() <= 0; }))
        rows.front().height = 0;
}

/// Some rows of a grid below its head.
class TablePiece : public Piece
{
public:
    TablePiece(std::shared_ptr<Grid> grid, std::size_t begin, std::size_t end, double gap)
        : m_grid(std::move(grid)),
          m_begin(begin),
          m_end(end)
    {
        above = gap;
        height = m_grid->rows.front().height + m_grid->pad;
        for (std::size_t row = m_begin; row < m_end; ++row)
            height += m_grid->rows[row].height;
    }

    void paint(QPainter& painter, QPointF at) const override
    {
        const double width = std::accumulate(m_grid->widths.begin(), m_grid->widths.end(), 0.0);
        paintRow(painter, m_grid->rows.front(), at);
        at.ry() += m_grid->rows.front().height;
        painter.fillRect(QRectF(at, QSizeF(width, m_grid->pad * 0.2)), Qt::black);
        at.ry() += m_grid->pad * 0.2;
        for (std::size_t i = m_begin; i < m_end; ++i) {
            const Row& row = m_grid->rows[i];
            if ((i - m_begin) % 2 == 1)
                painter.fillRect(QRectF(at, QSizeF(width, row.height)), shade);
            paintRow(painter, row, at);
            at.ry() += row.height;
        }
        painter.fillRect(QRectF(at, QSizeF(width, m_grid->pad * 0.12)), Qt::gray);
    }

private:
    void paintRow(QPainter& painter, const Row& row, QPointF at) const
    {
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            row.cells[column].paint(painter, at + QPointF(m_grid->pad, m_grid->rowPad));
            at.rx() += m_grid->widths[column];
        }
    }

    std::shared_ptr<Grid> m_grid;
    std::size_t m_begin, m_end;
};

}

Pieces tablePieces(const lookup::Block& table, const SheetStyle& style, double width, double most)
{
    Pieces pieces;
    if (table.columns.empty() || table.rows.empty())
        return pieces;
    auto grid = std::make_shared<Grid>(table, style);
    grid->fit(width);
    const double room = most - grid->rows.front().height - grid->pad;
    std::size_t begin = 1;
    do {
        double height = 0;
        std::size_t end = begin;
        while (end < grid->rows.size() && (end == begin || height + grid->rows[end].height <= room))
            height += grid->rows[end++].height;
        pieces.push_back(std::make_unique<TablePiece>(grid, begin, end, style.em * 0.3));
        begin = end;
    } while (begin < grid->rows.size());
    return pieces;
}

double leastWidth(const lookup::Block& table, const SheetStyle& style)
{
    return Grid(table, style).leastWidth();
}

}
