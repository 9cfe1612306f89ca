// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QRect;
class QScreen;
class QWidget;

namespace adjutant::app {

/// Moves what opens below this place, or above it where there is no room below, and into the screen.
void moveBeside(QWidget& opening, const QRect& place, const QScreen& screen);

}
