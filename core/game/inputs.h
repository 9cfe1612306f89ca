// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// What a procedure's inputs are for these units, this weapon and this distance, as far as its pack says. Null stands
/// for nobody yet.
packs::Values derivedInputs(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Weapon* weapon, std::optional<int> distance = {});

/// The weapon that a command to resolve the procedure names, or the only one at hand that the procedure takes.
const packs::Weapon* weaponOf(const Game& before, const packs::Procedure& procedure, const Json& command);
/// What its inputs were: what the command says, and what follows from the units of this game.
packs::Values valuesOf(const Game& before, const packs::Procedure& procedure, const Json& command);

/// Whether a distance makes a difference to the procedure, beside the weapon's modifier.
bool asksDistance(const packs::Pack& pack, const packs::Procedure& procedure);
/// The stretch of the weapon's range in which the distance lies; null when that is out of reach.
const packs::RangeBand* bandAt(const packs::Weapon& weapon, int distance);
/// How a lookup worked an input out of what the units have: `Repeaters 5, Carbines 2: +3`. Empty for other inputs.
QString howWorkedOut(const Game& game, const packs::ProcedureInput& input, const Unit* actor, const Unit* target,
                     const packs::Weapon* weapon, std::optional<int> distance);

/// Whether a line of what was said of a throw is such a one.
bool tellsHow(const packs::Pack& pack, const packs::Procedure& procedure, const QString& line);

/// The procedures that this unit may resolve now against such a target; null: the ones without a target.
std::vector<const packs::Procedure*> proceduresFor(const Game& game, const Unit& actor, const Unit* target);

/// Whether a unit may take the role.
bool fits(const Game& game, const packs::Role& role, const Unit& unit);

}
