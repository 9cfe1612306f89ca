// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"
#include "game/game.h"

namespace adjutant::game {

/// The command by which a unit answers what the active one does.
CommandKind reactCommand();
/// Whether the unit may answer so now.
Expected<void> mayReact(const Game& game, const Unit& unit, const packs::Reaction& reaction);
/// What of that which the reaction answers may come of what the active unit was activated for.
QStringList answerable(const Game& game, const packs::Reaction& reaction);
/// The attacks among that.
QStringList attacksNow(const Game& game, const packs::Reaction& reaction);
void takeReaction(Game& game, const Unit& unit, const packs::Reaction& reaction, const QString& to);

}
