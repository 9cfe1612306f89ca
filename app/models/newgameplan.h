// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QMap>

#include <optional>
#include <vector>

namespace adjutant::app {

struct PlannedUnit {
    QString type, name;
    QMap<QString, int> with = {}; ///< question → number, or the place of a choice; for this unit alone
    std::optional<QMap<QString, int>> members = {}; ///< what it is made of; nothing: as its type says
    QMap<QString, int> weapons = {};                ///< what it carries; empty: all that its type may
    QString note = {};                              ///< words on its card

    bool operator==(const PlannedUnit&) const = default;
};

struct PlannedSide {
    QString id, name, colour, shape;
    std::vector<PlannedUnit> units;
    QString rosterName = {}; ///< what the list of its units is called; empty: as the side
};

/// A game as it is being set up, before there is a file: what the players have said so far.
struct NewGamePlan {
    packs::Found pack;
    std::vector<PlannedSide> sides;
    QMap<QString, QString> chosenSides; ///< question → side
    QMap<QString, QString> choices;     ///< question → what was chosen, for the whole table
    QMap<QString, int> numbers;         ///< question → number, for the whole table
    packs::Rulings rulings;
    QStringList notes; ///< what the log is to tell of the set-up
    QString path;
};

/// The standard force of a pack for one side: as many of each unit as it says, named by their types.
std::vector<PlannedUnit> standardForce(const packs::Pack& pack);

/// The number question that gives units of this type their size; null when there is none.
const packs::Question* sizeQuestion(const packs::Pack& pack, const packs::UnitType& type);

/// What is asked of each unit of the type: its size first.
std::vector<const packs::Question*> questionsOf(const packs::Pack& pack, const packs::UnitType& type);
/// What the table as a whole chooses.
std::vector<const packs::Question*> tableChoices(const packs::Pack& pack);
/// What is chosen when nobody says otherwise.
QString standardChoice(const packs::Question& question);
/// The numbers that are asked of the table as a whole, and of no unit.
std::vector<const packs::Question*> tableNumbers(const packs::Pack& pack);

/// A unit of the type, called unlike the others.
PlannedUnit newUnit(const packs::UnitType& type, const std::vector<PlannedUnit>& others);
/// Whether units of the type are made of members, who are counted by kind.
bool hasMembers(const packs::Pack& pack, const packs::UnitType& type);
/// Whether one says what units of the type carry: they may have more than they can bear.
bool choosesWeapons(const packs::UnitType& type);
/// Whether a unit of the type has so many of a weapon, rather than has it or not.
bool countsWeapons(const packs::Pack& pack, const packs::UnitType& type);
/// What asks for the members and weapons of such a unit is called; empty where nothing of that is asked.
QString makeupTitle(const packs::Pack& pack, const packs::UnitType& type);
/// What of members and weapons was said of a unit: `4 × Regular infantry, 1 × Officer; 5 × Repeater`; or that nothing
/// was.
QString makeupOf(const packs::Pack& pack, const PlannedUnit& unit);
/// How many of this member a unit of its own may be, up to so many, before it breaks a limit.
int mostWithinLimits(const packs::PackPtr& pack, const PlannedUnit& unit, const QString& member, int most);
/// What units cost and which limits they break, in words; without any where the pack counts nothing.
struct Spent {
    QString points;
    QStringList broken = {};

    bool operator==(const Spent&) const = default;
    /// A line for each.
    QString inWords() const;
};
Spent spentOn(const packs::PackPtr& pack, const PlannedUnit& unit);
/// What each side spends, by its id. Nothing of it keeps a game from beginning.
QMap<QString, Spent> spentBy(const NewGamePlan& plan);
/// The same for one side.
Spent spentBy(const NewGamePlan& plan, const QString& side);

/// The unit as a roster has it.
Json rosterUnit(const packs::Pack& pack, const PlannedUnit& unit);

/// What is still missing, in words; empty when the game can begin.
QString missingIn(const NewGamePlan& plan);

/// The set-up as commands, the same that a script would send.
std::vector<Json> commandsOf(const NewGamePlan& plan);

/// Makes the file and plays the set-up into it. Nothing is left behind when it fails.
Expected<std::unique_ptr<journal::Session>> begin(const NewGamePlan& plan);

/// The name without what no file may be called.
QString asFileName(const QString& name);
/// `Ada and Ben, 2026-03-14.adjutant` in the folder, with a number when there is one already.
QString freePath(const QString& folder, const QStringList& players, const QDate& date);

}
