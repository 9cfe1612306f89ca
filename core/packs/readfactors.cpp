// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/binding.h"
#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr int mostOfAFactor = 99;
constexpr std::size_t mostLines = 100;
constexpr qsizetype mostTables = 5;

// Of dice, hits and lose-one-in, the one that is there.
void readEffectOf(TomlTable& table, FactorLine& line)
{
    using Effects = FactorLine::Kind;
    const auto dice = table.maybeNumber("dice", -mostOfAFactor, mostOfAFactor);
    const auto hits = table.maybeNumber("hits", -mostOfAFactor, mostOfAFactor);
    const auto loseOneIn = table.maybeNumber("lose-one-in", 2, mostOfAFactor);
    line.kind = dice ? Effects::Dice : hits ? Effects::Hits : Effects::LoseOneIn;
    line.amount = static_cast<int>(dice.value_or(hits.value_or(loseOneIn.value_or(0))));
    if (table.has("dice") + table.has("hits") + table.has("lose-one-in") != 1)
        table.errorAt("id", Words::tr("a factor has one of “dice”, “hits” and “lose-one-in”"));
}

Condition readSceneCondition(TomlTable& table, const char* key, const std::vector<dice::Input>& scene)
{
    Condition condition;
    condition.program = readFormula(table, key, scene);
    if (condition.program)
        condition.text = QString::fromStdString(condition.program->source());
    return condition;
}

FactorLine readLine(TomlTable& table, const std::vector<dice::Input>& scene)
{
    FactorLine line;
    line.id = table.id();
    line.label = table.text("label", Required);
    line.help = table.text("help");
    line.count = table.flag("count");
    line.from = readFrom(table);
    line.of = readHolds(table, line.from);
    line.units = table.texts("units");
    line.targets = table.texts("target-units");
    line.when = readSceneCondition(table, "when", scene);
    line.asked = readSceneCondition(table, "asked", scene);
    line.oneOf = table.text("one-of");
    if (line.count && !line.oneOf.isEmpty())
        table.errorAt("one-of", Words::tr("“one-of” is for factors that are ticked, not counted"));
    readEffectOf(table, line);
    return line;
}

FactorTable readFactorTable(TomlTable& table, const Pack& pack)
{
    FactorTable factors;
    factors.id = table.id();
    factors.label = table.text("label", Required);
    factors.section = readSectionId(table, pack);
    const auto scene = sceneInputs(pack);
    table.tables("lines", [&](TomlTable& inner) { addOnce(factors.lines, readLine(inner, scene), inner, mostLines); });
    if (factors.lines.empty())
        table.errorAt("lines", Words::tr("a table of factors needs “lines”"));
    return factors;
}

// What conditions read of a unit (its kind, what was chosen for it, its statuses) is told apart by its name.
void checkSceneNames(TomlTable& top, const Pack& pack)
{
    const auto check = [&](const char* list, std::size_t i, const QString& id, bool isTaken) {
        if (isTaken)
            top.errorInside(QStringLiteral("%1[%2].id").arg(QLatin1String(list)).arg(i),
                            Words::tr("“%1” means something else in the conditions of factors already: take another id")
                                .arg(QString::fromStdString(diceName(QStringLiteral("actor-") + id))));
    };
    const QLatin1String kind("kind");
    for (std::size_t i = 0; i < pack.questions.size(); ++i)
        check("question", i, pack.questions[i].id,
              pack.questions[i].isChosenForUnits() && pack.questions[i].id == kind);
    for (std::size_t i = 0; i < pack.statuses.size(); ++i) {
        const Status& status = pack.statuses[i];
        const Question* question = pack.question(status.id);
        check("status", i, status.id,
              !status.ofSide && (status.id == kind || (question && question->isChosenForUnits())));
    }
}

bool hasConditions(const FactorTable& table)
{
    return std::any_of(table.lines.begin(), table.lines.end(),
                       [](const FactorLine& line) { return !line.when.isEmpty() || !line.asked.isEmpty(); });
}

ProcedureInput inputOf(const FactorLine& line, const QString& table)
{
    ProcedureInput input;
    input.id = line.id;
    input.label = line.label;
    input.help = line.help;
    input.kind = line.count ? ProcedureInput::Kind::Number : ProcedureInput::Kind::Flag;
    input.most = line.count ? mostOfAFactor : 1;
    input.standard = Value(qint64(0));
    input.from = line.from;
    input.of = line.of;
    input.factors = table;
    return input;
}

FactorSum& sumNamed(std::vector<FactorSum>& sums, const std::string& name)
{
    const auto found = std::find_if(sums.begin(), sums.end(), [&](const FactorSum& sum) { return sum.name == name; });
    return found != sums.end() ? *found : sums.emplace_back(FactorSum{name, {}, 0, 0});
}

void addTo(std::vector<FactorSum>& sums, const FactorLine& line)
{
    const bool lose = line.kind == FactorLine::Kind::LoseOneIn;
    FactorSum& sum = sumNamed(sums, lose                                  ? "lose_1_in_" + std::to_string(line.amount)
                                    : line.kind == FactorLine::Kind::Dice ? "factor_dice"
                                                                          : "factor_hits");
    const int amount = lose ? 1 : line.amount;
    const int times = line.count ? mostOfAFactor : 1;
    sum.parts.push_back({line.id, amount});
    sum.least += std::min(0, amount * times);
    sum.most += std::max(0, amount * times);
}

}

void readFactors(TomlTable& top, Pack& pack)
{
    top.tables("factors", [&](TomlTable& table) { addOnce(pack.factors, readFactorTable(table, pack), table); });
    if (std::any_of(pack.factors.begin(), pack.factors.end(), hasConditions))
        checkSceneNames(top, pack);
}

void readFactorsOf(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    procedure.factors = table.texts("factors").mid(0, mostTables);
    if (procedure.factors.removeDuplicates() > 0)
        table.errorAt("factors", Words::tr("a table of factors is there twice"));
    if (procedure.factors.isEmpty())
        return;
    // These can be named by every text about factors, whatever lines there are.
    for (const char* name : {"factor_dice", "factor_hits", "lose_1_in_2", "lose_1_in_3"})
        sumNamed(procedure.sums, name);
    for (const QString& id : procedure.factors) {
        const FactorTable* factors = pack.factorTable(id);
        if (!factors)
            noSuch(table, "factors", Words::tr("there is no table of factors “%1”"), id, pack.factors);
        for (const FactorLine& line : factors ? factors->lines : std::vector<FactorLine>()) {
            if (const ProcedureInput* other = procedure.input(line.id))
                table.errorAt("factors",
                              Words::tr("the factor “%1” of “%2” is there twice: also as %3")
                                  .arg(line.id, id,
                                       other->factors.isEmpty() ? Words::tr("an input")
                                                                : Words::tr("a line of “%1”").arg(other->factors)));
            procedure.inputs.push_back(inputOf(line, id));
            if (line.kind != FactorLine::Kind::LoseOneIn || line.amount > 1)
                addTo(procedure.sums, line);
        }
    }
}

}
