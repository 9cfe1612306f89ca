// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/enablers.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/cubes.h"
#include "game/tracks/places.h"
#include "game/tracks/rules.h"

namespace adjutant::game {

namespace {

const packs::Resource* placeOf(const packs::Pack& pack, const QString& group, const QString& enabler)
{
    return placeFor(pack, group, &packs::Resource::counter, enabler);
}

}

QStringList enablersOf(const packs::Pack& pack)
{
    return heldThings(pack, &packs::Resource::counter);
}

QString enablerLabel(const packs::Pack& pack, const QString& enabler)
{
    for (const packs::Kind& kind : pack.kinds) {
        if (const packs::Counter* counter = kind.counter(enabler))
            return packs::labelFor(1, *counter);
    }
    return enabler;
}

int enablersIn(const Game& game, const QString& side, const QString& group, const QString& enabler)
{
    const packs::Resource* place = placeOf(*game.pack, group, enabler);
    return place ? game.side(side)->resources.value(place->id) : 0;
}

void changeEnablers(Game& game, const QString& side, const QString& group, const QString& enabler, int by)
{
    if (const packs::Resource* place = placeOf(*game.pack, group, enabler))
        game.side(side)->resources[place->id] += by;
}

int enablersAt(const Game& game, const Unit& unit)
{
    int sum = 0;
    for (const QString& enabler : enablersOf(*game.pack))
        sum += unit.counters.value(enabler);
    return sum;
}

Expected<void> needsEnabler(const Game& game, const QString& enabler)
{
    const QStringList known = enablersOf(*game.pack);
    if (known.contains(enabler))
        return {};
    return refuse(
        Words::tr("there is no enabler “%1”; there are: %2").arg(enabler.left(40), known.join(QStringLiteral(", "))));
}

Expected<void> mayTakeEnabler(const Game& game, const Unit& unit, const QString& enabler)
{
    if (const auto there = needsOwnTurn(game, unit); !there)
        return there;
    if (isOffMap(game, unit))
        return refuse(Words::tr("%1 is off the map").arg(game.nameOf(unit.id)));
    if (const auto commanded = needsCommand(game, unit); !commanded)
        return commanded;
    const packs::Counter* counter = game.kindOf(unit).counter(enabler);
    if (!counter)
        return refuse(Words::tr("%1 is a %2, which has no enablers")
                          .arg(game.nameOf(unit.id), Words::amid(game.kindOf(unit).label)));
    if (unit.counters.value(enabler) >= counter->most)
        return refuse(Words::tr("%1 has all it can of %2").arg(game.nameOf(unit.id), counter->label));
    return {};
}

}
