// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// Gives the points for the destroyed, where the pack scores so; those given before are counted anew.
void scoreDestroyed(Game& game);
/// The points of each side as if the game ended now.
QList<int> scoresIfOver(Game game);
}
