// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/binding.h"

namespace adjutant::packs {

/// What a factor does, as short as it can be said: `+2 dice`, `−1 hit`, `lose 1 in 2`.
QString effectOf(const FactorLine& line);
/// The line of a table of factors that an input stands for; null for other inputs.
const FactorLine* factorLine(const Pack& pack, const ProcedureInput& input);

/// How the dice of a throw come about, on one line: `6 − 1 raw unit + 2 stabilization, lose 1 in 2 (long range): 4`,
/// in the order in which the procedure counts, whichever it is, and with the number that it throws. Empty when no
/// factor counts, and when the procedure does something with them that these words cannot say. Takes complete values
/// and rulings.
QString explainFactors(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings);

}
