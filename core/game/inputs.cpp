// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/inputs.h"

#include "packs/derive.h"

namespace adjutant::game
{

namespace
{

std::optional<packs::Value> valueOf(const Game& game, const Unit& unit, const QString& what,
                                    const packs::ProcedureInput& input)
{
    if (const auto counter = unit.counters.find(what); counter != unit.counters.end())
        return packs::Value(qint64(*counter));
    const packs::Stat* stat = game.typeOf(unit).stat(what);
    return stat ? packs::valueFrom(*stat, input) : std::nullopt;
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
            value = valueOf(game, *unit, what, input);
        else if (who == QLatin1String("weapon") && weapon)
            value = packs::valueFrom(*weapon, what, input);
        if (value)
            values.insert(input.id, *value);
    }
    return values;
}

bool fits(const Game& game, const packs::Role& role, const Unit& unit)
{
    return role.wanted && !unit.destroyed && (role.kinds.isEmpty() || role.kinds.contains(game.kindOf(unit).id)) &&
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
