// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/tree.h"

namespace adjutant::dice {

/// Works out the range of every number in the tree. Throws a Failure at what is certain to go wrong; marks the tree
/// doubtful when the ranges alone cannot tell.
void checkRanges(Tree& tree);

}
