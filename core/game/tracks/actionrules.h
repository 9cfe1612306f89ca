// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// What the action that a unit is activated for allows, where a turn is a side's: who may begin it, and what is resolved
// for it.

/// Whether the unit may be activated for this action; an id that is none of the track's stands for no action named.
Expected<void> mayBegin(const Game& game, const Unit& unit, const QString& action);
/// Whether the unit could be activated now for something by which this is resolved. Where actions say what they
/// resolve, what only reactions name is nothing that a unit is activated for.
Expected<void> mayActFor(const Game& game, const Unit& unit, const packs::Procedure& procedure);
/// Whether the unit is active for no action named and has resolved nothing yet.
bool isOpen(const Game& game, const Unit& unit);
/// Whether the unit is active for no action named, and may still say that it is for this one: whatever it has resolved
/// goes with it.
bool isOpenFor(const Game& game, const Unit& unit, const packs::TrackAction& action);
/// The unit begins an action that it may take so often in a game: how many times it has now.
int countUse(Game& game, const Unit& unit, const packs::TrackAction& action);

/// How many are left of what the action has used up, in words; empty: nothing. What it leaves behind, once it is done.
QString useUp(Unit& unit, const packs::Pack& pack, const packs::TrackAction& action);
/// Whether the active unit may be acting for one of these: the one that was named, or any that goes with what it has
/// resolved.
bool mayActForOneOf(const Game& game, const QStringList& actions);
/// What needs no actor may belong to what the active unit does, and to nothing else.
Expected<void> goesWithTheActive(const Game& game, const packs::Procedure& procedure);
/// A unit that was activated for one thing does not resolve another.
Expected<void> isOfTheAction(const Game& game, const packs::Procedure& procedure);
/// An action pays for one thing. What is left of a weapon's attacks may go at others; and some things may go on.
Expected<void> isPaidFor(const Game& game, const packs::Procedure& procedure, const Unit* target);
/// Whether the procedure is what an action pays for: whatever a named action is for, and else every attack.
bool isPaid(const Game& game, const packs::Procedure& procedure);
/// How many of the weapon's attacks the active unit has left in its action.
int attacksLeft(const Game& game, const packs::Weapon& weapon);

}
