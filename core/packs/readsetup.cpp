// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

void readChoices(TomlTable& table, std::vector<Choice>& choices)
{
    table.tables("choices", [&](TomlTable& inner) {
        Choice choice;
        choice.id = inner.id();
        choice.label = inner.text("label", Required);
        choice.help = inner.text("help");
        addOnce(choices, choice, inner);
    });
}

void readChosen(TomlTable& table, Question& question)
{
    readChoices(table, question.choices);
    if (question.choices.size() < 2)
        table.errorAt("choices", Words::tr("a question of kind choice needs two choices or more"));
    question.most = std::max(0, static_cast<int>(question.choices.size()) - 1);
    const QString standard = table.text("default");
    bool found = standard.isEmpty();
    for (int i = 0; i <= question.most && !found; ++i) {
        found = question.choices[static_cast<std::size_t>(i)].id == standard;
        question.standard = i;
    }
    if (!found)
        table.errorAt("default", Words::tr("“%1” is none of its choices").arg(standard));
}

Question readQuestion(TomlTable& table)
{
    using Kind = Question::Kind;
    Question question;
    question.id = table.id();
    question.label = table.text("label", Required);
    question.help = table.text("help");
    question.kind = table.oneOf<Kind>(
        "kind", {{"side", Kind::Side}, {"number", Kind::Number}, {"choice", Kind::Choice}}, Kind::Number);
    question.ofUnit = table.oneOf<bool>("asked", {{"game", false}, {"unit", true}}, false);
    question.kinds = table.texts("kinds");
    if (question.ofUnit && question.kind == Kind::Side)
        table.errorAt("kind", Words::tr("what is asked of a unit is a number or a choice"));
    if (question.kind == Kind::Choice)
        readChosen(table, question);
    if (question.kind == Kind::Number) {
        question.least = static_cast<int>(table.number("min", 0, 100'000));
        question.most = static_cast<int>(table.number("max", question.least, 100'000, 100'000));
        question.standard = static_cast<int>(table.number("default", question.least, question.most, question.least));
    }
    return question;
}

Ruling readRuling(TomlTable& table)
{
    Ruling ruling;
    ruling.id = table.id();
    ruling.question = table.text("question", Required);
    ruling.doubt = table.text("doubt");
    readChoices(table, ruling.choices);
    if (ruling.choices.size() < 2)
        table.errorAt("choices", Words::tr("a ruling needs two choices or more"));
    return ruling;
}

void readTerm(TomlTable& table, Pack& pack)
{
    const Term term{table.text("term", Required), table.text("words", Required), readSectionId(table, pack)};
    const auto same = [&](const Term& other) { return other.term.compare(term.term, Qt::CaseInsensitive) == 0; };
    if (std::any_of(pack.glossary.begin(), pack.glossary.end(), same))
        table.errorAt("term", Words::tr("the term “%1” is there twice").arg(term.term));
    if (pack.glossary.size() < mostInAList)
        pack.glossary.push_back(term);
}

}

void readSetUp(TomlTable& top, Pack& pack)
{
    if (top.number("format", 1, 1'000'000, 0) != 1)
        top.errorAt("format", Words::tr("this program reads packs of format = 1"));
    pack.id = top.id();
    pack.title = top.text("title", Required);
    pack.version = top.text("version", Required);
    pack.author = top.text("author", Required);
    pack.licence = top.text("licence");
    pack.summary = top.text("summary");
    top.table("players", [&](TomlTable& table) {
        pack.leastPlayers = static_cast<int>(table.number("min", 1, 6, 2));
        pack.mostPlayers = static_cast<int>(table.number("max", pack.leastPlayers, 6, pack.leastPlayers));
    });
    top.tables("question", [&](TomlTable& table) { addOnce(pack.questions, readQuestion(table), table); });
    top.tables("ruling", [&](TomlTable& table) { addOnce(pack.rulings, readRuling(table), table); });
    top.tables("glossary", [&](TomlTable& table) { readTerm(table, pack); });
}

void readMeasure(TomlTable& top, Pack& pack)
{
    top.table("measure", [&](TomlTable& table) {
        pack.measure.unit = table.text("unit", Required);
        pack.measure.help = table.text("help");
        table.tables("units", [&](TomlTable& inner) {
            LengthUnit unit;
            unit.id = inner.id();
            unit.label = inner.text("label", Required);
            unit.one = inner.text("one");
            unit.perUnit = inner.real("per-unit", 1e-6, 1e6).value_or(1);
            addOnce(pack.measure.units, unit, inner);
        });
        table.tables("lengths", [&](TomlTable& inner) {
            Length length;
            length.id = inner.id();
            length.label = inner.text("label", Required);
            length.help = inner.text("help");
            length.colour = inner.text("colour");
            length.length = inner.real("length", 0, 1e6);
            addOnce(pack.measure.lengths, length, inner);
        });
    });
}

QMap<QString, QString> readRulingMap(TomlTable& table, const char* key, const Pack& pack)
{
    const auto map = table.textMap(key);
    for (auto it = map.begin(); it != map.end(); ++it) {
        const Ruling* ruling = pack.ruling(it.key());
        if (!ruling)
            noSuch(table, key, Words::tr("there is no ruling “%1”"), it.key(), pack.rulings);
        else if (ruling->indexOf(it.value()) < 0)
            noSuch(table, key, Words::tr("the ruling “%1” has no choice “%2”").arg(it.key()), it.value(),
                   ruling->choices);
    }
    return map;
}

}
