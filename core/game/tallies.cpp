// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tallies.h"

#include <algorithm>

namespace adjutant::game {

namespace {

bool counts(const Game& game, const packs::Tally& tally, const Unit& unit)
{
    const bool any = tally.kinds.isEmpty() && tally.units.isEmpty();
    return (any || tally.kinds.contains(game.kindOf(unit).id) || tally.units.contains(unit.type)) &&
           game.holds(tally.when, unit);
}

}

int count(const Game& game, const packs::Tally& tally, const QString& side)
{
    return static_cast<int>(std::count_if(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.side == side && unit.inPlay() && counts(game, tally, unit);
    }));
}

std::optional<int> known(const Game& game, const packs::Tally& tally, const QString& side)
{
    const int number = count(game, tally, side);
    return tally.asked && number > 0 ? std::nullopt : std::optional(number);
}

void addUpForces(Game& game)
{
    for (const packs::Resource& resource : game.pack->resources) {
        for (Side& side : game.sides) {
            int& number = side.resources[resource.id];
            if (resource.sumOf.isEmpty() || number != resource.start)
                continue;
            for (const Unit& unit : game.units)
                number += unit.side == side.id ? unit.options.value(resource.sumOf) : 0;
            number = std::min(number, resource.most);
        }
    }
}

}
