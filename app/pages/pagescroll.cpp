// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/pagescroll.h"

#include <QEvent>
#include <QLayout>

namespace adjutant::app {

PageScroll::PageScroll(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

void PageScroll::fit()
{
    const QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (!layout || !layout->hasHeightForWidth())
        return;
    const int width = std::min(viewport()->width(), widget()->maximumWidth());
    const int height = layout->totalMinimumHeightForWidth(width);
    if (height != widget()->minimumHeight())
        widget()->setMinimumHeight(height);
}

void PageScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

// The base watches the page already.
bool PageScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

}
