// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/cards.h"

class QPagedPaintDevice;

namespace adjutant::app {

/// Unit cards, two beside each other to be cut out, and the score sheet on a page of its own. Gives the pages printed.
int print(const report::Cards& cards, QPagedPaintDevice& paper);

}
