// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/functions.h"

#include "dice/translatable.h"
#include "dice/tree.h"

#include <algorithm>
#include <array>

namespace adjutant::dice {

namespace {

using Argument = Function::Argument;

constexpr std::array table{
    Function{"sum", NodeKind::Sum, Argument::Pool, 1, 1, true, "sum(pool)",
             QT_TRANSLATE_NOOP("Words", "the total of the dice")},
    Function{"highest", NodeKind::Highest, Argument::Pool, 1, 1, true, "highest(pool)",
             QT_TRANSLATE_NOOP("Words", "the highest face")},
    Function{"lowest", NodeKind::Lowest, Argument::Pool, 1, 1, true, "lowest(pool)",
             QT_TRANSLATE_NOOP("Words", "the lowest face")},
    Function{"size", NodeKind::Size, Argument::Pool, 1, 1, true, "size(pool)",
             QT_TRANSLATE_NOOP("Words", "how many dice there are")},
    Function{"distinct", NodeKind::Distinct, Argument::Pool, 1, 1, true, "distinct(pool)",
             QT_TRANSLATE_NOOP("Words", "how many different faces show")},
    Function{"largest_set", NodeKind::LargestSet, Argument::Pool, 1, 1, true, "largest_set(pool)",
             QT_TRANSLATE_NOOP("Words", "how many dice share the commonest face")},
    Function{"again", NodeKind::Again, Argument::Pool, 1, 1, true, "again(pool)",
             QT_TRANSLATE_NOOP("Words", "the same dice, thrown again")},
    Function{"min", NodeKind::Min, Argument::Number, 2, 16, true, "min(a, b)",
             QT_TRANSLATE_NOOP("Words", "the smaller")},
    Function{"max", NodeKind::Max, Argument::Number, 2, 16, true, "max(a, b)",
             QT_TRANSLATE_NOOP("Words", "the larger")},
    Function{"abs", NodeKind::Abs, Argument::Number, 1, 1, true, "abs(a)",
             QT_TRANSLATE_NOOP("Words", "without its sign")},
    Function{"repeat", NodeKind::Repeat, Argument::Number, 2, 2, true, "repeat(n, expr)",
             QT_TRANSLATE_NOOP("Words", "adds up n separate values of expr")},
    Function{"pairs", NodeKind::Pairs, Argument::Pool, 2, 2, true, "pairs(a, b)",
             QT_TRANSLATE_NOOP("Words", "highest against highest: the pairs in which a's die is higher")},
    Function{"more", NodeKind::Throw, Argument::Number, 2, 2, false, "more(dice, n)",
             QT_TRANSLATE_NOOP("Words", "the dice, not yet thrown, and n more of them")},
    Function{"chain", NodeKind::Chain, Argument::Number, 3, 3, false, "chain(n, x = start, step)",
             QT_TRANSLATE_NOOP(
                 "Words", "x is start; then step, which may use x, is worked out n times, each result becoming x")},
};

constexpr std::array<std::string_view, 18> words{"if", "then", "else", "or", "and",   "not",   "mod",   "kh", "kl",
                                                 "dh", "dl",   "r",    "rr", "limit", "where", "count", "cs", "in"};

}

std::span<const Function> functions()
{
    return table;
}

std::span<const std::string_view> grammarWords()
{
    return words;
}

const Function* findFunction(std::string_view name)
{
    const auto found = std::find_if(table.begin(), table.end(), [&](const Function& f) { return f.name == name; });
    return found == table.end() ? nullptr : &*found;
}

bool isReserved(std::string_view word)
{
    if (std::find(words.begin(), words.end(), word) != words.end())
        return true;
    const Function* function = findFunction(word);
    return function && function->reserved;
}

}
