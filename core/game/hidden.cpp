// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/hidden.h"

#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"

#include <algorithm>

namespace adjutant::game {

namespace {

bool hidesHand(const Game& game, const Side& side)
{
    const auto& all = game.pack->resources;
    return !side.revealed && std::any_of(all.begin(), all.end(), [&](const packs::Resource& one) {
        return one.hidden && !one.colour.isEmpty() && side.resources.value(one.id) > 0;
    });
}

// The same for what was told in this round. A hand that was undone tells what the next one is likely to be.
bool keepsHand(const Game& now, int round, const Side& side)
{
    return round > now.round || hidesHand(now, side) || (isSelecting(now) && !side.revealed);
}

bool keeps(const Game& now, int round, const Side& side, const packs::Resource& resource)
{
    return isHidden(now, side, resource) ||
           (resource.hidden && !resource.colour.isEmpty() && keepsHand(now, round, side));
}

}

bool isHidden(const Game& game, const Side& side, const packs::Resource& resource)
{
    if (resource.colour.isEmpty())
        return resource.hidden && !side.revealed;
    if (resource.group == place::pool && sharesPool(game))
        return std::any_of(game.sides.begin(), game.sides.end(), [&](const Side& one) { return hidesHand(game, one); });
    return (resource.hidden || resource.group == place::pool) && hidesHand(game, side);
}

bool hidesAnything(const Game& game)
{
    return std::any_of(game.sides.begin(), game.sides.end(), [&](const Side& one) { return hidesHand(game, one); });
}

Json openPart(const Game& now, int round, const Json& command)
{
    if (round < now.round || !command.is_object())
        return command;
    Json open = command;
    const QString what = textAt(command, "do");
    if (what == QLatin1String("mend") && command.contains("with")) {
        open["with"] = openPart(now, round, command["with"]);
        return open;
    }
    const Side* side = now.side(textAt(command, "side"));
    if (what == QLatin1String("cube") && side && keepsHand(now, round, *side))
        open = {{"do", "cube"}, {"side", utf8(side->id)}, {"hidden", true}};
    const packs::Resource* resource = now.pack->resource(textAt(command, "counter"));
    if (what == QLatin1String("set") && side && resource && keeps(now, round, *side, *resource)) {
        open.erase("value");
        open["hidden"] = true;
    }
    if (hidesDice(now, round, command) && open.contains("faces")) {
        open.erase("faces");
        open["hidden"] = true;
    }
    return open;
}

bool hidesDice(const Game& now, int round, const Json& command)
{
    const QString what = textAt(command, "do");
    if (what == QLatin1String("mend") && command.contains("with"))
        return hidesDice(now, round, command["with"]);
    return round >= now.round && what == QLatin1String("loss") &&
           std::any_of(now.sides.begin(), now.sides.end(), [&](const Side& one) { return keepsHand(now, round, one); });
}

}
