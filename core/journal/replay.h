// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/store.h"
#include "journal/timeline.h"

namespace adjutant::journal
{

/// The digest a row keeps of the game after it. What only puts the state into words is left out of it, so that a later
/// version may word things better.
QByteArray stateOf(const game::Game& game);

/// The first row whose checksum does not follow from the one before, in words; or the mark of the last closing, when
/// rows before it are missing.
Expected<void> checkChain(const Contents& contents);

/// Whether a row that is about to be written could be read again: what is too long is refused now, not at the next
/// opening.
Expected<void> checkReadable(const Row& row);

/// Takes a row into the timeline as it was played: with its own dice it must give its own dice and state again.
Expected<void> replay(Timeline& timeline, const Row& row);

/// All of them; a fault names the entry.
Expected<Timeline> replayAll(game::Game first, const std::vector<Row>& rows);

}
