// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/sideturns.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/scores.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/actionrules.h"
#include "game/tracks/answers.h"
#include "game/tracks/reactions.h"
#include "game/turns.h"
#include "packs/standing.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using Ends = packs::Status::Ends;

bool isOver(const Game& game)
{
    return game.stage != Stage::Activation;
}

// Whose turn it is; where a round begins with it, that as well.
QString whatFollows(const Game& game, int roundBefore)
{
    const QString who = whoActs(game);
    return isOver(game) || game.round == roundBefore
               ? who
               : Words::tr("round %1 begins").arg(game.round) + QStringLiteral("; ") + who;
}

// What beginning an action says of it.
struct Begun {
    QString used; ///< ` (2 of 3 in this game)`, where it may be taken only so often
    QString now;  ///< `; prone`, where it begins or ends something
};

Begun beginAction(Game& game, Unit& unit, const packs::TrackAction& action)
{
    Begun begun;
    if (action.perGame > 0)
        begun.used = Words::tr(" (%1 of %2 in this game)").arg(countUse(game, unit, action)).arg(action.perGame);
    if (!action.toggles.isEmpty())
        begun.now = QStringLiteral("; ") + toggled(game, unit, action);
    if (const QString left = useUp(unit, *game.pack, action); !left.isEmpty())
        begun.now += QStringLiteral("; ") + left;
    return begun;
}

// To lie down and get up, say, where somebody in the unit makes that free.
bool isFree(const Game& game, const Unit& unit, const packs::TrackAction* action)
{
    return action && !action->toggles.isEmpty() && countOfMember(game, unit, action->freeWith) > 0;
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
    return Words::tr("%1 has %2").arg(game.side(game.acting)->name, count(game.turn.left));
}

QString SideTurns::left(const Game& game) const
{
    return count(game.turn.left);
}

// What comes of `next`, told by trying it.
QString SideTurns::after(const Game& game) const
{
    Game then = game;
    if (!takeNext(then))
        return {};
    if (then.stage == Stage::Scoring)
        return then.pack->objective ? Words::tr("round %1 is scored").arg(game.round) : Words::tr("the game is scored");
    if (then.round != game.round)
        return Words::tr("round %1 begins").arg(then.round);
    if (then.acting != game.acting)
        return Words::tr("%1's turn").arg(then.side(then.acting)->name);
    return Words::tr("%1 left").arg(count(then.turn.left));
}

QString SideTurns::next(const Game& game) const
{
    const QString side = game.side(game.acting)->name;
    if (!game.active.isEmpty())
        return Words::tr("End %1: %2").arg(game.unit(game.active)->name, after(game));
    if (hasNothingToDo(game))
        return Words::tr("End %1's turn: %2").arg(side, after(game));
    return Words::tr("%1: choose a unit to activate (%2 left)").arg(side, count(game.turn.left));
}

bool SideTurns::nextIsTaken(const Game& game) const
{
    return !game.active.isEmpty() || hasNothingToDo(game);
}

bool SideTurns::hasNothingToDo(const Game& game)
{
    return game.turn.left == 0 || game.living(game.acting).empty();
}

Numbers SideTurns::numbersOf(const Game& game, const Side& side) const
{
    return {{packs::standing::actionsLeft, side.id == game.acting ? game.turn.left : 0}};
}

Numbers SideTurns::numbersOf(const Game& game, const Unit& unit) const
{
    const auto& due = game.turn.due;
    const auto& reactions = game.pack->track.reactions;
    const bool isDue = std::any_of(due.begin(), due.end(), [&](const Due& one) { return one.unit == unit.id; });
    const bool reacts = !game.active.isEmpty() && std::any_of(reactions.begin(), reactions.end(), [&](const auto& one) {
        return mayReact(game, unit, one).has_value();
    });
    return {{packs::standing::due, isDue ? 1 : 0}, {packs::standing::mayReact, reacts ? 1 : 0}};
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
    const bool deserted = std::none_of(game.units.begin(), game.units.end(),
                                       [](const Unit& unit) { return unit.inPlay() || unit.arrives > 0; });
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
    const packs::TrackAction* done = game.pack->track.action(game.turn.action);
    const Unit* unit = game.unit(game.active);
    Side* side = unit ? game.side(unit->side) : nullptr;
    deactivate(game);
    endStatuses(game, Ends::ActionEnd, {});
    if (done && side && !done->leaves.isEmpty())
        setStatus(game, *side, done->leaves, true);
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
    const bool isUnit = !game.active.isEmpty();
    const QString name = game.nameOf(isUnit ? game.active : game.acting);
    const QString afterwards = whatComesAfterwards(game);
    const int round = game.round;
    const bool turnEnds = game.active.isEmpty() || (passesAtNone() && game.turn.left == 0);
    if (turnEnds)
        endTurn(game);
    else
        endAction(game);
    // A unit that has acted may act again.
    const QString done = isUnit ? Words::tr("%1 has acted").arg(name) : Words::tr("%1 is done").arg(name);
    return QStringLiteral("%1; %2").arg(done, whatFollows(game, round)) + afterwards;
}

Expected<void> SideTurns::spend(Game& game, const Unit&) const
{
    if (game.turn.left == 0)
        return refuse(Words::tr("%1 has %2 left: %3").arg(game.side(game.acting)->name, count(0), nextOf(game)));
    --game.turn.left;
    return {};
}

Expected<QString> SideTurns::activate(Game& game, Unit& unit, const QString& action) const
{
    if (const auto own = needsOwnTurn(game, unit); !own)
        return tl::unexpected(own.error());
    if (const auto begins = mayBegin(game, unit, action); !begins)
        return tl::unexpected(begins.error());
    const packs::TrackAction* what = game.pack->track.action(action);
    if (isFree(game, unit, what))
        return Words::tr("%1; it costs nothing, %2 left").arg(toggled(game, unit, *what), count(game.turn.left));
    if (const auto paid = spend(game, unit); !paid)
        return tl::unexpected(paid.error());
    const QString afterwards = whatComesAfterwards(game);
    if (!game.active.isEmpty())
        endAction(game);
    game.active = unit.id;
    game.turn.action = action;
    const Begun begun = what ? beginAction(game, unit, *what) : Begun();
    return Words::tr("%1 activates%2%3%4; %5 left")
               .arg(game.nameOf(unit.id), what ? QStringLiteral(": ") + what->label + begun.used : QString(),
                    firstComes(game), begun.now, count(game.turn.left)) +
           afterwards;
}

Expected<QString> SideTurns::sayAction(Game& game, Unit& unit, const QString& action) const
{
    const packs::TrackAction* what = game.pack->track.action(action);
    if (!what || !isOpenFor(game, unit, *what))
        return refuse(
            Words::tr("only a unit that is active for no action yet, and has done nothing else, says for which "
                      "it is"));
    if (isFree(game, unit, what))
        return activate(game, unit, action); // what was paid for is left for another one
    if (const auto begins = mayBegin(game, unit, action); !begins)
        return tl::unexpected(begins.error());
    game.turn.action = action;
    const Begun begun = beginAction(game, unit, *what);
    return Words::tr("%1 acts: %2%3; %4 left")
        .arg(game.nameOf(unit.id), what->label + begun.used, begun.now, count(game.turn.left));
}

QString SideTurns::price(const Game& game, const Unit& unit, const QString& action) const
{
    return isFree(game, unit, game.pack->track.action(action)) ? QString() : count(1);
}

Expected<QString> SideTurns::pass(Game& game, Unit* unit) const
{
    if (unit)
        return refuse(Words::tr("a unit does not pass here; pass without a unit ends the turn of %1")
                          .arg(game.side(game.acting)->name));
    const QString name = game.side(game.acting)->name;
    const QString left = count(game.turn.left);
    const QString afterwards = whatComesAfterwards(game);
    const int round = game.round;
    endTurn(game);
    return Words::tr("%1 passes with %2 left; %3").arg(name, left, whatFollows(game, round)) + afterwards;
}

Expected<void> SideTurns::mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                     const Unit* target) const
{
    if (!actor)
        return goesWithTheActive(game, procedure);
    if (const Answer* answer = answerOf(game, actor->id, procedure.id, false))
        return goesWhereItShould(game, *answer, target);
    if (const auto active = TrackRules::mayResolve(game, procedure, actor, target); !active)
        return active;
    if (const auto may = mayDo(game, *actor, procedure.id); !may)
        return may;
    if (const auto fits = isOfTheAction(game, procedure); !fits)
        return fits;
    if (const auto paid = isPaidFor(game, procedure, target); !paid)
        return paid;
    return targetMayReact(game, procedure, target);
}

std::optional<int> SideTurns::mostAttacks(const Game& game, const packs::Procedure& procedure, const Unit& actor,
                                          const packs::Weapon& weapon) const
{
    if (const Answer* answer = answerOf(game, actor.id, procedure.id, false)) {
        const packs::Reaction* reaction = answer->held ? nullptr : game.pack->track.reaction(answer->reaction);
        return reaction && reaction->attacks > 0 ? std::optional(reaction->attacks) : std::nullopt;
    }
    return actor.id == game.active && !game.turn.deeds.empty() ? std::optional(attacksLeft(game, weapon))
                                                               : std::nullopt;
}

void SideTurns::did(Game& game, const Unit& actor, const Deed& deed) const
{
    const bool paid = actor.id == game.active && isPaid(game, *game.pack->procedure(deed.procedure));
    if (paid && !answerOf(game, actor.id, deed.procedure, false))
        game.turn.deeds.push_back(deed);
}

QStringList SideTurns::resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                                const packs::Resolution& resolution) const
{
    const QStringList said = TrackRules::resolved(game, procedure, actor, target, resolution);
    if (actor)
        useAnswer(game, actor->id, procedure.id, false);
    targetReacted(game, procedure, target);
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
    endDesertedTurn(game);
}

void SideTurns::sideChanged(Game& game, Unit& unit) const
{
    std::erase_if(game.turn.answers, [&](const Answer& one) { return one.unit == unit.id; });
    std::erase_if(game.turn.due, [&](const Due& one) { return one.unit == unit.id; });
    game.turn.own.remove(unit.id);
    endDesertedTurn(game);
}

void SideTurns::endDesertedTurn(Game& game) const
{
    if (!isOver(game) && passesAtNone() && game.active.isEmpty() && !game.acting.isEmpty() &&
        game.living(game.acting).empty())
        endTurn(game);
}

}
