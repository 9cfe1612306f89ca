// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/scrollbars.h"

#include "shell/boxes.h"

#include <QStyleOptionSlider>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int air = 4;

/// From where to where the handle goes, along the bar.
std::pair<int, int> handleSpan(const QStyleOptionSlider& bar, int length)
{
    int handle = length;
    if (const qint64 range = qint64(bar.maximum) - bar.minimum; range > 0)
        handle = std::min(length, std::max(leastHandle, int(bar.pageStep * qint64(length) / (range + bar.pageStep))));
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    return {start, start + handle};
}

}

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const auto [start, end] = handleSpan(bar, length);
    const auto between = [&](int from, int to) {
        const QRect& all = bar.rect;
        return across ? QRect(all.left() + from, all.top(), to - from, all.height())
                      : QRect(all.left(), all.top() + from, all.width(), to - from);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return between(start, end);
    case QStyle::SC_ScrollBarSubPage:
        return between(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return between(end, length);
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    default:
        return {};
    }
}

void paintScrollBar(QPainter& painter, const QRect& handle, const QColor& colour)
{
    paintBox(painter, handle.adjusted(air, air, -air, -air), {colour, {}, 0, air});
}

}
