// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

namespace adjutant::packs {

/// Side → what it is called.
using SideNames = QMap<QString, QString>;

/// In the words of an outcome, which have places for numbers as well, the brace of a name: no place begins with it.
inline constexpr QChar braceOfName(u'\uE07B');

/// The procedure with these names where its texts name sides as `{a}` and `{b}`.
Procedure withSides(const Procedure& procedure, const SideNames& names);

/// As a procedure is read where no game gives the sides names: `Side A`. What it was stays in `ofSides`.
Procedure outsideOfGames(Procedure procedure);

}
