// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <optional>

namespace adjutant::game {

class Fields;

/// Who is about to resolve what, at whom and with what. One that was read may be resolved now: its units are in play
/// and fit their roles, its weapon is at hand, its values are complete, and neither the track nor the pack forbids it.
/// It lives as long as no unit is added to the game or leaves it.
struct Attempt {
    const packs::Procedure* procedure = nullptr;
    const Unit* actor = nullptr;           ///< null: nobody, it is the table that throws
    const Unit* target = nullptr;          ///< null: there is none
    const packs::Weapon* weapon = nullptr; ///< the one that was named, or the only one at hand
    std::optional<int> distance;
    packs::Values values;

    /// How many of its weapon's attacks this is; 0 where they are not counted.
    int attacks() const;
};

/// What a `resolve` wants, or the first thing that is wrong with it.
Expected<Attempt> readAttempt(Game& game, const Fields& fields);

}
