// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using packs::Cube;
using place::discard;
using place::hand;
using place::pool;

// Whether the pool, or a hand that others keep and that may have come out of it, has a cube of this colour.
bool anyUnseen(const Game& game, const QString& colour)
{
    return cubesIn(game, game.acting, pool).value(colour) > 0 ||
           (sharesPool(game) && std::any_of(game.sides.begin(), game.sides.end(), [&](const Side& side) {
                return !side.revealed && cubesIn(game, side.id, hand).value(colour) > 0;
            }));
}

// Whether the side could pay with this colour, as far as the table knows: what is neither discarded nor in Supply lies
// in its pool or in a hand.
bool couldPay(const Game& game, const QString& colour, bool asOwner)
{
    if (colour.isEmpty() || cubeCount(game, game.acting, hand) == 0)
        return cubeCount(game, game.acting, hand) > 0;
    const bool seen = asOwner || game.side(game.acting)->revealed;
    const int inHand = cubesIn(game, game.acting, hand).value(colour);
    return inHand > 0 || (!seen && anyUnseen(game, colour));
}

// The holder of the marker says who takes the next action.
class Declare : public Command
{
public:
    explicit Declare(const Fields& fields) : m_side(fields.text("side")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsActivations(game); !now)
            return tl::unexpected(now.error());
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        if (!mayDeclare(game))
            return refuse(game.pack->track.cubes.declareOften.isEmpty() || game.turn.cubes.taken.isEmpty()
                              ? Words::tr("that is said in the actions, while more than one side has cubes")
                              : Words::tr("that is said before the first action of the round; before each pair of "
                                          "actions only where the table plays it so"));
        if (cubeCount(game, m_side, hand) == 0)
            return refuse(Words::tr("%1 has no cubes left").arg((*side)->name));
        game.acting = m_side;
        game.turn.left = cubeCount(game, m_side, hand);
        return Done{
            Words::tr("%1 declares: %2 takes the next action").arg(game.nameOf(game.turn.cubes.marker), (*side)->name),
            {},
            {}};
    }

private:
    QString m_side;
};

}

bool isActionOpen(const Game& game)
{
    return !game.active.isEmpty() || !game.turn.action.isEmpty();
}

QString withCubes(const Game& game, QString side)
{
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        if (cubeCount(game, side, hand) > 0)
            return side;
        side = sideAfter(game, side);
    }
    return {};
}

void letAct(Game& game, const QString& side)
{
    game.acting = withCubes(game, side);
    game.turn.left = game.acting.isEmpty() ? 0 : cubeCount(game, game.acting, hand);
}

bool mayDeclare(const Game& game)
{
    if (isSelecting(game) || isActionOpen(game) || game.acting.isEmpty() || !game.turn.losses.empty())
        return false;
    const auto& taken = game.turn.cubes.taken;
    int sides = 0;
    for (const Side& side : game.sides) {
        if (cubeCount(game, side.id, hand) == 0)
            continue;
        ++sides;
        if (taken.value(side.id) != taken.value(game.acting))
            return false;
    }
    const auto& often = game.pack->track.cubes.declareOften;
    return sides > 1 && (taken.isEmpty() || (!often.isEmpty() && packs::arePlayed(often, game.rulings)));
}

QStringList actionsOffered(const Game& game, bool asOwner)
{
    QStringList ids;
    for (const packs::TrackAction& action : game.pack->track.choices) {
        if (game.stage == Stage::Activation && game.turn.losses.empty() && mayTake(game, action) &&
            couldPay(game, action.colour, asOwner))
            ids << action.id;
    }
    return ids;
}

Expected<void> mayTake(const Game& game, const packs::TrackAction& action)
{
    if (isSelecting(game))
        return refuse(Words::tr("cubes are selected first: %1").arg(nextOf(game)));
    if (game.acting.isEmpty())
        return refuse(Words::tr("nobody has cubes left: %1").arg(nextOf(game)));
    if (isActionOpen(game))
        return refuse(Words::tr("an action is not over: %1").arg(nextOf(game)));
    const Side& side = *game.side(game.acting);
    if (!action.refusedWhile.isEmpty() && side.statuses.contains(action.refusedWhile))
        return refuse(Words::tr("%1 cannot do that (%2): %3")
                          .arg(side.name, action.label, game.pack->status(action.refusedWhile)->label));
    if (action.does == Cube::Claim && game.turn.cubes.claimed)
        return refuse(Words::tr("the initiative has been claimed in this round, which is done once a round"));
    return {};
}

Expected<QString> payCube(Game& game, const packs::TrackAction& action, const QString& colour)
{
    if (const auto may = mayTake(game, action); !may)
        return tl::unexpected(may.error());
    const Cubes cubes = cubesIn(game, game.acting, hand);
    QStringList there;
    for (auto it = cubes.begin(); it != cubes.end(); ++it) {
        if (*it > 0)
            there << it.key();
    }
    QString wanted = action.colour.isEmpty() ? colour : action.colour;
    if (!colour.isEmpty() && colour != wanted)
        return refuse(Words::tr("%1 takes a %2 cube").arg(action.label, colourOfCube(wanted)));
    if (wanted.isEmpty() && there.size() > 1)
        return refuse(
            Words::tr("say which cube, as \"cube\":\"%1\"; any colour will do").arg(cubeColours(*game.pack).value(0)));
    if (wanted.isEmpty())
        wanted = there.value(0);
    if (!there.contains(wanted))
        return refuse(
            Words::tr("%1 has no %2 cube in hand").arg(game.nameOf(game.acting), colourOfCube(wanted.left(40))));
    moveCubes(game, game.acting, hand, discard, wanted, 1);
    ++game.turn.cubes.taken[game.acting];
    ++game.turn.number;
    game.turn.left = cubeCount(game, game.acting, hand);
    return Words::tr("a %1 cube").arg(colourOfCube(wanted));
}

void endCubeAction(Game& game)
{
    deactivate(game);
    endStatuses(game, packs::Status::Ends::ActionEnd, {});
    letAct(game, sideAfter(game, game.acting));
}

const packs::TrackAction* actionThat(const packs::Pack& pack, packs::Cube does)
{
    const auto& all = pack.track.choices;
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.does == does; });
    return found == all.end() ? nullptr : &*found;
}

CommandKind declareCommand()
{
    return {"declare",
            "the holder of the Initiative Marker says who takes the next action",
            {{"side", Field::Kind::Side, true, "who takes it"}},
            makeCommand<Declare>};
}

}
