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

int typeOf(const Game& game, const Unit& unit)
{
    const auto& types = game.pack->units;
    const auto found = std::find_if(types.begin(), types.end(), [&](const auto& one) { return one.id == unit.type; });
    return static_cast<int>(found - types.begin());
}

}

Numbers stateOf(const Game& game, const Unit& unit)
{
    Numbers numbers = unit.counters;
    for (const packs::Status& status : game.pack->statuses)
        if (!status.ofSide)
            add(numbers, {{status.id, unit.statuses.contains(status.id) ? 1 : 0}});
    if (memberCounter(game, unit))
        for (const packs::Member& member : game.pack->members)
            add(numbers, {{member.id, countOfMember(game, unit, member.id)}});
    return numbers;
}

dice::Bindings bindingsOf(const Numbers& numbers)
{
    dice::Bindings bound;
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        bound[packs::diceName(it.key())] = std::int64_t(*it);
    return bound;
}

bool Standing::meets(const packs::Condition& condition)
{
    if (condition.isEmpty())
        return true;
    for (const dice::Input& input : condition.program->inputs())
        m_bound.try_emplace(input.name, std::int64_t(0));
    return condition.isMet(m_bound);
}

Standing& Standings::ofTable()
{
    using namespace packs;
    if (!m_table)
        m_table.emplace(
            Numbers{{standing::round, m_game.round},
                    {standing::lastRound, m_game.roundCount() > 0 && m_game.round >= m_game.roundCount() ? 1 : 0}});
    return *m_table;
}

Standing& Standings::of(const Side& side)
{
    if (const auto found = m_sides.find(side.id); found != m_sides.end())
        return found->second;
    Numbers numbers;
    if (m_game.stage == Stage::Activation)
        numbers = rulesOf(*m_game.pack).numbersOf(m_game, side);
    numbers.insert(packs::standing::living, static_cast<int>(m_game.living(side.id).size()));
    add(numbers, declaredFor(m_game, side));
    add(numbers, ofTable().numbers());
    return m_sides.emplace(side.id, std::move(numbers)).first->second;
}

Standing& Standings::of(const Unit& unit)
{
    using namespace packs;
    if (const auto found = m_units.find(unit.id); found != m_units.end())
        return found->second;
    Numbers numbers = stateOf(m_game, unit);
    add(numbers, unit.options);
    const bool active = unit.id == m_game.active;
    add(numbers, {{standing::type, typeOf(m_game, unit)},
                  {standing::active, active ? 1 : 0},
                  {standing::attacks, active ? m_game.attacks : 0}});
    if (m_game.stage == Stage::Activation)
        add(numbers, rulesOf(*m_game.pack).numbersOf(m_game, unit));
    add(numbers, of(*m_game.side(unit.side)).numbers());
    return m_units.emplace(unit.id, std::move(numbers)).first->second;
}

}
