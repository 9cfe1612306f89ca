// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/sentence.h"

#include <cstddef>
#include <string>

namespace adjutant::dice {

/// A stretch of source text, counted in characters (not bytes) from 0.
struct Range {
    std::size_t begin = 0;
    std::size_t length = 0;

    bool operator==(const Range&) const = default;
};

/// Why a throw could not be read, thrown or worked out, and what would be right.
struct Issue {
    enum class Kind {
        Syntax,  ///< the text is not in the notation
        Meaning, ///< it reads, but cannot be thrown: an unknown name, a die without faces
        Limit,   ///< a stated limit is reached; the sentence names it
        Faces,   ///< the faces given do not fit the dice; the sentence names the throw
        Budget   ///< too much to be worked out exactly
    };

    Kind kind = Kind::Syntax;
    Range where;
    Sentence sentence;

    /// The sentence in English.
    std::string words() const { return inEnglish(sentence); }
};

/// The issue as the command line shows it: words with the column, the line of the source, and a caret under the place.
std::string describe(const Issue& issue, const std::string& source);

}
