// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/rules.h"
#include "game/turns.h"
#include "packs/standing.h"

namespace adjutant::game {

namespace {

// Gives the turn to this side, or to the next that has somebody ready, or ends the activations.
void giveTurn(Game& game, const QString& side)
{
    QString candidate = side;
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        if (!game.ready(candidate).empty()) {
            game.acting = candidate;
            return;
        }
        candidate = sideAfter(game, candidate);
    }
    game.acting.clear();
    endStatuses(game, packs::Status::Ends::RoundEnd, {});
    enterScoring(game);
}

void endActivation(Game& game)
{
    Unit* unit = game.unit(game.active);
    if (!unit)
        return;
    unit->done = true;
    deactivate(game);
    giveTurn(game, sideAfter(game, unit->side));
}

QString chooseUnit(const Game& game)
{
    const auto ready = game.ready(game.acting);
    if (ready.size() == 1)
        return Words::tr("%1 activates %2").arg(game.side(game.acting)->name, ready.front()->name);
    return Words::tr("%1: choose a unit to activate").arg(game.side(game.acting)->name);
}

QString afterActivation(const Game& game)
{
    const Unit* unit = game.unit(game.active);
    Game after = game;
    endActivation(after);
    if (after.stage == Stage::Scoring)
        return Words::tr("End %1: round %2 is scored").arg(unit->name, QString::number(game.round));
    const QString name = game.side(after.acting)->name;
    const QString how = after.acting == unit->side ? Words::tr("goes on") : Words::tr("activates");
    return Words::tr("End %1: %2 %3").arg(unit->name, name, how);
}

QString stillActive(const Game& game)
{
    return Words::tr("%1 is still active; first: %2").arg(game.nameOf(game.active), nextOf(game));
}

// Each side activates one unit in turn, each unit once a round, until all have activated or passed.
class UnitByUnit : public TrackRules
{
public:
    QStringList may(const Game& game) const override
    {
        if (game.active.isEmpty())
            return {QStringLiteral("activate"), QStringLiteral("pass")};
        if (checkDue(game))
            return {QStringLiteral("resolve")};
        return {QStringLiteral("resolve"), QStringLiteral("pass")};
    }

    QString next(const Game& game) const override
    {
        return game.active.isEmpty() ? chooseUnit(game) : afterActivation(game);
    }

    bool nextIsTaken(const Game& game) const override
    {
        return !game.active.isEmpty() || game.ready(game.acting).size() == 1;
    }

    Numbers numbersOf(const Game& game, const Side& side) const override
    {
        return {{packs::standing::ready, static_cast<int>(game.ready(side.id).size())}};
    }
    using TrackRules::numbersOf;

    void open(Game& game, const QString& side) const override { giveTurn(game, side); }

    Expected<QString> takeNext(Game& game) const override
    {
        if (game.active.isEmpty())
            return activate(game, *game.unit(game.ready(game.acting).front()->id), {});
        const QString name = game.nameOf(game.active);
        endActivation(game);
        return Words::tr("%1 is done; %2").arg(name, game::whoActs(game));
    }

    Expected<QString> activate(Game& game, Unit& unit, const QString&) const override
    {
        const QString name = game.nameOf(unit.id);
        if (game.active == unit.id)
            return refuse(Words::tr("%1 is active already").arg(name));
        if (!game.active.isEmpty())
            return refuse(stillActive(game));
        if (const auto own = needsOwnTurn(game, unit); !own)
            return tl::unexpected(own.error());
        if (unit.done)
            return refuse(Words::tr("%1 has activated or passed in this round").arg(name));
        game.active = unit.id;
        game.checked.clear();
        game.attacks = 0;
        return Words::tr("%1 activates%2").arg(name, firstComes(game));
    }

    // One unit stands down, or, when none is named and none is active, all that the side has left.
    Expected<QString> pass(Game& game, Unit* unit) const override
    {
        if (unit && unit->id != game.active)
            return passUnit(game, *unit);
        if (!game.active.isEmpty()) {
            const QString name = game.nameOf(game.active);
            endActivation(game);
            return Words::tr("%1 passes; %2").arg(name, game::whoActs(game));
        }
        const QString side = game.acting;
        for (Unit& one : game.units)
            one.done = one.done || one.side == side;
        giveTurn(game, sideAfter(game, side));
        return Words::tr("%1 passes for the rest of the round; %2").arg(game.side(side)->name, game::whoActs(game));
    }

    Expected<void> setDone(Game& game, Unit& unit, bool done) const override
    {
        if (done && game.active == unit.id) {
            endActivation(game);
            return {};
        }
        unit.done = done;
        if (game.stage == Stage::Scoring && !done && unit.inPlay())
            game.stage = Stage::Activation;
        if (game.stage == Stage::Activation && game.active.isEmpty() && !game.first.isEmpty())
            giveTurn(game, game.acting.isEmpty() ? unit.side : game.acting);
        return {};
    }

    void unitChanged(Game& game, Unit& unit) const override
    {
        if (game.stage != Stage::Activation || unit.inPlay())
            return;
        if (game.active == unit.id && !game.pending)
            endActivation(game);
        else if (game.active.isEmpty() && game.acting == unit.side)
            giveTurn(game, unit.side);
    }

    void sideChanged(Game& game, Unit&) const override
    {
        if (game.stage == Stage::Activation && game.active.isEmpty() && !game.acting.isEmpty())
            giveTurn(game, game.acting);
    }

private:
    static Expected<QString> passUnit(Game& game, Unit& unit)
    {
        const QString name = game.nameOf(unit.id);
        if (!game.active.isEmpty())
            return refuse(stillActive(game));
        if (unit.side != game.acting)
            return refuse(Words::tr("it is not %1's turn: %2").arg(game.side(unit.side)->name, game::whoActs(game)));
        if (!unit.inPlay() || unit.done)
            return refuse(Words::tr("%1 cannot pass: it is done for this round").arg(name));
        unit.done = true;
        giveTurn(game, sideAfter(game, unit.side));
        return Words::tr("%1 passes; %2").arg(name, game::whoActs(game));
    }
};

}

const TrackRules& unitByUnitRules()
{
    static const UnitByUnit rules;
    return rules;
}

}
