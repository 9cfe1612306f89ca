// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"

namespace adjutant::packs {

/// Runs the worked examples of a pack's tests.toml; each that comes out differently is a fault at its place.
Faults runExamples(const Pack& pack, const Files& files);

}
