// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include "dice/functions.h"

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

void readDefault(TomlTable& table, ProcedureInput& input)
{
    using InputKind = ProcedureInput::Kind;
    if (input.kind == InputKind::Flag) {
        input.standard = Value(qint64(table.flag("default")));
    } else if (input.kind == InputKind::Number) {
        if (const auto number = table.maybeNumber("default", input.least, input.most))
            input.standard = Value(*number);
    } else if (const QString text = table.text("default"); !text.isEmpty()) {
        const auto pool =
            input.kind == InputKind::Dice ? dice::parsePool(text.toStdString()) : tl::unexpected(dice::Issue{});
        for (std::size_t i = 0; i < input.choices.size(); ++i) {
            if (input.choices[i].id == text)
                input.standard = Value(static_cast<qint64>(i));
        }
        if (pool)
            input.standard = Value(*pool);
        if (!input.standard)
            table.errorAt("default", Words::tr("“%1” is not a value of this input").arg(text));
    }
}

}

ProcedureInput readInput(TomlTable& table)
{
    using InputKind = ProcedureInput::Kind;
    ProcedureInput input;
    input.id = table.id();
    if (const auto* function = dice::findFunction(diceName(input.id)); function && function->reserved)
        table.errorAt("id",
                      Words::tr("“%1” is a function of the dice notation; name the input otherwise").arg(input.id));
    input.label = table.text("label", Required);
    input.help = table.text("help");
    input.kind = table.oneOf<InputKind>("kind",
                                        {{"number", InputKind::Number},
                                         {"flag", InputKind::Flag},
                                         {"choice", InputKind::Choice},
                                         {"dice", InputKind::Dice}},
                                        InputKind::Number);
    if (input.kind == InputKind::Number) {
        input.least = table.number("min", -1'000'000, 1'000'000);
        input.most = table.number("max", input.least, 1'000'000, 99);
    } else if (input.kind == InputKind::Choice) {
        readChoices(table, input.choices);
        input.most = static_cast<qint64>(input.choices.size()) - 1;
    } else {
        input.most = 1;
    }
    input.from = readFrom(table);
    if (input.from == QLatin1String("weapon.not-melee") && input.kind == InputKind::Dice)
        table.errorAt("from", Words::tr("“weapon.not-melee” gives no dice; it is for a number, a flag or a choice"));
    input.of = readHolds(table, input.from);
    readDefault(table, input);
    return input;
}

namespace {

// Of several names a unit may have one, and nobody else.
void checkNames(TomlTable& table, const QString& from)
{
    const QString who = from.section(QLatin1Char('.'), 0, 0);
    const QStringList names = namesIn(from);
    if (names.size() < 2)
        return;
    if (who != QLatin1String("actor") && who != QLatin1String("target"))
        table.errorAt("from",
                      Words::tr("several names with “|” are for what units have, behind “actor.” or “target.”"));
    else if (names.contains(QString()))
        table.errorAt("from", Words::tr("a name is missing beside a “|”"));
    else if (names.size() > mostNames)
        table.errorAt("from", Words::tr("“from” has more than %1 names").arg(mostNames));
}

}

Holds readHolds(TomlTable& table, const QString& from)
{
    const Holds unsaid =
        from == QLatin1String("weapon.modifier")                                                 ? Holds::Throw
        : from.startsWith(QLatin1String("target.")) || from == QLatin1String("weapon.distance")  ? Holds::Target
        : from.startsWith(QLatin1String("weapon.")) && from != QLatin1String("weapon.not-melee") ? Holds::Weapon
                                                                                                 : Holds::Actor;
    return table.oneOf<Holds>(
        "of", {{"actor", Holds::Actor}, {"weapon", Holds::Weapon}, {"target", Holds::Target}, {"throw", Holds::Throw}},
        unsaid);
}

QStringList namesIn(const QString& from)
{
    return from.section(QLatin1Char('.'), 1).split(QLatin1Char('|'));
}

QString readFrom(TomlTable& table)
{
    static const QStringList roles{QStringLiteral("actor"),  QStringLiteral("target"), QStringLiteral("weapon"),
                                   QStringLiteral("lookup"), QStringLiteral("game"),   QStringLiteral("a"),
                                   QStringLiteral("b"),      QStringLiteral("c"),      QStringLiteral("d"),
                                   QStringLiteral("e"),      QStringLiteral("f")};
    const QString from = table.text("from");
    if (from.isEmpty())
        return from;
    if (!roles.contains(from.section(QLatin1Char('.'), 0, 0)) || from.section(QLatin1Char('.'), 1).isEmpty())
        table.errorAt(
            "from",
            Words::tr("“%1” is none of: actor.NAME, target.NAME, weapon.NAME, lookup.ID.OUTCOME, game.last, and a.NAME "
                      "of side a")
                .arg(from));
    checkNames(table, from);
    return from;
}

}
