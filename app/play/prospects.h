// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <vector>

namespace adjutant::app {

class Desk;
struct Prospect;

/// What the game knows of the inputs of a prospect.
packs::Values knownOf(const Desk& desk, const Prospect& prospect);
/// What follows from the scene, until somebody says otherwise; and of several weapons of the target with what it hits
/// back.
packs::Values proposedFor(const Desk& desk, const Prospect& prospect);
/// The parts of a weapon's range that are in reach: each begins where the one before it ends.
struct Stretch {
    int from = 0;
    const packs::RangeBand* band = nullptr;
};
std::vector<Stretch> stretchesOf(const packs::Weapon& weapon);
/// Whether it is said that the target is farther away than the weapon reaches that it takes.
bool isOutOfReach(const Prospect& prospect);
/// Whether the target would hit back in this, and has nothing that reaches the attacker. No melee: there all reach.
bool isAnsweredInVain(const Desk& desk, const Prospect& prospect);
/// Up to how far away a target may be without a change in the dice that all weapons bring together, and these.
struct Reach {
    int from = 0, to = 0;
    qint64 dice = 0;
};
/// The first few of them; none where the distance makes no difference to such dice.
std::vector<Reach> reachesOf(const Desk& desk, const Prospect& prospect);
constexpr int farthest = 999; ///< away that a target can be

/// Both: what is known comes before what it takes to follow.
packs::Values unsaidOf(const Desk& desk, const Prospect& prospect);

}
