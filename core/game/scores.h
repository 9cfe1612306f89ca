// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// Gives the points for the destroyed, where the pack scores so; those given before are counted anew.
void scoreDestroyed(Game& game);
/// Whether what is destroyed will bring points that are not given before the game ends.
bool countsFallenLater(const Game& game);
/// The points of each side as if the game ended now, unless it has ended.
QList<int> scoresIfOver(const Game& game);
/// The points of each side in words, as they are said at the end: the winner's first.
QStringList finalScores(const Game& game);
}
