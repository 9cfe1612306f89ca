// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/sideturns.h"

#include "game/fields.h"
#include "game/scores.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game
{

namespace
{

using Ends = packs::Status::Ends;

bool isOver(const Game& game)
{
    return game.stage != Stage::Activation;
}

// The reaction by which a target would let the active unit resolve this against it, or null.
const packs::Reaction* reactionBehind(const Game& game, const packs::Procedure& procedure)
{
    for (const packs::Reaction& reaction : game.pack->track.reactions) {
        if (reaction.asTarget.contains(procedure.id))
            return &reaction;
    }
    return nullptr;
}

Expected<void> targetMayReact(const Game& game, const packs::Procedure& procedure, const Unit* target)
{
    const packs::Reaction* reaction = reactionBehind(game, procedure);
    if (!reaction || !target || answerOf(game, target->id, procedure.id, true))
        return {};
    return mayReact(game, *target, *reaction);
}

// A unit that was activated for one thing does not resolve another.
Expected<void> isOfTheAction(const Game& game, const packs::Procedure& procedure)
{
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    const bool answered = reactionBehind(game, procedure);
    if (!action || answered || action->procedures.isEmpty() || action->procedures.contains(procedure.id))
        return {};
    return refuse(QStringLiteral("%1 is active for %2, which does not go with %3")
                      .arg(game.nameOf(game.active), action->label, procedure.label));
}

}

std::vector<CommandKind> SideTurns::commands(const packs::Pack& pack) const
{
    if (pack.track.reactions.empty())
        return {};
    return {reactCommand()};
}

QStringList SideTurns::may(const Game& game) const
{
    QStringList may;
    if (!musts(game).empty())
        return {QStringLiteral("resolve")};
    if (!game.active.isEmpty())
        may << QStringLiteral("resolve");
    if (!game.active.isEmpty() && !game.pack->track.reactions.empty())
        may << QStringLiteral("react");
    if (game.turn.left > 0)
        may << QStringLiteral("activate");
    return may << QStringLiteral("pass");
}

QString SideTurns::whoActs(const Game& game) const
{
    if (game.acting.isEmpty())
        return TrackRules::whoActs(game);
    return QStringLiteral("%1 has %2").arg(game.side(game.acting)->name, count(game.turn.left));
}

// What comes of `next`, told by trying it.
QString SideTurns::after(const Game& game) const
{
    Game then = game;
    if (!takeNext(then))
        return {};
    if (then.stage == Stage::Scoring)
        return then.pack->objective ? QStringLiteral("round %1 is scored").arg(game.round)
                                    : QStringLiteral("the game is scored");
    if (then.round != game.round)
        return QStringLiteral("round %1 begins").arg(then.round);
    if (then.acting != game.acting)
        return QStringLiteral("%1's turn").arg(then.side(then.acting)->name);
    return QStringLiteral("%1 left").arg(count(then.turn.left));
}

QString SideTurns::next(const Game& game) const
{
    const QString side = game.side(game.acting)->name;
    if (!game.active.isEmpty())
        return QStringLiteral("End %1: %2").arg(game.unit(game.active)->name, after(game));
    if (game.turn.left == 0)
        return QStringLiteral("End %1's turn: %2").arg(side, after(game));
    return QStringLiteral("%1: choose a unit to activate (%2 left)").arg(side, count(game.turn.left));
}

bool SideTurns::nextIsTaken(const Game& game) const
{
    return !game.active.isEmpty() || game.turn.left == 0;
}

void SideTurns::open(Game& game, const QString& side) const
{
    beginTurn(game, side);
}

void SideTurns::beginTurn(Game& game, const QString& side) const
{
    game.acting = side;
    ++game.turn.number;
    game.turn.usedInTurn.clear();
    game.turn.own.clear();
    forgetRises(game);
    endStatuses(game, Ends::TurnStart, side);
    game.turn.left = allowance(game, side);
    turnBegins(game);
    const bool deserted = std::all_of(game.units.begin(), game.units.end(), [](const Unit& u) { return !u.inPlay(); });
    if (!passesAtNone() || game.turn.left > 0)
        return;
    if (deserted)
        enterScoring(game);
    else
        endTurn(game);
}

void SideTurns::turnBegins(Game&) const {}

void SideTurns::endAction(Game& game) const
{
    deactivate(game);
    endStatuses(game, Ends::ActionEnd, {});
}

void SideTurns::endTurn(Game& game) const
{
    endAction(game);
    game.turn.due.clear();
    game.turn.left = 0;
    endStatuses(game, Ends::TurnEnd, game.acting);
    const QString side = sideAfter(game, game.acting);
    if (side == game.first)
        closeRound(game);
    else
        beginTurn(game, side);
}

Expected<QString> SideTurns::takeNext(Game& game) const
{
    const QString name = game.nameOf(game.active.isEmpty() ? game.acting : game.active);
    const bool turnEnds = game.active.isEmpty() || (passesAtNone() && game.turn.left == 0);
    if (turnEnds)
        endTurn(game);
    else
        endAction(game);
    return QStringLiteral("%1 is done; %2").arg(name, game::whoActs(game));
}

Expected<void> SideTurns::spend(Game& game, const Unit&) const
{
    if (game.turn.left == 0)
        return refuse(QStringLiteral("%1 has %2 left; next ends the turn").arg(game.side(game.acting)->name, count(0)));
    --game.turn.left;
    return {};
}

Expected<void> SideTurns::mayBegin(const Game& game, const Unit& unit, const QString& id) const
{
    const packs::TrackAction* action = game.pack->track.action(id);
    if (!action)
        return {};
    const packs::Status* bar = barTo(game, unit, id);
    const bool refused =
        unit.statuses.contains(action->refusedWhile) || game.side(unit.side)->statuses.contains(action->refusedWhile);
    if (!bar && refused)
        bar = game.pack->status(action->refusedWhile);
    if (bar)
        return refuse(QStringLiteral("%1 cannot %2: %3")
                          .arg(game.nameOf(bar->ofSide ? unit.side : unit.id), action->label.toLower(), bar->label));
    return {};
}

Expected<QString> SideTurns::activate(Game& game, Unit& unit, const QString& action) const
{
    if (const auto own = needsOwnTurn(game, unit); !own)
        return tl::unexpected(own.error());
    if (const auto begins = mayBegin(game, unit, action); !begins)
        return tl::unexpected(begins.error());
    if (const auto paid = spend(game, unit); !paid)
        return tl::unexpected(paid.error());
    if (!game.active.isEmpty())
        endAction(game);
    game.active = unit.id;
    game.turn.action = action;
    const packs::TrackAction* what = game.pack->track.action(action);
    return QStringLiteral("%1 activates%2%3; %4 left")
        .arg(game.nameOf(unit.id), what ? QStringLiteral(": ") + what->label : QString(), firstComes(game),
             count(game.turn.left));
}

Expected<QString> SideTurns::pass(Game& game, Unit* unit) const
{
    if (unit)
        return refuse(QStringLiteral("a unit does not pass here; pass without a unit ends the turn of %1")
                          .arg(game.side(game.acting)->name));
    const QString name = game.side(game.acting)->name;
    const QString left = count(game.turn.left);
    endTurn(game);
    return QStringLiteral("%1 passes with %2 left; %3").arg(name, left, game::whoActs(game));
}

Expected<void> SideTurns::mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                     const Unit* target) const
{
    if (!actor || answerOf(game, actor->id, procedure.id, false))
        return {};
    if (const auto active = TrackRules::mayResolve(game, procedure, actor, target); !active)
        return active;
    if (const packs::Status* bar = barTo(game, *actor, procedure.id))
        return refuse(QStringLiteral("%1 cannot do that: %2").arg(game.nameOf(actor->id), bar->label));
    if (const auto fits = isOfTheAction(game, procedure); !fits)
        return fits;
    return targetMayReact(game, procedure, target);
}

QStringList SideTurns::resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                                const packs::Resolution& resolution) const
{
    const QStringList said = TrackRules::resolved(game, procedure, actor, target, resolution);
    if (actor)
        useAnswer(game, actor->id, procedure.id, false);
    const packs::Reaction* reaction = target ? reactionBehind(game, procedure) : nullptr;
    if (!reaction)
        return said;
    if (!answerOf(game, target->id, procedure.id, true))
        takeReaction(game, *target, *reaction, reaction->to.front());
    useAnswer(game, target->id, procedure.id, true);
    return said;
}

void SideTurns::unitChanged(Game& game, Unit& unit) const
{
    if (game.stage == Stage::Scoring)
        scoreDestroyed(game);
    if (isOver(game) || unit.inPlay() || game.acting.isEmpty())
        return;
    if (game.active == unit.id && !game.pending) {
        if (passesAtNone() && game.turn.left == 0)
            endTurn(game);
        else
            endAction(game);
    }
    if (!isOver(game) && passesAtNone() && game.active.isEmpty() && game.living(game.acting).empty())
        endTurn(game);
}

}
