// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"

namespace adjutant::packs {

/// All that can be found wrong with a pack: what the reader finds, and when it is whole, what its worked examples and
/// its odds come to.
Faults check(const Files& files);

/// Whether the odds of every procedure can be worked out exactly. With small inputs they must be (its defaults, else
/// the number nearest to 5, the first weapon's dice, the first choice, no flag); with the largest ones a procedure
/// whose odds are sampled is worth a warning.
Faults checkOdds(const Pack& pack, const Files& files);

}
