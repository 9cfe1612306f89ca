// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "game/attempt.h"

namespace adjutant::game {

/// Who does what with what at whom, and what counted that cannot be read off the units: how far it is, what was ticked
/// or chosen, and numbers of `given` that are not as the game had them. `Shoot with HMG, Vane (Ann) at Rook (Bea),
/// under 36″, target in cover`.
QString inWords(const Game& game, const Attempt& attempt, const Json& given);

}
