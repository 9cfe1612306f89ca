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
    const auto heightAt = [&](int width) {
        return layout->totalMinimumHeightForWidth(std::min(width, widget()->maximumWidth()));
    };
    // Without a scroll bar where that is enough: a bar that is there takes width away and so keeps itself needed.
    const QSize room = maximumViewportSize();
    int height = heightAt(room.width());
    if (height > room.height())
        height = heightAt(viewport()->width());
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
