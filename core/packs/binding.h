// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

namespace adjutant::packs {

/// Ruling → choice, as a table plays it. What is not named here is played by its default.
using Rulings = QMap<QString, QString>;

/// Whether the table plays each of these choices; no choices are always played.
bool arePlayed(const QMap<QString, QString>& choices, const Rulings& table);

/// The names that a procedure's dice text may use: its inputs but for factors, the sums of its factors, its figures and
/// its rulings.
std::vector<dice::Input> diceInputs(const Pack& pack, const Procedure& procedure);

/// What they stand for. Takes complete values and rulings.
dice::Bindings bindings(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings);

}
