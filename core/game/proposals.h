// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// What the effects of a procedure would change. A counter never leaves its range.
std::vector<Proposal> proposalsOf(const Game& game, const packs::Procedure& procedure, const packs::Values& values,
                                  const packs::Resolution& resolution, const QString& actor, const QString& target);

/// Proposals as people wrote them: `[{"unit","counter","value"}, {"unit","status","on"}]`. A weapon that the unit
/// carries counts as a counter, and so does a member of it: how many are left of those that the number of minis tells.
Expected<std::vector<Proposal>> readProposals(const Game& game, const Json& list);

/// Whether it changes how many of a weapon the unit carries, which people say and no procedure proposes.
bool isOfAWeapon(const Game& game, const Proposal& proposal);
/// Whether it says how many are left of a member that the unit has, which people say, too. Of a weapon with the same id
/// it is the weapon that is meant.
bool isOfAMember(const Game& game, const Proposal& proposal);

/// Makes them true, and says what changed.
QString applyProposals(Game& game, const std::vector<Proposal>& proposals);

/// Takes what is pending as it was proposed; where somebody falls, with the cheapest of their weapons.
QString acceptPending(Game& game, bool weaponsFall = false);
/// What that says where there was nothing to take.
QString nothingAccepted();

/// `Ann wins, 7 : 4`, of a game that is over.
QString resultOf(const Game& game);

}
