// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/ids.h"
#include "packs/pack.h"
#include "packs/reader.h"
#include "packs/tomltable.h"

namespace adjutant::packs {

// The parts of pack.toml, each read from the table that holds it. The reference comes first, since the others name its
// sections; procedures come after all that they name.

void readReference(TomlTable& top, const Files& files, const QString& language, Pack& pack, Faults& faults);
void readSetUp(TomlTable& top, Pack& pack);
void readMeasure(TomlTable& top, Pack& pack);
void readMembers(TomlTable& top, Pack& pack);
void readWeapons(TomlTable& top, Pack& pack);
void readUnits(TomlTable& top, Pack& pack);
void readRosterLimits(TomlTable& top, Pack& pack);
void readStatuses(TomlTable& top, Pack& pack);
void readResources(TomlTable& top, Pack& pack);
void readTallies(TomlTable& top, Pack& pack);
void readTrack(TomlTable& top, Pack& pack);
/// What they read is how the game stands, so they come after the track.
void readReminders(TomlTable& top, Pack& pack);
/// What the condition of a reminder may read.
std::vector<dice::Input> standingInputs(const Pack& pack, const Reminder& reminder);
/// What a track with cubes has beside its hand, from the table of the track; and what one of its actions has.
void readCubes(TomlTable& track, Pack& pack);
void readCubeAction(TomlTable& table, TrackAction& action);
void readFactors(TomlTable& top, Pack& pack);
void readTables(TomlTable& top, Pack& pack);
void readRandomTables(TomlTable& top, Pack& pack);
void readProcedures(TomlTable& top, Pack& pack);

/// Rulings that nothing reads, and inputs that come from nowhere: warnings, once all is read.
void checkUse(TomlTable& top, const Pack& pack);
/// What the track and the statuses say of procedures, once these are read.
void checkTrack(TomlTable& top, const Pack& pack);
void checkCubes(TomlTable& top, const Pack& pack);

/// What only a track of phases has, from the table of the track; and what it says of procedures.
void readPhaseRules(TomlTable& track, Pack& pack);
void checkPhaseRules(TomlTable& top, const Pack& pack);

/// The parts of one procedure.
ProcedureInput readInput(TomlTable& table);
/// The tables of factors that it names: their lines become inputs, and sums of the dice text.
void readFactorsOf(TomlTable& table, Procedure& procedure, const Pack& pack);
void readFigures(TomlTable& table, Procedure& procedure, const Pack& pack);
/// The question of the set-up that an outcome answers.
void readDecision(TomlTable& table, Procedure& procedure, const Pack& pack);
void readRefusals(TomlTable& table, Procedure& procedure, const Pack& pack);
void readOutcomes(TomlTable& table, Procedure& procedure);
/// What the throws of the dice text are called.
void readThrowLabels(TomlTable& table, const char* key, Procedure& procedure);
void readMarks(TomlTable& table, Procedure& procedure, const Pack& pack);
void readEffects(TomlTable& table, Procedure& procedure, const Pack& pack);

/// Parses the text under a key as dice notation; a fault stands at its place in the file.
std::optional<dice::Program> readProgram(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs);
/// The same for a text that must not throw dice.
std::optional<dice::Program> readFormula(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs);
/// The only dice under a key, as 2d10; nothing when the key is not there.
std::optional<dice::Pool> readDice(TomlTable& table, const char* key);
/// A condition over the counters of a kind of unit.
Condition readCondition(TomlTable& table, const char* key, const Kind* kind);
/// The same over the statuses of such units too.
Condition readStateCondition(TomlTable& table, const char* key, const Kind* kind, const Pack& pack);

/// That none of these has the id, at its key, with the one that was most likely meant. `words` has a place for the id.
template<typename T>
void noSuch(TomlTable& table, const char* key, const QString& words, const QString& id, const std::vector<T>& there)
{
    table.errorAt(key, words.arg(id) + table.file().hint(id, idsOf(there)));
}

/// The ids under a key, each of which `known` must know; else a fault has these words, with a place for the id.
template<typename F>
QStringList readIds(TomlTable& table, const char* key, const char* words, F known)
{
    const QStringList ids = table.texts(key);
    for (const QString& id : ids) {
        if (!known(id))
            table.errorAt(key, Words::tr(words).arg(id));
    }
    return ids;
}
/// Ruling → choice, where both must be there.
QMap<QString, QString> readRulingMap(TomlTable& table, const char* key, const Pack& pack);
/// The kind that a key names; a fault when there is none.
const Kind* readKind(TomlTable& table, const char* key, const Pack& pack);
/// Something with a text, a value or a length of its own, as a unit's movement.
std::vector<Stat> readStats(TomlTable& table, const Pack& pack);
/// The section that the key "section" names; a fault when the reference does not have it.
QString readSectionId(TomlTable& table, const Pack& pack);
/// What everything that stands on its own has: an id, a label, a line of help, and the section that says more.
template<typename T>
void readHead(TomlTable& table, const Pack& pack, T& one)
{
    one.id = table.id();
    one.label = table.text("label", TomlTable::Need::Required);
    one.help = table.text("help");
    one.section = readSectionId(table, pack);
}
/// Where a game takes an input from: actor, target, weapon or a side, and what of it.
QString readFrom(TomlTable& table);
/// For what it holds when people say it. What the target gives is of the target without a word.
Holds readHolds(TomlTable& table, const QString& from);
/// What of it: for units one name or several, with `|` between them.
QStringList namesIn(const QString& from);
constexpr qsizetype mostNames = 8;

/// Choices of inputs and outcomes, each with an id and a label.
template<typename T>
void readChoices(TomlTable& table, std::vector<T>& choices);

/// So many of one kind may stand in one list.
constexpr std::size_t mostInAList = 300;
constexpr std::size_t mostChoices = 60;

/// Ids must be there once only.
template<typename T>
void addOnce(std::vector<T>& all, T one, TomlTable& table, std::size_t most = mostInAList)
{
    if (all.size() >= most) {
        table.errorAt("id", Words::tr("there are more than %1 of these").arg(most));
        return;
    }
    for (const T& other : all) {
        if (other.id == one.id && !one.id.isEmpty())
            table.errorAt("id", Words::tr("the id “%1” is there twice").arg(one.id));
    }
    all.push_back(std::move(one));
}

template<typename T>
void readChoices(TomlTable& table, std::vector<T>& choices)
{
    table.tables("choices", [&](TomlTable& inner) {
        T choice;
        choice.id = inner.id();
        choice.label = inner.text("label", TomlTable::Need::Required);
        addOnce(choices, choice, inner, mostChoices);
    });
    if (choices.empty())
        table.errorAt("choices", Words::tr("a choice needs “choices”, each with an id and a label"));
}

}
