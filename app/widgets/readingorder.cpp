// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/readingorder.h"

#include "widgets/reveal.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace adjutant::app {

namespace {

void read(QWidget& widget, QList<QWidget*>& found);

void read(const QLayout& layout, QList<QWidget*>& found)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->widget())
            read(*item->widget(), found);
        else if (item->layout())
            read(*item->layout(), found);
    }
}

void read(QWidget& widget, QList<QWidget*>& found)
{
    // Of buttons of which one is pressed, Tab leads to that one only; the others may be it later.
    if (widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy())
        found.append(&widget);
    if (const auto* scroll = qobject_cast<const QScrollArea*>(&widget); scroll && scroll->widget())
        read(*scroll->widget(), found);
    else if (const auto* splitter = qobject_cast<const QSplitter*>(&widget))
        for (int i = 0; i < splitter->count(); ++i)
            read(*splitter->widget(i), found);
    else if (widget.layout())
        read(*widget.layout(), found);
}

bool isReached(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isVisible() && widget.isEnabled();
}

/// How far apart two stretches are; negative: they overlap.
int gapBetween(int aFrom, int aTo, int bFrom, int bTo)
{
    return std::max(aFrom, bFrom) - std::min(aTo, bTo);
}

QWidget* nextRowIn(const QWidget& part, const QRect& from, bool below, bool inColumn, const QWidget* without)
{
    struct Place {
        QWidget* widget;
        int down, across;
    };
    std::vector<Place> places;
    for (QWidget* widget : part.findChildren<QWidget*>()) {
        if (!isReached(*widget) || widget->window() != part.window() || (without && without->isAncestorOf(widget)))
            continue;
        const QRect at(widget->mapTo(&part, QPoint()), widget->size());
        const int down = below ? at.center().y() - from.bottom() : from.top() - at.center().y();
        if (down > 0 && (!inColumn || gapBetween(at.left(), at.right(), from.left(), from.right()) < 0))
            places.push_back({widget, below ? at.top() - from.bottom() : from.top() - at.bottom(),
                              std::abs(at.center().x() - from.center().x())});
    }
    if (places.empty())
        return nullptr;
    const auto closest =
        std::min_element(places.begin(), places.end(), [](auto& a, auto& b) { return a.down < b.down; });
    const int row = closest->down + from.height() / 2;
    std::erase_if(places, [row](const Place& place) { return place.down > row; });
    return std::min_element(places.begin(), places.end(), [](auto& a, auto& b) { return a.across < b.across; })->widget;
}

}

QList<QWidget*> inReadingOrder(QWidget& part)
{
    QList<QWidget*> found;
    read(part, found);
    return found;
}

void tabThrough(const QList<QWidget*>& widgets)
{
    for (qsizetype i = 1; i < widgets.size(); ++i)
        QWidget::setTabOrder(widgets[i - 1], widgets[i]);
}

QWidget* firstReached(QWidget& part)
{
    const QList<QWidget*> read = inReadingOrder(part);
    const auto first = std::find_if(read.begin(), read.end(), [](const QWidget* one) { return isReached(*one); });
    return first == read.end() ? nullptr : *first;
}

QWidget* inNextRow(const QWidget& from, bool below)
{
    const QScrollArea* scroll = scrollAreaAround(from);
    if (scroll) {
        const QWidget& inside = *scroll->widget();
        if (QWidget* next = nextRowIn(inside, QRect(from.mapTo(&inside, QPoint()), from.size()), below, false, nullptr))
            return next;
    }
    const QWidget& column = scroll ? static_cast<const QWidget&>(*scroll) : from;
    return nextRowIn(*from.window(), QRect(column.mapTo(from.window(), QPoint()), column.size()), below, true, scroll);
}

}
