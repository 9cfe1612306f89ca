// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/enablers.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

const packs::LossRule& ruleFor(const Game& game, const Unit& unit)
{
    static const packs::LossRule none;
    const packs::LossRule* rule = game.pack->track.cubes.lossOf(game.kindOf(unit).id);
    return rule ? *rule : none;
}

bool mayBeRemoved(const Game& game, const Unit& unit, const packs::LossRule& rule, bool mayRetreat)
{
    const bool spent = enablersAt(game, unit) == 0;
    if (!rule.reduced.isEmpty())
        return spent && unit.statuses.contains(rule.reduced);
    return spent || (!rule.returns.isEmpty() && !mayRetreat);
}

QString inWords(const QStringList& ways)
{
    const QMap<QString, QString> words{{"exhaust", Words::tr("exhaust an enabler")},
                                       {"reduce", Words::tr("reduce it")},
                                       {"retreat", Words::tr("retreat")},
                                       {"remove", Words::tr("remove it")}};
    QStringList said;
    for (const QString& way : ways)
        said << words.value(way);
    return said.join(Words::tr(" or "));
}

// One loss is satisfied in one of the ways that are open to the unit.
class SatisfyLoss : public Command
{
public:
    explicit SatisfyLoss(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource& dice) const override
    {
        const auto unit = findUnit(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const auto way = check(game, **unit);
        if (!way)
            return tl::unexpected(way.error());
        if (!m_fields.json("faces").empty() && !drawsCube(game, **unit, *way))
            return refuse(Words::tr("no cube is drawn for this loss, so “faces” is left out"));
        const QString id = (*unit)->id;
        auto done = *way == QLatin1String("exhaust")  ? exhaust(game, **unit)
                    : *way == QLatin1String("reduce") ? reduce(game, **unit)
                    : *way == QLatin1String("remove") ? remove(game, **unit, dice)
                                                      : retreat(game, **unit);
        if (!done)
            return done;
        const auto losses = find(game, id);
        if (losses != game.turn.losses.end() && --losses->left == 0)
            game.turn.losses.erase(losses);
        if (game.turn.losses.empty() && game.active.isEmpty() && !game.turn.action.isEmpty())
            endCubeAction(game);
        done->details << (game.turn.losses.empty() ? Words::tr("All losses are satisfied.")
                                                   : mustLose(game).front().words);
        return done;
    }

private:
    static std::vector<Losses>::iterator find(Game& game, const QString& unit)
    {
        auto& all = game.turn.losses;
        return std::find_if(all.begin(), all.end(), [&](const Losses& one) { return one.unit == unit; });
    }

    Expected<QString> check(Game& game, const Unit& unit) const
    {
        const auto losses = find(game, unit.id);
        if (game.stage != Stage::Activation || losses == game.turn.losses.end())
            return refuse(Words::tr("%1 has no loss to satisfy").arg(game.nameOf(unit.id)));
        const QString way = m_fields.text("by");
        const QStringList ways = waysToLose(game, *losses);
        if (!ways.contains(way))
            return refuse(Words::tr("%1 cannot satisfy a loss by “%2”; what it can: %3")
                              .arg(game.nameOf(unit.id), way.left(40), ways.join(QStringLiteral(", "))));
        const bool tries = ruleFor(game, unit).triesRetreat && losses->mayRetreat;
        if (way == QLatin1String("remove") && tries && !m_fields.flag("cannot-retreat"))
            return refuse(Words::tr("%1 retreats if it can; when no hex is open to it, say \"cannot-retreat\":true")
                              .arg(game.nameOf(unit.id)));
        return way;
    }

    Expected<Done> exhaust(Game& game, Unit& unit) const
    {
        QStringList there;
        for (const QString& enabler : enablersOf(*game.pack)) {
            if (unit.counters.value(enabler) > 0)
                there << enabler;
        }
        const QString enabler =
            there.size() == 1 && !m_fields.has("enabler") ? there.front() : m_fields.text("enabler");
        if (!there.contains(enabler))
            return refuse(Words::tr("say which enabler %1 exhausts: %2")
                              .arg(game.nameOf(unit.id), there.join(QStringLiteral(", "))));
        --unit.counters[enabler];
        changeEnablers(game, unit.side, QStringLiteral("exhausted"), enabler, 1);
        settle(game, unit);
        return Done{Words::tr("%1 exhausts %2").arg(game.nameOf(unit.id), enablerLabel(*game.pack, enabler)), {}, {}};
    }

    static Expected<Done> reduce(Game& game, Unit& unit)
    {
        const QString status = ruleFor(game, unit).reduced;
        setStatus(game, unit, status, true);
        settle(game, unit);
        return Done{Words::tr("%1 is %2").arg(game.nameOf(unit.id), game.pack->status(status)->label), {}, {}};
    }

    static Expected<Done> retreat(Game& game, const Unit& unit)
    {
        find(game, unit.id)->mayRetreat = false;
        return Done{Words::tr("%1 retreats one hex").arg(game.nameOf(unit.id)),
                    {Words::tr("Into a hex that is empty or its own side's; the attacker may follow.")},
                    {}};
    }

    Expected<Done> remove(Game& game, Unit& unit, dice::FaceSource& dice) const
    {
        const packs::LossRule& rule = ruleFor(game, unit);
        const QString name = game.nameOf(unit.id), side = unit.side;
        Done done;
        done.words = rule.returns.isEmpty() ? Words::tr("%1 is removed").arg(name)
                                            : Words::tr("%1 is off the map until the next round").arg(name);
        if (rule.rubble) {
            ++game.turn.cubes.civilians;
            done.details << Words::tr("A rubble and a civilian marker go into its hex, which is close terrain now.");
        }
        if (rule.costsCube) {
            const auto lost = loseCube(game, side, dice, done.throws);
            if (!lost)
                return tl::unexpected(lost.error());
            done.words += QStringLiteral("; ") + *lost;
        }
        setStatus(game, unit, rule.returns.isEmpty() ? QStringLiteral("destroyed") : rule.returns, true);
        settle(game, unit);
        return done;
    }

    static bool drawsCube(const Game& game, const Unit& unit, const QString& way)
    {
        return way == QLatin1String("remove") && ruleFor(game, unit).costsCube &&
               cubeCount(game, unit.side, place::pool) > 0;
    }

    // Drawn blindly: a die with a face for each cube.
    Expected<QString> loseCube(Game& game, const QString& side, dice::FaceSource& dice,
                               std::vector<dice::Throw>& throws) const
    {
        const int count = cubeCount(game, side, place::pool);
        auto source = readFaces(m_fields.json("faces"), dice);
        if (!source)
            return tl::unexpected(source.error());
        if (count == 0)
            return Words::tr("its pool is empty, so no cube is lost");
        const auto program = dice::Program::parse("cube = 1d" + std::to_string(count));
        auto thrown = program ? dice::throwDice(*program, {}, *source) : tl::unexpected(program.error());
        auto* run = thrown ? std::get_if<dice::Run>(&*thrown) : nullptr;
        if (!run || source->left() > 0)
            return refuse(Words::tr("“faces” is the one die that draws the cube, from 1 to %1").arg(count));
        throws = run->throws;
        int face = static_cast<int>(run->value);
        const Cubes cubes = cubesIn(game, side, place::pool);
        for (auto it = cubes.begin(); it != cubes.end(); ++it) {
            if (face > 0 && face <= *it) {
                moveCubes(game, side, place::pool, place::out, it.key(), 1);
                return Words::tr("a %1 cube, drawn from the pool, is out of the game").arg(colourOfCube(it.key()));
            }
            face -= *it;
        }
        return refuse(Words::tr("no cube was drawn"));
    }

    Fields m_fields;
};

}

bool isOffMap(const Game& game, const Unit& unit)
{
    const packs::LossRule* rule = game.pack->track.cubes.lossOf(game.kindOf(unit).id);
    return rule && !rule->returns.isEmpty() && unit.statuses.contains(rule->returns);
}

Expected<void> needsCommand(const Game& game, const Unit& unit)
{
    const packs::CubeTrack& cubes = game.pack->track.cubes;
    const int formation = unit.options.value(cubes.formation);
    if (cubes.commander.isEmpty() || formation == 0 || game.kindOf(unit).id == cubes.commander)
        return {};
    const Unit* absent = nullptr;
    for (const Unit& one : game.units) {
        if (one.side != unit.side || game.kindOf(one).id != cubes.commander ||
            one.options.value(cubes.formation) != formation)
            continue;
        if (one.inPlay() && !isOffMap(game, one))
            return {};
        absent = &one;
    }
    if (!absent)
        return {}; // the game knows of none, but the table may
    return refuse(Words::tr("%1 is off the map, so %2 is not in command").arg(absent->name, unit.name));
}

QStringList waysToLose(const Game& game, const Losses& losses)
{
    const Unit& unit = *game.unit(losses.unit);
    const packs::LossRule& rule = ruleFor(game, unit);
    QStringList ways;
    if (enablersAt(game, unit) > 0)
        ways << QStringLiteral("exhaust");
    if (!rule.reduced.isEmpty() && !unit.statuses.contains(rule.reduced))
        ways << QStringLiteral("reduce");
    if (losses.mayRetreat)
        ways << QStringLiteral("retreat");
    if (mayBeRemoved(game, unit, rule, losses.mayRetreat))
        ways << QStringLiteral("remove");
    return ways;
}

std::vector<Must> mustLose(const Game& game)
{
    std::vector<Must> musts;
    for (const Losses& one : game.turn.losses)
        musts.push_back({QStringLiteral("loss"),
                         Words::tr("%1 satisfies %2: %3")
                             .arg(game.nameOf(one.unit), countOf(one.left, Words::tr("loss"), Words::tr("losses")),
                                  inWords(waysToLose(game, one))),
                         Json{{"do", "loss"}, {"unit", utf8(one.unit)}}});
    return musts;
}

CommandKind lossCommand()
{
    using K = Field::Kind;
    return {"loss",
            "satisfies one loss of a unit in one of the ways that are open to it",
            {{"unit", K::Unit, true, "which unit"},
             {"by", K::Id, true, "exhaust, reduce, retreat or remove"},
             {"enabler", K::Id, false, "which one is exhausted"},
             {"cannot-retreat", K::Flag, false, "no hex is open to a unit that retreats if it can"},
             {"faces", K::List, false,
              "the die of the table that draws the lost cube; thrown by the program when left out"}},
            makeCommand<SatisfyLoss>};
}

}
