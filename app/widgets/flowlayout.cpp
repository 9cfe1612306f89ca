// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace adjutant::app {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent)
{
    setSpacing(gap);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout* FlowLayout::in(QWidget* widget, int gap)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
    return new FlowLayout(widget, gap);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

/// What is of fixed height, but higher where it is narrow, needs an alignment to be given that height.
void FlowLayout::addItem(QLayoutItem* item)
{
    const QWidget* widget = item->widget();
    if (widget && widget->sizePolicy().verticalPolicy() == QSizePolicy::Fixed && !item->alignment())
        item->setAlignment(Qt::AlignVCenter);
    m_items.append(item);
}

/// At the top of its line, as high as it wants to be.
void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addChildWidget(widget);
    auto* item = new QWidgetItem(widget);
    item->setAlignment(Qt::AlignTop);
    m_items.insert(index, item);
    invalidate();
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

void FlowLayout::setColumns(int most, bool mirrored)
{
    m_columns = most;
    m_mirrored = mirrored;
    invalidate();
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = 0;
    for (const Line& line : linesIn(width - margins.left() - margins.right()))
        height += line.height + (height > 0 ? spacing() : 0);
    return height + margins.top() + margins.bottom();
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int y = inside.y();
    for (const Line& line : linesIn(inside.width())) {
        int x = m_mirrored ? inside.x() + inside.width() : inside.x();
        for (qsizetype i = 0; i < line.items.size(); ++i) {
            const int width = line.widths[i];
            line.items[i]->setGeometry(QRect(m_mirrored ? x - width : x, y, width, line.height));
            x += (m_mirrored ? -1 : 1) * (width + spacing());
        }
        y += line.height + spacing();
    }
}

/// The width of each where all have the same, or 0.
int FlowLayout::evenWidth(int width) const
{
    int widest = 0;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            widest = std::max(widest, item->sizeHint().width());
    if (m_columns == 0 || widest == 0)
        return 0;
    const int columns = std::clamp((width + spacing()) / (widest + spacing()), 1, m_columns);
    return (width - (columns - 1) * spacing()) / columns;
}

QList<FlowLayout::Line> FlowLayout::linesIn(int width) const
{
    const int inside = std::max(width, 1);
    const int even = evenWidth(inside);
    QList<Line> lines;
    int used = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const int wanted = even > 0 ? even : std::min(item->sizeHint().width(), inside);
        const int least = m_shrinking ? std::min(item->minimumSize().width(), wanted) : wanted;
        if (lines.isEmpty() || used + spacing() + least > inside) {
            lines.append(Line());
            used = -spacing();
        }
        used += spacing() + least;
        lines.last().items.append(item);
        lines.last().widths.append(wanted);
    }
    if (m_together)
        giveCompany(lines, inside);
    for (Line& line : lines)
        share(line, inside);
    return lines;
}

/// The last of the line above comes down to what would stand alone.
void FlowLayout::giveCompany(QList<Line>& lines, int width) const
{
    constexpr qsizetype least = 3;
    if (lines.size() < 2 || lines.last().items.size() > 1)
        return;
    Line& above = lines[lines.size() - 2];
    Line& alone = lines.last();
    if (above.items.size() < least || above.widths.last() + spacing() + alone.widths.first() > width)
        return;
    alone.items.prepend(above.items.takeLast());
    alone.widths.prepend(above.widths.takeLast());
}

/// Gives what is left of a line to what may grow, takes what is too much from what may shrink, and says how high it is.
void FlowLayout::share(Line& line, int width) const
{
    int left = width - spacing() * static_cast<int>(line.items.size() - 1);
    for (const int wanted : line.widths)
        left -= wanted;
    const auto mayChange = [this, &left](const QLayoutItem* item, int wanted) {
        if (left < 0)
            return std::max(0, wanted - item->minimumSize().width());
        return int(m_filling && item->expandingDirections().testFlag(Qt::Horizontal));
    };
    int all = 0;
    for (qsizetype i = 0; i < line.items.size(); ++i)
        all += mayChange(line.items[i], line.widths[i]);
    for (qsizetype i = 0; i < line.items.size() && all > 0 && left != 0; ++i) {
        const int part = mayChange(line.items[i], line.widths[i]);
        const int change = part * left / all;
        all -= part;
        line.widths[i] += change;
        left -= change;
    }
    for (qsizetype i = 0; i < line.items.size(); ++i) {
        QLayoutItem* item = line.items[i];
        line.height = std::max(line.height, item->hasHeightForWidth() ? item->heightForWidth(line.widths[i])
                                                                      : item->sizeHint().height());
    }
}

}
