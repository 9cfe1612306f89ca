// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/lastshot.h"

#include "packs/resolve.h"
#include "play/desk.h"

#include <algorithm>

namespace adjutant::app {

namespace {

bool isOfTheUnit(const packs::ProcedureInput& input)
{
    return input.from == QLatin1String("actor.last");
}

bool isOfTheGame(const packs::ProcedureInput& input)
{
    return input.from == QLatin1String("game.last");
}

bool says(const Json& command, const char* key, const QString& value)
{
    return textAt(command, key) == value;
}

/// Factors are said as a list of those that count, or as any input.
std::optional<packs::Value> saidOf(const Json& command, const packs::ProcedureInput& input)
{
    const std::string id = utf8(input.id);
    if (const auto factors = command.find("factors"); factors != command.end() && factors->is_array())
        if (std::find(factors->begin(), factors->end(), Json(id)) != factors->end())
            return packs::Value(qint64(1));
    const auto inputs = command.find("inputs");
    if (inputs == command.end() || !inputs->contains(id))
        return std::nullopt;
    const auto value = packs::parseValue(input, (*inputs)[id]);
    return value ? std::optional(*value) : std::nullopt;
}

template<typename Fits>
const journal::Entry* lastThat(const journal::Log& log, Fits&& fits)
{
    const auto last = std::find_if(log.rbegin(), log.rend(), [&](const journal::Entry& entry) {
        return !entry.undone && says(entry.command, "do", QStringLiteral("resolve")) && fits(entry.command);
    });
    return last == log.rend() ? nullptr : &*last;
}

/// What was said of these inputs when that command was given.
void take(packs::Values& values, const packs::Procedure& procedure, const Json& command,
          bool (*isKept)(const packs::ProcedureInput&))
{
    for (const packs::ProcedureInput& input : procedure.inputs)
        if (const auto said = isKept(input) ? saidOf(command, input) : std::nullopt)
            values[input.id] = *said;
}

bool keeps(const packs::Procedure& procedure, bool (*isKept)(const packs::ProcedureInput&))
{
    return std::any_of(procedure.inputs.begin(), procedure.inputs.end(), isKept);
}

}

packs::Values rememberedOf(const Desk& desk, const packs::Procedure& procedure, const packs::Weapon* weapon)
{
    packs::Values values;
    const journal::Log& log = desk.session().log();
    const auto asksToo = [&](const Json& command) {
        const packs::Procedure* other = desk.pack().procedure(textAt(command, "procedure"));
        return other && keeps(*other, isOfTheGame);
    };
    if (const journal::Entry* last = keeps(procedure, isOfTheGame) ? lastThat(log, asksToo) : nullptr)
        take(values, procedure, last->command, isOfTheGame);
    const game::Unit* actor = desk.thrower();
    if (!actor || !keeps(procedure, isOfTheUnit))
        return values;
    const QString with = procedure.actor.weapon && weapon ? weapon->id : QString();
    const auto isTheSame = [&](const Json& command) {
        return says(command, "procedure", procedure.id) && says(command, "actor", actor->id) &&
               says(command, "weapon", with);
    };
    if (const journal::Entry* last = lastThat(log, isTheSame))
        take(values, procedure, last->command, isOfTheUnit);
    return values;
}

}
