// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/rows.h"

#include "base/fault.h"

#include <map>
#include <memory>
#include <vector>

namespace adjutant::journal {

/// A command as a mend made it: in other words, or the same with other dice.
struct Mended {
    qint64 by = 0; ///< the row of the mend
    QByteArray command;
    std::vector<std::int64_t> faces;
};

/// A command that counts, by the index of its row; as the row has it unless it was mended.
struct Step {
    std::size_t row = 0;
    std::size_t teller = row; ///< the row that tells it in the log: its own, or the last mend of this very command
    std::shared_ptr<const Mended> mended = nullptr;
    qint64 since = 0; ///< the last mend of an earlier command, by which it may have come out otherwise than it is told

    /// Whether the game after it may be another than its row says.
    bool isTouched() const { return since > 0 || teller != row; }
};

using Steps = std::vector<Step>;

/// What a row of kind `mend` says: which command it mends, with what, and what that means for the later ones. All that
/// was worked out when it was given stands in it, so that nothing has to be played to follow it.
struct Mend {
    qint64 entry = 0;
    QByteArray with;                                   ///< the command instead, or empty: none
    std::vector<qint64> leftOut;                       ///< later commands that no longer count
    std::map<qint64, std::vector<std::int64_t>> faces; ///< of those whose dice are not as recorded, the mended one too

    Json commandJson() const;
    Json facesJson() const;
    static Expected<Mend> from(const RowView& row);
    /// What it means for a game that ends with this entry.
    Mend upTo(qint64 last) const;
};

/// A mend as what it does to the steps: those from the mended one on, before and after.
struct Mending {
    Steps before, after;
};

}
