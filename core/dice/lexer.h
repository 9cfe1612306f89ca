// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"
#include "dice/pooled.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace adjutant::dice {

struct Token {
    enum class Kind : unsigned char {
        Number,
        Die,     ///< dS or d%; number is S
        DieList, ///< the d of d{…}
        Word,    ///< a name or a word of the notation
        Symbol,
        End
    };

    Kind kind = Kind::End;
    Range where;
    std::int64_t number = 0;
    std::string_view text; ///< lies in the text that was read
};

std::string lowerCase(std::string_view text);

/// The tokens of a text in lower case; the last one is End. The longest token wins: 2d6!=7 compares.
/// White space, line ends and # comments only separate. Throws a Failure at what is no token.
Array<Token> lex(std::string_view lower);

}
