// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shortname.h"

namespace adjutant::game {

namespace {

/// As its card counts it, from 1.
int numberOf(const Game& game, const Unit& unit)
{
    int number = 0;
    for (const Unit& other : game.units) {
        number += other.side == unit.side ? 1 : 0;
        if (other.id == unit.id)
            break;
    }
    return number;
}

}

QString shortName(const Game& game, const Unit& unit)
{
    bool isShared = false, isSharedWithin = false;
    for (const Unit& other : game.units) {
        const bool alike = other.id != unit.id && other.name == unit.name;
        isShared = isShared || alike;
        isSharedWithin = isSharedWithin || (alike && other.side == unit.side);
    }
    if (!isShared)
        return unit.name;
    const QString side = game.nameOf(unit.side);
    return isSharedWithin ? QStringLiteral("%1 (%2 %3)").arg(unit.name, side).arg(numberOf(game, unit))
                          : QStringLiteral("%1 (%2)").arg(unit.name, side);
}

}
