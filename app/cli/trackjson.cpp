// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"
#include "cli/packtext.h"

namespace adjutant::cli
{

namespace
{

using namespace adjutant::packs;

const char* toText(Turns turns)
{
    switch (turns) {
    case Turns::UnitByUnit:
        return "unit-by-unit";
    case Turns::Points:
        return "points";
    case Turns::Actions:
        return "actions";
    case Turns::Cubes:
        return "cubes";
    case Turns::Phases:
        break;
    }
    return "phases";
}

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

Json jsonOf(const Phase& phase)
{
    return {{"id", utf8(phase.id)},
            {"label", utf8(phase.label)},
            {"help", utf8(phase.help)},
            {"sections", textsToJson(phase.sections)},
            {"checklist", textsToJson(phase.checklist)},
            {"procedures", textsToJson(phase.procedures)},
            {"active-only", phase.activeOnly}};
}

Json jsonOf(const InitiativeRoll& roll)
{
    return {{"phase", utf8(roll.phase)}, {"procedure", utf8(roll.procedure)}};
}

Json jsonOf(const TokenRolls& tokens)
{
    return {{"phase", utf8(tokens.phase)},
            {"procedure", utf8(tokens.procedure)},
            {"counter", utf8(tokens.counter)},
            {"status", utf8(tokens.status)},
            {"sorties", {{"kinds", textsToJson(tokens.sorties)}, {"turns", tokens.sortieTurns}, {"of", tokens.sortieSpan}}}};
}

Json jsonOf(const Reform& reform)
{
    return {{"phase", utf8(reform.phase)}, {"counter", utf8(reform.counter)}, {"least", reform.least}};
}

Json jsonOf(const TrackAction& action)
{
    return {{"id", utf8(action.id)},
            {"label", utf8(action.label)},
            {"help", utf8(action.help)},
            {"colour", utf8(action.colour)},
            {"hold", action.hold},
            {"procedures", textsToJson(action.procedures)},
            {"again", textsToJson(action.again)},
            {"member", utf8(action.member)},
            {"toggles", utf8(action.toggles)},
            {"free-with", utf8(action.freeWith)}};
}

Json jsonOf(const Reaction& reaction)
{
    return {{"id", utf8(reaction.id)},
            {"label", utf8(reaction.label)},
            {"help", utf8(reaction.help)},
            {"to", textsToJson(reaction.to)},
            {"actions", textsToJson(reaction.actions)},
            {"attacks", reaction.attacks},
            {"procedures", textsToJson(reaction.procedures)}};
}

Json jsonOf(const Bonus& bonus)
{
    return {{"member", utf8(bonus.member)}, {"per-turn", bonus.perTurn}, {"per-game", bonus.perGame}};
}

}

Json toJson(const Track& track)
{
    const auto plain = [](const auto& value) { return jsonOf(value); };
    Json json{{"rounds", track.roundsFrom.isEmpty() ? Json(track.rounds) : Json(utf8(track.roundsFrom))},
              {"turns", toText(track.turns)},
              {"phases", listOf(track.phases, plain)}};
    if (track.actions > 0)
        json["actions-a-turn"] = track.actions;
    if (track.hand > 0)
        json["hand"] = track.hand;
    json["actions"] = listOf(track.choices, plain);
    json["reactions"] = listOf(track.reactions, plain);
    json["bonuses"] = listOf(track.bonuses, plain);
    if (track.initiative)
        json["initiative"] = jsonOf(*track.initiative);
    if (track.tokens)
        json["tokens"] = jsonOf(*track.tokens);
    if (track.reform)
        json["reform"] = jsonOf(*track.reform);
    return json;
}

Json toJson(const Status& status)
{
    return {{"id", utf8(status.id)},         {"label", utf8(status.label)},
            {"help", utf8(status.help)},     {"of", status.ofSide ? "side" : "unit"},
            {"kinds", textsToJson(status.kinds)}, {"ends", toText(status.ends)}};
}

Json toJson(const Resource& resource)
{
    return {{"id", utf8(resource.id)},
            {"label", utf8(resource.label)},
            {"group", utf8(resource.group)},
            {"colour", utf8(resource.colour)},
            {"start", resource.startFrom.isEmpty() ? Json(resource.start) : Json(utf8(resource.startFrom))},
            {"max", resource.most},
            {"hidden", resource.hidden}};
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

}
