// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/piece.h"

namespace adjutant::app {

/// A table for this width: whole, or if it is higher than `most`, in several, each below the head.
Pieces tablePieces(const lookup::Block& table, const SheetStyle& style, double width, double most);

/// The least width in which no word of the table is broken.
double leastWidth(const lookup::Block& table, const SheetStyle& style);

}
