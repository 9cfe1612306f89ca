// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"
#include "cli/packtext.h"

namespace adjutant::cli {

namespace {

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

const char* toText(Cube does)
{
    switch (does) {
    case Cube::Unit:
        return "unit";
    case Cube::Redeploy:
        return "redeploy";
    case Cube::Revive:
        return "revive";
    case Cube::Regroup:
        return "regroup";
    case Cube::Claim:
        return "claim";
    case Cube::Pass:
        break;
    }
    return "pass";
}

const char* toText(FirstPlayer::Who who)
{
    using Who = FirstPlayer::Who;
    return who == Who::Chosen ? "chosen" : who == Who::Other ? "other" : "ask";
}

Json jsonOf(const FirstPlayer& first)
{
    return {{"question", utf8(first.question)},
            {"rounds", listOf(first.rounds, [](FirstPlayer::Who who) { return Json(toText(who)); })},
            {"when", textsToJson(first.when)}};
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

Json jsonOf(const ActivationCheck& check)
{
    return {{"kind", utf8(check.kind)}, {"when", utf8(check.when.text)}, {"procedure", utf8(check.procedure)}};
}

Json jsonOf(const InitiativeRoll& roll)
{
    return {{"phase", utf8(roll.phase)},
            {"procedure", utf8(roll.procedure)},
            {"winner", utf8(roll.winner)},
            {"keeps", textsToJson(roll.keeps)}};
}

Json jsonOf(const TokenRolls& tokens)
{
    const Json sorties = {
        {"kinds", textsToJson(tokens.sorties)}, {"turns", tokens.sortieTurns}, {"of", tokens.sortieSpan}};
    return {{"phase", utf8(tokens.phase)},
            {"procedure", utf8(tokens.procedure)},
            {"counter", utf8(tokens.counter)},
            {"status", utf8(tokens.status)},
            {"each", utf8(tokens.each)},
            {"common", textsToJson(tokens.common)},
            {"sorties", tokens.sorties.isEmpty() ? Json() : sorties}};
}

Json jsonOf(const Reform& reform)
{
    const Json disengage = {{"kinds", textsToJson(reform.disengageKinds)},
                            {"units", textsToJson(reform.disengageUnits)},
                            {"status", utf8(reform.disengaged)}};
    return {{"phase", utf8(reform.phase)},
            {"counter", utf8(reform.counter)},
            {"least", reform.least},
            {"recovered", utf8(reform.recovered)},
            {"support", utf8(reform.support)},
            {"within", orNull(reform.within)},
            {"unaided", textsToJson(reform.unaided)},
            {"disengage", reform.disengaged.isEmpty() ? Json() : disengage}};
}

// A cube buys `does`; without cubes a unit always acts.
Json jsonOf(const TrackAction& action, Turns turns)
{
    Json json = {{"id", utf8(action.id)},
                 {"label", utf8(action.label)},
                 {"help", utf8(action.help)},
                 {"section", orNull(action.section)},
                 {"colour", utf8(action.colour)},
                 {"kinds", textsToJson(action.kinds)},
                 {"refused-while", orNull(action.refusedWhile)},
                 {"only-while", orNull(action.onlyWhile)},
                 {"hold", action.hold},
                 {"held-brings", orNull(action.heldBrings)},
                 {"procedures", textsToJson(action.procedures)},
                 {"again", textsToJson(action.again)},
                 {"member", utf8(action.member)},
                 {"toggles", utf8(action.toggles)},
                 {"free-with", utf8(action.freeWith)},
                 {"uses", orNull(action.uses)},
                 {"leaves", orNull(action.leaves)},
                 {"per-game", action.perGame},
                 {"counted-with", orNull(action.countedWith)},
                 {"stats", listOf(action.stats, [](const Stat& stat) { return toJson(stat); })}};
    if (turns == Turns::Cubes)
        json.update({{"does", toText(action.does)}, {"most", action.most}, {"formations", action.formations}});
    return json;
}

Json jsonOf(const Reaction& reaction)
{
    const Json more = {{"member", utf8(reaction.member)}, {"per-turn", reaction.memberPerTurn}};
    return {{"id", utf8(reaction.id)},
            {"label", utf8(reaction.label)},
            {"help", utf8(reaction.help)},
            {"section", orNull(reaction.section)},
            {"to", textsToJson(reaction.to)},
            {"procedures", textsToJson(reaction.procedures)},
            {"as-target", textsToJson(reaction.asTarget)},
            {"instead-of", textsToJson(reaction.insteadOf)},
            {"actions", textsToJson(reaction.actions)},
            {"told-by-deeds", reaction.toldByDeeds},
            {"at-active", reaction.atActive},
            {"afterwards", reaction.afterwards},
            {"attacks", reaction.attacks},
            {"per-activation", reaction.perActivation},
            {"per-turn", reaction.perTurn},
            {"more", reaction.member.isEmpty() ? Json() : more}};
}

Json jsonOf(const Bonus& bonus)
{
    return {{"member", utf8(bonus.member)},
            {"per-turn", bonus.perTurn},
            {"per-game", bonus.perGame},
            {"own-unit", bonus.ownUnit}};
}

Json jsonOf(const LossRule& loss)
{
    return {{"kind", utf8(loss.kind)},
            {"reduced", orNull(loss.reduced)},
            {"returns", orNull(loss.returns)},
            {"back", utf8(loss.back)},
            {"side-status", orNull(loss.sideStatus)},
            {"tries-retreat", loss.triesRetreat},
            {"rubble", loss.rubble},
            {"costs-cube", loss.costsCube}};
}

Json jsonOf(const CubeTrack& cubes)
{
    return {{"shared-pool", textsToJson(cubes.sharedPool)},
            {"declare-often", textsToJson(cubes.declareOften)},
            {"support", orNull(cubes.support)},
            {"wander", orNull(cubes.wander)},
            {"markers", orNull(cubes.markers)},
            {"formation", orNull(cubes.formation)},
            {"commander", orNull(cubes.commander)},
            {"actor-losses", orNull(cubes.actorLosses)},
            {"target-losses", orNull(cubes.targetLosses)}};
}

}

Json toJson(const Track& track)
{
    const auto plain = [](const auto& value) { return jsonOf(value); };
    Json json{{"rounds", track.roundsFrom.isEmpty() ? Json(track.rounds) : Json(utf8(track.roundsFrom))},
              {"turns", toText(track.turns)},
              {"first", listOf(track.first, plain)},
              {"phases", listOf(track.phases, plain)},
              {"checks", listOf(track.checks, plain)}};
    if (track.actions > 0)
        json["actions-a-turn"] = track.actions;
    if (track.hand > 0)
        json["hand"] = track.hand;
    json["actions"] = listOf(track.choices, [&](const TrackAction& action) { return jsonOf(action, track.turns); });
    json["reactions"] = listOf(track.reactions, plain);
    json["reaction-once"] = textsToJson(track.reactionOnce);
    json["bonuses"] = listOf(track.bonuses, plain);
    if (track.turns == Turns::Cubes) {
        json["cubes"] = jsonOf(track.cubes);
        json["losses"] = listOf(track.cubes.losses, plain);
    }
    if (track.initiative)
        json["initiative"] = jsonOf(*track.initiative);
    if (track.tokens)
        json["tokens"] = jsonOf(*track.tokens);
    if (track.reform)
        json["reform"] = jsonOf(*track.reform);
    return json;
}

}
