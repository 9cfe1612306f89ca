// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/bound.h"

#include "dice/failure.h"
#include "dice/lexer.h"
#include "dice/limits.h"
#include "dice/translatable.h"

#include <algorithm>

namespace adjutant::dice {

namespace {

/// The text's %1 is the input.
[[noreturn]] void refuse(const Input& input, const char* text)
{
    fail(Issue::Kind::Meaning, {}, {text, {input.name}});
}

void checkNumber(const Input& input, std::int64_t value)
{
    const bool choice = input.kind == Input::Kind::Choice;
    const std::int64_t least = choice ? 0 : input.least;
    const std::int64_t most = choice ? static_cast<std::int64_t>(input.choices.size()) - 1 : input.most;
    if (value < least || value > most)
        fail(Issue::Kind::Meaning, {},
             {QT_TRANSLATE_NOOP("Words", "the input %1 must lie between %2 and %3, not be %4"),
              {input.name, std::to_string(least), std::to_string(most), std::to_string(value)}});
}

void checkPool(const Input& input, const Pool& pool)
{
    if (pool.count < 0 || pool.count > limits::dice)
        refuse(input, QT_TRANSLATE_NOOP("Words", "the input %1 must be 0 to 1,000 dice"));
    if (pool.faces.empty() || pool.faces.size() > static_cast<std::size_t>(limits::faces))
        refuse(input, QT_TRANSLATE_NOOP("Words", "the input %1 must be dice with 1 to 1,000,000 faces"));
    if (!std::is_sorted(pool.faces.begin(), pool.faces.end()))
        refuse(input, QT_TRANSLATE_NOOP("Words", "the input %1 must list the faces of its dice in ascending order"));
}

const Bindings::mapped_type& find(const Input& input, const Bindings& bindings)
{
    if (const auto found = bindings.find(input.name); found != bindings.end())
        return found->second;
    for (const auto& [name, value] : bindings) {
        if (lowerCase(name) == lowerCase(input.name))
            return value;
    }
    refuse(input, QT_TRANSLATE_NOOP("Words", "the input %1 has no value"));
}

}

Bound::Bound(const Tree& tree, const Bindings& bindings) : m_tree(tree), m_values(tree.inputs.size())
{
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const Input& input = tree.inputs[i];
        const auto& value = find(input, bindings);
        const bool dice = std::holds_alternative<Pool>(value);
        if (dice != (input.kind == Input::Kind::Dice))
            refuse(input, dice ? QT_TRANSLATE_NOOP("Words", "the input %1 must be a number, not dice")
                               : QT_TRANSLATE_NOOP("Words", "the input %1 must be dice such as 2d10"));
        if (dice) {
            m_values[i].pool = &std::get<Pool>(value);
            checkPool(input, *m_values[i].pool);
        } else {
            m_values[i].number = std::get<std::int64_t>(value);
            checkNumber(input, m_values[i].number);
        }
    }
}

const std::vector<std::int64_t>& Bound::faces(const Node& node) const
{
    return node.faces >= 0 ? m_tree.faceLists[static_cast<std::size_t>(node.faces)] : pool(node.slot).faces;
}

}
