// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/plannedroster.h"

#include <algorithm>

namespace adjutant::app {

namespace {

// The reader has fielded it: its questions are there, and its choices are some of theirs.
int answerIn(const packs::Question& question, const Json& value)
{
    if (question.kind != packs::Question::Kind::Choice)
        return value.get<int>();
    const QString id = QString::fromStdString(value.get<std::string>());
    const auto found = std::find_if(question.choices.begin(), question.choices.end(),
                                    [&](const packs::Choice& choice) { return choice.id == id; });
    return static_cast<int>(found - question.choices.begin());
}

QMap<QString, int> countsIn(const Json& json)
{
    QMap<QString, int> counts;
    for (const auto& [id, count] : json.items())
        if (count.get<int>() > 0)
            counts.insert(QString::fromStdString(id), count.get<int>());
    return counts;
}

PlannedUnit planned(const packs::Pack& pack, const Json& json, const std::vector<PlannedUnit>& others)
{
    const packs::UnitType& type = *pack.unit(textAt(json, "type"));
    PlannedUnit unit =
        json.contains("name") ? PlannedUnit{type.id, textAt(json, "name").simplified()} : newUnit(type, others);
    unit.note = textAt(json, "note").trimmed();
    if (json.contains("with"))
        for (const auto& [id, value] : json["with"].items())
            unit.with.insert(QString::fromStdString(id), answerIn(*pack.question(QString::fromStdString(id)), value));
    if (json.contains("members"))
        unit.members = countsIn(json["members"]);
    if (json.contains("weapons"))
        unit.weapons = countsIn(json["weapons"]);
    return unit;
}

}

Expected<PlannedRoster> planRoster(const QByteArray& bytes, const packs::PackPtr& pack)
{
    const auto roster = game::readRoster(bytes, pack);
    if (!roster)
        return tl::unexpected(roster.error());
    PlannedRoster plan{roster->name, {}};
    for (const Json& unit : roster->units)
        plan.units.push_back(planned(*pack, unit, plan.units));
    return plan;
}

PlannedUnit plannedUnit(const packs::Pack& pack, const Json& unit)
{
    return planned(pack, unit, {});
}

game::Roster rosterOf(const packs::PackPtr& pack, const PlannedSide& side)
{
    game::Roster roster{pack, side.rosterName.isEmpty() ? side.name : side.rosterName, {}};
    for (const PlannedUnit& unit : side.units)
        roster.units.push_back(rosterUnit(*pack, unit));
    return roster;
}

}
