// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/tree.h"

namespace adjutant::dice {

/// Finds out which names are worked out in place, which pools are only looked at, and what each expression needs.
void makePlan(Tree& tree);

bool keepsOrDrops(NodeKind kind);

}
