// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

using place::discard;
using place::hand;
using place::pool;

Expected<void> needsSelection(const Game& game)
{
    if (game.stage != Stage::Activation || !isSelecting(game) || game.pending)
        return refuse(Words::tr("that is done while cubes are selected"));
    return {};
}

// A side picks its hand. Until the actions begin it may pick again.
class SelectCubes : public Command
{
public:
    explicit SelectCubes(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsSelection(game); !now)
            return tl::unexpected(now.error());
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        const QString id = (*side)->id;
        const auto wanted = read(game, id);
        if (!wanted)
            return tl::unexpected(wanted.error());
        moveAllCubes(game, id, hand, pool);
        const bool refilled = !has(cubesIn(game, id, pool), *wanted);
        if (refilled)
            moveAllCubes(game, id, discard, pool);
        const Cubes there = cubesIn(game, id, pool);
        if (!has(there, *wanted) && sharesPool(game)) // what is left would tell what others picked
            return refuse(Words::tr("the pool cannot supply that, even with the discards"));
        if (!has(there, *wanted))
            return refuse(
                Words::tr("the pool cannot supply that, even with the discards: it has %1").arg(toText(there)));
        for (auto it = wanted->begin(); it != wanted->end(); ++it)
            moveCubes(game, id, pool, hand, it.key(), *it);
        game.turn.ready.removeAll(id);
        game.turn.ready << id;
        return Done{Words::tr("%1 selects %2 in secret%3")
                        .arg((*side)->name, countOf(cubeCount(game, id, hand), Words::tr("cube"), Words::tr("cubes")),
                             refilled ? Words::tr("; the discards went back into the pool") : QString()),
                    {},
                    {}};
    }

private:
    Expected<Cubes> read(const Game& game, const QString& side) const
    {
        Cubes wanted;
        for (const QString& colour : cubeColours(*game.pack)) {
            wanted[colour] = m_fields.number(utf8(colour).c_str());
            if (wanted[colour] < 0)
                return refuse(Words::tr("nobody selects fewer than no cubes"));
        }
        const auto sum = std::accumulate(wanted.begin(), wanted.end(), qint64(0));
        if (sum != cubesToSelect(game, side))
            return refuse(
                Words::tr("%1 selects %2 cubes, and these are %3")
                    .arg(game.nameOf(side), QString::number(cubesToSelect(game, side)), QString::number(sum)));
        return wanted;
    }

    static bool has(const Cubes& there, const Cubes& wanted)
    {
        for (auto it = wanted.begin(); it != wanted.end(); ++it) {
            if (there.value(it.key()) < *it)
                return false;
        }
        return true;
    }

    Fields m_fields;
};

class Refill : public Command
{
public:
    explicit Refill(const Fields& fields) : m_side(fields.text("side")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsSelection(game); !now)
            return tl::unexpected(now.error());
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        const Cubes back = cubesIn(game, m_side, discard);
        moveAllCubes(game, m_side, discard, pool);
        return Done{Words::tr("%1 puts the discards back into the pool: %2").arg((*side)->name, toText(back)), {}, {}};
    }

private:
    QString m_side;
};

// What was removed in the round before comes back, or stays away for once more.
class Return : public Command
{
public:
    explicit Return(const Fields& fields)
        : m_unit(fields.text("unit")),
          m_why(fields.text("why")),
          m_stays(fields.flag("stays-away"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsSelection(game); !now)
            return tl::unexpected(now.error());
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        QStringList& waiting = game.turn.cubes.returning;
        if (!waiting.contains(m_unit) || !isOffMap(game, **unit))
            return refuse(Words::tr("%1 does not wait to come back; these do: %2")
                              .arg(game.nameOf(m_unit),
                                   waiting.isEmpty() ? Words::tr("none") : waiting.join(QStringLiteral(", "))));
        waiting.removeAll(m_unit);
        if (m_stays)
            return Done{Words::tr("%1 stays off the map%2").arg(game.nameOf(m_unit), because(m_why)), {}, {}};
        const packs::LossRule& rule = *game.pack->track.cubes.lossOf(game.kindOf(**unit).id);
        setStatus(game, **unit, rule.returns, false);
        settle(game, **unit);
        return Done{
            Words::tr("%1 is back on the map, %2%3").arg(game.nameOf(m_unit), rule.back, because(m_why)), {}, {}};
    }

private:
    QString m_unit, m_why;
    bool m_stays = false;
};

class SetCivilians : public Command
{
public:
    explicit SetCivilians(const Fields& fields) : m_value(fields.number("value")), m_why(fields.text("why")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        constexpr int most = 999;
        if (game.stage != Stage::Activation)
            return refuse(Words::tr("civilian markers are counted in play; before it, setup says how many there are"));
        if (m_value < 0 || m_value > most)
            return refuse(Words::tr("there are 0 to %1 civilian markers").arg(most));
        const int before = std::exchange(game.turn.cubes.civilians, m_value);
        return Done{
            Words::tr("Civilian markers on the map: %1 → %2 by hand%3").arg(before).arg(m_value).arg(because(m_why)),
            {},
            {}};
    }

private:
    int m_value;
    QString m_why;
};

}

bool isSelecting(const Game& game)
{
    return game.turn.phase == QLatin1String("select");
}

int cubesToSelect(const Game& game, const QString& side)
{
    int there = 0;
    for (const QString& group : {pool, discard, hand})
        there += cubeCount(game, side, group);
    return std::min(game.pack->track.hand, there);
}

std::vector<Must> mustSelect(const Game& game)
{
    std::vector<Must> musts;
    for (const QString& id : game.turn.cubes.returning) {
        const Unit* unit = game.unit(id);
        const packs::LossRule* rule = game.pack->track.cubes.lossOf(game.kindOf(*unit).id);
        if (rule && unit->inPlay() && isOffMap(game, *unit))
            musts.push_back({QStringLiteral("return"),
                             Words::tr("Put %1 back on the map: %2").arg(game.nameOf(id), rule->back),
                             Json{{"do", "return"}, {"unit", utf8(id)}}});
    }
    const packs::Procedure* wander = game.pack->procedure(game.pack->track.cubes.wander);
    const int markers = std::min(game.turn.cubes.civilians, wander ? int(wander->inputs.front().most) : 0);
    if (markers > 0 && !game.turn.cubes.wandered)
        musts.push_back({QStringLiteral("resolve"), QStringLiteral("%1 (%2)").arg(wander->label).arg(markers),
                         Json{{"do", "resolve"},
                              {"procedure", utf8(wander->id)},
                              {"inputs", {{utf8(wander->inputs.front().id), markers}}}}});
    for (const Side& side : game.sides) {
        const int count = cubesToSelect(game, side.id);
        if (count > 0 && !game.turn.ready.contains(side.id))
            musts.push_back({QStringLiteral("cube"),
                             Words::tr("%1 selects %2 in secret")
                                 .arg(side.name, countOf(count, Words::tr("cube"), Words::tr("cubes"))),
                             Json{{"do", "cube"}, {"side", utf8(side.id)}}});
    }
    return musts;
}

QStringList maySelect(const Game& game)
{
    QStringList may{QStringLiteral("cube")};
    for (const Side& side : game.sides) {
        if (cubeCount(game, side.id, discard) > 0)
            may << QStringLiteral("refill");
    }
    if (!game.turn.cubes.returning.isEmpty())
        may << QStringLiteral("return");
    if (!game.pack->track.cubes.wander.isEmpty())
        may << QStringLiteral("resolve");
    may.removeDuplicates();
    return may;
}

std::vector<CommandKind> selectionCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    std::vector<Field> cubes{{"side", K::Side, true, "whose hand"}};
    for (const QString& colour : cubeColours(pack))
        cubes.push_back({colour, K::Number, false, QStringLiteral("how many %1 ones").arg(colour)});
    return {
        {"cube", "selects the cubes of a side's hand, which nobody else sees", cubes, makeCommand<SelectCubes>},
        {"refill",
         "puts the discards back into the pool at will; where they are needed it is done anyway",
         {{"side", K::Side, true, "whose pool"}},
         makeCommand<Refill>},
        {"return",
         "puts back on the map what was removed in the round before",
         {{"unit", K::Unit, true, "which unit"},
          {"stays-away", K::Flag, false, "it cannot be placed and stays away for this round"},
          {"why", K::Text, false, "the reason"}},
         makeCommand<Return>},
        {"civilians",
         "puts right how many civilian markers are on the map",
         {{"value", K::Number, true, "how many"}, {"why", K::Text, false, "the reason"}},
         makeCommand<SetCivilians>},
    };
}

}
