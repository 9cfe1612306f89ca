// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/scores.h"

#include "game/roster.h"
#include "game/turns.h"

namespace adjutant::game {

namespace {

const QString mark = QStringLiteral("destroyed ");

}

void scoreDestroyed(Game& game)
{
    if (game.pack->scoring.by != packs::Scoring::By::DestroyedPoints)
        return;
    std::erase_if(game.points, [](const Points& one) { return one.objective.startsWith(mark); });
    constexpr std::size_t duel = 2; // with more sides the table says who did it
    for (const Unit& unit : game.units) {
        const int worth = worthOf(game, unit);
        if (!unit.destroyed || worth == 0 || game.sides.size() != duel)
            continue;
        const QStringList& twice = game.pack->scoring.twice;
        const bool doubled = twice.contains(unit.type) || twice.contains(game.kindOf(unit).id);
        const QString why = doubled ? QStringLiteral("%1 destroyed: twice its %2 points")
                                    : QStringLiteral("%1 destroyed: its %2 points");
        game.points.push_back({game.round, sideAfter(game, unit.side), doubled ? 2 * worth : worth,
                               why.arg(game.nameOf(unit.id)).arg(worth), mark + unit.id});
    }
}

QList<int> scoresIfOver(Game game)
{
    scoreDestroyed(game);
    QList<int> scores;
    for (const Side& side : game.sides)
        scores << game.score(side.id);
    return scores;
}
}
