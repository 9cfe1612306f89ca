// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/turnstate.h"
#include "packs/resolve.h"
#include "packs/sidenames.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace adjutant::game {

struct Unit {
    QString id, side, type, name;
    QMap<QString, int> counters;
    QMap<QString, int> options;  ///< what was asked for when it was added: question → number
    QMap<QString, int> members;  ///< what it is made of: member → how many
    QMap<QString, int> weapons;  ///< what it carries, where that differs from unit to unit
    QMap<QString, int> statuses; ///< status → the turn in which it began; `destroyed` also follows from the counters
    QMap<QString, int> risen;    ///< counter → how far it rose in this turn
    bool done = false;           ///< it has activated or passed in this round
    bool destroyed = false;
    int arrives = 0; ///< the round in which it comes to the table; 0: it is there
    QString joined;  ///< the unit that it has become a part of; empty: none
    QString note;    ///< what the players wrote on its card

    bool inPlay() const { return !destroyed && arrives == 0 && joined.isEmpty(); }

    bool operator==(const Unit&) const = default;
};

/// One point, or some, and why.
struct Points {
    int round = 0;
    QString side;
    int points = 0;
    QString why;
    QString objective; ///< `1`, `2`… when it comes from one

    bool operator==(const Points&) const = default;
};

struct Side {
    QString id, name;
    QString colour, shape; ///< how the window marks it
    int unitsEver = 0;     ///< ids are never given twice
    QMap<QString, int> resources;
    QMap<QString, int> statuses; ///< status → the turn in which it began
    bool revealed = false;       ///< what it hides is shown

    bool operator==(const Side&) const = default;
};

/// Who holds an objective, as judged in this round.
struct Control {
    QString holder;                           ///< a side, or empty: nobody
    QMap<QString, QMap<QString, int>> counts; ///< side → what was counted
    QString why;

    bool operator==(const Control&) const = default;
};

/// What a resolved procedure would change, shown before it is accepted.
struct Proposal {
    QString unit, counter, status;
    int before = 0, after = 0;
    bool on = false; ///< for a status

    bool operator==(const Proposal&) const = default;
};

/// A procedure that was thrown and waits to be accepted.
struct Pending {
    QString procedure, actor, target;
    std::vector<Proposal> proposals;

    bool operator==(const Pending&) const = default;
};

/// Something that must be done before the game goes on.
struct Must {
    QString command; ///< the id of the command that does it
    QString words;
    Json prefilled; ///< the command with what is known of it

    bool operator==(const Must&) const = default;
};

enum class Stage { SetUp, Activation, Scoring, Over };

/// A table as it stands: a value that only commands change. Two games that took the same commands and dice are equal.
class Game
{
public:
    packs::PackPtr pack;
    packs::Rulings rulings;
    QMap<QString, QString> answers; ///< question → a side, or a number as text
    std::vector<Side> sides;
    std::vector<Unit> units;

    Stage stage = Stage::SetUp;
    int round = 0;
    std::optional<int> rounds; ///< how many there are, when the table has changed that
    QString first;             ///< who went first in this round
    QString acting;            ///< whose turn it is; empty when nobody's
    QString active;            ///< the unit that is activated
    QStringList checked;       ///< procedures that the active unit has resolved as it had to
    int attacks = 0;           ///< how often the active unit has attacked
    TurnState turn;
    std::optional<Pending> pending;
    QMap<QString, Control> controls;
    std::vector<Points> points;
    QString winner;     ///< empty, a side, or `draw`
    QString ending;     ///< why it is over, in words
    QStringList agreed; ///< sides that agree to the score as it stands

    const Side* side(const QString& id) const;
    Side* side(const QString& id);
    const Unit* unit(const QString& id) const;
    Unit* unit(const QString& id);

    const packs::UnitType& typeOf(const Unit& unit) const;
    const packs::Kind& kindOf(const Unit& unit) const;
    QString nameOf(const QString& sideOrUnit) const;
    packs::SideNames sideNames() const;

    int score(const QString& side) const;
    /// How many rounds are played; 0: no fixed number.
    int roundCount() const;
    /// The units of a side that are in play.
    std::vector<const Unit*> living(const QString& side) const;
    /// The units of a side that may still activate in this round.
    std::vector<const Unit*> ready(const QString& side) const;
    bool holds(const packs::Condition& condition, const Unit& unit) const;

    bool operator==(const Game& other) const;
};

/// Names of players and units: on one line, not empty, not endless.
Expected<void> checkName(const QString& name);

/// A new table, before its set-up.
Expected<Game> newGame(const packs::PackPtr& pack, const QStringList& players, const packs::Rulings& rulings);

}
