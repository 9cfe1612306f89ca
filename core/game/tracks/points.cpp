// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/tracks/sideturns.h"

namespace adjutant::game {

namespace {

// As many activations as the side has living units when its turn begins; with the last of them the turn passes.
class PointTurns : public SideTurns
{
protected:
    int allowance(const Game& game, const QString& side) const override
    {
        return static_cast<int>(game.living(side).size());
    }
    QString count(int left) const override { return countOf(left, Words::tr("activation"), Words::tr("activations")); }
    bool passesAtNone() const override { return true; }
};

}

const TrackRules& pointsRules()
{
    static const PointTurns rules;
    return rules;
}

}
