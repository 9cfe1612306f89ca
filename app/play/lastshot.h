// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

namespace adjutant::app {

class Desk;

/// What was said when this unit last resolved this procedure with this weapon, as far as it cannot have changed since;
/// and what follows from the types of both units.
packs::Values rememberedOf(const Desk& desk, const packs::Procedure& procedure);

}
