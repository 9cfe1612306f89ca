// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <QSet>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr std::size_t mostLimits = 50;
constexpr int dearest = 100'000;

Member readMember(TomlTable& table, const Pack& pack)
{
    Member member;
    readHead(table, pack, member);
    member.cost = static_cast<int>(table.number("cost", 0, dearest));
    member.countsAs = table.texts("counts-as");
    return member;
}

// Everything that a roster has a number of, each name once.
std::vector<dice::Input> rosterInputs(const Pack& pack)
{
    std::vector<dice::Input> inputs;
    QSet<QString> known;
    const auto add = [&](const QString& id) {
        if (!known.contains(id))
            inputs.push_back({diceName(id), dice::Input::Kind::Number, 0, dearest, {}});
        known.insert(id);
    };
    for (const char* id : {"minis", "points", "agreed"})
        add(QLatin1String(id));
    for (const UnitType& unit : pack.units)
        add(unit.id);
    for (const Kind& kind : pack.kinds)
        add(kind.id);
    for (const Member& member : pack.members)
        add(member.id);
    for (const Weapon& weapon : pack.weapons)
        add(weapon.id);
    return inputs;
}

Limit readLimit(TomlTable& table, const std::vector<dice::Input>& inputs)
{
    Limit limit;
    limit.id = table.id();
    limit.ofUnit = table.oneOf<bool>("each", {{"side", false}, {"unit", true}}, false);
    limit.words = table.text("words", Required);
    limit.broken.program = readFormula(table, "broken", inputs);
    if (limit.broken.program)
        limit.broken.text = QString::fromStdString(limit.broken.program->source());
    if (!table.has("broken"))
        table.errorAt("broken", Words::tr("a limit needs the condition that breaks it"));
    return limit;
}

Free readFree(TomlTable& table, const Pack& pack)
{
    Free free;
    free.of = readIds(table, "of", QT_TRANSLATE_NOOP("Words", "there is no member or weapon “%1”"),
                      [&](const QString& id) { return pack.member(id) || pack.weapon(id); });
    if (free.of.isEmpty())
        table.errorAt("of", Words::tr("it needs what is free, as of = [\"veteran\"]"));
    free.perMinis = static_cast<int>(table.number("per-minis", 1, 99));
    free.perEnemy = readIds(table, "per-enemy", QT_TRANSLATE_NOOP("Words", "there is no unit “%1”"),
                            [&](const QString& id) { return pack.unit(id); });
    if ((free.perMinis == 0) == free.perEnemy.isEmpty())
        table.errorAt("of", Words::tr("it needs either “per-minis” or “per-enemy”"));
    return free;
}

}

void readMembers(TomlTable& top, Pack& pack)
{
    top.tables("member", [&](TomlTable& table) { addOnce(pack.members, readMember(table, pack), table); });
    for (const Member& member : pack.members) {
        for (const QString& other : member.countsAs) {
            if (!pack.member(other))
                top.errorAt("member",
                            Words::tr("the member “%1” counts as “%2”, which does not exist").arg(member.id, other));
        }
    }
}

void readRosterLimits(TomlTable& top, Pack& pack)
{
    const auto inputs = rosterInputs(pack);
    top.tables("limit", [&](TomlTable& table) { addOnce(pack.limits, readLimit(table, inputs), table, mostLimits); });
    top.tables("free", [&](TomlTable& table) { pack.free.push_back(readFree(table, pack)); });
}

}
