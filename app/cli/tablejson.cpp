// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packjson.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

Json jsonOf(const RangeBand& band)
{
    return {{"id", orNull(band.id)},       {"label", utf8(band.label)}, {"to", orNull(band.to)},
            {"inclusive", band.inclusive}, {"modifier", band.modifier}, {"out", band.out}};
}

Json jsonOf(const Figure& figure)
{
    return figure.number ? Json(*figure.number) : Json(utf8(figure.text));
}

Json jsonOf(const TableRow& row)
{
    return {{"id", utf8(row.id)},
            {"label", utf8(row.label)},
            {"note", utf8(row.note)},
            {"cost", orNull(row.cost)},
            {"figures", listOf(row.figures, [](const Figure& figure) { return jsonOf(figure); })}};
}

}

Json toJson(const Stat& stat)
{
    return {
        {"id", utf8(stat.id)}, {"label", utf8(stat.label)}, {"value", orNull(stat.value)}, {"text", utf8(stat.text)}};
}

Json toJson(const Weapon& weapon)
{
    const auto squadDice = listOf(weapon.squadDice, [](const Weapon::SquadDice& step) -> Json {
        return {{"minis", step.minis}, {"dice", step.dice}};
    });
    return {{"id", utf8(weapon.id)},
            {"label", utf8(weapon.label)},
            {"help", utf8(weapon.help)},
            {"dice", weapon.dice ? Json(dice::toText(*weapon.dice)) : Json()},
            {"attacks", orNull(weapon.attacks)},
            {"range", orNull(weapon.range)},
            {"bands", listOf(weapon.bands, [](const RangeBand& band) { return jsonOf(band); })},
            {"melee", weapon.melee},
            {"single-use", weapon.singleUse},
            {"used-unnamed", weapon.usedUnnamed},
            {"cost", orNull(weapon.cost)},
            {"squad-dice", squadDice},
            {"most-dice", orNull(weapon.mostDice)},
            {"row", orNull(weapon.row)},
            {"stats", listOf(weapon.stats, [](const Stat& stat) { return toJson(stat); })},
            {"section", orNull(weapon.section)}};
}

Json toJson(const Table& table)
{
    const auto columns = listOf(table.columns, [](const TableColumn& column) -> Json {
        return {{"id", utf8(column.id)}, {"label", utf8(column.label)}, {"note", utf8(column.note)}};
    });
    return {{"id", utf8(table.id)},     {"label", utf8(table.label)},
            {"help", utf8(table.help)}, {"section", orNull(table.section)},
            {"columns", columns},       {"rows", listOf(table.rows, [](const TableRow& row) { return jsonOf(row); })}};
}

Json toJson(const RandomTable& table)
{
    const auto lines = listOf(table.lines, [](const RandomTable::Line& line) -> Json {
        return {{"upto", line.upto}, {"words", utf8(line.words)}};
    });
    return {{"id", utf8(table.id)},
            {"label", utf8(table.label)},
            {"help", utf8(table.help)},
            {"section", orNull(table.section)},
            {"dice", dice::toText(table.dice)},
            {"lines", lines}};
}

}
