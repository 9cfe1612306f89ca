// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// The statuses that a pack declares: how they begin, and how they end by their rule.

/// Those that a unit may have.
std::vector<const packs::Status*> statusesFor(const Game& game, const Unit& unit);

/// Begins or ends one; what it clears ends. False when nothing changes.
bool setStatus(Game& game, Unit& unit, const QString& status, bool on);
bool setStatus(Game& game, Side& side, const QString& status, bool on);
/// What it is called, of the pack or of every game.
QString statusLabel(const Game& game, const QString& status);

/// An action that lets a unit change a status: begins or ends it, in words.
QString toggled(Game& game, Unit& unit, const packs::TrackAction& action);

/// Ends every status whose rule says so now; `side`: of this side and its units only.
void endStatuses(Game& game, packs::Status::Ends when, const QString& side);

/// A counter of the unit has changed by this; statuses that begin with its rise do. What began, in words.
QStringList countRise(Game& game, Unit& unit, const QString& counter, int change);
/// Begins the statuses of a unit that has resolved this procedure.
void beginStatusesOf(Game& game, Unit& unit, const packs::Procedure& procedure);
/// What has ended by its rule between two moments of a game, in words.
QStringList endedBetween(const Game& before, const Game& after);
/// A turn begins: from now on rises are counted anew.
void forgetRises(Game& game);

/// The status that keeps the unit, or its side, from beginning this procedure, action or reaction; else null.
const packs::Status* barTo(const Game& game, const Unit& unit, const QString& what);
/// The same as what is said to whoever tries.
Expected<void> mayDo(const Game& game, const Unit& unit, const QString& what);

}
