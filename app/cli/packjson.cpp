// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"
#include "cli/packtext.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

Json jsonOf(const Choice& choice)
{
    return {{"id", utf8(choice.id)}, {"label", utf8(choice.label)}, {"help", utf8(choice.help)}};
}

Json jsonOf(const Ruling& ruling)
{
    const auto choices = listOf(ruling.choices, [](const Choice& choice) { return jsonOf(choice); });
    return {{"id", utf8(ruling.id)},
            {"question", utf8(ruling.question)},
            {"doubt", utf8(ruling.doubt)},
            {"choices", choices}};
}

Json jsonOf(const Question& question)
{
    using Kind = Question::Kind;
    Json json = {{"id", utf8(question.id)},
                 {"label", utf8(question.label)},
                 {"help", utf8(question.help)},
                 {"kind", question.kind == Kind::Number   ? "number"
                          : question.kind == Kind::Choice ? "choice"
                                                          : "side"},
                 {"asked", question.ofUnit ? "unit" : "game"}};
    if (question.kind == Kind::Number) {
        json["min"] = question.least;
        json["max"] = question.most;
        json["default"] = question.standard;
    } else if (question.kind == Kind::Choice) {
        json["choices"] = listOf(question.choices, [](const Choice& choice) { return jsonOf(choice); });
        json["default"] = utf8(question.choices[static_cast<std::size_t>(question.standard)].id);
    }
    return json;
}

Json jsonOf(const Measure& measure)
{
    const auto units = listOf(measure.units, [](const LengthUnit& unit) -> Json {
        return {{"id", utf8(unit.id)}, {"label", utf8(unit.label)}, {"perUnit", unit.perUnit}};
    });
    const auto lengths = listOf(measure.lengths, [](const Length& length) -> Json {
        return {{"id", utf8(length.id)},
                {"label", utf8(length.label)},
                {"length", length.length ? Json(*length.length) : Json()},
                {"help", utf8(length.help)},
                {"colour", orNull(length.colour)}};
    });
    return {{"unit", utf8(measure.unit)}, {"help", utf8(measure.help)}, {"units", units}, {"lengths", lengths}};
}

Json countersOf(const Kind& kind)
{
    return listOf(kind.counters, [](const Counter& counter) -> Json {
        return {{"id", utf8(counter.id)},
                {"label", utf8(counter.label)},
                {"start", counter.startFrom.isEmpty() ? Json(counter.start) : Json(utf8(counter.startFrom))},
                {"max", counter.most}};
    });
}

Json membersOf(const UnitType& unit)
{
    Json members = Json::object();
    for (auto it = unit.members.begin(); it != unit.members.end(); ++it)
        members[utf8(it.key())] = it.value();
    return members;
}

Json jsonOf(const Pack& pack, const UnitType& unit)
{
    const Kind* kind = pack.kind(unit.kind);
    return {{"id", utf8(unit.id)},
            {"label", utf8(unit.label)},
            {"kind", utf8(unit.kind)},
            {"count", unit.count},
            {"counters", kind ? countersOf(*kind) : Json::array()},
            {"cost", orNull(unit.cost)},
            {"stats", listOf(unit.stats, [](const Stat& stat) { return toJson(stat); })},
            {"members", unit.members.isEmpty() ? Json() : membersOf(unit)},
            {"weapons", textsToJson(unit.weapons)},
            {"notes", textsToJson(unit.notes)},
            {"section", orNull(unit.section)}};
}

Json glossaryOf(const Pack& pack)
{
    return listOf(pack.glossary, [](const Term& term) -> Json {
        return {{"term", utf8(term.term)}, {"words", utf8(term.words)}, {"section", orNull(term.section)}};
    });
}

}

Json orNull(const QString& text)
{
    return text.isEmpty() ? Json() : Json(utf8(text));
}

Json textsToJson(const QMap<QString, QString>& texts)
{
    Json json = Json::object();
    for (auto it = texts.begin(); it != texts.end(); ++it)
        json[utf8(it.key())] = utf8(it.value());
    return json;
}

Json toJson(const packs::Pack& pack)
{
    Json json = {{"id", utf8(pack.id)},
                 {"title", utf8(pack.title)},
                 {"version", utf8(pack.version)},
                 {"author", utf8(pack.author)},
                 {"licence", utf8(pack.licence)},
                 {"summary", utf8(pack.summary)},
                 {"players", {{"min", pack.leastPlayers}, {"max", pack.mostPlayers}}}};
    const auto plain = [](const auto& value) { return jsonOf(value); };
    json["questions"] = listOf(pack.questions, plain);
    json["rulings"] = listOf(pack.rulings, plain);
    const auto procedureJson = [&](const Procedure& procedure) { return toJson(pack, procedure); };
    json["procedures"] = listOf(pack.procedures, procedureJson);
    json["lookups"] = listOf(pack.lookups, procedureJson);
    json["units"] = listOf(pack.units, [&](const UnitType& unit) { return jsonOf(pack, unit); });
    json["weapons"] = listOf(pack.weapons, [](const Weapon& weapon) { return toJson(weapon); });
    json["tables"] = listOf(pack.tables, [](const Table& table) { return toJson(table); });
    json["random"] = listOf(pack.randomTables, [](const RandomTable& table) { return toJson(table); });
    json["lengths"] = jsonOf(pack.measure);
    const auto part = [](const auto& value) { return toJson(value); };
    json["tracks"] = toJson(pack.track);
    json["statuses"] = listOf(pack.statuses, part);
    json["resources"] = listOf(pack.resources, part);
    json["members"] = listOf(pack.members, part);
    json["limits"] = listOf(pack.limits, part);
    json["free"] = listOf(pack.free, part);
    json["tallies"] = listOf(pack.tallies, part);
    json["scoring"] = toJson(pack.scoring);
    json["objective"] = pack.objective ? toJson(*pack.objective) : Json();
    json["reminders"] = listOf(pack.reminders, part);
    json["reference"] = listOf(pack.sections, [](const Section& section) -> Json {
        return {{"id", utf8(section.id)}, {"title", utf8(section.title)}};
    });
    json["glossary"] = glossaryOf(pack);
    return json;
}

}
