// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/condition.h"

#include <QMap>
#include <QString>

namespace adjutant::game {

class Game;
struct Side;
struct Unit;

/// How a game stands, as reminders read it: name → number. A flag is 0 or 1, a choice its place in the list.
using Numbers = QMap<QString, int>;

Numbers numbersOf(const Game& game);
/// With those of the table.
Numbers numbersOf(const Game& game, const Side& side);
/// With those of its side and of the table.
Numbers numbersOf(const Game& game, const Unit& unit);

/// What is not among the numbers is 0. No condition is always met.
bool holds(const packs::Condition& condition, const Numbers& numbers);

}
