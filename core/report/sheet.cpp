// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/sheet.h"

#include "base/words.h"
#include "packs/dicewords.h"
#include "packs/lengths.h"

#include <algorithm>

namespace adjutant::report {

namespace {

using lookup::Block;
using lookup::Spans;

Spans plainly(const QString& text, bool bold = false)
{
    return {{text, {}, bold, false, false}};
}

Block tableOf(const QStringList& head)
{
    Block table;
    table.kind = Block::Kind::Table;
    table.rows.emplace_back();
    for (const QString& name : head) {
        table.columns.push_back(Block::Align::Left);
        table.rows.front().push_back(plainly(name));
    }
    return table;
}

void addRow(Block& table, const QStringList& cells)
{
    auto& row = table.rows.emplace_back();
    for (const QString& cell : cells)
        row.push_back(plainly(cell, row.empty()));
}

// Whether a table of the reference has a cell for each of these.
bool isTabled(const packs::Pack& pack, const QStringList& labels)
{
    return std::any_of(pack.sections.begin(), pack.sections.end(), [&](const packs::Section& section) {
        for (const Block& block : lookup::readMarkdown(section.markdown).blocks) {
            QString cells;
            for (const auto& row : block.rows) {
                for (const Spans& cell : row)
                    cells += lookup::plain(cell) + QLatin1Char('\n');
            }
            if (!cells.isEmpty() && std::all_of(labels.begin(), labels.end(), [&](const QString& label) {
                    return cells.contains(label, Qt::CaseInsensitive);
                }))
                return true;
        }
        return false;
    });
}

template<typename Items>
QStringList labelsOf(const Items& items)
{
    QStringList labels;
    for (const auto& item : items)
        labels.append(item.label);
    return labels;
}

Sheet::Part sectionPart(const packs::Section& section)
{
    Sheet::Part part{section.title, lookup::readMarkdown(section.markdown).blocks};
    auto& blocks = part.blocks;
    if (!blocks.empty() && blocks.front().kind == Block::Kind::Heading && blocks.front().level == 1)
        blocks.erase(blocks.begin());
    return part;
}

QString rangeOf(const packs::Pack& pack, const packs::Weapon& weapon)
{
    const packs::Length* length = pack.measure.length(weapon.range);
    if (!length || !length->length)
        return length ? length->label : weapon.range;
    return QStringLiteral("%1, %2 %3")
        .arg(length->id, packs::inWords(*length->length), packs::unitLabel(pack.measure, *length->length));
}

QString statOf(const packs::Pack& pack, const packs::UnitType& unit, const QString& label)
{
    const auto stat = std::find_if(unit.stats.begin(), unit.stats.end(),
                                   [&](const packs::Stat& candidate) { return candidate.label == label; });
    return stat == unit.stats.end() ? QStringLiteral("–") : packs::withFigure(pack.measure, stat->text);
}

QString weaponsOf(const packs::Pack& pack, const packs::UnitType& unit)
{
    QStringList names;
    for (const QString& id : unit.weapons) {
        if (const packs::Weapon* weapon = pack.weapon(id))
            names.append(weapon->label);
    }
    // A label with a comma in it would be read as two.
    const bool single = names.filter(QStringLiteral(",")).isEmpty();
    return names.join(single ? QStringLiteral(", ") : QStringLiteral(" · "));
}

// Those that most units lack would be a column of dashes: they stand with what else there is to say.
QStringList tabledStats(const packs::Pack& pack)
{
    QStringList all;
    for (const packs::UnitType& unit : pack.units) {
        for (const packs::Stat& stat : unit.stats)
            all.append(stat.label);
    }
    QStringList tabled = all;
    tabled.removeDuplicates();
    tabled.removeIf([&](const QString& label) { return 3 * all.count(label) < qsizetype(pack.units.size()); });
    return tabled;
}

QString besidesOf(const packs::Pack& pack, const packs::UnitType& unit, const QStringList& tabled)
{
    QStringList words;
    for (const packs::Stat& stat : unit.stats)
        if (!tabled.contains(stat.label))
            words << QStringLiteral("%1: %2.").arg(stat.label, packs::withFigure(pack.measure, stat.text));
    return (words + unit.notes).join(QLatin1Char(' '));
}

Sheet::Part unitsPart(const packs::Pack& pack)
{
    const QStringList stats = tabledStats(pack);
    Block table =
        tableOf(QStringList(Words::tr("Unit")) + stats + QStringList{Words::tr("Weapons"), Words::tr("Besides")});
    for (const packs::UnitType& unit : pack.units) {
        QStringList cells{unit.label};
        for (const QString& stat : stats)
            cells.append(statOf(pack, unit, stat));
        cells << weaponsOf(pack, unit) << besidesOf(pack, unit, stats);
        addRow(table, cells);
    }
    return {Words::tr("Units"), {table}, true};
}

Sheet::Part weaponsPart(const packs::Pack& pack)
{
    const bool allHaveDice = std::all_of(pack.weapons.begin(), pack.weapons.end(),
                                         [](const packs::Weapon& weapon) { return weapon.dice.has_value(); });
    Block table = allHaveDice ? tableOf({Words::tr("Weapon"), Words::tr("Dice"), Words::tr("Range")})
                              : tableOf({Words::tr("Weapon"), Words::tr("Facts")});
    for (const packs::Weapon& weapon : pack.weapons) {
        if (allHaveDice)
            addRow(table, {weapon.label, packs::diceInWords(dice::toText(*weapon.dice)), rangeOf(pack, weapon)});
        else if (const QString facts = weapon.summary(); !facts.isEmpty())
            addRow(table, {weapon.label, facts});
    }
    return {Words::tr("Weapons"), {table}, true};
}

// What was converted is not more exact than that.
QString threeFigures(double value)
{
    return packs::inWords(QString::number(value, 'g', 3).toDouble());
}

Sheet::Part lengthsPart(const packs::Pack& pack)
{
    QStringList head{Words::tr("Length")};
    for (const packs::LengthUnit& unit : pack.measure.units)
        head.append(unit.label);
    Block table = tableOf(head);
    for (const packs::Length& length : pack.measure.lengths) {
        QStringList cells{length.label};
        for (const packs::LengthUnit& unit : pack.measure.units)
            cells.append(length.length ? threeFigures(*length.length * unit.perUnit) : QStringLiteral("–"));
        addRow(table, cells);
    }
    return {Words::tr("Lengths"), {table}, true};
}

Sheet::Part glossaryPart(const packs::Pack& pack)
{
    Sheet::Part part{Words::tr("Words"), {}, true};
    for (const packs::Term& term : pack.glossary) {
        Block block;
        block.spans = plainly(term.term, true);
        block.spans.push_back({QStringLiteral(": ") + term.words, {}, false, false, false});
        part.blocks.push_back(block);
    }
    return part;
}

}

Sheet sheetOf(const packs::Pack& pack)
{
    Sheet sheet{pack.title,
                pack.summary,
                Words::tr("Rules by %1. Pack version %2. %3").arg(pack.author, pack.version, pack.licence),
                {}};
    for (const packs::Section& section : pack.sections)
        sheet.parts.push_back(sectionPart(section));
    if (!pack.units.empty() && !isTabled(pack, labelsOf(pack.units)))
        sheet.parts.push_back(unitsPart(pack));
    const auto told = std::count_if(pack.weapons.begin(), pack.weapons.end(),
                                    [](const packs::Weapon& weapon) { return !weapon.summary().isEmpty(); });
    const bool areWeaponsTold = told > 0 && 2 * std::size_t(told) >= pack.weapons.size();
    if (areWeaponsTold && !isTabled(pack, labelsOf(pack.weapons)))
        sheet.parts.push_back(weaponsPart(pack));
    if (!pack.measure.lengths.empty() && !isTabled(pack, labelsOf(pack.measure.lengths)))
        sheet.parts.push_back(lengthsPart(pack));
    if (!pack.glossary.empty())
        sheet.parts.push_back(glossaryPart(pack));
    return sheet;
}

}
