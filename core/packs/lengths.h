// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "packs/pack.h"

namespace adjutant::packs {

/// A length in one of the units of a measure.
struct Measured {
    double value = 0;
    QString unit; ///< a unit's id
};

/// What the unit is called in which the pack gives its lengths.
QString unitLabel(const Measure& measure);

/// `M (4 bricks)` for a length that is known by a letter, `16 studs` for one that has a name; what is no length of the
/// measure stays as it is.
QString withFigure(const Measure& measure, const QString& id);

/// The same length in another unit of the measure; nothing when it does not know both.
std::optional<double> convert(const Measure& measure, const Measured& length, const QString& unit);

/// Reads a length as people write it: `5 in`, `5"`, `2½`, `1 1/4 bricks`, `31,8cm`, or the name of a length such as
/// `M`. Without a unit it is in `standard`. A unit may be shortened as long as it is clear.
Expected<Measured> parseLength(const Measure& measure, const QString& text, const QString& standard);

/// The shortest of the pack's lengths that it fits in; null when the measure has none so long.
const Length* reach(const Measure& measure, const Measured& length);

/// How far each band reaches is all that the weapon's bands say: none adds or takes anything or is out of reach.
bool bandsOnlyReach(const Weapon& weapon);

/// At most two decimals.
QString toText(double value);

}
