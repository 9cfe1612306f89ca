// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

namespace adjutant::app {

class Situation;

/// What a game knows for a lookup without being told, and of whom.
struct LookupKnown {
    packs::Values values = {};
    QString whom = {};
    QString key = {}; ///< while it stays, what was said stays
};

/// What is known for a lookup of who acts, at whom, with what and from how far. Where it asks of a target only, and
/// nobody is aimed at, the unit that is chosen is the one.
LookupKnown knownOn(const Situation& situation, const packs::Procedure& lookup);

}
