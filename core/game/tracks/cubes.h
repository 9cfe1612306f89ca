// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"

namespace adjutant::game {

// Parts of the track on which both sides select a hand of cubes in secret, and each cube then buys an action.

// The selection, which opens a round.

bool isSelecting(const Game& game);
/// How many cubes the side is to select: its hand, or as many as it can have.
int cubesToSelect(const Game& game, const QString& side);
std::vector<Must> mustSelect(const Game& game);
/// The commands that are taken meanwhile.
QStringList maySelect(const Game& game);

// What cubes buy.

/// Whether an action has been paid for and is not over.
bool isActionOpen(const Game& game);
/// The first from this side on that has cubes left; empty when none has.
QString withCubes(const Game& game, QString side);
/// The next action is this side's, or of the next one that has cubes left.
void letAct(Game& game, const QString& side);
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

// Losses.

/// A unit that was removed and comes back in a later round.
bool isOffMap(const Game& game, const Unit& unit);
/// That the unit may be in command: that not all who command its formation are off the map. How far away they are, the
/// table knows.
Expected<void> needsCommand(const Game& game, const Unit& unit);
/// That the acting side may make the unit whole.
Expected<void> mayBeRevived(const Game& game, const Unit& unit);
/// How the unit may satisfy a loss: exhaust, reduce, retreat, remove.
QStringList waysToLose(const Game& game, const Losses& losses);
std::vector<Must> mustLose(const Game& game);

// Their commands.
std::vector<CommandKind> selectionCommands(const packs::Pack& pack);
CommandKind declareCommand();
std::vector<CommandKind> cubeActionCommands();
CommandKind lossCommand();

}
