// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/derive.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

std::optional<Value> number(const std::optional<int>& value)
{
    return value ? std::optional(Value(qint64(*value))) : std::nullopt;
}

std::optional<Value> choice(const QString& id, const ProcedureInput& input)
{
    const int exact = input.indexOf(id);
    const int index = exact < 0 ? input.indexOf(id.toLower()) : exact;
    return index < 0 ? std::nullopt : std::optional(Value(qint64(index)));
}

std::optional<Value> diceOf(const Weapon& weapon, const ProcedureInput& input)
{
    if (!weapon.dice)
        return std::nullopt;
    return input.kind == ProcedureInput::Kind::Dice ? Value(*weapon.dice) : Value(qint64(weapon.dice->count));
}

// Which band it is only the players can see, unless there is but one in reach.
std::optional<Value> modifierOf(const Weapon& weapon)
{
    const auto inReach = [](const RangeBand& band) { return !band.out; };
    if (std::count_if(weapon.bands.begin(), weapon.bands.end(), inReach) != 1)
        return std::nullopt;
    return Value(qint64(std::find_if(weapon.bands.begin(), weapon.bands.end(), inReach)->modifier));
}

}

std::optional<Value> valueFrom(const Stat& stat, const ProcedureInput& input)
{
    if (input.kind != ProcedureInput::Kind::Choice)
        return number(stat.value);
    const auto named = choice(stat.text, input);
    const bool byPlace = !named && stat.value && *stat.value >= 0 && *stat.value < int(input.choices.size());
    return byPlace ? number(stat.value) : named; // its text may be in another language than the ids
}

std::optional<Value> valueFrom(const Weapon& weapon, const QString& what, const ProcedureInput& input)
{
    if (what == QLatin1String("dice"))
        return diceOf(weapon, input);
    if (what == QLatin1String("attacks"))
        return number(weapon.attacks);
    if (what == QLatin1String("cost"))
        return number(weapon.cost);
    if (what == QLatin1String("row"))
        return choice(weapon.row, input);
    if (what == QLatin1String("modifier"))
        return modifierOf(weapon);
    if (what == QLatin1String("melee"))
        return Value(qint64(weapon.melee));
    if (what == QLatin1String("single-use"))
        return Value(qint64(weapon.singleUse));
    const Stat* stat = weapon.stat(what);
    return stat ? valueFrom(*stat, input) : std::nullopt;
}

}
