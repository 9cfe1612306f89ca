// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reveal.h"

#include <QCoreApplication>
#include <QPointer>
#include <QScrollArea>
#include <QTimer>

namespace adjutant::app {

void reveal(QWidget& widget)
{
    QScrollArea* scroll = scrollAreaAround(widget);
    if (!scroll || !widget.isVisible())
        return;
    const QPoint top = widget.mapTo(scroll->widget(), QPoint());
    // From below if it is too high, so that its beginning is in sight.
    scroll->ensureVisible(top.x(), top.y() + widget.height(), 0, 4);
    scroll->ensureVisible(top.x(), top.y(), 0, 4);
}

QScrollArea* scrollAreaAround(const QWidget& widget)
{
    QWidget* outer = widget.parentWidget();
    while (outer && !outer->isWindow() && !qobject_cast<QScrollArea*>(outer))
        outer = outer->parentWidget();
    return qobject_cast<QScrollArea*>(outer);
}

void revealLater(const QList<QWidget*>& widgets)
{
    const auto revealAll = [there = QList<QPointer<QWidget>>(widgets.begin(), widgets.end())] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        for (QWidget* widget : there)
            if (widget)
                reveal(*widget);
    };
    QTimer::singleShot(0, qApp, [revealAll] {
        revealAll();
        QTimer::singleShot(0, qApp, revealAll); // what stands around them may have taken another height since
    });
}

}
