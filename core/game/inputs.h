// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// What a procedure's inputs are for these units, this weapon and this distance, as far as its pack says. Null stands
/// for nobody yet.
packs::Values derivedInputs(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Weapon* weapon, std::optional<int> distance = {});
/// What one of its inputs is, without working out the others; none as far as its pack does not say.
std::optional<packs::Value> derivedInput(const Game& game, const packs::Procedure& procedure,
                                         const packs::ProcedureInput& input, const Unit* actor, const Unit* target,
                                         const packs::Weapon* weapon, std::optional<int> distance = {});

/// Who acts in a command to resolve the procedure: the active unit, where it names none.
const Unit* actorOf(const Game& before, const packs::Procedure& procedure, const Json& command);
/// The weapon that a command to resolve the procedure names, or the only one at hand that the procedure takes.
const packs::Weapon* weaponOf(const Game& before, const packs::Procedure& procedure, const Json& command);
/// What its inputs were: what the command says, and what follows from the units of this game.
packs::Values valuesOf(const Game& before, const packs::Procedure& procedure, const Json& command);

/// The figures, one of which an input is for these units, where their cards have several for it: of an infantry
/// fighting vehicle 4 in the open and 3 elsewhere. Empty where it is known or the units say nothing.
std::vector<packs::Stat> figuresFor(const Game& game, const packs::ProcedureInput& input, const Unit* actor,
                                    const Unit* target);

/// The factors of a procedure of which its pack says when they go with who acts, at whom, with what and from how far.
struct Circumstances {
    packs::Values counting; ///< those that do, until somebody says otherwise
    QStringList asked;      ///< those of which only the table knows, and should say
};
Circumstances circumstancesOf(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target, const packs::Weapon* weapon, std::optional<int> distance);

/// Whether a distance makes a difference to the procedure, beside the weapon's modifier.
bool asksDistance(const packs::Pack& pack, const packs::Procedure& procedure);
/// Whether it matters in which stretch of a weapon's range the target is.
bool asksBand(const packs::Pack& pack, const packs::Procedure& procedure);
/// Whether it does, and the stretch is not known: the weapon has several, and no distance within its reach was said.
bool lacksBand(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Weapon* weapon,
               std::optional<int> distance);
/// The stretch of the weapon's range in which the distance lies; null when that is out of reach.
const packs::RangeBand* bandAt(const packs::Weapon& weapon, int distance);
/// The weapons with which a target may shoot or strike back at who attacks it with this one: none that falls short.
std::vector<const packs::Weapon*> weaponsToAnswer(const Game& game, const Unit& target, const packs::Weapon* weapon,
                                                  std::optional<int> distance);
/// What the distance adds to attacks with the weapon; nothing where it is not known or out of reach.
std::optional<packs::Value> modifierOf(const packs::Weapon& weapon, std::optional<int> distance);
/// Whether the input means nothing with this weapon, as a range or cover where blows are struck: it is 0.
bool isRuledOutBy(const packs::Weapon& weapon, const packs::ProcedureInput& input);
/// How a lookup worked an input out of what the units have: `Repeaters 5, Carbines 2: +3`. Empty for other inputs.
QString howWorkedOut(const Game& game, const packs::ProcedureInput& input, const Unit* actor, const Unit* target,
                     const packs::Weapon* weapon, std::optional<int> distance);

/// The input that such a line, out of what was said of a throw, tells of. Null: it is no such line.
const packs::ProcedureInput* inputToldBy(const packs::Pack& pack, const packs::Procedure& procedure,
                                         const QString& line);

/// The procedures that this unit may resolve now against such a target; null: the ones without a target.
std::vector<const packs::Procedure*> proceduresFor(const Game& game, const Unit& actor, const Unit* target);

/// Whether a unit may take the role.
bool fits(const Game& game, const packs::Role& role, const Unit& unit);

}
