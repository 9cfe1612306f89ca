// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// Readings of the track: what a table asks at every moment. None of them changes the game.

/// The id of the phase: `set-up`, `activation`, `scoring`, `over`.
QString phaseOf(const Game& game);
/// The commands that the game takes now.
QStringList mayOf(const Game& game);
/// What has to be done first, most urgent first.
std::vector<Must> mustsOf(const Game& game);
/// What it costs to activate the unit for this action now, as `1 activation`; empty: nothing is counted, or it is free.
QString priceOf(const Game& game, const Unit& unit, const QString& action);
/// What the Next button says it will do.
QString nextOf(const Game& game);
/// Whether `next` is taken now.
bool nextIsTaken(const Game& game);
/// Who does what now, as the end of a sentence.
QString whoActs(const Game& game);
/// What the side that acts has left of its turn, as `3 actions`; empty: nobody acts, or nothing is counted.
QString leftOf(const Game& game);
/// Whether the unit can be chosen to act now, as far as the track knows.
bool mayBeChosen(const Game& game, const Unit& unit);
/// Whether a unit resolves only what it was activated for, in the turn of its side; else both sides act in a phase.
bool activatesFirst(const Game& game);
/// Whether the track lets the unit resolve the procedure at the target now; null stands for nobody.
Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target);
/// `; first comes its quality check`, when the active unit has to resolve one.
QString firstComes(const Game& game);
/// That the unit has to resolve this first.
Must mustResolve(const Game& game, const QString& procedure, const QString& unit);

}
