// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QStringList>

namespace adjutant::journal {

/// What stands otherwise in the second game, a line each: `Rifle Squad (Bea): wounded 2 → 3`. What only follows from
/// the state, as what may be done next, is left out.
QStringList differences(const game::Game& before, const game::Game& after);

}
