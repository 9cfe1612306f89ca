// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/tracks/rules.h"

namespace adjutant::game {

// Parts of the track on which both sides act in each phase: each is there when the pack declares it.

/// The sides, whoever goes first in front.
QStringList sidesInOrder(const Game& game);
/// Whether the round stands in the phase with this id.
bool isPhase(const Game& game, const QString& phase);
/// Whether the unit may act this turn: it passed its roll, or is of a sort that needs none.
bool isActive(const Game& game, const Unit& unit);

// Initiative: a procedure finds out who goes first in the round.

bool seeksInitiative(const Game& game);
std::vector<Must> initiativeMusts(const Game& game);
Expected<void> mayThrowInitiative(const Game& game);
/// What the throw has decided, in words.
QString takeInitiative(Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution);

// Tokens: each side in turn puts them on units, then they are rolled for in the same order.

/// How many tokens a side has put on units, and how many it may.
struct Allowance {
    int placed = 0, most = 0;

    int left() const { return most - placed; }
};
Allowance allowanceOf(const Game& game, const QString& side);
/// Whether tokens are being placed.
bool placesTokens(const Game& game);
/// What the side that places may do now.
QStringList placingMay(const Game& game);
/// That the unit takes so many tokens now.
Expected<void> mayHold(const Game& game, const Unit& unit, int number);
/// That the aircraft may be called now.
Expected<void> mayCall(const Game& game, const Unit& unit);
/// In how many of the last few turns, this one among them, the aircraft was rolled for.
int sortiesOf(const Game& game, const Unit& unit);
void putTokens(Game& game, Unit& unit, int number);
/// Units whose tokens are still to be rolled for, in the order of the sides.
std::vector<const Unit*> awaitingRolls(const Game& game);
std::vector<Must> tokenMusts(const Game& game);
Expected<void> mayRollTokens(const Game& game, const Unit& unit);
void tokensRolled(Game& game, const Unit& unit);
/// While tokens are rolled for, the side whose unit is the next to be rolled for acts.
void passOnTheRolls(Game& game);
/// The side that places is done with it: the next one places, or all that needs no roll is settled.
QString endPlacing(Game& game);
/// The unit has gone over to another side: what its old side put on it and has not rolled for goes, with its call for a
/// sortie. The turns in which it flew stay with it.
void leaveTokens(Game& game, Unit& unit);
/// A turn begins: the tokens of the last one are gone.
void clearTokens(Game& game);
std::vector<CommandKind> tokenCommands(const packs::Pack& pack);

// Reform: what a unit has suffered comes off, one at a time, or it breaks contact.

Expected<void> mayRecover(const Game& game, const Unit& unit);
/// That the other unit helps the first; null stands for nobody.
Expected<void> maySupport(const Game& game, const Unit& unit, const Unit* support);
Expected<void> mayDisengage(const Game& game, const Unit& unit);
/// Whether something comes off the unit now, with the help that is there.
bool couldRecover(const Game& game, const Unit& unit);
/// The commands that some unit could be given now.
QStringList reformMay(const Game& game);
std::vector<CommandKind> reformCommands(const packs::Pack& pack);

}
