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

/// What the unit in which the pack gives its lengths is called behind a number.
QString unitLabel(const Measure& measure, double number);

/// `M (4 bricks)` for a length that is known by a letter, `16 studs` for one that has a name; what is no length of the
/// measure stays as it is.
QString withFigure(const Measure& measure, const QString& id);
/// A sentence in which lengths of one letter stand with their figures: `within M (4 bricks) of it`.
QString withFigures(const Measure& measure, const QString& sentence);

/// The same length in another unit of the measure; nothing when it does not know both.
std::optional<double> convert(const Measure& measure, const Measured& length, const QString& unit);

/// Reads a length as people write it: `5 in`, `5"`, `2½`, `1 1/4 bricks`, `31,8cm`, or the name of a length such as
/// `M`. Without a unit it is in `standard`. A unit may be shortened as long as it is clear.
Expected<Measured> parseLength(const Measure& measure, const QString& text, const QString& standard);

/// Lengths as bricks have them, for whoever plays no game of a pack: studs, bricks, inches, centimetres; and M, where
/// somebody said how many millimetres long it is.
Measure brickMeasure(std::optional<double> millimetresOfM = {});

/// A measure that counts in M alone can be converted, too, once it is known how long an M is. Others stay as they are.
Measure withLengthOfM(Measure measure, std::optional<double> millimetresOfM);

/// How long it is in the room, where the measure has a unit whose length is known: `centimetres`, `inches`, `studs` or
/// `bricks`.
std::optional<double> millimetres(const Measure& measure, const Measured& length);

/// The shortest of the pack's lengths that it fits in; null when the measure has none so long.
const Length* reach(const Measure& measure, const Measured& length);

/// How far each band reaches is all that the weapon's bands say: none adds or takes anything or is out of reach.
bool bandsOnlyReach(const Weapon& weapon);

/// At most two decimals.
QString toText(double value);

/// The same as people read it in the language of the window: `2,5` in German.
QString inWords(double value);
}
