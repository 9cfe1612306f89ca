// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

constexpr int mostCarried = 99; ///< of each member and weapon

/// What a unit costs, without what is free in it.
int worthOf(const Game& game, const Unit& unit);
/// What the side has spent, without what the enemy's force makes free.
int pointsOf(const Game& game, const QString& side);

/// Of which members and weapons how many cost the side nothing, which is taken off already.
QMap<QString, int> freeOf(const Game& game, const QString& side);

/// How many points the side may cost, where a limit says so.
std::optional<int> mostPointsOf(const Game& game, const QString& side);

/// The limits that the side or a unit of it breaks, in the pack's words. They are told, never enforced.
QStringList brokenLimits(const Game& game, const QString& side);
/// Those of them that this unit breaks by itself, which no other unit changes.
QStringList limitsBrokenBy(const Game& game, const Unit& unit);
/// Those of them that the units of the side break together.
QStringList limitsBrokenTogether(const Game& game, const QString& side);

/// Whether the units of this kind consist of members, one counter telling how many are left; that counter, or null.
const packs::Counter* memberCounter(const Game& game, const Unit& unit);
/// Takes members away until there are no more than are left: the cheapest first, unless the players say otherwise.
void thinOut(const Game& game, Unit& unit);

/// The members that are left then of so many minis.
QMap<QString, int> membersLeft(const Game& game, Unit unit, int minis);

/// How many of this member a unit has, with those who count as one.
int countOfMember(const Game& game, const Unit& unit, const QString& member);

/// The weapons that a unit may take: those it carries, or all of its type when that is not told apart.
QStringList weaponsAtHand(const Game& game, const Unit& unit);
/// Those of them that a procedure may be done with.
QStringList weaponsFor(const Game& game, const packs::Procedure& procedure, const Unit& unit);

/// The weapon that this uses up although nobody names it: all that the unit has left for it. Null: it has nothing for
/// it, or something else, too.
const packs::Weapon* usedAlone(const Game& game, const packs::Procedure& procedure, const Unit& unit);

/// What is left of the weapons that a unit carries when so many of its minis are, unless the players say otherwise: one
/// for each, the cheapest go first, and of those the most usual. What is gone after its use stays.
QMap<QString, int> weaponsLeft(const Game& game, const Unit& unit, int minis);

/// The dice that a unit's weapons add, and how they come about. The single-use weapon is counted when it is named.
struct WeaponDice {
    int dice = 0;
    QStringList how;
};
WeaponDice weaponDice(const Game& game, const Unit& unit, const QString& singleUse = {});

}
