// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reveal.h"

#include <QCoreApplication>
#include <QPointer>
#include <QScrollArea>
#include <QTimer>

namespace adjutant::app {

namespace {

QScrollArea* scrollAreaAround(const QWidget& widget)
{
    for (QWidget* outer = widget.parentWidget(); outer; outer = outer->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(outer))
            return scroll;
    return nullptr;
}

/// From below if it is too high, so that its beginning is in sight.
void reveal(QWidget& widget)
{
    QScrollArea* scroll = scrollAreaAround(widget);
    if (!scroll || !widget.isVisible())
        return;
    const QPoint top = widget.mapTo(scroll->widget(), QPoint());
    const int x = scroll->horizontalScrollBar() ? top.x() : 0;
    scroll->ensureVisible(x, top.y() + widget.height(), 0, 4);
    scroll->ensureVisible(x, top.y(), 0, 4);
}

}

void revealLater(const QList<QWidget*>& widgets)
{
    QList<QPointer<QWidget>> there(widgets.begin(), widgets.end());
    QTimer::singleShot(0, qApp, [there] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        for (QWidget* widget : there)
            if (widget)
                reveal(*widget);
    });
}

}
