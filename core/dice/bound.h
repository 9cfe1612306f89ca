// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"
#include "dice/tree.h"

#include <optional>

namespace adjutant::dice {

/// What the inputs of a program stand for in one run, looked up once and checked against their declarations.
class Bound
{
public:
    /// Throws a Failure when an input is missing, of the wrong kind or out of its range.
    Bound(const Tree& tree, const Bindings& bindings);

    std::int64_t number(std::int32_t slot) const { return m_values[static_cast<std::size_t>(slot)].number; }
    const Pool& pool(std::int32_t slot) const { return *m_values[static_cast<std::size_t>(slot)].pool; }
    /// The faces of the dice that a Throw node throws.
    const std::vector<std::int64_t>& faces(const Node& node) const;

private:
    struct Value {
        std::int64_t number = 0;
        const Pool* pool = nullptr;
    };

    const Tree& m_tree;
    std::vector<Value> m_values; ///< one for each input, which are the tree's first slots
};

/// For a program without inputs whose ranges leave a doubt: whether some run of it goes wrong.
std::optional<Issue> findFault(const Program& program);

}
