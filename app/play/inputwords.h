// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <optional>

namespace adjutant::app {

/// A value as people say it: a choice by its label, yes or no, dice as words.
QString inWords(const packs::ProcedureInput& input, const packs::Value& value);

/// The numbers on the pad of an input: no more than can be taken in at a glance, but for what is measured rather than
/// counted, which may be any number.
struct PadRange {
    int least = 0, most = 0;
};
/// With `value` among them, and none above `most` unless that is said already; of dice, how many.
PadRange padRangeFor(const packs::ProcedureInput& input, qint64 value, std::optional<qint64> most = std::nullopt);

}
