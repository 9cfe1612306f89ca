// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"

namespace adjutant::game {

// Parts of the track on which cubes buy actions.

bool isSelecting(const Game& game);
/// A unit that was removed and comes back in a later round.
bool isOffMap(const Game& game, const Unit& unit);

/// How many cubes the side is to select: its hand, or as many as it can have.
int cubesToSelect(const Game& game, const QString& side);
/// Whether the holder of the marker may say now who takes the next action.
bool mayDeclare(const Game& game);
/// The ids of the actions that the acting side may take: as the table may know, or as the owner of the hand knows.
QStringList actionsOffered(const Game& game, bool asOwner);
/// Whether the acting side may take the action now. Which cubes it has is not asked.
Expected<void> mayTake(const Game& game, const packs::TrackAction& action);
/// Discards the cube that buys the action: of its colour, or where all will do of the one that is named. How, in words.
Expected<QString> payCube(Game& game, const packs::TrackAction& action, const QString& colour);
/// The action is over, and the next side acts.
void endCubeAction(Game& game);
/// The action that does this, or null.
const packs::TrackAction* actionThat(const packs::Pack& pack, packs::Cube does);

/// How the unit may satisfy a loss: exhaust, reduce, retreat, remove.
QStringList waysToLose(const Game& game, const Losses& losses);
std::vector<Must> mustLose(const Game& game);

// Their commands.
std::vector<CommandKind> selectionCommands(const packs::Pack& pack);
std::vector<CommandKind> cubeActionCommands();
CommandKind lossCommand();

}
