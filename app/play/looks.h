// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/armypanel.h"
#include "widgets/dicerow.h"
#include "widgets/trackbar.h"

#include "game/game.h"

namespace adjutant::app {

class Situation;

// What there is to see of a game, as the plain values that widgets take.

TrackBar::Look trackLook(const Situation& situation);
ArmyPanel::Look armyLook(const Situation& situation, const game::Side& side);
/// Dice that fell, a row a wave, each die with what it means; without a procedure they mean nothing.
std::vector<DiceRow::Look> diceLook(const packs::Pack& pack, const packs::Procedure* procedure,
                                    const packs::Values& values, const packs::Rulings& rulings,
                                    const std::vector<dice::Throw>& throws);
/// Dice of a throw of which only the number is needed, as a table counts them: those that succeed, if a mark tells.
struct Counted {
    QString words;          ///< `4 or more (stopped)`
    bool areOthers = false; ///< than those whose number is asked for: all but these are
};
Counted countedIn(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                  const packs::Rulings& rulings, const dice::Ask& ask);
/// Dice that are still to be thrown, as outlines.
DiceRow::Look waitingLook(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                          const packs::Rulings& rulings, const packs::Awaited& awaited);
/// `2d10 · L (8 bricks)`.
QString weaponText(const packs::Pack& pack, const packs::Weapon& weapon);
/// `Long, up to 8 bricks`.
QString reachText(const packs::Pack& pack, const packs::Weapon& weapon);
QString phaseLabel(const game::Game& game);
/// The most that makes sense of a counter now: no more models than the unit has. Only the pack's own limit is enforced.
int mostOnPad(const game::Game& game, const game::Unit& unit, const packs::Counter& counter);
/// Whether a unit begins with none of it.
bool beginsAtNone(const packs::Counter& counter);
/// Whether it is the worse for a unit the more it has of it, unlike tokens and enablers, which let it do more.
bool isHarm(const packs::Pack& pack, const packs::Counter& counter);

}
