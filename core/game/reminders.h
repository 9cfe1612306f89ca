// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// A reminder that holds now. One that names several units is said of those of which the same is said.
struct Note {
    QString id, words;
    QStringList units; ///< that it names
    QString matter;    ///< what is said of them, without their names

    bool operator==(const Note&) const = default;
};

/// The reminders that hold now, in the pack's words and order.
std::vector<Note> remindersOf(const Game& game);

}
