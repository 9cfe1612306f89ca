// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// What a pack counts of a side.

/// How many units of the side that are in play count.
int count(const Game& game, const packs::Tally& tally, const QString& side);
/// The same where it is known: of units that the players are asked about, only that there are none.
std::optional<int> known(const Game& game, const packs::Tally& tally, const QString& side);

/// The game begins: a resource that is a sum over the units is added up, unless the table has set it.
void addUpForces(Game& game);

}
