// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/condition.h"
#include "packs/phases.h"
#include "packs/weapon.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace adjutant::packs {

// How a game moves on, and what it keeps beside its units: values of pack.toml, told apart by docs/rule-packs.md.

/// How turns alternate.
enum class Turns {
    UnitByUnit, ///< one unit of each side in turn, each once a round
    Points,     ///< a turn a side; it has as many points as living units
    Actions,    ///< a turn a side; it has a fixed number of actions, and bonus actions
    Cubes,      ///< each discards a cube for one action, in turn
    Phases,     ///< both sides in each phase, one phase after the other
};

/// Who goes first in each round, while `when` (ruling → choice) holds.
struct FirstPlayer {
    enum class Who { Chosen, Other, Ask };

    QMap<QString, QString> when;
    QString question; ///< the question whose side is `Chosen`
    std::vector<Who> rounds;
};

struct Phase {
    QString id, label, help;
    QStringList sections, checklist;
    QStringList procedures;  ///< what is resolved in it, and in no phase that does not name it
    bool activeOnly = false; ///< only active units act in it; others answer whoever attacks them
};

/// A procedure that a unit of `kind` must resolve first while `when` holds: when it is activated, or, where a turn is
/// a side's, when that turn begins.
struct ActivationCheck {
    QString kind, procedure;
    Condition when;
};

/// Actions that a member of a unit brings on top of the turn's own. 0: no limit of that sort.
struct Bonus {
    QString member;
    int perTurn = 0, perGame = 0;
    bool ownUnit = false; ///< only the unit itself may take them
};

/// What comes of an action that a cube buys: a unit acts, or the side does something without one.
enum class Cube {
    Unit,     ///< a unit is activated for it
    Redeploy, ///< enablers change places among units
    Revive,   ///< a unit is whole again, or exhausted enablers are available
    Regroup,  ///< an enabler or a cube comes out of Supply, or an enabler goes to a unit
    Claim,    ///< the marker of who begins the next round is taken
    Pass,     ///< nothing
};

/// What a unit may be activated for, or what a cube may buy.
struct TrackAction {
    QString id, label, help, section;
    QString colour;          ///< of the cube that buys it; empty: any
    QStringList kinds;       ///< only units of these may take it; empty: all
    QString refusedWhile;    ///< a status of the side or of the unit that bars it
    QString onlyWhile;       ///< a status of the unit without which it has no use
    Cube does = Cube::Unit;  ///< what a cube buys with it
    int most = 0;            ///< enablers that it moves; 0: no limit
    int formations = 0;      ///< between whose units it moves them; 0: no limit
    bool hold = false;       ///< it may be held for a trigger
    QString heldBrings;      ///< the status of a unit whose hold was triggered
    QStringList procedures;  ///< what it resolves, one of them once
    QStringList again;       ///< those of them that may go on in the same action, at the same target
    QString member;          ///< only units with this member may take it
    QString toggles;         ///< the status that it begins, or ends where the unit has it
    QString freeWith;        ///< units with this member spend nothing on it
    QString uses;            ///< a weapon of the unit, one of which is used up
    QString leaves;          ///< the status that its side has once it is done
    int perGame = 0;         ///< how often a unit may take it in a game; 0: no limit
    QString countedWith;     ///< the action that it is counted together with, or empty
    std::vector<Stat> stats; ///< of the unit that takes it, in the place of its own

    bool isFor(const QString& kind) const { return kinds.isEmpty() || kinds.contains(kind); }
};

/// Something that reactions answer.
struct Occasion {
    QString id, label;
};

/// How a unit answers while an enemy is activated.
struct Reaction {
    QString id, label, help, section;
    QStringList to;                   ///< what it answers, as `shooting`
    QStringList procedures;           ///< what it may resolve itself
    QStringList asTarget;             ///< what the active unit resolves against it
    QMap<QString, QString> insteadOf; ///< one of `to` → the attack which that takes the place of; empty: nothing is
                                      ///< refused that passes over a reaction
    QStringList actions;              ///< of the active unit, which it may answer; empty: any
    bool toldByDeeds = false;         ///< as long as no action is named, by what the unit has resolved
    bool atActive = false;            ///< what it resolves goes at the active unit
    bool afterwards = false;          ///< the table does it when the active unit is done
    int attacks = 0;                  ///< how many of its weapon's attacks it makes; 0: all
    int perActivation = 0;            ///< how often a side may, during one activation; 0: no limit
    int perTurn = 0;                  ///< how often a unit may, during one turn; 0: no limit
    QString member;                   ///< a unit with this member may `memberPerTurn` times
    int memberPerTurn = 0;
};

/// How units of a kind satisfy what a fight has cost them. An enabler can be exhausted while they have one.
struct LossRule {
    QString kind;
    QString reduced;           ///< the status that one loss gives; only with it is such a unit removed
    QString returns;           ///< the status of one that was removed and comes back; empty: it is destroyed
    QString sideStatus;        ///< what its side has while one is off the map
    QString back;              ///< where one that comes back is placed, in words
    bool triesRetreat = false; ///< it is removed only when it cannot retreat, or has retreated
    bool rubble = false;       ///< it leaves rubble and a civilian marker
    bool costsCube = false;    ///< a cube drawn from the pool goes out of the game with it
};

/// What a track on which cubes buy actions has beside its hand.
struct CubeTrack {
    QMap<QString, QString> sharedPool;   ///< ruling → choice: while it holds, there is one pool for all
    QMap<QString, QString> declareOften; ///< ruling → choice: while it holds, who begins is declared for each action
    QString support;                     ///< the resource that the claim of the marker can change
    QString wander, markers;             ///< what civilian markers resolve; the question of how many there are
    QString formation;                   ///< the question to a unit of which formation it is
    QString commander;                   ///< the kind of unit without which nobody of its formation is in command
    QString actorLosses, targetLosses;   ///< the outcomes that say what a fight has cost
    std::vector<LossRule> losses;

    const LossRule* lossOf(const QString& kind) const;
};

struct Track {
    int rounds = 0;     ///< 0: no fixed number
    QString roundsFrom; ///< the question that gives them instead
    Turns turns = Turns::UnitByUnit;
    int actions = 0;                     ///< of a turn
    int hand = 0;                        ///< cubes a side selects
    QMap<QString, QString> reactionOnce; ///< ruling → choice: while it holds, a unit reacts once an activation
    std::vector<FirstPlayer> first;
    std::vector<Phase> phases;
    std::vector<ActivationCheck> checks;
    std::vector<Bonus> bonuses;
    std::vector<TrackAction> choices;
    std::vector<Reaction> reactions;
    std::vector<Occasion> occasions; ///< what those of which the id alone would say too little are called
    CubeTrack cubes;
    std::optional<InitiativeRoll> initiative;
    std::optional<TokenRolls> tokens;
    std::optional<Reform> reform;

    const Phase* phase(const QString& which) const;
    const TrackAction* action(const QString& which) const;
    const Reaction* reaction(const QString& which) const;
    /// What people call something that reactions answer: its label, or its id.
    QString occasionLabel(const QString& which) const;
};

/// A state of a unit or of a side that begins, and ends by its rule.
struct Status {
    enum class Ends { ByHand, TurnStart, TurnEnd, RoundEnd, NextTurnEnd, ActionEnd };

    QString id, label, help, section;
    bool ofSide = false;
    QStringList kinds; ///< of the units that may have it; empty: all
    Ends ends = Ends::ByHand;
    QStringList clears; ///< statuses that end when this one begins
    QString becomes;    ///< the status that begins when this one ends by its rule
    QStringList bars;   ///< procedures and actions that a unit with it may not begin, and `hold` and `react`
    QStringList begins; ///< the procedures that give it to the unit that resolves them
    QString counter;    ///< it begins when this counter rises by `rises` or more in one turn
    int rises = 0;
};

/// What a side has a number of, beside its score.
struct Resource {
    QString id, label, help;
    QString group, colour; ///< cubes: where they lie, and which they are
    QString counter;       ///< enablers: the counter of the units that have them
    int start = 0, most = 99;
    QString startFrom;   ///< the id of the question that gives the start, or empty
    QString sumOf;       ///< the question asked of units whose answers it adds up as the game begins, or empty
    bool hidden = false; ///< only its owner sees it until it is revealed
};

struct Scoring {
    enum class By { Objectives, DestroyedPoints, ByHand };

    By by = By::Objectives;
    QStringList twice; ///< unit types and kinds that count double
};

/// What a unit is made of, one by one.
struct Member {
    QString id, label, help, section;
    int cost = 0;
    QStringList countsAs; ///< other members whose rules it has
};

/// A limit of a roster. It is named when broken, never enforced.
struct Limit {
    QString id, words;
    bool ofUnit = false; ///< of each unit rather than of the side
    Condition broken;
};

/// What costs nothing.
struct Free {
    QStringList of;       ///< members or weapons, the cheapest of which
    int perMinis = 0;     ///< one for so many in a unit
    QStringList perEnemy; ///< one for each enemy unit of these types
};

}
