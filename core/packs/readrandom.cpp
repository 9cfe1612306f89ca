// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr std::size_t mostLines = 200;
constexpr std::size_t mostTables = 50;

qint64 mostOf(const dice::Pool& pool)
{
    return pool.faces.empty() ? 0 : pool.count * pool.faces.back();
}

void readLines(TomlTable& table, RandomTable& random)
{
    qint64 last = random.dice.faces.empty() ? 0 : random.dice.count * random.dice.faces.front() - 1;
    table.tables("lines", [&](TomlTable& inner) {
        const RandomTable::Line line{static_cast<int>(inner.number("upto", -1'000'000, 1'000'000)),
                                     inner.text("words", Required)};
        if (line.upto <= last)
            inner.errorAt("upto", Words::tr("“upto” must be more than %1, so that dice can pick this line").arg(last));
        last = line.upto;
        if (random.lines.size() < mostLines)
            random.lines.push_back(line);
        else
            inner.errorAt("upto", Words::tr("a random table has at most %1 lines").arg(mostLines));
    });
    if (const qint64 most = mostOf(random.dice); random.lines.empty() || last != most)
        table.errorAt("lines",
                      Words::tr("the last line must be “upto = %1”, the most that the dice can show").arg(most));
}

// line = (total > 2) + (total > 4) + …, which is the index of the line.
std::string textOf(const RandomTable& random)
{
    std::string text = "total = " + dice::toText(random.dice) + ";\nline = 0";
    for (std::size_t i = 0; i + 1 < random.lines.size(); ++i)
        text += " + (total > " + std::to_string(random.lines[i].upto) + ")";
    return text;
}

Procedure procedureOf(const RandomTable& random)
{
    Procedure procedure;
    procedure.id = random.id;
    procedure.label = random.label;
    procedure.section = random.section;
    procedure.help = random.help;
    ProcedureOutcome outcome;
    outcome.id = QStringLiteral("line");
    outcome.label = random.label;
    outcome.kind = ProcedureOutcome::Kind::Choice;
    for (const RandomTable::Line& line : random.lines) {
        outcome.choices.push_back({QStringLiteral("upto-%1").arg(line.upto), line.words});
        outcome.words << line.words;
    }
    procedure.outcomes.push_back(outcome);
    if (const auto program = dice::Program::parse(textOf(random)))
        procedure.program = *program;
    return procedure;
}

RandomTable readRandomTable(TomlTable& table, const Pack& pack)
{
    RandomTable random;
    readHead(table, pack, random);
    if (!table.has("dice"))
        table.errorAt("id", Words::tr("a random table needs “dice”, as 1d6"));
    random.dice = readDice(table, "dice").value_or(dice::Pool());
    readLines(table, random);
    random.procedure = procedureOf(random);
    return random;
}

}

void readRandomTables(TomlTable& top, Pack& pack)
{
    top.tables("random",
               [&](TomlTable& table) { addOnce(pack.randomTables, readRandomTable(table, pack), table, mostTables); });
}

}
