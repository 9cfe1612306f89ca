// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/tree.h"

namespace adjutant::dice {

/// Finds expressions that stand in the text several times and throw dice of their own: their values differ, their
/// odds do not.
void findTwins(Tree& tree);

}
