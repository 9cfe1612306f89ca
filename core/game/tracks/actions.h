// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"

namespace adjutant::game {

// Parts of the track on which a side has a fixed number of actions.

/// Placing, triggering and letting go what waits for the enemy.
std::vector<CommandKind> holdCommands();
/// The status of a unit that holds, where the pack declares it; when it ends, so does the hold.
const char* const holdingStatus = "holding";
void dropHolds(Game& game, const QString& unit);

/// Actions that members bring.
CommandKind bonusCommand();
/// Whether such a member of the unit, whose side acts, could bring one more action now.
bool mayBringBonus(const Game& game, const Unit& unit, const QString& member);
/// Whether any living unit of the acting side could bring one more action now.
bool bonusIsLeft(const Game& game);

}
