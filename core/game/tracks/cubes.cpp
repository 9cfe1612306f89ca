// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/cubes.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/hidden.h"
#include "game/inputs.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/rules.h"
#include "game/turns.h"
#include "packs/standing.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using packs::Cube;

// Which command takes the action.
QString commandFor(const packs::TrackAction& action)
{
    switch (action.does) {
    case Cube::Redeploy:
        return QStringLiteral("redeploy");
    case Cube::Revive:
        return QStringLiteral("revive");
    case Cube::Regroup:
        return QStringLiteral("regroup");
    case Cube::Claim:
        return QStringLiteral("claim");
    case Cube::Pass:
        return QStringLiteral("pass");
    case Cube::Unit:
        break;
    }
    return QStringLiteral("activate");
}

QString handOf(const Game& game, const QString& side)
{
    return countOf(cubeCount(game, side, place::hand), Words::tr("cube"), Words::tr("cubes"));
}

// Both sides select a hand of cubes in secret; then each cube, in turn, buys one action of its colour.
class CubeTurns : public TrackRules
{
public:
    std::vector<CommandKind> commands(const packs::Pack& pack) const override
    {
        auto all = selectionCommands(pack);
        all.push_back(declareCommand());
        for (CommandKind& kind : cubeActionCommands())
            all.push_back(std::move(kind));
        all.push_back(lossCommand());
        return all;
    }

    QString phase(const Game& game) const override { return game.turn.phase; }
    bool checksOnActivation() const override { return false; }

    QStringList may(const Game& game) const override
    {
        QStringList may = isSelecting(game) ? maySelect(game) : mayAct(game);
        may << QStringLiteral("civilians");
        if (hidesAnything(game))
            may << QStringLiteral("reveal");
        return may;
    }

    std::vector<Must> musts(const Game& game) const override
    {
        return isSelecting(game) ? mustSelect(game) : mustLose(game);
    }

    QString next(const Game& game) const override
    {
        if (isSelecting(game)) {
            const QString first = withCubes(game, game.first);
            return first.isEmpty() ? Words::tr("Go on to the actions: nobody has cubes")
                                   : Words::tr("Begin the actions: %1 takes the first").arg(game.nameOf(first));
        }
        if (!game.active.isEmpty())
            return Words::tr("End %1: %2").arg(game.unit(game.active)->name, after(game));
        if (game.acting.isEmpty())
            return Words::tr("End round %1: %2").arg(game.round).arg(after(game));
        if (hasNoCubes(game))
            return Words::tr("%1 has no cubes: %2").arg(game.nameOf(game.acting), after(game));
        return Words::tr("%1: discard a cube for an action (%2 left)")
            .arg(game.nameOf(game.acting), handOf(game, game.acting));
    }

    bool nextIsTaken(const Game& game) const override
    {
        return isSelecting(game) || !game.active.isEmpty() || hasNoCubes(game);
    }

    QString whoActs(const Game& game) const override
    {
        if (isSelecting(game))
            return Words::tr("all select their cubes");
        if (game.acting.isEmpty())
            return Words::tr("all cubes are discarded");
        return Words::tr("%1 acts, with %2 in hand").arg(game.nameOf(game.acting), handOf(game, game.acting));
    }

    bool hasBegun(const Game& game) const override
    {
        return TrackRules::hasBegun(game) || !isSelecting(game) || !game.turn.ready.isEmpty() ||
               game.turn.cubes.wandered;
    }

    void open(Game& game, const QString& side) const override
    {
        CubeState& cubes = game.turn.cubes;
        if (cubes.marker.isEmpty() || game.turn.number == 0)
            cubes.marker = side;
        if (game.round == 1) {
            cubes.civilians = game.answers.value(game.pack->track.cubes.markers).toInt();
            poolTogether(game);
        }
        game.first = cubes.marker;
        game.acting.clear();
        game.turn.phase = QStringLiteral("select");
        game.turn.ready.clear();
        cubes.claimed = cubes.wandered = false;
        cubes.taken.clear();
        cubes.returning.clear();
        for (const Unit& unit : game.units) {
            if (isOffMap(game, unit))
                cubes.returning << unit.id;
        }
        for (Side& one : game.sides)
            one.revealed = false;
    }

    Expected<QString> takeNext(Game& game) const override
    {
        if (isSelecting(game)) {
            game.turn.phase = QStringLiteral("actions");
            game.turn.ready.clear();
            letAct(game, game.first);
            return Words::tr("The actions begin; %1").arg(game::whoActs(game));
        }
        if (game.active.isEmpty() && !game.acting.isEmpty()) {
            letAct(game, sideAfter(game, game.acting));
            return game::whoActs(game);
        }
        if (game.active.isEmpty()) {
            const int round = game.round;
            closeRound(game);
            return Words::tr("Round %1 is over").arg(round);
        }
        const QString name = game.nameOf(game.active);
        endCubeAction(game);
        return Words::tr("%1 is done; %2").arg(name, game::whoActs(game));
    }

    Expected<QString> activate(Game& game, Unit& unit, const QString& id) const override
    {
        const packs::TrackAction* action = game.pack->track.action(id);
        if (const auto may = mayActivate(game, unit, action); !may)
            return tl::unexpected(may.error());
        const auto paid = payCube(game, *action, {});
        if (!paid)
            return tl::unexpected(paid.error());
        game.active = unit.id;
        game.turn.action = id;
        return Words::tr("%1 discards %2: %3, %4")
            .arg(game.nameOf(game.acting), *paid, action->label, game.nameOf(unit.id));
    }

    Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target) const override
    {
        if (procedure.id == game.pack->track.cubes.wander && !isSelecting(game))
            return refuse(Words::tr("%1: that is done while cubes are selected").arg(procedure.label));
        if (!actor)
            return {};
        if (const auto active = TrackRules::mayResolve(game, procedure, actor, target); !active)
            return active;
        if (const auto first = mustLose(game); !first.empty())
            return refuse(Words::tr("first: %1").arg(first.front().words));
        if (!proceduresLeft(game).contains(procedure.id))
            return refuse(Words::tr("%1 has nothing to resolve so for this cube").arg(game.nameOf(actor->id)));
        if (target && isOffMap(game, *target))
            return refuse(Words::tr("%1 is off the map").arg(game.nameOf(target->id)));
        return {};
    }

    QStringList resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                         const packs::Resolution& resolution) const override
    {
        const packs::CubeTrack& track = game.pack->track.cubes;
        if (procedure.id == track.wander) {
            game.turn.cubes.wandered = true;
            // There is a die for as many as the procedure takes; the others stay where they are.
            const int most = static_cast<int>(procedure.inputs.front().most);
            game.turn.cubes.civilians = std::max(0, game.turn.cubes.civilians - most);
            for (const dice::Throw& thrown : resolution.throws)
                game.turn.cubes.civilians += static_cast<int>(thrown.fallen.size());
        }
        const auto lose = [&](const Unit* unit, const QString& outcome, bool mayRetreat) {
            const int losses = static_cast<int>(resolution.outcomes.value(outcome));
            if (unit && losses > 0)
                game.turn.losses.push_back({unit->id, losses, mayRetreat});
        };
        lose(actor, track.actorLosses, false);
        lose(target, track.targetLosses, true);
        return TrackRules::resolved(game, procedure, actor, target, resolution);
    }

    void unitChanged(Game& game, Unit& unit) const override
    {
        markSide(game, unit);
        if (game.stage != Stage::Activation || (unit.inPlay() && !isOffMap(game, unit)))
            return;
        std::erase_if(game.turn.losses, [&](const Losses& one) { return one.unit == unit.id; });
        if (game.active == unit.id && game.pending)
            return;
        if (game.active == unit.id)
            game.active.clear();
        // The other side's losses are satisfied before the action ends.
        if (game.turn.losses.empty() && game.active.isEmpty() && !game.turn.action.isEmpty())
            endCubeAction(game);
    }

    // It may have left a side without any of its sort, or ended that for another.
    void sideChanged(Game& game, Unit& unit) const override
    {
        for (Side& side : game.sides)
            markSide(game, side, game.kindOf(unit).id);
    }

    void statusEnded(Game& game, Unit& unit, const QString&) const override { markSide(game, unit); }

    Json state(const Game& game, bool asOwner) const override
    {
        const CubeState& cubes = game.turn.cubes;
        Json hands = Json::object(), pools = Json::object(), taken = Json::object();
        for (const Side& side : game.sides) {
            hands[utf8(side.id)] = cubeCount(game, side.id, place::hand);
            pools[utf8(side.id)] = cubeCount(game, side.id, place::pool);
            taken[utf8(side.id)] = cubes.taken.value(side.id);
        }
        Json json{{"marker", cubes.marker.isEmpty() ? Json() : Json(utf8(cubes.marker))},
                  {"claimed", cubes.claimed},
                  {"wandered", cubes.wandered},
                  {"civilians", cubes.civilians},
                  {"hand", hands},
                  {"pool", pools},
                  {"taken", taken},
                  {"returning", textsToJson(cubes.returning)},
                  {"actions", textsToJson(actionsOffered(game, asOwner))},
                  {"ways", Json::object()}};
        for (const Losses& one : game.turn.losses)
            json["ways"][utf8(one.unit)] = textsToJson(waysToLose(game, one));
        return json;
    }

    Numbers numbersOf(const Game& game, const Side& side) const override
    {
        const packs::TrackAction* claim = actionThat(*game.pack, Cube::Claim);
        const bool acts = side.id == game.acting;
        Numbers numbers{
            {packs::standing::hasMarker, game.turn.cubes.marker == side.id ? 1 : 0},
            {packs::standing::mayClaim, acts && claim && mayTake(game, *claim) ? 1 : 0},
            {packs::standing::mayDeclare, side.id == game.turn.cubes.marker && game::mayDeclare(game) ? 1 : 0}};
        for (const packs::Resource& one : game.pack->resources)
            if (!one.colour.isEmpty()) // it may lie in one pool for all
                numbers.insert(one.id, cubesIn(game, side.id, one.group).value(one.colour));
        return numbers;
    }

    Numbers numbersOf(const Game& game, const Unit& unit) const override
    {
        int left = 0;
        for (const Losses& one : game.turn.losses)
            left += one.unit == unit.id ? one.left : 0;
        return {{packs::standing::losses, left}};
    }

    QStringList wordsOf(const Game& game, const Side& side) const override
    {
        QStringList words;
        if (game.turn.cubes.marker == side.id)
            words << Words::tr("holds the Initiative Marker");
        words << Words::tr("%1 in hand, %2 in the pool")
                     .arg(handOf(game, side.id))
                     .arg(cubeCount(game, side.id, place::pool));
        return words;
    }

private:
    // The side that acts may have lost its last cube by hand.
    static bool hasNoCubes(const Game& game)
    {
        return game.acting.isEmpty() || (!isActionOpen(game) && cubeCount(game, game.acting, place::hand) == 0);
    }

    static QStringList mayAct(const Game& game)
    {
        if (!game.turn.losses.empty())
            return {QStringLiteral("loss")};
        QStringList may;
        if (isActionOpen(game))
            return proceduresLeft(game).isEmpty() ? may : QStringList{QStringLiteral("resolve")};
        for (const QString& id : actionsOffered(game, false))
            may << commandFor(*game.pack->track.action(id));
        may.removeDuplicates();
        if (mayDeclare(game))
            may << QStringLiteral("declare");
        return may;
    }

    // Each once for a cube.
    static QStringList proceduresLeft(const Game& game)
    {
        const packs::TrackAction* action = game.pack->track.action(game.turn.action);
        QStringList left = action && !game.active.isEmpty() ? action->procedures : QStringList();
        for (const QString& done : game.checked)
            left.removeAll(done);
        return left;
    }

    static QString after(const Game& game)
    {
        if (game.acting.isEmpty()) {
            const bool last = game.roundCount() > 0 && game.round >= game.roundCount();
            return last ? Words::tr("the game is scored") : Words::tr("round %1 begins").arg(game.round + 1);
        }
        const QString then = withCubes(game, sideAfter(game, game.acting));
        return then.isEmpty() ? Words::tr("all cubes are discarded") : Words::tr("%1's turn").arg(game.nameOf(then));
    }

    static Expected<void> mayActivate(const Game& game, const Unit& unit, const packs::TrackAction* action)
    {
        if (!action || action->does != Cube::Unit) {
            QStringList ids;
            for (const packs::TrackAction& one : game.pack->track.choices) {
                if (one.does == Cube::Unit)
                    ids << one.id;
            }
            return refuse(Words::tr("a unit is activated for one of: %1; what a side does without a unit are "
                                    "commands of their own")
                              .arg(ids.join(QStringLiteral(", "))));
        }
        if (const auto may = mayTake(game, *action); !may)
            return may;
        if (const auto own = needsOwnTurn(game, unit); !own)
            return own;
        if (isOffMap(game, unit))
            return refuse(Words::tr("%1 is off the map").arg(game.nameOf(unit.id)));
        const auto fitting = [&](const QString& id) { return fits(game, game.pack->procedure(id)->actor, unit); };
        const QStringList& procedures = action->procedures;
        if (!procedures.isEmpty() && std::none_of(procedures.begin(), procedures.end(), fitting))
            return refuse(Words::tr("%1 is a %2, which cannot do that: %3")
                              .arg(game.nameOf(unit.id), Words::amid(game.kindOf(unit).label), action->label));
        return mayDo(game, unit, action->id);
    }

    // What a side has while a unit of such a kind is off the map.
    static void markSide(Game& game, const Unit& unit) { markSide(game, *game.side(unit.side), game.kindOf(unit).id); }

    static void markSide(Game& game, Side& side, const QString& kind)
    {
        const packs::LossRule* rule = game.pack->track.cubes.lossOf(kind);
        if (!rule || rule->sideStatus.isEmpty())
            return;
        const bool off = std::any_of(game.units.begin(), game.units.end(), [&](const Unit& one) {
            return one.side == side.id && game.kindOf(one).id == kind &&
                   (one.destroyed || (one.inPlay() && isOffMap(game, one)));
        });
        if (off != side.statuses.contains(rule->sideStatus))
            setStatus(game, side, rule->sideStatus, off);
    }
};

}

const TrackRules& cubeRules()
{
    static const CubeTurns rules;
    return rules;
}

}
