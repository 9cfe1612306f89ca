// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// What a unit is called where there is no room to say whose each is: its name, with whose it is as soon as another
/// unit has the same, and as the how manieth where both are that side's.
QString shortName(const Game& game, const Unit& unit);

}
