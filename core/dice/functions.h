// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace adjutant::dice {

enum class NodeKind : unsigned char;

/// One line of the one table of functions, which the parser, the thrower, the odds and the help read.
struct Function {
    enum class Argument : unsigned char { Number, Pool };

    std::string_view name;
    NodeKind kind;
    Argument argument; ///< what every argument must be
    std::size_t least; ///< how many arguments
    std::size_t most;
    bool reserved;          ///< a word of the notation's page; the others are special only before a parenthesis
    std::string_view usage; ///< as the help shows it
    std::string_view meaning;
};

std::span<const Function> functions();
/// The words of the notation that are no functions: `kh`, `count`, `if`…
std::span<const std::string_view> grammarWords();
/// Lower case; nothing when there is none of that name.
const Function* findFunction(std::string_view name);
/// Words that no name may be: the functions of the page, and the words of its grammar.
bool isReserved(std::string_view word);

}
