// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// What a side keeps from the others until it is revealed or used up: cubes in hand, and with them what is left in the
// pool, which would tell them.

bool isHidden(const Game& game, const Side& side, const packs::Resource& resource);
/// Whether some side has a hand that nobody else sees now.
bool hidesAnything(const Game& game);
/// A command as the table may read it now that was given in this round; a mend, and a round that was undone, tell no
/// more than the commands in them.
Json openPart(const Game& now, int round, const Json& command);
/// Whether its dice would tell what is hidden.
bool hidesDice(const Game& now, int round, const Json& command);

}
