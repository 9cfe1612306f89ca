// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/bound.h"
#include "dice/odds.h"

#include <atomic>

namespace adjutant::dice
{

/// The answer by throwing: always the same for the same question. Throws a Failure when a throw goes wrong, or when
/// it is cancelled.
Odds sampled(const Tree& tree, const Bound& bound, const std::vector<std::int32_t>& asked,
             const std::atomic<bool>* cancelled);

}
