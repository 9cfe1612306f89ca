// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/rules.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/turns.h"

namespace adjutant::game {

std::vector<CommandKind> TrackRules::commands(const packs::Pack&) const
{
    return {};
}

QString TrackRules::phase(const Game&) const
{
    return QStringLiteral("activation");
}

std::vector<Must> TrackRules::musts(const Game& game) const
{
    const auto* check = checkDue(game);
    return check ? std::vector<Must>{mustResolve(game, check->procedure, game.active)} : std::vector<Must>();
}

bool TrackRules::mayBeChosen(const Game& game, const Unit& unit) const
{
    return unit.side == game.acting && unit.inPlay() && !unit.done;
}

QString TrackRules::whoActs(const Game& game) const
{
    return game.acting.isEmpty() ? Words::tr("the table says who goes first")
                                 : Words::tr("%1 acts").arg(game.side(game.acting)->name);
}

QString TrackRules::left(const Game&) const
{
    return {};
}

Json TrackRules::state(const Game&, bool) const
{
    return {};
}

QStringList TrackRules::wordsOf(const Game&, const Side&) const
{
    return {};
}

Numbers TrackRules::numbersOf(const Game&, const Side&) const
{
    return {};
}

Numbers TrackRules::numbersOf(const Game&, const Unit&) const
{
    return {};
}

Expected<void> TrackRules::setDone(Game& game, Unit&, bool) const
{
    return refuse(Words::tr("no unit is ever done in %1; there are: destroyed and the statuses of the pack")
                      .arg(game.pack->title));
}

Expected<void> TrackRules::mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                      const Unit*) const
{
    if (!actor)
        return {};
    if (game.stage != Stage::Activation || actor->id != game.active)
        return refuse(Words::tr("%1 is not active; activate comes first").arg(game.nameOf(actor->id)));
    if (const auto* check = checkDue(game); check && check->procedure != procedure.id)
        return refuse(Words::tr("first: %1").arg(nextOf(game)));
    return {};
}

QStringList TrackRules::resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit*,
                                 const packs::Resolution&) const
{
    if (actor && actor->id == game.active)
        game.checked << procedure.id;
    return {};
}

Expected<QString> TrackRules::sayAction(Game& game, Unit&, const QString&) const
{
    return refuse(Words::tr("nothing is paid for an action in %1").arg(game.pack->title));
}

QString TrackRules::price(const Game&, const Unit&, const QString&) const
{
    return {};
}

Expected<QString> TrackRules::pass(Game& game, Unit*) const
{
    return refuse(Words::tr("nobody passes here: %1").arg(nextOf(game)));
}

bool TrackRules::hasBegun(const Game& game) const
{
    return game.turn.number > 0;
}

std::optional<int> TrackRules::mostAttacks(const Game&, const packs::Procedure&, const Unit&,
                                           const packs::Weapon&) const
{
    return {};
}

void TrackRules::did(Game&, const Unit&, const Deed&) const {}

void TrackRules::unitChanged(Game&, Unit&) const {}

void TrackRules::sideChanged(Game&, Unit&) const {}

void TrackRules::statusEnded(Game&, Unit&, const QString&) const {}

const TrackRules& rulesOf(const packs::Pack& pack)
{
    switch (pack.track.turns) {
    case packs::Turns::Points:
        return pointsRules();
    case packs::Turns::Actions:
        return actionsRules();
    case packs::Turns::Cubes:
        return cubeRules();
    case packs::Turns::Phases:
        return phasesRules();
    case packs::Turns::UnitByUnit:
        break;
    }
    return unitByUnitRules();
}

Expected<void> needsActivations(const Game& game)
{
    if (game.stage == Stage::SetUp)
        return refuse(Words::tr("the game has not begun; begin comes first"));
    if (game.stage != Stage::Activation)
        return refuse(Words::tr("no unit activates now: %1").arg(nextOf(game)));
    if (const auto musts = mustsOf(game); !musts.empty())
        return refuse(Words::tr("first: %1").arg(musts.front().words));
    return {};
}

Expected<Unit*> findUnitInPlay(Game& game, const QString& id)
{
    if (const auto now = needsActivations(game); !now)
        return tl::unexpected(now.error());
    return findUnit(game, id);
}

Expected<void> needsOwnTurn(const Game& game, const Unit& unit)
{
    if (unit.side != game.acting)
        return refuse(Words::tr("it is not %1's turn: %2").arg(game.side(unit.side)->name, whoActs(game)));
    return needsInPlay(game, unit);
}

Expected<void> needsInPlay(const Game& game, const Unit& unit)
{
    const QString name = game.nameOf(unit.id);
    if (unit.destroyed)
        return refuse(Words::tr("%1 is destroyed").arg(name));
    if (!unit.joined.isEmpty())
        return refuse(Words::tr("%1 is now a part of %2").arg(name, game.nameOf(unit.joined)));
    if (unit.arrives > 0)
        return refuse(Words::tr("%1 is not there before round %2").arg(name, QString::number(unit.arrives)));
    return {};
}

void closeRound(Game& game)
{
    endStatuses(game, packs::Status::Ends::RoundEnd, {});
    game.acting.clear();
    game.active.clear();
    const bool last = game.roundCount() > 0 && game.round >= game.roundCount();
    if (last || game.pack->objective)
        enterScoring(game);
    else
        beginRound(game);
}

QString countOf(int number, const QString& one, const QString& many)
{
    return QStringLiteral("%1 %2").arg(number).arg(number == 1 ? one : many);
}

}
