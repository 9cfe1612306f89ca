// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "game/game.h"

namespace adjutant::game
{

/// The state as `game show --json` prints it; also what a saved game's checks compare. The clock is the journal's.
Json toJson(const Game& game);
/// The same for people, a line a fact.
QString toWords(const Game& game);

}
