// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/actionrules.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/tracks/rules.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// What a unit's uses of an action are counted under.
QString tallyOf(const packs::TrackAction& action, const Unit& unit)
{
    return QStringLiteral("action %1 %2").arg(action.countedWith.isEmpty() ? action.id : action.countedWith, unit.id);
}

bool splitsAttacks(const packs::Procedure& procedure)
{
    return std::any_of(procedure.inputs.begin(), procedure.inputs.end(), [](const packs::ProcedureInput& input) {
        return input.from == QLatin1String("weapon.attacks");
    });
}

QString hasDone(const Game& game)
{
    const QString done =
        Words::tr("%1 has done what it was activated for (%2)")
            .arg(game.nameOf(game.active), game.pack->procedure(game.turn.deeds.back().procedure)->label);
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    return action ? Words::tr("%1: “%2” once more, or end its action").arg(done, action->label)
                  : Words::tr("%1: activate it again, or end its action").arg(done);
}

// Whether units do this only out of turn.
bool isOnlyReaction(const packs::Track& track, const packs::Procedure& procedure)
{
    const bool actionsTell = std::any_of(track.choices.begin(), track.choices.end(),
                                         [](const packs::TrackAction& one) { return !one.procedures.isEmpty(); });
    return actionsTell && std::any_of(track.reactions.begin(), track.reactions.end(), [&](const packs::Reaction& one) {
               return one.procedures.contains(procedure.id);
           });
}

}

Expected<void> mayBegin(const Game& game, const Unit& unit, const QString& id)
{
    const packs::TrackAction* action = game.pack->track.action(id);
    if (!action)
        return {};
    if (const packs::Kind& kind = game.kindOf(unit); !action->isFor(kind.id))
        return refuse(Words::tr("%1 cannot %2: that is not for units of the kind %3")
                          .arg(game.nameOf(unit.id), Words::amid(action->label), kind.label));
    if (!action->onlyWhile.isEmpty() && !unit.statuses.contains(action->onlyWhile))
        return refuse(
            Words::tr("%1 cannot %2: it is not %3")
                .arg(game.nameOf(unit.id), Words::amid(action->label), game.pack->status(action->onlyWhile)->label));
    if (!action->member.isEmpty() && countOfMember(game, unit, action->member) == 0)
        return refuse(Words::tr("%1 has no %2, who alone may: %3")
                          .arg(game.nameOf(unit.id), game.pack->member(action->member)->label, action->label));
    if (const packs::Weapon* used = game.pack->weapon(action->uses); used && unit.weapons.value(used->id) == 0)
        return refuse(Words::tr("%1 cannot %2: it has no %3 left")
                          .arg(game.nameOf(unit.id), Words::amid(action->label), Words::amid(used->label)));
    if (action->perGame > 0 && game.turn.usedInGame.value(tallyOf(*action, unit)) >= action->perGame)
        return refuse(Words::tr("%1 has done that %2 in this game already: %3")
                          .arg(game.nameOf(unit.id), countOf(action->perGame, Words::tr("time"), Words::tr("times")),
                               action->label));
    const packs::Status* bar = barTo(game, unit, id);
    const bool refused =
        unit.statuses.contains(action->refusedWhile) || game.side(unit.side)->statuses.contains(action->refusedWhile);
    if (!bar && refused)
        bar = game.pack->status(action->refusedWhile);
    if (bar)
        return refuse(Words::tr("%1 cannot %2: %3")
                          .arg(game.nameOf(bar->ofSide ? unit.side : unit.id), Words::amid(action->label), bar->label));
    return {};
}

Expected<void> mayActFor(const Game& game, const Unit& unit, const packs::Procedure& procedure)
{
    Expected<void> may;
    for (const packs::TrackAction& action : game.pack->track.choices) {
        if (!action.procedures.contains(procedure.id))
            continue;
        Expected<void> begins = mayBegin(game, unit, action.id);
        if (begins)
            begins = mayDo(game, unit, procedure.id);
        if (begins)
            return {};
        if (may)
            may = begins;
    }
    if (!may)
        return may;
    if (isOnlyReaction(game.pack->track, procedure))
        return refuse(Words::tr("%1 only answers what an enemy does").arg(procedure.label));
    return {};
}

bool isOpen(const Game& game, const Unit& unit)
{
    return game.active == unit.id && game.turn.action.isEmpty() && game.turn.deeds.empty();
}

bool isOpenFor(const Game& game, const Unit& unit, const packs::TrackAction& action)
{
    const auto& deeds = game.turn.deeds;
    return game.active == unit.id && game.turn.action.isEmpty() &&
           std::all_of(deeds.begin(), deeds.end(),
                       [&](auto& deed) { return action.procedures.contains(deed.procedure); });
}

int countUse(Game& game, const Unit& unit, const packs::TrackAction& action)
{
    return ++game.turn.usedInGame[tallyOf(action, unit)];
}

QString useUp(Unit& unit, const packs::Pack& pack, const packs::TrackAction& action)
{
    const packs::Weapon* used = pack.weapon(action.uses);
    return used ? Words::tr("%1 × %2 left").arg(--unit.weapons[used->id]).arg(used->label) : QString();
}

bool mayActForOneOf(const Game& game, const QStringList& actions)
{
    const Unit* active = game.unit(game.active);
    if (!active || !game.turn.action.isEmpty())
        return actions.contains(game.turn.action);
    return game.turn.deeds.empty() || std::any_of(actions.begin(), actions.end(), [&](const QString& id) {
               const packs::TrackAction* action = game.pack->track.action(id);
               return isOpenFor(game, *active, *action) && mayBegin(game, *active, id);
           });
}

Expected<void> goesWithTheActive(const Game& game, const packs::Procedure& procedure)
{
    if (procedure.goesWith.isEmpty() || game.active.isEmpty() || mayActForOneOf(game, procedure.goesWith))
        return {};
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    return refuse(action ? Words::tr("%1 is active for %2, which does not go with %3")
                               .arg(game.nameOf(game.active), action->label, procedure.label)
                         : hasDone(game));
}

Expected<void> isPaidFor(const Game& game, const packs::Procedure& procedure, const Unit* target)
{
    if (game.turn.deeds.empty() || !isPaid(game, procedure))
        return {};
    const Deed& last = game.turn.deeds.back();
    const auto& actions = game.pack->track.choices;
    const bool goesOn = last.procedure == procedure.id && target && last.target == target->id &&
                        std::any_of(actions.begin(), actions.end(), [&](const packs::TrackAction& one) {
                            return one.again.contains(procedure.id) && mayActForOneOf(game, {one.id});
                        });
    const packs::Weapon* weapon = game.pack->weapon(last.weapon);
    if (goesOn || (weapon && splitsAttacks(procedure) && attacksLeft(game, *weapon) > 0))
        return {};
    return refuse(hasDone(game));
}

Expected<void> isOfTheAction(const Game& game, const packs::Procedure& procedure)
{
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    if (!action || action->procedures.contains(procedure.id))
        return {};
    return refuse(Words::tr("%1 is active for %2, which does not go with %3")
                      .arg(game.nameOf(game.active), action->label, procedure.label));
}

bool isPaid(const Game& game, const packs::Procedure& procedure)
{
    return procedure.target.wanted || game.pack->track.action(game.turn.action);
}

int attacksLeft(const Game& game, const packs::Weapon& weapon)
{
    int left = weapon.attacks.value_or(0);
    for (const Deed& deed : game.turn.deeds)
        left -= deed.weapon == weapon.id ? deed.attacks : left;
    return std::max(0, left);
}

}
