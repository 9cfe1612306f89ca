// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/armypanel.h"
#include "widgets/dicerow.h"
#include "widgets/trackbar.h"

#include "game/game.h"

namespace adjutant::app {

class Desk;

// What there is to see of a game, as the plain values that widgets take.

TrackBar::Look trackLook(const Desk& desk);
ArmyPanel::Look armyLook(const Desk& desk, const game::Side& side);
/// Dice that fell, a row a wave, each die with what it means; without a procedure they mean nothing.
std::vector<DiceRow::Look> diceLook(const packs::Pack& pack, const packs::Procedure* procedure,
                                    const packs::Values& values, const packs::Rulings& rulings,
                                    const std::vector<dice::Throw>& throws);
/// Dice that are still to be thrown, as outlines.
DiceRow::Look waitingLook(const packs::Awaited& awaited);
/// `Long, up to 8 bricks`.
QString reachText(const packs::Pack& pack, const packs::Weapon& weapon);
QString phaseLabel(const game::Game& game);
/// Whether more of a counter is worse for the unit.
bool isHarm(const packs::Counter& counter);

}
