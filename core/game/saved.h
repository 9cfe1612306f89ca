// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

constexpr qsizetype mostSavedBytes = 1 << 20;

/// A game as bytes, without its pack: equal games have equal bytes, and what a game does not use takes none.
QByteArray save(const Game& game);

/// Whether all that the game names is there, so that restore takes it.
bool isSound(const Game& game);

/// The game that has these bytes. They may come from anywhere: what they name must be in the pack and in the game.
Expected<Game> restore(const packs::PackPtr& pack, const QByteArray& bytes);

}
