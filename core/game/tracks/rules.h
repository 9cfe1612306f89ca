// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"
#include "game/game.h"
#include "game/standing.h"

#include <optional>

namespace adjutant::game {

/// How one kind of track moves on. It keeps nothing itself: what it remembers is in the game. Nothing outside of
/// tracks/ asks which kind of track a pack has. Only while the stage is Activation is it asked anything, unless said
/// otherwise.
class TrackRules
{
public:
    virtual ~TrackRules() = default;

    /// Commands that other kinds of tracks do not have, or have otherwise: one of the same id takes the place of the
    /// common one. Asked at any time.
    virtual std::vector<CommandKind> commands(const packs::Pack& pack) const;
    /// The id of the phase.
    virtual QString phase(const Game& game) const;
    /// The commands of the track that are taken now, once somebody goes first and nothing waits to be accepted.
    virtual QStringList may(const Game& game) const = 0;
    /// What has to be done first.
    virtual std::vector<Must> musts(const Game& game) const;
    /// What `next` will do, in words, or what is waited for.
    virtual QString next(const Game& game) const = 0;
    virtual bool nextIsTaken(const Game& game) const = 0;
    /// Whether the pack's checks come when a unit is activated, rather than when the turn of its side begins.
    virtual bool checksOnActivation() const { return true; }
    /// Whether the unit can be chosen to act now, as far as the track knows.
    virtual bool mayBeChosen(const Game& game, const Unit& unit) const;
    /// Whether a unit resolves only what it was activated for, in the turn of its side.
    virtual bool activatesFirst() const { return true; }
    /// Who does what now, as the end of a sentence.
    virtual QString whoActs(const Game& game) const;
    /// What the side that acts has left of its turn, as `3 actions`; empty where nothing is counted.
    virtual QString left(const Game& game) const;
    /// Whether the track finds out itself who goes first in a round, once the round has begun.
    virtual bool findsFirst(const packs::Pack&) const { return false; }

    /// What `show` tells of the track beside the turn, as the table may know it or as somebody who sees all hands; null
    /// when there is nothing. Asked at any time.
    virtual Json state(const Game& game, bool seesAll) const;
    /// The same of one side, a line a fact.
    virtual QStringList wordsOf(const Game& game, const Side& side) const;

    /// What reminders may read of the track, by the names of packs/standing.h.
    virtual Numbers numbersOf(const Game& game, const Side& side) const;
    virtual Numbers numbersOf(const Game& game, const Unit& unit) const;

    /// Whether something was done already in a round that opened with a side, so that it cannot open with another.
    virtual bool hasBegun(const Game& game) const;
    /// A round opens with this side; with none where the track has still to find it.
    virtual void open(Game& game, const QString& side) const = 0;
    virtual Expected<QString> takeNext(Game& game) const = 0;
    /// The unit may be trusted to exist. `action` is empty or one of the track's.
    virtual Expected<QString> activate(Game& game, Unit& unit, const QString& action) const = 0;
    /// For what the unit acts that was activated for no action named: it costs nothing more.
    virtual Expected<QString> sayAction(Game& game, Unit& unit, const QString& action) const;
    /// What an activation costs, as `1 activation`; empty where nothing is counted or it is free.
    virtual QString price(const Game& game, const Unit& unit, const QString& action) const;
    /// `unit` is null when none was named. A track that has a `pass` of its own among its commands is not asked.
    virtual Expected<QString> pass(Game& game, Unit* unit) const;
    virtual Expected<void> setDone(Game& game, Unit& unit, bool done) const;

    /// Whether the unit may resolve the procedure now; null stands for nobody.
    virtual Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                      const Unit* target) const;
    /// How many of its weapon's attacks the unit may make with it now; nothing where only the weapon says.
    virtual std::optional<int> mostAttacks(const Game& game, const packs::Procedure& procedure, const Unit& actor,
                                           const packs::Weapon& weapon) const;
    /// The acting unit has resolved this.
    virtual void did(Game& game, const Unit& actor, const Deed& deed) const;
    /// It did. What follows from it for the track, in sentences.
    virtual QStringList resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                                 const packs::Resolution& resolution) const;
    /// After every change of a unit's state. Asked at any time.
    virtual void unitChanged(Game& game, Unit& unit) const;
    /// The unit has come to the side that it is on now.
    virtual void sideChanged(Game& game, Unit& unit) const;
    /// A status of this unit has ended.
    virtual void statusEnded(Game& game, Unit& unit, const QString& status) const;
};

const TrackRules& rulesOf(const packs::Pack& pack);

// The kinds.
const TrackRules& unitByUnitRules();
const TrackRules& pointsRules();
const TrackRules& actionsRules();
const TrackRules& cubeRules();
const TrackRules& phasesRules();

// What several kinds share.

Expected<void> needsActivations(const Game& game);
/// The unit with this id, while units act.
Expected<Unit*> findUnitInPlay(Game& game, const QString& id);
/// That the unit is one of the acting side's, and in play.
Expected<void> needsOwnTurn(const Game& game, const Unit& unit);
/// That the unit is in play, or why not.
Expected<void> needsInPlay(const Game& game, const Unit& unit);
/// `Round 2 begins`, or the game is scored.
void closeRound(Game& game);
/// `3 actions`
QString countOf(int number, const QString& one, const QString& many);

}
