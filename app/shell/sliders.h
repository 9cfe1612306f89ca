// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QRect;
class QStyleOptionSlider;

namespace adjutant::app {

struct Colours;

/// A groove, filled in the accent up to the handle, which is a ring that a finger can take.
void paintSlider(QPainter& painter, const Colours& colours, const QStyleOptionSlider& slider, const QRect& handle);

}
