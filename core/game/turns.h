// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// How the track moves on. Commands call these; nothing else does.

/// What is said of a unit as it is added; questions that were not answered take their default.
struct Fielded {
    QMap<QString, int> options, members, weapons;
};

/// A unit of this type with its counters at their start.
Unit makeUnit(const Game& game, const packs::UnitType& type, const QString& side, const Fielded& fielded = {});
/// Adds a unit under the next id of its side.
Unit& addUnit(Game& game, Unit unit);
/// Sets what follows from the counters. Called after every change of a unit.
void settle(Game& game, Unit& unit);

/// Opens the next round: who goes first, everybody ready.
void beginRound(Game& game);
/// No unit is active any more.
void deactivate(Game& game);
/// The round, or the game, is scored.
void enterScoring(Game& game);
QString sideAfter(const Game& game, const QString& side);

/// The check that the active unit has to resolve before anything else, or null.
const packs::ActivationCheck* checkDue(const Game& game);

/// The side with the highest score, or `draw`; one side may be left out.
QString leaderOf(const Game& game, const QString& without = {});
/// Closes the game; the highest score wins.
void finish(Game& game, const QString& why);

}
