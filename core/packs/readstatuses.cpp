// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

constexpr int mostOfMember = 99;

// The counter whose rise begins the status must be one of a kind that may have it.
void needCounter(TomlTable& table, const Status& status, const Pack& pack)
{
    const auto counts = [&](const Kind& kind) {
        return (status.kinds.isEmpty() || status.kinds.contains(kind.id)) && kind.counter(status.counter);
    };
    if (!status.counter.isEmpty() && std::none_of(pack.kinds.begin(), pack.kinds.end(), counts))
        table.errorAt("counter", Words::tr("no such unit has a counter “%1”").arg(status.counter));
    if (status.counter.isEmpty() != (status.rises == 0))
        table.errorAt("counter", Words::tr("“counter” and “rises” go together"));
}

Status readStatus(TomlTable& table, const Pack& pack)
{
    using Ends = Status::Ends;
    Status status;
    status.id = table.id();
    for (const char* taken : {"active", "destroyed", "done"}) {
        if (status.id == QLatin1String(taken))
            table.errorAt("id", Words::tr("every unit has the status “%1” already").arg(status.id));
    }
    status.label = table.text("label", Required);
    status.help = table.text("help");
    status.section = readSectionId(table, pack);
    status.ofSide = table.oneOf<bool>("of", {{"unit", false}, {"side", true}}, false);
    status.kinds = readIds(table, "kinds", QT_TRANSLATE_NOOP("Words", "there is no kind of unit “%1”"),
                           [&](const QString& id) { return pack.kind(id); });
    status.ends = table.oneOf<Ends>("ends",
                                    {{"by-hand", Ends::ByHand},
                                     {"turn-start", Ends::TurnStart},
                                     {"turn-end", Ends::TurnEnd},
                                     {"round-end", Ends::RoundEnd},
                                     {"next-turn-end", Ends::NextTurnEnd},
                                     {"action-end", Ends::ActionEnd}},
                                    Ends::ByHand);
    status.clears = table.texts("clears");
    status.becomes = table.text("becomes");
    if (!status.becomes.isEmpty() && status.ends == Ends::ByHand)
        table.errorAt("becomes", Words::tr("“becomes” is for statuses that end by a rule, as “ends”"));
    status.bars = table.texts("bars");
    const toml::node* begins = table.node("begins");
    status.begins = begins && begins->is_string() ? QStringList{table.text("begins")} : table.texts("begins");
    status.counter = table.text("counter");
    status.rises = static_cast<int>(table.number("rises", 1, 999));
    needCounter(table, status, pack);
    if (status.ofSide && !(status.kinds.isEmpty() && status.begins.isEmpty() && status.counter.isEmpty()))
        table.errorAt("of", Words::tr("“kinds”, “begins” and “counter” are for the statuses of units"));
    return status;
}

void readStart(TomlTable& table, Resource& resource, const Pack& pack)
{
    const toml::node* start = table.node("start");
    if (!start || !start->is_string()) {
        resource.start = static_cast<int>(table.number("start", 0, resource.most));
        return;
    }
    resource.startFrom = table.text("start");
    const Question* question = pack.question(resource.startFrom);
    if (!question || question->kind != Question::Kind::Number || question->ofUnit)
        table.errorAt("start", Words::tr("“%1” is no question of the game with a number").arg(resource.startFrom));
}

Resource readResource(TomlTable& table, const Pack& pack)
{
    Resource resource;
    resource.id = table.id();
    resource.label = table.text("label", Required);
    resource.help = table.text("help");
    resource.group = table.text("group");
    resource.colour = table.text("colour");
    resource.counter = table.text("counter");
    const auto counted = [&](const Kind& kind) { return kind.counter(resource.counter); };
    if (!resource.counter.isEmpty() && std::none_of(pack.kinds.begin(), pack.kinds.end(), counted))
        table.errorAt("counter", Words::tr("no kind of unit has a counter “%1”").arg(resource.counter));
    resource.most = static_cast<int>(table.number("max", 1, 9999, 99));
    resource.hidden = table.flag("hidden");
    readStart(table, resource, pack);
    resource.sumOf = table.text("sum");
    const Question* summed = pack.question(resource.sumOf);
    if (!resource.sumOf.isEmpty() && (!summed || !summed->ofUnit || summed->kind != Question::Kind::Number))
        table.errorAt("sum", Words::tr("“%1” is no question with a number asked of units").arg(resource.sumOf));
    if (resource.id == QLatin1String("score"))
        table.errorAt("id", Words::tr("every side has a score already"));
    return resource;
}

}

void readStatuses(TomlTable& top, Pack& pack)
{
    top.tables("status", [&](TomlTable& table) { addOnce(pack.statuses, readStatus(table, pack), table); });
    for (const Status& status : pack.statuses) {
        const Status* then = pack.status(status.becomes);
        if (!status.becomes.isEmpty() && !(then && then->ofSide == status.ofSide))
            top.errorAt("status", Words::tr("the status “%1” becomes “%2”, which is none of the same sort")
                                      .arg(status.id, status.becomes));
        for (const QString& other : status.clears) {
            if (!pack.status(other))
                top.errorAt("status",
                            Words::tr("the status “%1” clears “%2”, which does not exist").arg(status.id, other));
        }
    }
}

void readResources(TomlTable& top, Pack& pack)
{
    top.tables("resource", [&](TomlTable& table) { addOnce(pack.resources, readResource(table, pack), table); });
    top.table("scoring", [&](TomlTable& table) {
        using By = Scoring::By;
        pack.scoring.by = table.oneOf<By>(
            "by", {{"objectives", By::Objectives}, {"destroyed-points", By::DestroyedPoints}, {"by-hand", By::ByHand}},
            By::Objectives);
        pack.scoring.twice =
            readIds(table, "double", QT_TRANSLATE_NOOP("Words", "there is no unit or kind of unit “%1”"),
                    [&](const QString& id) { return pack.unit(id) || pack.kind(id); });
    });
}

Condition readStateCondition(TomlTable& table, const char* key, const Kind* kind, const Pack& pack)
{
    std::vector<dice::Input> inputs;
    for (const Counter& counter : kind ? kind->counters : std::vector<Counter>())
        inputs.push_back({diceName(counter.id), dice::Input::Kind::Number, 0, counter.most, {}});
    for (const Status& status : pack.statuses) {
        const bool meant = !status.ofSide && (status.kinds.isEmpty() || (kind && status.kinds.contains(kind->id)));
        if (meant && !(kind && kind->counter(status.id)))
            inputs.push_back({diceName(status.id), dice::Input::Kind::Number, 0, 1, {}});
    }
    for (const Member& member : kind && kind->memberCounter() ? pack.members : std::vector<Member>())
        if (!kind->counter(member.id) && !pack.status(member.id))
            inputs.push_back({diceName(member.id), dice::Input::Kind::Number, 0, mostOfMember, {}});
    Condition condition;
    condition.program = readFormula(table, key, inputs);
    if (condition.program)
        condition.text = QString::fromStdString(condition.program->source());
    return condition;
}

}
