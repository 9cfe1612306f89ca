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

bool countsFallenLater(const Game& game)
{
    return game.stage != Stage::Over && game.pack->scoring.by == packs::Scoring::By::DestroyedPoints;
}

QList<int> scoresIfOver(const Game& game)
{
    std::optional<Game> over;
    if (countsFallenLater(game)) {
        over = game;
        scoreDestroyed(*over);
    }
    QList<int> scores;
    for (const Side& side : game.sides)
        scores << (over ? *over : game).score(side.id);
    return scores;
}

QStringList finalScores(const Game& game)
{
    QStringList scores;
    for (const Side& side : game.sides)
        scores.insert(side.id == game.winner ? 0 : scores.size(), QString::number(game.score(side.id)));
    return scores;
}
}
