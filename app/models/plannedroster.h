// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/rosterfile.h"
#include "models/newgameplan.h"

namespace adjutant::app {

/// The units of one side while a game is being set up, apart from whose they are.
struct PlannedRoster {
    QString name;
    std::vector<PlannedUnit> units;

    bool operator==(const PlannedRoster&) const = default;
};

/// Reads text or JSON from outside as units of this pack. Those without a name get one, as those that are added by
/// hand.
Expected<PlannedRoster> planRoster(const QByteArray& bytes, const packs::PackPtr& pack);

/// A unit as `add-unit` has taken it.
PlannedUnit plannedUnit(const packs::Pack& pack, const Json& unit);

/// What a side has as it is saved, under the name of its player when it has none of its own.
game::Roster rosterOf(const packs::PackPtr& pack, const PlannedSide& side);

}
