// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

namespace adjutant::game {

// Places: resources of one group, each for one colour of cubes or one counter of units. `What` says which of the two.

using What = QString packs::Resource::*;

/// The colours, or the counters, that a pack has places for, each once.
QStringList heldThings(const packs::Pack& pack, What what);
/// The place of a group for this colour or counter; null when the pack has none.
const packs::Resource* placeFor(const packs::Pack& pack, const QString& group, What what, const QString& thing);

}
