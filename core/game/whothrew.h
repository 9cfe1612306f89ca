// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <string>

namespace adjutant::game {

/// The side whose dice fell in the throw of this name when the command was given. Empty where neither the pack nor the
/// command tells: then it was the side that was acting.
QString whoThrew(const Game& game, const Json& command, const std::string& throwName);

}
