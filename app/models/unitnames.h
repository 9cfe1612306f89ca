// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

namespace adjutant::app
{

/// A name for a unit of this kind, from the pack's patterns and words; none of `taken` as long as there are others.
/// Empty when the pack has no pattern for the kind.
QString generateName(const packs::Pack& pack, const QString& kind, const QStringList& taken);

/// Whether the pack has names for this kind at all.
bool hasNames(const packs::Pack& pack, const QString& kind);

}
