// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::app {

/// What can be done to a throw by a tap.
enum class Chip {
    KeepHighest,
    KeepLowest,
    DropHighest,
    DropLowest,
    Reroll,
    Explode,
    Count,
    Plus,
    Minus,
    More, ///< the last number of the text, one more
    Less,
    Backspace,
    Clear
};

/// A throw's text after a die was tapped: one more of the same kind, or the first of another.
QString withDie(const QString& text, int sides);

/// A throw's text after a chip was tapped. What is done to dice is done to the last ones; the same chip again raises
/// its number. A text without dice is left as it is by what needs some.
QString withChip(const QString& text, Chip chip);

/// Whether there are dice in the text for a chip to act on.
bool hasDice(const QString& text);

}
