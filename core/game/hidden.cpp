// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/hidden.h"

#include "game/tracks/cubepools.h"

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
    const QString what = textAt(command, "do");
    const Side* side = now.side(textAt(command, "side"));
    if (round != now.round || !command.is_object())
        return command;
    Json open = command;
    // A pick that was undone tells what the next one is likely to be.
    const bool picks = now.turn.phase == QLatin1String("select");
    if (what == QLatin1String("cube") && side && (hidesHand(now, *side) || (picks && !side->revealed)))
        open = {{"do", "cube"}, {"side", utf8(side->id)}, {"hidden", true}};
    const packs::Resource* resource = now.pack->resource(textAt(command, "counter"));
    if (what == QLatin1String("set") && side && resource && isHidden(now, *side, *resource)) {
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
    return round == now.round && textAt(command, "do") == QLatin1String("loss") && hidesAnything(now);
}

}
