// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/generator.h"
#include "game/game.h"
#include "journal/record.h"

#include <QDateTime>
#include <QStringList>

#include <optional>

namespace adjutant::journal {

struct Opening;

/// What a saved game says of how it began, read and checked.
struct Start {
    packs::PackPtr pack;
    QStringList players;
    packs::Rulings rulings;
    std::optional<dice::Seed> seed;
};

/// Refuses players' names that no table would write down: too long, or with control characters.
Expected<Beginning> toBeginning(const Opening& opening, const QDateTime& created);
Expected<Start> toStart(const Beginning& beginning);
Expected<QStringList> playersOf(const Beginning& beginning);

/// The game before its first command.
Expected<game::Game> firstGame(const Start& start);

}
