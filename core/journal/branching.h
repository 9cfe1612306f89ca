// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/record.h"

#include <optional>

namespace adjutant::journal {

/// Where a game was branched off another one.
struct Branching {
    QString of;       ///< what the file of the other game was called then
    qint64 after = 0; ///< its last entry that both have
    int mends = 0; ///< so many entries follow in the branch that mend what came before, as the other game had it then

    bool operator==(const Branching&) const = default;
};

void put(Beginning& beginning, const Branching& branching);
/// Nothing for a game that is no branch, and for one that was made before branches said so.
std::optional<Branching> branchingOf(const Beginning& beginning);

}
