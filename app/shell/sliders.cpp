// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/sliders.h"

#include "shell/boxes.h"

#include <QStyleOptionSlider>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int grooveWidth = 4;
constexpr int ringWidth = 2;

/// The part of the groove from one end of the slider to the other.
QRect grooveOf(const QStyleOptionSlider& slider, int from, int to)
{
    const QPoint middle = slider.rect.center();
    return slider.orientation == Qt::Horizontal ? QRect(from, middle.y() - grooveWidth / 2, to - from, grooveWidth)
                                                : QRect(middle.x() - grooveWidth / 2, from, grooveWidth, to - from);
}

}

void paintSlider(QPainter& painter, const Colours& colours, const QStyleOptionSlider& slider, const QRect& handle)
{
    const bool across = slider.orientation == Qt::Horizontal;
    const int begin = across ? slider.rect.left() : slider.rect.top();
    const int end = across ? slider.rect.right() + 1 : slider.rect.bottom() + 1;
    const int now = across ? handle.center().x() : handle.center().y();
    const QRect behind = slider.upsideDown ? grooveOf(slider, now, end) : grooveOf(slider, begin, now);
    const bool enabled = slider.state.testFlag(QStyle::State_Enabled);
    paintBox(painter, grooveOf(slider, begin, end), {colours.chartBar, {}, 0, grooveWidth / 2});
    paintBox(painter, behind, {enabled ? colours.accent : colours.chartBar, {}, 0, grooveWidth / 2});

    const bool focused = slider.state.testFlag(QStyle::State_HasFocus);
    QRect ring(QPoint(), QSize(1, 1) * std::min(handle.width(), handle.height()));
    ring.moveCenter(handle.center());
    const QColor edge = focused ? colours.focus : enabled ? colours.accent : colours.line;
    paintBox(painter, ring,
             {slider.palette.color(QPalette::Button), edge, focused ? ringWidth + 1 : ringWidth, ring.width() / 2});
}

}
