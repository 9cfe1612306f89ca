// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/lastshot.h"

#include "packs/resolve.h"
#include "play/desk.h"

#include <algorithm>

namespace adjutant::app {

namespace {

bool isKept(const packs::ProcedureInput& input)
{
    return input.from == QLatin1String("actor.last");
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

}

packs::Values rememberedOf(const Desk& desk, const packs::Procedure& procedure)
{
    packs::Values values;
    const bool keeps = std::any_of(procedure.inputs.begin(), procedure.inputs.end(), isKept);
    const game::Unit* actor = desk.thrower();
    if (!keeps || !actor)
        return values;
    const QString weapon = procedure.actor.weapon && desk.weapon() ? desk.weapon()->id : QString();
    const auto& log = desk.session().log();
    const auto last = std::find_if(log.rbegin(), log.rend(), [&](const journal::Entry& entry) {
        return !entry.undone && says(entry.command, "do", QStringLiteral("resolve")) &&
               says(entry.command, "procedure", procedure.id) && says(entry.command, "actor", actor->id) &&
               says(entry.command, "weapon", weapon);
    });
    if (last == log.rend())
        return values;
    for (const packs::ProcedureInput& input : procedure.inputs)
        if (const auto said = isKept(input) ? saidOf(last->command, input) : std::nullopt)
            values[input.id] = *said;
    return values;
}

}
