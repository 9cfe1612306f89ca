// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr std::size_t mostCounters = 30;
constexpr int mostOfACounter = 999;
constexpr int mostCost = 100'000;

Counter readCounter(TomlTable& table, const Pack& pack)
{
    Counter counter;
    counter.id = table.id();
    counter.label = table.text("label", Required);
    counter.one = table.text("one");
    counter.most = static_cast<int>(table.number("max", 1, mostOfACounter, 99));
    counter.group = table.text("group");
    const toml::node* start = table.node("start");
    if (start && start->is_string()) {
        counter.startFrom = table.text("start");
        const Question* question = pack.question(counter.startFrom);
        if (!counter.isOfMembers() && (!question || question->kind != Question::Kind::Number))
            table.errorAt("start", Words::tr("“%1” is no question with a number").arg(counter.startFrom));
        else if (question)
            counter.start = question->standard;
    } else {
        counter.start = static_cast<int>(table.number("start", 0, counter.most));
    }
    return counter;
}

Kind readOneKind(TomlTable& table, const Pack& pack)
{
    Kind kind;
    kind.id = table.id();
    kind.label = table.text("label", Required);
    kind.shape = table.oneOf<QString>(
        "shape", {{"circle", "circle"}, {"square", "square"}, {"diamond", "diamond"}, {"triangle", "triangle"}},
        "circle");
    table.tables("counters",
                 [&](TomlTable& inner) { addOnce(kind.counters, readCounter(inner, pack), inner, mostCounters); });
    kind.destroyed = readCondition(table, "destroyed", &kind);
    return kind;
}

// Member → how many.
void readTypeMembers(TomlTable& table, UnitType& unit, const Pack& pack)
{
    table.table("members", [&](TomlTable& inner) {
        for (const auto& [key, node] : inner.raw()) {
            const std::string id = toText(key).toStdString();
            if (!pack.member(toText(key)))
                noSuch(inner, id.c_str(), Words::tr("there is no member “%1”"), toText(key), pack.members);
            unit.members.insert(toText(key), static_cast<int>(inner.number(id.c_str(), 1, 99, 1)));
        }
    });
}

UnitType readUnit(TomlTable& table, const Pack& pack)
{
    UnitType unit;
    unit.id = table.id();
    unit.label = table.text("label", Required);
    const Kind* kind = readKind(table, "kind", pack);
    unit.kind = kind ? kind->id : QString();
    if (!table.has("kind"))
        table.errorAt("id", Words::tr("a unit needs “kind”, the id of one"));
    unit.section = readSectionId(table, pack);
    unit.count = static_cast<int>(table.number("count", 0, 99));
    if (const auto cost = table.maybeNumber("cost", 0, mostCost))
        unit.cost = static_cast<int>(*cost);
    readTypeMembers(table, unit, pack);
    unit.weapons = table.texts("weapons");
    unit.notes = table.texts("notes");
    for (const QString& weapon : unit.weapons) {
        if (!pack.weapon(weapon))
            noSuch(table, "weapons", Words::tr("there is no weapon “%1”"), weapon, pack.weapons);
    }
    unit.stats = readStats(table, pack);
    return unit;
}

}

void readUnits(TomlTable& top, Pack& pack)
{
    top.tables("kind", [&](TomlTable& table) { addOnce(pack.kinds, readOneKind(table, pack), table); });
    top.tables("unit", [&](TomlTable& table) { addOnce(pack.units, readUnit(table, pack), table); });
    top.tables("names", [&](TomlTable& table) {
        const Kind* kind = readKind(table, "kind", pack);
        pack.names.push_back({kind ? kind->id : QString(), table.text("pattern", Required)});
    });
    if (pack.units.empty())
        top.errorAt("unit", Words::tr("a pack needs at least one unit, as [[unit]]"));
}

const Kind* readKind(TomlTable& table, const char* key, const Pack& pack)
{
    const QString id = table.text(key);
    const Kind* kind = pack.kind(id);
    if (!kind && !id.isEmpty())
        noSuch(table, key, Words::tr("there is no kind of unit “%1”"), id, pack.kinds);
    return kind;
}

Condition readCondition(TomlTable& table, const char* key, const Kind* kind)
{
    std::vector<dice::Input> inputs;
    for (const Counter& counter : kind ? kind->counters : std::vector<Counter>())
        inputs.push_back({diceName(counter.id), dice::Input::Kind::Number, 0, counter.most, {}});
    Condition condition;
    condition.program = readFormula(table, key, inputs);
    if (condition.program)
        condition.text = QString::fromStdString(condition.program->source());
    return condition;
}

}
