// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "packs/resolve.h"

namespace adjutant::cli
{

namespace
{

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

void printProcedure(Output& output, const Procedure& procedure)
{
    output.line(QStringLiteral("\n%1: %2").arg(procedure.id, printable(procedure.label)));
    for (const auto& input : procedure.inputs) {
        const QString standard =
            input.standard ? QStringLiteral("; %1 when left out").arg(toText(input, *input.standard)) : QString();
        output.line(QStringLiteral("  %1=  %2: %3%4").arg(input.id, printable(input.label), rangeOf(input), standard));
    }
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
    TextTable weapons(
        {QStringLiteral("weapon"), QStringLiteral("name"), QStringLiteral("dice"), QStringLiteral("range")});
    for (const auto& weapon : pack.weapons)
        weapons.row(
            {weapon.id, printable(weapon.label), QString::fromStdString(dice::toText(weapon.dice)), weapon.range});
    output.line({});
    units.print(output);
    output.line({});
    weapons.print(output);
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
    for (const auto& procedure : pack.procedures)
        printProcedure(output, procedure);
    printRulings(output, pack);
    printReference(output, pack);
    return done;
}

}
