// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"

namespace adjutant::game {

/// A command carried out on a copy of the game.
struct Tried {
    Game after;
    Done done;
};

Expected<Tried> tryOn(const Game& game, const Json& command, dice::FaceSource& dice);

}
