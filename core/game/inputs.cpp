// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/inputs.h"

#include "game/roster.h"
#include "game/tallies.h"
#include "packs/derive.h"

#include <algorithm>

namespace adjutant::game
{

namespace
{

// What was answered for the unit: a number, or the choice of the same id.
std::optional<packs::Value> fromOption(const Game& game, const QString& question, int answer,
                                       const packs::ProcedureInput& input)
{
    const packs::Question* asked = game.pack->question(question);
    if (!asked || asked->kind != packs::Question::Kind::Choice || input.kind != packs::ProcedureInput::Kind::Choice)
        return packs::Value(qint64(answer));
    const int index = input.indexOf(asked->choices[static_cast<std::size_t>(answer)].id);
    return index < 0 ? std::nullopt : std::optional(packs::Value(qint64(index)));
}

const QLatin1String notYet("not-"); // before a status that a unit does not have

std::optional<packs::Value> valueOf(const Game& game, const Unit& unit, const QString& what,
                                    const packs::ProcedureInput& input, const packs::Weapon* weapon)
{
    if (const auto counter = unit.counters.find(what); counter != unit.counters.end())
        return packs::Value(qint64(*counter));
    if (what == QLatin1String("weapon-dice"))
        return packs::Value(qint64(weaponDice(game, unit, weapon && weapon->singleUse ? weapon->id : QString()).dice));
    if (const auto option = unit.options.find(what); option != unit.options.end())
        return fromOption(game, what, *option, input);
    if (game.pack->member(what))
        return packs::Value(qint64(unit.members.value(what)));
    if (game.pack->status(what))
        return packs::Value(qint64(unit.statuses.contains(what)));
    if (const packs::Status* missing = what.startsWith(notYet) ? game.pack->status(what.mid(notYet.size())) : nullptr)
        return packs::Value(qint64(!unit.statuses.contains(missing->id)));
    const packs::Stat* stat = game.typeOf(unit).stat(what);
    return stat ? packs::valueFrom(*stat, input) : std::nullopt;
}

// What a side has, no further than the input goes.
std::optional<packs::Value> valueOf(const Game& game, const Side& side, const QString& what,
                                    const packs::ProcedureInput& input)
{
    const packs::Tally* tally = game.pack->tally(what);
    std::optional<int> number;
    if (tally)
        number = known(game, *tally, side.id);
    else if (game.pack->resource(what))
        number = side.resources.value(what);
    return number ? std::optional(packs::Value(std::clamp(qint64(*number), input.least, input.most))) : std::nullopt;
}

}

packs::Values derivedInputs(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Weapon* weapon)
{
    packs::Values values;
    for (const packs::ProcedureInput& input : procedure.inputs) {
        const QString who = input.from.section(QLatin1Char('.'), 0, 0);
        const QString what = input.from.section(QLatin1Char('.'), 1);
        const Unit* unit = who == QLatin1String("actor") ? actor : who == QLatin1String("target") ? target : nullptr;
        std::optional<packs::Value> value;
        if (unit)
            value = valueOf(game, *unit, what, input, weapon);
        else if (const Side* side = game.side(who))
            value = valueOf(game, *side, what, input);
        else if (who == QLatin1String("weapon") && weapon)
            value = packs::valueFrom(*weapon, what, input);
        if (value)
            values.insert(input.id, *value);
    }
    return values;
}

bool fits(const Game& game, const packs::Role& role, const Unit& unit)
{
    return role.wanted && unit.inPlay() && (role.kinds.isEmpty() || role.kinds.contains(game.kindOf(unit).id)) &&
           (!role.weapon || !game.typeOf(unit).weapons.isEmpty());
}

std::vector<const packs::Procedure*> proceduresFor(const Game& game, const Unit& actor, const Unit* target)
{
    std::vector<const packs::Procedure*> found;
    for (const packs::Procedure& procedure : game.pack->procedures) {
        if (procedure.target.wanted != (target != nullptr) || !fits(game, procedure.actor, actor))
            continue;
        if (!target || (target->side != actor.side && fits(game, procedure.target, *target)))
            found.push_back(&procedure);
    }
    return found;
}

}
