// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"
#include "cli/packtext.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

const char* toText(Status::Ends ends)
{
    using Ends = Status::Ends;
    switch (ends) {
    case Ends::TurnStart:
        return "turn-start";
    case Ends::TurnEnd:
        return "turn-end";
    case Ends::RoundEnd:
        return "round-end";
    case Ends::NextTurnEnd:
        return "next-turn-end";
    case Ends::ActionEnd:
        return "action-end";
    case Ends::ByHand:
        break;
    }
    return "by-hand";
}

}

Json toJson(const Status& status)
{
    Json json = {{"id", utf8(status.id)},
                 {"label", utf8(status.label)},
                 {"help", utf8(status.help)},
                 {"section", orNull(status.section)},
                 {"of", status.ofSide ? "side" : "unit"},
                 {"kinds", textsToJson(status.kinds)},
                 {"ends", toText(status.ends)},
                 {"clears", textsToJson(status.clears)},
                 {"becomes", orNull(status.becomes)},
                 {"bars", textsToJson(status.bars)},
                 {"begins", textsToJson(status.begins)}};
    if (!status.counter.isEmpty())
        json.update({{"counter", utf8(status.counter)}, {"rises", status.rises}});
    return json;
}

Json toJson(const Resource& resource)
{
    return {{"id", utf8(resource.id)},
            {"label", utf8(resource.label)},
            {"help", utf8(resource.help)},
            {"group", utf8(resource.group)},
            {"colour", utf8(resource.colour)},
            {"counter", orNull(resource.counter)},
            {"start", resource.startFrom.isEmpty() ? Json(resource.start) : Json(utf8(resource.startFrom))},
            {"sum", orNull(resource.sumOf)},
            {"max", resource.most},
            {"hidden", resource.hidden}};
}

Json toJson(const Tally& tally)
{
    return {{"id", utf8(tally.id)},
            {"label", utf8(tally.label)},
            {"kinds", textsToJson(tally.kinds)},
            {"units", textsToJson(tally.units)},
            {"when", utf8(tally.when.text)},
            {"asked", tally.asked}};
}

Json toJson(const Member& member)
{
    return {{"id", utf8(member.id)},
            {"label", utf8(member.label)},
            {"help", utf8(member.help)},
            {"cost", member.cost},
            {"counts-as", textsToJson(member.countsAs)}};
}

Json toJson(const Limit& limit)
{
    return {{"id", utf8(limit.id)},
            {"each", limit.ofUnit ? "unit" : "side"},
            {"broken", utf8(limit.broken.text)},
            {"words", utf8(limit.words)}};
}

Json toJson(const Free& free)
{
    return {{"of", textsToJson(free.of)}, {"per-minis", free.perMinis}, {"per-enemy", textsToJson(free.perEnemy)}};
}

Json toJson(const Scoring& scoring)
{
    using By = Scoring::By;
    return {{"by", scoring.by == By::Objectives        ? "objectives"
                   : scoring.by == By::DestroyedPoints ? "destroyed-points"
                                                       : "by-hand"},
            {"double", textsToJson(scoring.twice)}};
}

Json toJson(const Objective& objective)
{
    const auto compare = listOf(objective.compare, [](const Objective::Count& count) -> Json {
        return {{"id", utf8(count.id)},
                {"label", utf8(count.label)},
                {"help", utf8(count.help)},
                {"kind", orNull(count.kind)}};
    });
    return {{"id", utf8(objective.id)},   {"label", utf8(objective.label)},     {"count", objective.count},
            {"points", objective.points}, {"within", orNull(objective.within)}, {"compare", compare}};
}

const char* toText(Reminder::Of of)
{
    using Of = Reminder::Of;
    return of == Of::Acting ? "acting" : of == Of::Others ? "others" : "both";
}

const char* toText(Reminder::Each each)
{
    using Each = Reminder::Each;
    return each == Each::Unit ? "unit" : each == Each::Side ? "side" : "table";
}

Json toJson(const Reminder& reminder)
{
    return {{"id", utf8(reminder.id)},
            {"words", utf8(reminder.words)},
            {"phase", orNull(reminder.phase)},
            {"round", reminder.round},
            {"each", toText(reminder.each)},
            {"kinds", textsToJson(reminder.kinds)},
            {"when", utf8(reminder.when.text)},
            {"ruling", textsToJson(reminder.ruling)},
            {"unless-done", reminder.unlessDone},
            {"during", textsToJson(reminder.during)},
            {"after", textsToJson(reminder.after)},
            {"destroyed", reminder.destroyed},
            {"of", toText(reminder.of)},
            {"bonus", orNull(reminder.bonus)}};
}

}
