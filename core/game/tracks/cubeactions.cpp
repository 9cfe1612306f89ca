// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/enablers.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using packs::Cube;

const QString available = QStringLiteral("available");
const QString exhausted = QStringLiteral("exhausted");
const QString& supply = place::supply; // enablers have one, too

// An action that a side takes without activating a unit: the cube is paid, something is done, and the next side acts.
class CubeAction : public Command
{
public:
    CubeAction(const Fields& fields, Cube does) : m_fields(fields), m_does(does) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsActivations(game); !now)
            return tl::unexpected(now.error());
        const packs::TrackAction* action = actionThat(*game.pack, m_does);
        if (!action)
            return refuse(Words::tr("%1 has no such action").arg(game.pack->title));
        const QString side = game.acting;
        const auto paid = payCube(game, *action, m_does == Cube::Regroup ? QString() : m_fields.text("cube"));
        if (!paid)
            return tl::unexpected(paid.error());
        const auto what = act(game, *action);
        if (!what)
            return tl::unexpected(what.error());
        endCubeAction(game);
        return Done{Words::tr("%1 discards %2: %3; %4").arg(game.nameOf(side), *paid, *what, whoActs(game)), {}, {}};
    }

protected:
    /// Does it for the side that acts; says what.
    virtual Expected<QString> act(Game& game, const packs::TrackAction& action) const = 0;

    Fields m_fields;

private:
    Cube m_does;
};

// Something comes out of Supply, or an available enabler goes to a unit.
class Regroup : public CubeAction
{
public:
    explicit Regroup(const Fields& fields) : CubeAction(fields, Cube::Regroup) {}

protected:
    Expected<QString> act(Game& game, const packs::TrackAction& action) const override
    {
        const QString enabler = m_fields.text("enabler");
        if (m_fields.has("cube") == m_fields.has("enabler") || (m_fields.has("unit") && enabler.isEmpty()))
            return refuse(Words::tr("%1 names an enabler, which comes out of Supply or goes to a unit, or a cube "
                                    "that comes out of Supply")
                              .arg(action.label));
        if (m_fields.has("cube"))
            return bringCube(game, m_fields.text("cube"));
        if (const auto known = needsEnabler(game, enabler); !known)
            return tl::unexpected(known.error());
        return m_fields.has("unit") ? allocate(game, enabler) : bringEnabler(game, enabler);
    }

private:
    static Expected<QString> bringCube(Game& game, const QString& colour)
    {
        const Cubes there = cubesIn(game, game.acting, supply);
        if (there.value(colour) == 0)
            return refuse(Words::tr("there is no %1 cube in Supply; there are: %2")
                              .arg(colourOfCube(colour.left(40)), toText(there)));
        moveCubes(game, game.acting, supply, place::pool, colour, 1);
        return Words::tr("a %1 cube comes from Supply into the pool").arg(colourOfCube(colour));
    }

    static Expected<QString> bringEnabler(Game& game, const QString& enabler)
    {
        const QString label = enablerLabel(*game.pack, enabler);
        if (enablersIn(game, game.acting, supply, enabler) == 0)
            return refuse(Words::tr("%1 has nothing of that in Supply: %2").arg(game.nameOf(game.acting), label));
        changeEnablers(game, game.acting, supply, enabler, -1);
        changeEnablers(game, game.acting, available, enabler, 1);
        return Words::tr("%1 comes from Supply and is available").arg(label);
    }

    Expected<QString> allocate(Game& game, const QString& enabler) const
    {
        const auto unit = findUnit(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayTakeEnabler(game, **unit, enabler); !may)
            return tl::unexpected(may.error());
        const QString label = enablerLabel(*game.pack, enabler);
        if (enablersIn(game, game.acting, available, enabler) == 0)
            return refuse(Words::tr("%1 has nothing of that available: %2").arg(game.nameOf(game.acting), label));
        changeEnablers(game, game.acting, available, enabler, -1);
        ++(*unit)->counters[enabler];
        settle(game, **unit);
        return Words::tr("%1 goes to %2, which must be in command").arg(label, (*unit)->name);
    }
};

// The status that units of its kind have when they are no longer whole; empty: none.
QString reducedStatus(const Game& game, const Unit& unit)
{
    const packs::LossRule* rule = game.pack->track.cubes.lossOf(game.kindOf(unit).id);
    return rule ? rule->reduced : QString();
}

// A unit is whole again, or exhausted enablers are available.
class Revive : public CubeAction
{
public:
    explicit Revive(const Fields& fields) : CubeAction(fields, Cube::Revive) {}

protected:
    Expected<QString> act(Game& game, const packs::TrackAction& action) const override
    {
        if (m_fields.has("unit") == m_fields.has("enablers"))
            return refuse(
                Words::tr("%1 names a unit that is reduced, or enablers that are exhausted").arg(action.label));
        return m_fields.has("unit") ? reviveUnit(game) : reviveEnablers(game, action);
    }

private:
    Expected<QString> reviveUnit(Game& game) const
    {
        const auto unit = findUnit(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayBeRevived(game, **unit); !may)
            return tl::unexpected(may.error());
        const QString reduced = reducedStatus(game, **unit);
        setStatus(game, **unit, reduced, false);
        settle(game, **unit);
        return Words::tr("%1, which must be in command, is no longer %2")
            .arg((*unit)->name, game.pack->status(reduced)->label);
    }

    Expected<QString> reviveEnablers(Game& game, const packs::TrackAction& action) const
    {
        const Json list = m_fields.json("enablers");
        if (list.empty() || (action.most > 0 && list.size() > std::size_t(action.most)))
            return refuse(Words::tr("%1 brings back 1 to %2 enablers").arg(action.label).arg(action.most));
        QStringList labels;
        for (const Json& one : list) {
            const QString enabler = one.is_string() ? QString::fromStdString(one.get<std::string>()) : QString();
            if (const auto known = needsEnabler(game, enabler); !known)
                return tl::unexpected(known.error());
            if (enablersIn(game, game.acting, exhausted, enabler) == 0)
                return refuse(Words::tr("%1 has none of these left that are exhausted: %2")
                                  .arg(game.nameOf(game.acting), enablerLabel(*game.pack, enabler)));
            changeEnablers(game, game.acting, exhausted, enabler, -1);
            changeEnablers(game, game.acting, available, enabler, 1);
            labels << enablerLabel(*game.pack, enabler);
        }
        return Words::tr("no longer exhausted but available: %1").arg(labels.join(QStringLiteral(", ")));
    }
};

// Enablers change places among units.
class Redeploy : public CubeAction
{
public:
    explicit Redeploy(const Fields& fields) : CubeAction(fields, Cube::Redeploy) {}

protected:
    Expected<QString> act(Game& game, const packs::TrackAction& action) const override
    {
        const Json moves = m_fields.json("moves");
        if (moves.empty() || (action.most > 0 && moves.size() > std::size_t(action.most)))
            return refuse(Words::tr("%1 moves 1 to %2 enablers").arg(action.label).arg(action.most));
        QStringList said;
        QMap<int, bool> formations;
        for (const Json& move : moves) {
            const auto moved = moveOne(game, move, formations);
            if (!moved)
                return moved;
            said << *moved;
        }
        formations.remove(0);
        if (action.formations > 0 && formations.size() > action.formations)
            return refuse(Words::tr("%1 is for the units of at most %2 formations, and these are of %3")
                              .arg(action.label)
                              .arg(action.formations)
                              .arg(formations.size()));
        return said.join(QStringLiteral(", "));
    }

private:
    static Expected<Unit*> unitIn(Game& game, const Json& move, const char* key)
    {
        return findUnit(game, QString::fromStdString(move[key].get<std::string>()));
    }

    static Expected<QString> moveOne(Game& game, const Json& move, QMap<int, bool>& formations)
    {
        bool whole = move.is_object() && move.size() == 3;
        for (const char* key : {"enabler", "from", "to"})
            whole = whole && move.contains(key) && move[key].is_string();
        if (!whole)
            return refuse(QStringLiteral(R"(a move is written {"enabler":"artillery","from":"a1","to":"a2"})"));
        const QString enabler = QString::fromStdString(move["enabler"].get<std::string>());
        if (const auto known = needsEnabler(game, enabler); !known)
            return tl::unexpected(known.error());
        const auto from = unitIn(game, move, "from"), to = unitIn(game, move, "to");
        if (!from || !to)
            return tl::unexpected(from ? to.error() : from.error());
        if (const auto own = needsOwnTurn(game, **from); !own)
            return tl::unexpected(own.error());
        if (*from == *to || (*from)->counters.value(enabler) == 0)
            return refuse(
                Words::tr("%1 has none to give to %2: %3")
                    .arg(game.nameOf((*from)->id), game.nameOf((*to)->id), enablerLabel(*game.pack, enabler)));
        if (const auto may = mayTakeEnabler(game, **to, enabler); !may)
            return tl::unexpected(may.error());
        --(*from)->counters[enabler];
        ++(*to)->counters[enabler];
        for (const Unit* unit : {*from, *to})
            formations[unit->options.value(game.pack->track.cubes.formation)] = true;
        return Words::tr("%1 from %2 to %3").arg(enablerLabel(*game.pack, enabler), (*from)->name, (*to)->name);
    }
};

// The marker is taken, and its holder begins the next round.
class Claim : public CubeAction
{
public:
    explicit Claim(const Fields& fields) : CubeAction(fields, Cube::Claim) {}

protected:
    Expected<QString> act(Game& game, const packs::TrackAction&) const override
    {
        game.turn.cubes.claimed = true;
        game.turn.cubes.marker = game.acting;
        const QString words =
            Words::tr("the Initiative Marker is %1's from the next round on").arg(game.nameOf(game.acting));
        if (!m_fields.has("support"))
            return words;
        const auto support = changeSupport(game);
        return support ? Expected<QString>(words + QStringLiteral("; ") + *support) : support;
    }

private:
    // One more for its own side, or one less for another.
    Expected<QString> changeSupport(Game& game) const
    {
        const auto side = findSide(game, m_fields.text("support"));
        if (!side)
            return tl::unexpected(side.error());
        const packs::Resource* resource = game.pack->resource(game.pack->track.cubes.support);
        if (!resource)
            return refuse(Words::tr("%1 keeps no popular support").arg(game.pack->title));
        int& value = (*side)->resources[resource->id];
        const int after = value + ((*side)->id == game.acting ? 1 : -1);
        if (after < 0 || after > resource->most)
            return refuse(Words::tr("%1 of %2 is from 0 to %3")
                              .arg(resource->label, (*side)->name, QString::number(resource->most)));
        const int before = std::exchange(value, after);
        return Words::tr("%1 of %2 %3 → %4")
            .arg(resource->label, (*side)->name, QString::number(before), QString::number(after));
    }
};

class Pass : public CubeAction
{
public:
    explicit Pass(const Fields& fields) : CubeAction(fields, Cube::Pass) {}

protected:
    Expected<QString> act(Game&, const packs::TrackAction& action) const override { return Words::amid(action.label); }
};

}

Expected<void> mayBeRevived(const Game& game, const Unit& unit)
{
    if (const auto own = needsOwnTurn(game, unit); !own)
        return own;
    if (const QString reduced = reducedStatus(game, unit); reduced.isEmpty() || !unit.statuses.contains(reduced))
        return refuse(Words::tr("%1 is whole").arg(game.nameOf(unit.id)));
    return needsCommand(game, unit);
}

std::vector<CommandKind> cubeActionCommands()
{
    using K = Field::Kind;
    const Field cube{"cube", K::Id, false, "the colour of the cube that is discarded, where there is a choice"};
    return {
        {"regroup",
         "discards a cube: an enabler or a cube comes out of Supply, or an available enabler goes to a unit",
         {{"enabler", K::Id, false, "out of Supply, or with a unit: to that unit"},
          {"unit", K::Unit, false, "to which unit in command"},
          {"cube", K::Id, false, "or the colour of the cube that comes out of Supply"}},
         makeCommand<Regroup>},
        {"revive",
         "discards a cube: a unit is no longer reduced, or exhausted enablers are available",
         {{"unit", K::Unit, false, "which unit in command"},
          {"enablers", K::List, false, "or which enablers, as [\"artillery\",\"supply\"]"},
          cube},
         makeCommand<Revive>},
        {"redeploy",
         "discards a cube: enablers change places among units",
         {{"moves", K::List, true, "as [{\"enabler\":\"artillery\",\"from\":\"a1\",\"to\":\"a2\"}]"}, cube},
         makeCommand<Redeploy>},
        {"claim",
         "discards a cube: the side begins the next round, and may change popular support by one",
         {{"support", K::Side, false, "the own side: one more; another: one less"}, cube},
         makeCommand<Claim>},
        {"pass", "discards a cube and does nothing", {cube}, makeCommand<Pass>},
    };
}

}
