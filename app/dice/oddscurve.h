// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/odds.h"

#include <QString>

#include <optional>
#include <vector>

namespace adjutant::app {

/// How a chance is asked for: of just this number, or of this and everything above or below.
enum class Reading { AtLeast, Exactly, AtMost };

/// What is known of one throw: its odds, and what was thrown last.
struct OddsCurve {
    QString text; ///< the throw
    dice::Odds odds;
    std::optional<std::int64_t> last;

    /// The odds, which are of one name.
    const dice::Distribution& distribution() const { return odds.distributions.front(); }
};

/// The chance of each listed value, read so.
std::vector<double> read(const dice::Distribution& distribution, Reading reading);
/// The chance of one number, listed or not, read so.
double chanceOf(const dice::Distribution& distribution, std::int64_t value, Reading reading);
/// The least value that is reached or undercut with this chance.
std::int64_t quantile(const dice::Distribution& distribution, double share);

/// Bars of a chart: each stands for one number, or for a stretch of them.
struct ChartBars {
    struct Place {
        std::int64_t first = 0, last = 0;
    };
    std::vector<Place> places;
    std::vector<std::vector<double>> heights; ///< by curve, then by place
    bool cut = false; ///< the rarest numbers at the ends, one throw in 100,000 each side, are not among them

    /// The place that holds a number; −1: none does.
    int placeOf(std::int64_t value) const;
};

/// At most so many places for all the curves together, however many values they have. A stretch has the chance of all
/// its numbers together, or, read as at least or at most, that of its outer end.
ChartBars barsOf(const std::vector<OddsCurve>& curves, Reading reading, std::size_t mostPlaces);

/// `On average 12.24, give or take 2.85. Half of all throws lie from 10 to 14, nine in ten from 7 to 17.`
QString spreadOf(const dice::Distribution& distribution);
/// `Exact`, or from how many throws and how far off at most.
QString soundnessOf(const dice::Odds& odds);
/// `12.3 %`, with as many digits as tell it from nothing and from certain.
QString chanceText(double chance);

/// The table: in lines with columns, or as a file of comma-separated values.
QString toText(const std::vector<OddsCurve>& curves);
QString toCsv(const std::vector<OddsCurve>& curves);

}
