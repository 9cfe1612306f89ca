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

void FlowLayout::addItem(QLayoutItem* item)
{
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

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem*> line;
    int width = 0;
    int height = 0;
    int y = inside.y();
    const auto finish = [&] {
        if (place)
            placeLine(line, inside, y, height);
        y += height;
        line.clear();
        width = 0;
        height = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(std::max(inside.width(), 1), QWIDGETSIZE_MAX));
        if (!line.isEmpty() && width + spacing() + size.width() > inside.width()) {
            finish();
            y += spacing();
        }
        width += size.width() + (line.isEmpty() ? 0 : spacing());
        height = std::max(height, item->hasHeightForWidth() ? item->heightForWidth(size.width()) : size.height());
        line.append(item);
    }
    finish();
    return y - rect.y() + contentsMargins().bottom();
}

void FlowLayout::placeLine(const QList<QLayoutItem*>& line, const QRect& inside, int y, int height) const
{
    int width = spacing() * std::max<int>(0, static_cast<int>(line.size()) - 1);
    for (const QLayoutItem* item : line)
        width += std::min(item->sizeHint().width(), inside.width());
    const auto grows = [this](const QLayoutItem* item) {
        return m_filling && item->expandingDirections().testFlag(Qt::Horizontal);
    };
    const int growing = static_cast<int>(std::count_if(line.begin(), line.end(), grows));
    const int more = growing > 0 ? std::max(0, inside.width() - width) / growing : 0;
    int x = inside.x();
    for (QLayoutItem* item : line) {
        const int own = std::min(item->sizeHint().width(), inside.width()) + (grows(item) ? more : 0);
        item->setGeometry(QRect(x, y, own, height));
        x += own + spacing();
    }
}

}
