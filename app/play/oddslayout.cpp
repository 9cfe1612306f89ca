// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/oddslayout.h"

#include <QWidget>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int across = 16, down = 8;

/// A chart, or some chances above one another.
struct Block {
    std::size_t first = 0, count = 1; ///< of the charts or of the chances
    bool chart = false;
    QSize size;
};

std::vector<Block> blocksOf(const std::vector<QSize>& charts, const std::vector<QSize>& chances, std::size_t inStack)
{
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < charts.size(); ++i)
        blocks.push_back({i, 1, true, charts[i]});
    for (std::size_t i = 0; i < chances.size(); i += inStack) {
        Block stack{i, std::min(inStack, chances.size() - i), false, {}};
        for (std::size_t k = i; k < i + stack.count; ++k)
            stack.size =
                QSize(std::max(stack.size.width(), chances[k].width()), stack.size.height() + chances[k].height());
        blocks.push_back(stack);
    }
    return blocks;
}

std::vector<std::vector<Block>> linesOf(const std::vector<Block>& blocks, int width)
{
    std::vector<std::vector<Block>> lines;
    int used = 0;
    for (Block block : blocks) {
        block.size.setWidth(std::min(block.size.width(), width));
        if (lines.empty() || used + across + block.size.width() > width) {
            lines.emplace_back();
            used = -across;
        }
        used += across + block.size.width();
        lines.back().push_back(block);
    }
    return lines;
}

void widenCharts(std::vector<Block>& line, int width)
{
    int left = width - across * (static_cast<int>(line.size()) - 1);
    for (const Block& block : line)
        left -= block.size.width();
    auto charts = static_cast<int>(std::count_if(line.begin(), line.end(), [](const Block& one) { return one.chart; }));
    for (Block& block : line) {
        if (!block.chart)
            continue;
        const int part = left / charts--;
        block.size.rwidth() += part;
        left -= part;
    }
}

OddsPlaces stacked(const std::vector<QSize>& charts, const std::vector<QSize>& chances, int width, std::size_t inStack)
{
    OddsPlaces places;
    for (std::vector<Block>& line : linesOf(blocksOf(charts, chances, inStack), width)) {
        widenCharts(line, width);
        const int top = places.height > 0 ? places.height + down : 0;
        int left = 0;
        for (const Block& block : line) {
            int y = top;
            for (std::size_t i = block.first; i < block.first + block.count; ++i) {
                const int high = block.chart ? block.size.height() : chances[i].height();
                (block.chart ? places.charts : places.chances).emplace_back(left, y, block.size.width(), high);
                y += high;
            }
            places.height = std::max(places.height, y);
            left += block.size.width() + across;
        }
    }
    return places;
}

std::vector<QSize> shownSizes(const std::vector<QLayoutItem*>& items)
{
    std::vector<QSize> sizes;
    for (const QLayoutItem* item : items)
        if (!item->isEmpty())
            sizes.push_back(item->sizeHint());
    return sizes;
}

void place(const std::vector<QLayoutItem*>& items, const std::vector<QRect>& places, QPoint origin)
{
    auto at = places.begin();
    for (QLayoutItem* item : items)
        if (!item->isEmpty())
            item->setGeometry((at++)->translated(origin));
}

}

OddsPlaces placesOf(const std::vector<QSize>& charts, const std::vector<QSize>& chances, int width, int mostInStack)
{
    OddsPlaces best = stacked(charts, chances, width, 1);
    for (int inStack = 2; inStack <= mostInStack; ++inStack) {
        OddsPlaces other = stacked(charts, chances, width, static_cast<std::size_t>(inStack));
        if (other.height < best.height)
            best = std::move(other);
    }
    return best;
}

OddsLayout::~OddsLayout()
{
    for (const auto* items : {&m_charts, &m_chances})
        qDeleteAll(*items);
}

void OddsLayout::addChart(QWidget* chart)
{
    addChildWidget(chart);
    m_charts.push_back(new QWidgetItem(chart));
    invalidate();
}

void OddsLayout::addChance(QWidget* chance)
{
    addChildWidget(chance);
    m_chances.push_back(new QWidgetItem(chance));
    invalidate();
}

void OddsLayout::setMostInStack(int most)
{
    m_mostInStack = most;
    invalidate();
}

void OddsLayout::addItem(QLayoutItem* item)
{
    m_chances.push_back(item);
}

int OddsLayout::count() const
{
    return static_cast<int>(m_charts.size() + m_chances.size());
}

QLayoutItem* OddsLayout::itemAt(int index) const
{
    const auto at = static_cast<std::size_t>(index);
    if (index < 0 || index >= count())
        return nullptr;
    return at < m_charts.size() ? m_charts[at] : m_chances[at - m_charts.size()];
}

QLayoutItem* OddsLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    std::erase(m_charts, item);
    std::erase(m_chances, item);
    return item;
}

OddsPlaces OddsLayout::placesIn(int width) const
{
    return placesOf(shownSizes(m_charts), shownSizes(m_chances), width, m_mostInStack);
}

int OddsLayout::heightForWidth(int width) const
{
    return placesIn(width).height;
}

QSize OddsLayout::sizeHint() const
{
    return minimumSize();
}

QSize OddsLayout::minimumSize() const
{
    QSize size;
    for (const auto* items : {&m_charts, &m_chances})
        for (const QLayoutItem* item : *items)
            if (!item->isEmpty())
                size = size.expandedTo(item->minimumSize());
    return size;
}

void OddsLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const OddsPlaces places = placesIn(rect.width());
    place(m_charts, places.charts, rect.topLeft());
    place(m_chances, places.chances, rect.topLeft());
}

}
