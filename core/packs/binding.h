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

/// The names that the conditions of factors may use. Of `actor` and `target`: the type, `actor_kind`, `actor_STATUS`,
/// and `actor_QUESTION`, what was chosen for the unit; besides `weapon`, and `band`, the stretch of its range. Every
/// choice may be `none`.
std::vector<dice::Input> sceneInputs(const Pack& pack);
/// The stretches of range that have an id, each once.
QStringList bandsOf(const Pack& pack);

}
