// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/log.h"
#include "journal/rows.h"
#include "journal/timeline.h"

namespace adjutant::journal {

/// Plays so many rows again that follow the timeline, and tells them in the language of the window. Fewer where one
/// cannot be played.
ToldRows retell(Timeline& timeline, const Rows& rows, std::size_t count);

}
