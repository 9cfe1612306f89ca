// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::packs {
class Pack;
}

namespace adjutant::game {

/// A reason as a game keeps it, in the language of the window: why points were given, why somebody holds a point, why
/// the game is over. A game keeps its own in English, so that its bytes are the same everywhere; what the players wrote
/// comes back as it is.
QString shownReason(const packs::Pack& pack, const QString& kept);

}
