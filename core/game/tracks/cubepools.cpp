// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/cubepools.h"

#include "base/words.h"
#include "game/tracks/places.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

const packs::Resource* placeOf(const Game& game, const QString& group, const QString& colour)
{
    return placeFor(*game.pack, group, &packs::Resource::colour, colour);
}

// The sides whose cubes of the group are the side's as well.
std::vector<QString> holdersOf(const Game& game, const QString& side, const QString& group)
{
    if (!sharesPool(game) || (group != place::pool && group != place::discard))
        return {side};
    std::vector<QString> all;
    for (const Side& one : game.sides)
        all.push_back(one.id);
    return all;
}

}

QStringList cubeColours(const packs::Pack& pack)
{
    return heldThings(pack, &packs::Resource::colour);
}

bool sharesPool(const packs::Pack& pack, const packs::Rulings& rulings)
{
    const auto& shared = pack.track.cubes.sharedPool;
    return !shared.isEmpty() && packs::arePlayed(shared, rulings);
}

bool sharesPool(const Game& game)
{
    return sharesPool(*game.pack, game.rulings);
}

Cubes cubesIn(const Game& game, const QString& side, const QString& group)
{
    Cubes cubes;
    for (const QString& colour : cubeColours(*game.pack)) {
        const packs::Resource* place = placeOf(game, group, colour);
        for (const QString& holder : holdersOf(game, side, group))
            cubes[colour] += place ? game.side(holder)->resources.value(place->id) : 0;
    }
    return cubes;
}

int cubeCount(const Game& game, const QString& side, const QString& group)
{
    const Cubes cubes = cubesIn(game, side, group);
    return std::accumulate(cubes.begin(), cubes.end(), 0);
}

void moveCubes(Game& game, const QString& side, const QString& from, const QString& to, const QString& colour,
               int count)
{
    const packs::Resource* source = placeOf(game, from, colour);
    const packs::Resource* place = placeOf(game, to, colour);
    if (!source || !place)
        return;
    for (const QString& holder : holdersOf(game, side, from)) {
        int& there = game.side(holder)->resources[source->id];
        const int moved = std::min(there, count);
        there -= moved;
        count -= moved;
        game.side(holdersOf(game, side, to).front())->resources[place->id] += moved;
    }
}

void moveAllCubes(Game& game, const QString& side, const QString& from, const QString& to)
{
    const Cubes cubes = cubesIn(game, side, from);
    for (auto it = cubes.begin(); it != cubes.end(); ++it)
        moveCubes(game, side, from, to, it.key(), *it);
}

void poolTogether(Game& game)
{
    if (!sharesPool(game))
        return;
    for (const QString& group : {place::pool, place::discard})
        moveAllCubes(game, game.sides.front().id, group, group);
}

QString colourWord(const QString& colour)
{
    constexpr const char* known[] = {
        QT_TRANSLATE_NOOP("Words", "black"), QT_TRANSLATE_NOOP("Words", "blue"),   QT_TRANSLATE_NOOP("Words", "brown"),
        QT_TRANSLATE_NOOP("Words", "green"), QT_TRANSLATE_NOOP("Words", "grey"),   QT_TRANSLATE_NOOP("Words", "orange"),
        QT_TRANSLATE_NOOP("Words", "pink"),  QT_TRANSLATE_NOOP("Words", "purple"), QT_TRANSLATE_NOOP("Words", "red"),
        QT_TRANSLATE_NOOP("Words", "white"), QT_TRANSLATE_NOOP("Words", "yellow")};
    const auto found =
        std::find_if(std::begin(known), std::end(known), [&](const char* one) { return colour == QLatin1String(one); });
    return found == std::end(known) ? colour : Words::tr(*found);
}

QString colourOfCube(const QString& colour)
{
    constexpr struct {
        const char* word;
        const char* place;
    } known[] = {
        QT_TRANSLATE_NOOP3("Words", "black", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "blue", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "brown", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "green", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "grey", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "orange", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "pink", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "purple", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "red", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "white", "colour of the cube that is taken"),
        QT_TRANSLATE_NOOP3("Words", "yellow", "colour of the cube that is taken"),
    };
    const auto found = std::find_if(std::begin(known), std::end(known),
                                    [&](const auto& one) { return colour == QLatin1String(one.word); });
    return found == std::end(known) ? colour : Words::tr(found->word, found->place);
}

QString toText(const Cubes& cubes)
{
    QStringList words;
    for (auto it = cubes.begin(); it != cubes.end(); ++it) {
        if (*it > 0)
            words << QStringLiteral("%1 %2").arg(*it).arg(colourWord(it.key()));
    }
    return words.isEmpty() ? Words::tr("none") : words.join(QStringLiteral(", "));
}

}
