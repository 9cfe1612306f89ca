// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyle>

class QColor;
class QPainter;
class QStyleOptionSlider;

namespace adjutant::app {

/// A scroll bar is a handle on nothing, without arrows.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
void paintScrollBar(QPainter& painter, const QRect& handle, const QColor& colour);

inline constexpr int leastHandle = 56; ///< with the air around it

}
