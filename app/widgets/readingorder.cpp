// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/readingorder.h"

#include <QLayout>
#include <QScrollArea>

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
    else if (widget.layout())
        read(*widget.layout(), found);
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

}
