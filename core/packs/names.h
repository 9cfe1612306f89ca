// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"
#include "packs/pack.h"

namespace adjutant::packs {

/// A name for a unit of this kind: one of the pack's patterns, each `{list}` in it a word of that list, picked by dice
/// with as many faces as there are words. Avoids the names that are taken as long as a few throws find another. Empty
/// when the pack has no pattern for the kind or a list is empty.
QString makeName(const Pack& pack, const QString& kind, dice::FaceSource& dice, const QStringList& taken = {});

/// Whether the pack has a pattern for the kind.
bool hasNames(const Pack& pack, const QString& kind);

}
