// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/overlay.h"
#include "packs/readparts.h"

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr int mostOfAStat = 999;
constexpr int mostCost = 100'000;

std::optional<int> readInt(TomlTable& table, const char* key, int least, int most)
{
    const auto number = table.maybeNumber(key, least, most);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

void readBands(TomlTable& table, Weapon& weapon)
{
    table.tables("bands", [&](TomlTable& inner) {
        RangeBand band;
        band.id = inner.has("id") ? inner.id() : QString();
        band.label = inner.text("label", Required);
        band.to = inner.real("to", 0, 1e6);
        band.inclusive = inner.flag("inclusive");
        if (band.inclusive && !band.to)
            inner.errorAt("inclusive", Words::tr("“inclusive” goes with “to”"));
        band.modifier = static_cast<int>(inner.number("modifier", -99, 99));
        band.out = inner.flag("out");
        const RangeBand* before = weapon.bands.empty() ? nullptr : &weapon.bands.back();
        if (before && (!before->to || (band.to && *band.to <= *before->to)))
            inner.errorAt(
                "to", Words::tr("bands ascend: “%1” must end further away than “%2”").arg(band.label, before->label));
        if (weapon.bands.size() < mostInAList)
            weapon.bands.push_back(band);
    });
}

void readSquadDice(TomlTable& table, Weapon& weapon)
{
    table.tables("squad-dice", [&](TomlTable& inner) {
        const Weapon::SquadDice step{static_cast<int>(inner.number("minis", 1, 99, 1)),
                                     static_cast<int>(inner.number("dice", 0, 99))};
        if (!weapon.squadDice.empty() && step.minis <= weapon.squadDice.back().minis)
            inner.errorAt("minis", Words::tr("the numbers of minis must ascend"));
        if (weapon.squadDice.size() < mostInAList)
            weapon.squadDice.push_back(step);
    });
}

Stat readStat(TomlTable& table, const Pack& pack)
{
    Stat stat;
    stat.id = table.id();
    stat.label = table.text("label", Required);
    stat.text = table.text("text");
    stat.value = readInt(table, "value", -mostOfAStat, mostOfAStat);
    if (const QString length = table.text("length"); !length.isEmpty()) {
        if (!pack.measure.length(length))
            table.errorAt("length", Words::tr("“%1” is none of the lengths under “measure”").arg(length));
        stat.text = length;
    }
    if (stat.text.isEmpty() && stat.value)
        stat.text = QString::number(*stat.value);
    const QString untranslated = table.text(untranslatedText);
    stat.chooses = untranslated.isEmpty() ? stat.text : untranslated;
    if (stat.text.isEmpty())
        table.errorAt("id", Words::tr("a stat needs a text, a value or a length"));
    return stat;
}

void checkRow(TomlTable& table, const Weapon& weapon, const Pack& pack)
{
    const auto has = [&](const Table& one) { return one.row(weapon.row) != nullptr; };
    if (!weapon.row.isEmpty() && std::none_of(pack.tables.begin(), pack.tables.end(), has))
        table.errorAt("row", Words::tr("no table has a row “%1”").arg(weapon.row));
}

Weapon readWeapon(TomlTable& table, const Pack& pack)
{
    Weapon weapon;
    readHead(table, pack, weapon);
    weapon.range = table.text("range");
    if (!weapon.range.isEmpty() && !pack.measure.length(weapon.range))
        table.errorAt("range", Words::tr("“%1” is none of the lengths under “measure”").arg(weapon.range));
    weapon.dice = readDice(table, "dice");
    weapon.attacks = readInt(table, "attacks", 0, 99);
    weapon.cost = readInt(table, "cost", 0, mostCost);
    weapon.mostDice = readInt(table, "most-dice", 0, 99);
    weapon.melee = table.flag("melee");
    weapon.singleUse = table.flag("single-use");
    weapon.usedUnnamed = table.flag("used-unnamed");
    if (weapon.usedUnnamed && !weapon.singleUse)
        table.errorAt("used-unnamed", Words::tr("“used-unnamed” goes with “single-use”"));
    readBands(table, weapon);
    readSquadDice(table, weapon);
    weapon.row = table.text("row");
    checkRow(table, weapon, pack);
    weapon.stats = readStats(table, pack);
    return weapon;
}

}

void readWeapons(TomlTable& top, Pack& pack)
{
    top.tables("weapon", [&](TomlTable& table) { addOnce(pack.weapons, readWeapon(table, pack), table); });
}

std::vector<Stat> readStats(TomlTable& table, const Pack& pack)
{
    std::vector<Stat> stats;
    table.tables("stats", [&](TomlTable& inner) { addOnce(stats, readStat(inner, pack), inner); });
    return stats;
}

}
