// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// Where cubes lie: the groups of the resources that have a colour.
namespace place {
inline const QString pool = QStringLiteral("pool");
inline const QString hand = QStringLiteral("hand");
inline const QString discard = QStringLiteral("discard");
inline const QString supply = QStringLiteral("supply");
inline const QString out = QStringLiteral("out");
}

/// Colour → how many.
using Cubes = QMap<QString, int>;

// Cubes are only ever moved, so that by colour there are always as many as the game began with. With one pool for all,
// `pool` and `discard` mean it, whichever side is named.

QStringList cubeColours(const packs::Pack& pack);
bool sharesPool(const packs::Pack& pack, const packs::Rulings& rulings);
bool sharesPool(const Game& game);
/// Those that the side has, or shares, in a group.
Cubes cubesIn(const Game& game, const QString& side, const QString& group);
int cubeCount(const Game& game, const QString& side, const QString& group);
/// There must be so many, and the pack must have the place they go to.
void moveCubes(Game& game, const QString& side, const QString& from, const QString& to, const QString& colour,
               int count);
void moveAllCubes(Game& game, const QString& side, const QString& from, const QString& to);
/// The pools of all sides become one, where the table plays so.
void poolTogether(Game& game);

/// A colour as people say it; one that is not among the usual ones as the pack writes it.
QString colourWord(const QString& colour);
/// The same before “cube”, in the languages that change it there: “einen blauen Stein”.
QString colourOfCube(const QString& colour);
/// `2 blue, 1 pink`
QString toText(const Cubes& cubes);

}
