// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/tried.h"
#include "journal/contents.h"
#include "journal/timeline.h"

namespace adjutant::journal {

/// Whether a row that is about to be written, and the game after it, could be read again: what is too long, or names
/// what is not there, is refused now, not at the next opening.
Expected<void> checkReadable(const Row& row, const game::Game& after, const QByteArray& saved);

/// Carries out the command of a row that follows the timeline: with its own dice it must give its own dice again.
Expected<game::Tried> playCommand(const Timeline& timeline, const RowView& row);

/// The game after a row that follows the timeline, whatever its kind.
Expected<game::Game> playRow(const Timeline& timeline, const RowView& row);

/// Takes a row in that gave this game.
Expected<void> takeRow(Timeline& timeline, const RowView& row, game::Game after, const QByteArray& saved);

/// Plays rows of the journal and takes them in; each must give the state it says. A fault names the entry. How far it
/// came is how many rows the timeline has.
Expected<void> replay(Timeline& timeline, const Rows& rows, std::size_t count);

/// The same from the last game that is known before that row: the timeline must be new, and only what came after that
/// game is played.
Expected<void> resume(Timeline& timeline, const Contents& contents, std::size_t count);

}
