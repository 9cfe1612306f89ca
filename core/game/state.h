// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "game/game.h"

namespace adjutant::game {

/// Open: what the table may see. All: also what a side hides.
enum class Show { Open, All };

/// The state as `game show --json` prints it; all of it is what a saved game's checks compare. The clock is the
/// journal's.
Json toJson(const Game& game, Show show = Show::Open);
/// The same for people, a line a fact.
QString toWords(const Game& game);

}
