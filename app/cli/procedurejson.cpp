// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"
#include "packs/resolve.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

const char* kindOf(const ProcedureInput& input)
{
    switch (input.kind) {
    case ProcedureInput::Kind::Number:
        return "number";
    case ProcedureInput::Kind::Flag:
        return "flag";
    case ProcedureInput::Kind::Choice:
        return "choice";
    case ProcedureInput::Kind::Dice:
        break;
    }
    return "dice";
}

Json jsonOf(const ProcedureInput& input)
{
    Json json = {{"name", utf8(input.id)},
                 {"label", utf8(input.label)},
                 {"help", utf8(input.help)},
                 {"kind", kindOf(input)},
                 {"default", input.standard ? packs::toJson(input, *input.standard) : Json()},
                 {"from", orNull(input.from)}};
    if (input.kind == ProcedureInput::Kind::Choice)
        json["choices"] = listOf(input.choices, [](const InputChoice& choice) -> Json { return utf8(choice.id); });
    if (input.kind == ProcedureInput::Kind::Number) {
        json["min"] = input.least;
        json["max"] = input.most;
    }
    return json;
}

const char* kindOf(const ProcedureOutcome& outcome)
{
    using Outcomes = ProcedureOutcome::Kind;
    return outcome.kind == Outcomes::Number ? "number" : outcome.kind == Outcomes::Flag ? "flag" : "choice";
}

Json jsonOf(const ProcedureOutcome& outcome)
{
    Json json = {{"name", utf8(outcome.id)}, {"label", utf8(outcome.label)}, {"kind", kindOf(outcome)}};
    if (outcome.kind == ProcedureOutcome::Kind::Choice)
        json["choices"] = listOf(outcome.choices, [](const InputChoice& choice) -> Json { return utf8(choice.id); });
    return json;
}

Json jsonOf(const Role& role)
{
    if (!role.wanted)
        return {};
    Json json{{"kinds", textsToJson(role.kinds)}, {"weapon", role.weapon}};
    if (role.melee)
        json["melee"] = *role.melee;
    return json;
}

Json jsonOf(const Refusal& refusal)
{
    return {{"words", utf8(refusal.words)},
            {"when", refusal.when ? refusal.when->source() : std::string()},
            {"unit", orNull(refusal.role)},
            {"status", orNull(refusal.status)},
            {"lacks", orNull(refusal.lacks)}};
}

Json jsonOf(const Decision& decision)
{
    return {{"question", utf8(decision.question)}, {"outcome", utf8(decision.outcome)}};
}

Json jsonOf(const FactorTable& table, const FactorLine& line)
{
    using Effects = FactorLine::Kind;
    const char* what = line.kind == Effects::Dice ? "dice" : line.kind == Effects::Hits ? "hits" : "lose-one-in";
    return {{"id", utf8(line.id)},
            {"label", utf8(line.label)},
            {"help", utf8(line.help)},
            {"table", utf8(table.id)},
            {what, line.amount},
            {"count", line.count},
            {"from", orNull(line.from)},
            {"units", textsToJson(line.units)},
            {"target-units", textsToJson(line.targets)},
            {"when", utf8(line.when.text)},
            {"asked", utf8(line.asked.text)},
            {"one-of", orNull(line.oneOf)}};
}

Json factorsOf(const Pack& pack, const Procedure& procedure)
{
    Json list = Json::array();
    for (const QString& id : procedure.factors) {
        const FactorTable* table = pack.factorTable(id);
        for (const FactorLine& line : table ? table->lines : std::vector<FactorLine>())
            list.push_back(jsonOf(*table, line));
    }
    return list;
}

}

Json toJson(const Pack& pack, const Procedure& procedure)
{
    return {{"id", utf8(procedure.id)},
            {"title", utf8(procedure.label)},
            {"help", utf8(procedure.help)},
            {"section", orNull(procedure.section)},
            {"actor", jsonOf(procedure.actor)},
            {"target", jsonOf(procedure.target)},
            {"by", textsToJson(procedure.by)},
            {"proposed-to", textsToJson(procedure.proposedTo)},
            {"goes-with", textsToJson(procedure.goesWith)},
            {"inputs", listOf(procedure.inputs, [](const ProcedureInput& input) { return jsonOf(input); })},
            {"rulings", textsToJson(procedure.rulings)},
            {"outcomes", listOf(procedure.outcomes, [](const ProcedureOutcome& outcome) { return jsonOf(outcome); })},
            {"factors", factorsOf(pack, procedure)},
            {"refuse", listOf(procedure.refusals, [](const Refusal& refusal) { return jsonOf(refusal); })},
            {"decides", procedure.decides ? jsonOf(*procedure.decides) : Json()},
            {"throw", procedure.program ? procedure.program->source() : std::string()}};
}

}
