// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

namespace adjutant::app {

class Desk;

/// What was said when this unit last resolved this procedure with this weapon, as far as it cannot have changed since;
/// and what was last said by anybody of what holds for the whole table.
packs::Values rememberedOf(const Desk& desk, const packs::Procedure& procedure, const packs::Weapon* weapon);

}
