// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/tree.h"

#include <vector>

namespace adjutant::dice
{

/// How an expression uses a definition.
struct Use {
    std::int32_t slot = -1;
    std::int32_t times = 0;
    bool repeated = false; ///< somewhere where throws happen anew each time, while the name keeps its value
};

/// Which definitions an expression uses, itself or through pools that are worked out in place.
class Uses
{
public:
    explicit Uses(const Tree& tree);

    /// A pool that one expression uses once is worked out where it is used, and never has a state of its own.
    bool inPlace(std::int32_t slot) const { return m_inPlace[static_cast<std::size_t>(slot)]; }
    std::vector<Use> of(NodeId root) const;

private:
    void collect(NodeId id, bool repeated, std::vector<Use>& uses) const;

    const Tree& m_tree;
    std::vector<bool> m_inPlace;
};

}
