// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/pooled.h"
#include "dice/sets.h"
#include "dice/tree.h"

namespace adjutant::dice {

/// A condition whose operands are known.
struct Test {
    Condition::Test test = Condition::Test::Equal;
    std::int64_t operand = 0;   ///< of a comparison
    Array<std::int64_t> list{}; ///< of `in`

    bool operator()(std::int64_t face) const
    {
        return test == Condition::Test::In ? meets(test, list, face) : compares(test, face, operand);
    }
};

/// The dice that an operator keeps or drops leaves.
Faces keptOf(NodeKind kind, std::int64_t n, const Faces& faces);
/// A number that is read off dice that lie there. Throws a Failure when the sum overflows.
std::int64_t viewOf(NodeKind kind, const Test* test, const Faces& faces, Range where);
std::int64_t pairsOf(const Faces& a, const Faces& b);

}
