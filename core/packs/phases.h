// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/condition.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace adjutant::packs {

// What a track of phases may have in them: values of pack.toml, told apart by docs/rule-packs.md.

/// How many living units of a sort a side has.
struct Tally {
    QString id, label, one;
    QStringList kinds, units; ///< which units count; both empty: all
    Condition when;
    bool asked = false; ///< not each of them counts: the players say how many do
};

/// The procedure that finds out who goes first in a round.
struct InitiativeRoll {
    QString phase, procedure;
    QString winner;               ///< the outcome whose choices are sides; any other is a tie
    QMap<QString, QString> keeps; ///< ruling → choice: while it holds, a tie leaves it where it was
};

/// Tokens that are put on units, one a try, and then rolled for.
struct TokenRolls {
    QString phase, procedure;
    QString counter;               ///< where they lie on a unit
    QString status;                ///< what a unit has that passed
    QString each;                  ///< the tally of units that bring one
    QMap<QString, QString> common; ///< ruling → choice: while it holds, the units of all sides bring one to each side
    QStringList sorties;           ///< kinds that are declared before they take tokens
    int sortieTurns = 0, sortieSpan = 0; ///< they are rolled for in so many of so many turns at most
};

/// How units get better again, one step a round, or break contact.
struct Reform {
    QString phase;
    QString counter;     ///< what comes off
    int least = 0;       ///< it never comes off below that
    QString recovered;   ///< the status of a unit that it came off
    QString support;     ///< a unit of its own side with this status helps
    QString within;      ///< the length from which that one helps
    QStringList unaided; ///< statuses of units that need no help
    QStringList disengageKinds, disengageUnits;
    QString disengaged; ///< the status of a unit that broke contact
};

}
