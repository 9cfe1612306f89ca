// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "packs/lengths.h"
#include "packs/resolve.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

QString rangeOf(const ProcedureInput& input)
{
    switch (input.kind) {
    case ProcedureInput::Kind::Number:
        return QStringLiteral("%1 to %2").arg(input.least).arg(input.most);
    case ProcedureInput::Kind::Flag:
        return QStringLiteral("yes or no");
    case ProcedureInput::Kind::Dice:
        return QStringLiteral("dice, as 2d10");
    case ProcedureInput::Kind::Choice:
        break;
    }
    QStringList ids;
    for (const auto& choice : input.choices)
        ids << choice.id;
    return ids.join(QStringLiteral(", "));
}

QString effectOf(const FactorLine& line)
{
    if (line.kind == FactorLine::Kind::LoseOneIn)
        return QStringLiteral("lose 1 in %1").arg(line.amount);
    const QString sign = line.amount > 0 ? QStringLiteral("+") : QString();
    const QString what = line.kind == FactorLine::Kind::Dice ? QStringLiteral("dice") : QStringLiteral("hits");
    return QStringLiteral("%1%2 %3%4")
        .arg(sign)
        .arg(line.amount)
        .arg(what, line.count ? QStringLiteral(" each") : QString());
}

void printFactors(Output& output, const Pack& pack, const Procedure& procedure)
{
    for (const QString& id : procedure.factors) {
        const FactorTable* table = pack.factorTable(id);
        output.line(QStringLiteral("  %1:").arg(printable(table->label)));
        for (const FactorLine& line : table->lines)
            output.line(QStringLiteral("    %1=  %2: %3").arg(line.id, printable(line.label), effectOf(line)));
    }
}

void printProcedure(Output& output, const Pack& pack, const Procedure& procedure)
{
    output.line(QStringLiteral("\n%1: %2").arg(procedure.id, printable(procedure.label)));
    for (const auto& input : procedure.inputs) {
        if (!input.factors.isEmpty())
            continue;
        const QString standard =
            input.standard ? QStringLiteral("; %1 when left out").arg(toText(input, *input.standard)) : QString();
        output.line(QStringLiteral("  %1=  %2: %3%4").arg(input.id, printable(input.label), rangeOf(input), standard));
    }
    printFactors(output, pack, procedure);
    for (const auto& outcome : procedure.outcomes)
        output.line(QStringLiteral("  → %1  %2").arg(outcome.id, printable(outcome.label)));
}

void printRulings(Output& output, const Pack& pack)
{
    for (const auto& ruling : pack.rulings) {
        output.line(QStringLiteral("\nruling %1: %2").arg(ruling.id, printable(ruling.question)));
        for (const auto& choice : ruling.choices)
            output.line(QStringLiteral("  %1  %2").arg(choice.id, printable(choice.label)));
    }
}

void printUnits(Output& output, const Pack& pack)
{
    TextTable units({QStringLiteral("unit"), QStringLiteral("name"), QStringLiteral("kind"), QStringLiteral("weapons"),
                     QStringLiteral("values")});
    for (const auto& unit : pack.units) {
        QStringList stats;
        for (const auto& stat : unit.stats)
            stats << QStringLiteral("%1 %2").arg(stat.label, stat.text);
        units.row({unit.id, printable(unit.label), unit.kind, unit.weapons.join(QStringLiteral(", ")),
                   printable(stats.join(QStringLiteral(", ")))});
    }
    output.line({});
    units.print(output);
}

QString textOf(const Weapon& weapon)
{
    const bool onlyReach = bandsOnlyReach(weapon);
    QStringList bands;
    for (const RangeBand& band : weapon.bands) {
        if (band.out)
            bands << QStringLiteral("%1 out of reach").arg(band.label);
        else if (onlyReach)
            bands << QStringLiteral("%1 to %2").arg(band.label, packs::toText(*band.to));
        else
            bands << QStringLiteral("%1 %2%3")
                         .arg(band.label, band.modifier > 0 ? QStringLiteral("+") : QString())
                         .arg(band.modifier);
    }
    return bands.join(QStringLiteral(", "));
}

void printWeapons(Output& output, const Pack& pack)
{
    TextTable weapons({QStringLiteral("weapon"), QStringLiteral("name"), QStringLiteral("values"),
                       QStringLiteral("bands"), QStringLiteral(">cost")});
    for (const auto& weapon : pack.weapons)
        weapons.row({weapon.id, printable(weapon.label), printable(weapon.summary()), printable(textOf(weapon)),
                     weapon.cost ? QString::number(*weapon.cost) : QString()});
    output.line({});
    weapons.print(output);
}

void printTable(Output& output, const Table& table)
{
    QStringList headings{table.id};
    for (const TableColumn& column : table.columns)
        headings << QLatin1Char('>') + printable(column.label);
    TextTable text(headings);
    for (const TableRow& row : table.rows) {
        QStringList cells{printable(row.label)};
        for (const Figure& figure : row.figures)
            cells << printable(figure.text);
        text.row(cells);
    }
    output.line(QLatin1Char('\n') + printable(table.label));
    text.print(output);
}

void printRandom(Output& output, const RandomTable& table)
{
    output.line(QStringLiteral("\n%1: %2, %3")
                    .arg(table.id, printable(table.label), QString::fromStdString(dice::toText(table.dice))));
    for (const RandomTable::Line& line : table.lines)
        output.line(QStringLiteral("  up to %1  %2").arg(line.upto).arg(printable(line.words)));
}

void printReference(Output& output, const Pack& pack)
{
    TextTable sections({QStringLiteral("section"), QStringLiteral("title")});
    for (const auto& section : pack.sections)
        sections.row({section.id, printable(section.title)});
    output.line({});
    sections.print(output);
}

}

Expected<int> packShow(const Arguments& arguments, Output& output)
{
    const auto found = findWholePack(arguments[0]);
    if (!found)
        return tl::unexpected(found.error());
    const Pack& pack = *found->reading.pack;
    if (arguments.has("json")) {
        output.json(toJson(pack));
        return done;
    }
    output.line(printable(QStringLiteral("%1 %2, by %3\n%4").arg(pack.title, pack.version, pack.author, pack.summary)));
    printUnits(output, pack);
    printWeapons(output, pack);
    for (const auto& table : pack.tables)
        printTable(output, table);
    for (const auto& procedure : pack.procedures)
        printProcedure(output, pack, procedure);
    for (const auto& lookup : pack.lookups)
        printProcedure(output, pack, lookup);
    for (const auto& random : pack.randomTables)
        printRandom(output, random);
    printRulings(output, pack);
    printReference(output, pack);
    return done;
}

}
