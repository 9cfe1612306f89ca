// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <atomic>

namespace adjutant::dice {

struct Chance {
    std::int64_t value = 0;
    double probability = 0;
};

/// How likely each value of one name is. Ascending; values that cannot come up are not listed.
struct Distribution {
    std::vector<Chance> chances;
    /// The chances in lowest terms, one for each, when they were asked for and could be worked out; an empty text past
    /// 2,000 digits.
    std::vector<std::string> fractions;

    double mean() const;
    double deviation() const;
    /// The chance of this value or more.
    double atLeast(std::int64_t value) const;
    /// The first of those that nothing is likelier than; a chance of 0 where there are none.
    Chance likeliest() const;
};

struct Odds {
    bool exact = true;
    std::uint64_t samples = 0;               ///< sampled: how many throws
    double margin = 0;                       ///< sampled: no probability is further off than this, at 99.9 %
    std::vector<Distribution> distributions; ///< one for each name asked for
};

struct OddsOptions {
    bool fractions = false;                       ///< exact fractions too; slower
    double share = 1;                             ///< of the budget
    bool sample = true;                           ///< past the budget: go without fractions, or sample; else an Issue
    const std::atomic<bool>* cancelled = nullptr; ///< looked at now and then; ends with an Issue
};

/// The distributions of the names, from one pass over shared throws. No names: the program's own value.
tl::expected<Odds, Issue> odds(const Program& program, const Bindings& bindings,
                               const std::vector<std::string>& names = {}, const OddsOptions& options = {});

}
