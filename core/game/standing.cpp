// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/standing.h"

#include "game/roster.h"
#include "game/tallies.h"
#include "game/tracks/rules.h"
#include "packs/standing.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// What is there already hides it.
void add(Numbers& numbers, const Numbers& more)
{
    for (auto it = more.begin(); it != more.end(); ++it)
        if (!numbers.contains(it.key()))
            numbers.insert(it.key(), *it);
}

Numbers declaredFor(const Game& game, const Side& side)
{
    Numbers numbers = side.resources;
    for (const packs::Tally& tally : game.pack->tallies)
        numbers.insert(tally.id, count(game, tally, side.id));
    for (const QString& status : side.statuses.keys())
        numbers.insert(status, 1);
    return numbers;
}

Numbers declaredFor(const Game& game, const Unit& unit)
{
    Numbers numbers = unit.counters;
    for (const packs::Status& status : game.pack->statuses)
        if (!status.ofSide)
            add(numbers, {{status.id, unit.statuses.contains(status.id) ? 1 : 0}});
    if (memberCounter(game, unit))
        for (const packs::Member& member : game.pack->members)
            add(numbers, {{member.id, countOfMember(game, unit, member.id)}});
    add(numbers, unit.options);
    return numbers;
}

int typeOf(const Game& game, const Unit& unit)
{
    const auto& types = game.pack->units;
    const auto found = std::find_if(types.begin(), types.end(), [&](const auto& one) { return one.id == unit.type; });
    return static_cast<int>(found - types.begin());
}

}

Numbers numbersOf(const Game& game)
{
    using namespace packs;
    return {{standing::round, game.round},
            {standing::lastRound, game.roundCount() > 0 && game.round >= game.roundCount() ? 1 : 0}};
}

Numbers numbersOf(const Game& game, const Side& side)
{
    Numbers numbers;
    if (game.stage == Stage::Activation)
        numbers = rulesOf(*game.pack).numbersOf(game, side);
    numbers.insert(packs::standing::living, static_cast<int>(game.living(side.id).size()));
    add(numbers, declaredFor(game, side));
    add(numbers, numbersOf(game));
    return numbers;
}

Numbers numbersOf(const Game& game, const Unit& unit)
{
    using namespace packs;
    Numbers numbers = declaredFor(game, unit);
    const bool active = unit.id == game.active;
    add(numbers, {{standing::type, typeOf(game, unit)},
                  {standing::active, active ? 1 : 0},
                  {standing::attacks, active ? game.attacks : 0}});
    if (game.stage == Stage::Activation)
        add(numbers, rulesOf(*game.pack).numbersOf(game, unit));
    add(numbers, numbersOf(game, *game.side(unit.side)));
    return numbers;
}

bool holds(const packs::Condition& condition, const Numbers& numbers)
{
    if (condition.isEmpty())
        return true;
    dice::Bindings bound;
    for (const dice::Input& input : condition.program->inputs())
        bound[input.name] = std::int64_t(0);
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        bound[packs::diceName(it.key())] = std::int64_t(*it);
    return condition.isMet(bound);
}

}
