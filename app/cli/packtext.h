// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "packs/catalogue.h"

namespace adjutant::cli {

/// A pack that is named by id or path and has no errors; else the first error, at its place.
Expected<packs::Found> findWholePack(const QString& idOrPath);

/// The fault with the pack's folder before its file.
Fault placed(const QString& folder, Fault problem);

/// All that a pack holds.
Json toJson(const packs::Pack& pack);
// Its parts about how a game moves on.
Json toJson(const packs::Track& track);
Json toJson(const packs::Status& status);
Json toJson(const packs::Resource& resource);
Json toJson(const packs::Member& member);
Json toJson(const packs::Limit& limit);
Json toJson(const packs::Free& free);
Json toJson(const packs::Tally& tally);
Json toJson(const packs::Scoring& scoring);
Json toJson(const packs::Objective& objective);
Json toJson(const packs::Reminder& reminder);

}
