// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/tree.h"

namespace adjutant::dice {

/// Finds the throws of which the rest of the program needs no faces, only how many dice meet one condition: at the
/// table a count will do then.
void findCounted(Tree& tree);

}
