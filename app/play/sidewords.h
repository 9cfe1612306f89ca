// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::app {

// What a side has beside its units, in words that everybody at the table may read.

/// What is called a group of resources: `Pool`, `In Supply`.
QString groupLabel(const QString& group);
/// How many cubes it has in hand; 0 as well where there are none in the game.
int handOf(const game::Game& game, const QString& side);
/// What there is, and how much of it, each part of that a line of its own.
struct SideFact {
    QString head; ///< empty: the words say it all
    QStringList words;
};
/// A fact a group, and what else there is.
std::vector<SideFact> factsOf(const game::Game& game, const game::Side& side);

}
