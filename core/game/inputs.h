// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game
{

/// What a procedure's inputs are for these units and this weapon, as far as its pack says. Null stands for nobody yet.
packs::Values derivedInputs(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Weapon* weapon);

/// The procedures that this unit may resolve now against such a target; null: the ones without a target.
std::vector<const packs::Procedure*> proceduresFor(const Game& game, const Unit& actor, const Unit* target);

/// Whether a unit may take the role.
bool fits(const Game& game, const packs::Role& role, const Unit& unit);

}
