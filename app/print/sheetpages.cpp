// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/sheetpages.h"

#include "print/richtext.h"
#include "print/tablepiece.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double usualPoints = 8;
constexpr double step = 0.25;
constexpr double gutter = 1.6;  // em
constexpr double foot = 2;      // lines
constexpr double tall = 0.3;    // of a page: a table this high may take both columns
constexpr double crowded = 0.9; // of a column: a table that needs so much for its words alone takes both
constexpr double shortWord = 3; // em

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SheetPages)
};

// As many of the sentences as the width holds.
QString sentencesWithin(double width, const QString& text, const QFontMetricsF& metrics)
{
    const QString stop = QStringLiteral(". ");
    QString kept = text;
    while (metrics.horizontalAdvance(kept) > width && kept.contains(stop))
        kept.truncate(kept.lastIndexOf(stop) + 1);
    return metrics.elidedText(kept, Qt::ElideRight, width);
}

/// Headings and words that lead in to something, with it: never parted.
struct Group {
    std::vector<std::shared_ptr<Piece>> pieces;
    bool isWide = false;

    double height() const
    {
        double height = 0;
        for (const auto& piece : pieces)
            height += piece->height + (piece == pieces.front() ? 0 : piece->above);
        return height;
    }
};

/// Fills one page after another.
class Filler
{
public:
    Filler(QSizeF page, double gap) : m_page(page), m_gap(gap) {}

    void place(const std::vector<Group>& groups);
    int pages() const { return m_number + 1; }

    std::vector<SheetPages::Placed> placed;

private:
    using At = std::vector<Group>::const_iterator;

    double columnWidth() const { return (m_page.width() - m_gap) / 2; }
    double room() const { return m_page.height() - m_y; }
    static At fill(At begin, At end, double height);
    double put(At begin, At end, double x, double width);
    void placeWide(At group);
    void placeColumns(At begin, At end);
    void turnPage();

    QSizeF m_page;
    double m_gap;
    double m_y = 0;
    int m_number = 0;
};

// How many groups go into a column of this height.
Filler::At Filler::fill(At begin, At end, double height)
{
    double used = 0;
    for (At at = begin; at != end; ++at) {
        used += at->height() + (at == begin ? 0 : at->pieces.front()->above);
        if (used > height)
            return at;
    }
    return end;
}

// Gives the height used.
double Filler::put(At begin, At end, double x, double width)
{
    double y = 0;
    for (At at = begin; at != end; ++at) {
        for (const auto& piece : at->pieces) {
            y += y > 0 ? piece->above : 0;
            placed.push_back({piece, m_number, QRectF(x, m_y + y, width, piece->height)});
            y += piece->height;
        }
    }
    return y;
}

void Filler::turnPage()
{
    ++m_number;
    m_y = 0;
}

void Filler::placeWide(At group)
{
    if (m_y > 0)
        m_y += group->pieces.front()->above;
    if (m_y > 0 && group->height() > room())
        turnPage();
    m_y += put(group, group + 1, 0, m_page.width());
}

// Two columns of the least height that holds them, or of what is left of the page.
void Filler::placeColumns(At begin, At end)
{
    if (m_y > 0)
        m_y += begin->pieces.front()->above;
    while (begin != end) {
        const auto fits = [&](double height) { return fill(fill(begin, end, height), end, height) == end; };
        double height = room();
        if (fits(height)) {
            for (double low = 0; height - low > m_gap / 10;) {
                const double middle = (low + height) / 2;
                (fits(middle) ? height : low) = middle;
            }
        }
        At half = fill(begin, end, height);
        if (half == begin && m_y == 0)
            ++half; // higher than a page: it cannot be helped
        const At rest = half == begin ? begin : fill(half, end, height);
        const double left = put(begin, half, 0, columnWidth());
        const double right = put(half, rest, columnWidth() + m_gap, columnWidth());
        m_y += std::max(left, right);
        begin = rest;
        if (begin != end)
            turnPage();
    }
}

void Filler::place(const std::vector<Group>& groups)
{
    for (At at = groups.begin(); at != groups.end();) {
        if (at->isWide) {
            placeWide(at++);
            continue;
        }
        const At end = std::find_if(at, groups.end(), [](const Group& group) { return group.isWide; });
        placeColumns(at, end);
        at = end;
    }
}

/// Measures the parts of a sheet for the columns.
class Measurer
{
public:
    Measurer(const SheetStyle& style, QSizeF page)
        : m_style(style),
          m_page(page.width()),
          m_column((page.width() - style.em * gutter) / 2),
          m_most(page.height() * 0.85)
    {
    }

    std::vector<Group> groups;

    void addTitle(const report::Sheet& sheet);
    void addPart(const report::Sheet::Part& part);

private:
    using Kind = lookup::Block::Kind;

    void addGroup(const QString& band, const std::vector<const lookup::Block*>& leads, const lookup::Block* block);
    bool isWide(const lookup::Block& block) const;
    double heightIn(double width, const lookup::Block& block) const;
    struct Measured {
        const lookup::Block* block;
        double height; ///< in one column
    };
    bool leadsIn(const Measured& block, const Measured* next) const;
    bool isKept(const std::vector<Measured>& blocks, std::size_t at) const;

    const SheetStyle& m_style;
    double m_page, m_column, m_most;
};

double Measurer::heightIn(double width, const lookup::Block& block) const
{
    double height = 0;
    for (const auto& piece : piecesOf(block, m_style, width, m_most))
        height += piece->height;
    return height;
}

// Both columns are for tables whose words would break in one, and for tall ones that save paper so or stay whole.
bool Measurer::isWide(const lookup::Block& block) const
{
    if (block.kind != Kind::Table)
        return false;
    if (leastWidth(block, m_style) > m_column * crowded)
        return true;
    const double narrow = heightIn(m_column, block);
    if (narrow <= m_most * tall)
        return false;
    const double wide = heightIn(m_page, block);
    return 2 * wide < narrow || (wide < m_most && m_most < narrow);
}

bool Measurer::leadsIn(const Measured& block, const Measured* next) const
{
    if (block.block->kind == Kind::Heading)
        return true;
    const bool introduces = block.block->kind == Kind::Paragraph && next &&
                            (next->block->kind == Kind::Table || next->block->kind == Kind::Item);
    return introduces && block.height + next->height < m_most;
}

// A list begins and ends with two items beside each other, and a short word at the end of a part never stands alone.
bool Measurer::isKept(const std::vector<Measured>& blocks, std::size_t at) const
{
    const auto isItem = [&](std::size_t index) {
        return index < blocks.size() && blocks[index].block->kind == Kind::Item;
    };
    if (isItem(at) && isItem(at + 1))
        return at == 0 || !isItem(at - 1) || !isItem(at + 2);
    const bool isLast = at + 2 == blocks.size() && blocks.back().block->kind == Kind::Paragraph;
    return isLast && blocks.back().height < m_style.em * shortWord && !isWide(*blocks[at].block);
}

void Measurer::addGroup(const QString& band, const std::vector<const lookup::Block*>& leads, const lookup::Block* block)
{
    Group group;
    group.isWide = block && isWide(*block);
    const double width = group.isWide ? m_page : m_column;
    if (!band.isEmpty())
        group.pieces.push_back(bandPiece(band, m_style, width));
    for (const lookup::Block* lead : leads) {
        for (auto& piece : piecesOf(*lead, m_style, width, m_most))
            group.pieces.push_back(std::move(piece));
    }
    Pieces rest = block ? piecesOf(*block, m_style, width, m_most) : Pieces();
    for (std::size_t i = 0; i < rest.size(); ++i) {
        if (i > 0) {
            groups.push_back(std::move(group));
            group = {{}, groups.back().isWide};
        }
        group.pieces.push_back(std::move(rest[i]));
    }
    if (!group.pieces.empty())
        groups.push_back(std::move(group));
}

void Measurer::addTitle(const report::Sheet& sheet)
{
    Group group;
    group.isWide = true;
    lookup::Block title, words;
    title.kind = Kind::Heading;
    title.spans = {{sheet.title, {}, true, false, false}};
    words.spans = {{sheet.summary, {}, false, false, false}};
    const SheetStyle large(*m_style.device, m_style.points * 1.6);
    for (auto& piece : piecesOf(title, large, m_page, m_most))
        group.pieces.push_back(std::move(piece));
    for (auto& piece : piecesOf(words, m_style, m_page, m_most))
        group.pieces.push_back(std::move(piece));
    groups.push_back(std::move(group));
}

void Measurer::addPart(const report::Sheet::Part& part)
{
    std::vector<Measured> blocks;
    for (const lookup::Block& block : part.blocks)
        blocks.push_back({&block, heightIn(m_column, block)});
    QString band = part.title;
    std::vector<const lookup::Block*> leads;
    double height = 0;
    for (std::size_t at = 0; at < blocks.size(); ++at) {
        const Measured* next = at + 1 < blocks.size() ? &blocks[at + 1] : nullptr;
        height += blocks[at].height;
        const bool isShort = next && height + next->height < m_most * tall;
        if (leadsIn(blocks[at], next) || (isShort && isKept(blocks, at))) {
            leads.push_back(blocks[at].block);
        } else {
            addGroup(std::exchange(band, QString()), std::exchange(leads, {}), blocks[at].block);
            height = 0;
        }
    }
    if (!band.isEmpty() || !leads.empty())
        addGroup(band, leads, nullptr);
}

}

SheetPages::SheetPages(const report::Sheet& sheet, QPaintDevice& device, QSizeF page)
    : m_page(page),
      m_foot(sheet.title + QStringLiteral("  ·  ") + sheet.credits)
{
    report::Sheet kept = sheet;
    layOut(kept, device, usualPoints);
    double points = usualPoints;
    while (m_count > mostPages && points > leastPoints)
        layOut(kept, device, points -= step);
    if (m_count > mostPages) {
        kept = withoutSurplus(sheet, device);
        layOut(kept, device, points);
    }
    // What room is left on the last page goes to larger letters.
    for (const int pages = m_count; points < mostPoints && m_count <= mostPages;) {
        layOut(kept, device, points + step);
        if (m_count > pages) {
            layOut(kept, device, points);
            break;
        }
        points += step;
    }
}

// The rules, and what else there is room for, one part after the other.
report::Sheet SheetPages::withoutSurplus(const report::Sheet& sheet, QPaintDevice& device)
{
    report::Sheet kept = sheet;
    const auto isExtra = [](const report::Sheet::Part& part) { return part.isExtra; };
    kept.parts.erase(std::remove_if(kept.parts.begin(), kept.parts.end(), isExtra), kept.parts.end());
    for (const report::Sheet::Part& part : sheet.parts) {
        if (!part.isExtra)
            continue;
        kept.parts.push_back(part);
        layOut(kept, device, leastPoints);
        if (m_count > mostPages)
            kept.parts.pop_back();
    }
    return kept;
}

void SheetPages::layOut(const report::Sheet& sheet, QPaintDevice& device, double points)
{
    const SheetStyle style(device, points);
    m_points = points;
    m_footFont = SheetStyle(device, leastPoints).font();
    const double footHeight = SheetStyle(device, leastPoints).em * foot;
    const QSizeF inside(m_page.width(), m_page.height() - footHeight);
    Measurer measurer(style, inside);
    measurer.addTitle(sheet);
    for (const report::Sheet::Part& part : sheet.parts)
        measurer.addPart(part);
    Filler filler(inside, style.em * gutter);
    filler.place(measurer.groups);
    m_placed = std::move(filler.placed);
    m_count = filler.pages();
}

void SheetPages::paint(QPainter& painter, int page) const
{
    painter.setPen(Qt::black);
    for (const Placed& placed : m_placed) {
        if (placed.page == page)
            placed.piece->paint(painter, placed.where.topLeft());
    }
    const QString number = Text::tr("Page %1 of %2").arg(page + 1).arg(m_count);
    painter.setFont(m_footFont);
    const QFontMetricsF metrics(m_footFont, painter.device());
    const double width = metrics.horizontalAdvance(number);
    const QRectF line(0, m_page.height() - metrics.height(), m_page.width(), metrics.height());
    painter.drawText(line, Qt::AlignRight, number);
    painter.drawText(line, Qt::AlignLeft, sentencesWithin(line.width() - width * 1.5, m_foot, metrics));
}

}
