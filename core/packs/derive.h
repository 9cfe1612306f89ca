// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

namespace adjutant::packs {

/// What an input takes from a stat: its number, or the choice that its text names.
std::optional<Value> valueFrom(const Stat& stat, const ProcedureInput& input);

/// What an input takes from a weapon: its dice, attacks, cost or row, the modifier of its only band, whether it is
/// melee or single-use, or one of its stats. Nothing when the weapon does not say.
std::optional<Value> valueFrom(const Weapon& weapon, const QString& what, const ProcedureInput& input);

}
