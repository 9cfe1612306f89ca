// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// What comes of reactions that were declared, and of holds that were triggered.

/// By which of its answers the unit may still resolve this, or be the target of it; else null.
const Answer* answerOf(const Game& game, const QString& unit, const QString& procedure, bool asTarget);
/// What the unit has still to resolve out of turn, by a reaction or by a hold that was triggered; null: nothing.
const Answer* openAnswerOf(const Game& game, const QString& unit);
void useAnswer(Game& game, const QString& unit, const QString& procedure, bool asTarget);
/// Fire that answers a move goes at whoever moved.
Expected<void> goesWhereItShould(const Game& game, const Answer& answer, const Unit* target);

/// Whether the active unit may resolve this at the target, as far as the target's reactions go: those it has declared,
/// and the one that it would take by being resolved at so.
Expected<void> targetMayReact(const Game& game, const packs::Procedure& procedure, const Unit* target);
/// Whether this is an attack at the target as its declared reaction has it. A reaction to a move changes no attack, and
/// an attack is resolved so only if the table wants it.
bool goesWithWhatWasDeclared(const Game& game, const packs::Procedure& procedure, const Unit& target);
/// Whether the active unit may attack so with the weapon, as far as the action goes for which it was activated: who
/// answers is attacked with what would have been taken otherwise.
bool goesWithTheAction(const Game& game, const packs::Procedure& procedure, const packs::Weapon& weapon);
/// Whether the attack with the weapon is of the sort that the target has declared to answer: who shoots back was shot
/// at.
bool goesWithTheAnswer(const Game& game, const packs::Procedure& procedure, const Unit* target,
                       const packs::Weapon& weapon);
/// Whether what the unit has declared is resolved by an attack of the active unit at it, as long as that may still
/// come.
bool comesWithAnAttack(const Game& game, const Answer& answer);
/// This was resolved at the target: what it has declared is done, or it has reacted so by that.
void targetReacted(Game& game, const packs::Procedure& procedure, const Unit* target);
/// What units have declared to do when the active one is done, as the end of a sentence; empty: nothing.
QString whatComesAfterwards(const Game& game);

}
