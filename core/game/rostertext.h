// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/rosterfile.h"

namespace adjutant::game {

// A roster as people write it:
//
//     roster: Guards of the mill
//     pack: brickaction
//     # anything
//     squad "First squad": regular 4, veteran 1, shotgun 2; carries the flag
//     2 x c1

constexpr std::size_t mostRosterUnits = 500;

struct RosterHead {
    QString pack, name;
    int packLine = 0, packColumn = 0;
};
struct RosterLine {
    Json unit;
    int line = 0;
};

Expected<RosterHead> readHead(const QStringList& lines);
Expected<std::vector<RosterLine>> readUnits(const QStringList& lines, const packs::Pack& pack);
QString lineOf(const Json& unit);

}
