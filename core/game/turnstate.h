// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace adjutant::game {

/// An action that waits for its trigger.
struct Hold {
    QString unit, action, trigger;

    bool operator==(const Hold&) const = default;
};

/// A unit that acts out of turn: by a reaction, or by a hold that was triggered.
struct Answer {
    QString unit, reaction, to;
    bool held = false; ///< `reaction` is the action that was held
    bool used = false; ///< it has resolved what it was for

    bool operator==(const Answer&) const = default;
};

/// A procedure that a unit has to resolve before its side acts.
struct Due {
    QString unit, procedure;

    bool operator==(const Due&) const = default;
};

/// What happened in a phase in which units act on each other.
struct Attack {
    QString unit, target;

    bool operator==(const Attack&) const = default;
};

/// What a track with initiative and tokens remembers. The tokens themselves are a counter of the units.
struct Activations {
    QString holder;              ///< who had the initiative last; empty: nobody yet
    QStringList declared;        ///< aircraft called for in this turn
    QStringList rolled;          ///< units that were rolled for in this turn, or needed no roll
    std::vector<Attack> attacks; ///< by active units, in this phase

    bool operator==(const Activations&) const = default;
};

/// What a fight has cost a unit and its side has not satisfied yet.
struct Losses {
    QString unit;
    int left = 0;
    bool mayRetreat = false;

    bool operator==(const Losses&) const = default;
};

/// What the active unit has resolved in its action.
struct Deed {
    QString procedure, target, weapon;
    int attacks = 0; ///< how many of the weapon's

    bool operator==(const Deed&) const = default;
};

/// What a track on which cubes buy actions remembers.
struct CubeState {
    QString marker;           ///< the side that holds the Initiative Marker
    bool claimed = false;     ///< it was claimed in this round
    bool wandered = false;    ///< the civilians have wandered in this round
    int civilians = 0;        ///< their markers on the map
    QStringList returning;    ///< units that come back in this round and wait to be placed
    QMap<QString, int> taken; ///< side → actions in this round

    bool operator==(const CubeState&) const = default;
};

/// What a track remembers beside who acts. Each kind of track uses its part of it.
struct TurnState {
    QString phase;          ///< where a round has more than one
    int number = 0;         ///< turns of sides so far
    int left = 0;           ///< activations or actions left in this turn
    QMap<QString, int> own; ///< further actions that only one unit may take: unit → how many
    QString action;         ///< what the active unit was activated for
    std::vector<Hold> holds;
    std::vector<Answer> answers;
    std::vector<Due> due;
    QMap<QString, int> usedInTurn, usedInGame; ///< what has a limit: a name → how often
    QMap<QString, QList<int>> sorties;         ///< unit → rounds in which it was rolled for
    std::vector<Losses> losses;
    QStringList ready; ///< sides that are done with what both do
    Activations activations;
    CubeState cubes;
    std::vector<Deed> deeds; ///< in this action
    QString again;           ///< a procedure of the set-up that decided nothing and is thrown again

    bool operator==(const TurnState&) const = default;
};

}
