// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "base/words.h"
#include "game/reasons.h"
#include "game/scores.h"

#include <algorithm>
#include <optional>

namespace adjutant::report {

namespace {

std::vector<Chapter> chaptersOf(const journal::Session& session)
{
    std::vector<Chapter> chapters;
    int round = -1;
    Story story(session);
    while (std::optional<Line> line = story.next()) {
        if (line->round != round)
            chapters.push_back({chapterTitle(line->round), {}});
        round = line->round;
        chapters.back().lines.push_back(std::move(*line));
    }
    return chapters;
}

QString endOf(const game::Unit& unit, const game::Game& game)
{
    QStringList facts;
    if (unit.destroyed)
        facts << Words::tr("destroyed");
    else
        for (const auto& counter : game.kindOf(unit).counters) {
            const int value = unit.counters.value(counter.id);
            facts << QStringLiteral("%1 %2").arg(value).arg(packs::labelFor(value, counter));
        }
    for (const packs::Status& status : game.pack->statuses)
        facts << (unit.statuses.contains(status.id) ? QStringList{status.label} : QStringList());
    const QString type = game.typeOf(unit).label;
    const bool saysType = unit.name == type || unit.name.startsWith(type + QLatin1Char(' ')); // “Rifle Squad 2”
    return QStringLiteral("%1: %2").arg(saysType ? unit.name : QStringLiteral("%1 (%2)").arg(unit.name, type),
                                        facts.join(QStringLiteral(", ")));
}

Standing standingOf(const game::Side& side, const game::Game& game)
{
    Standing standing{side.id, side.name,   game.score(side.id), std::vector<int>(std::size_t(std::max(0, game.round))),
                      {},      side.colour, side.shape};
    for (const auto& points : game.points)
        if (points.side == side.id && points.round > 0 && points.round <= game.round)
            standing.byRound[std::size_t(points.round) - 1] += points.points;
    for (const auto& unit : game.units)
        if (unit.side == side.id)
            standing.units << endOf(unit, game);
    return standing;
}

QString stateOf(const game::Game& game)
{
    if (game.stage != game::Stage::Over)
        return game.round == 0 ? Words::tr("The game has not begun.")
                               : Words::tr("The game is not over: round %1.").arg(game.round);
    return game.winner.isEmpty()                  ? Words::tr("The game is over.")
           : game.winner == QLatin1String("draw") ? Words::tr("A draw.")
                                                  : Words::tr("%1 wins.").arg(game.nameOf(game.winner));
}

/// `6 : 5`, the winner's points first. Empty where nobody has any: then something else decided.
QString scoreOf(const game::Game& game)
{
    const bool any = std::any_of(game.sides.begin(), game.sides.end(),
                                 [&](const game::Side& side) { return game.score(side.id) != 0; });
    return any ? game::finalScores(game).join(QStringLiteral(" : ")) : QString();
}

/// `Ann wins 6 : 5, after 6 rounds.`
QString verdictOf(const game::Game& game, const QString& why)
{
    QString verdict = stateOf(game);
    verdict.chop(1); // the full stop
    const QString score = scoreOf(game);
    const bool won = game.side(game.winner) != nullptr;
    if (!score.isEmpty())
        verdict += (won ? QStringLiteral(" %1") : QStringLiteral(", %1")).arg(score);
    const bool isSentence = why.endsWith(QLatin1Char('.'));
    if (!why.isEmpty())
        verdict += (isSentence ? QStringLiteral(": %1") : QStringLiteral(", %1")).arg(why);
    return isSentence ? verdict : verdict + QLatin1Char('.');
}

void setResult(Report& report, const game::Game& game)
{
    report.result = report.verdict = stateOf(game);
    if (game.stage != game::Stage::Over)
        return;
    const QString why = game.ending.isEmpty() ? QString() : game::shownReason(*game.pack, game.ending);
    report.verdict = verdictOf(game, why);
    if (!why.isEmpty())
        report.result += QLatin1Char(' ') + why;
}

}

Report outlineOf(const journal::Session& session)
{
    const auto& game = session.game();
    const auto& pack = *game.pack;
    Report report;
    QStringList names;
    for (const auto& side : game.sides) {
        names << side.name;
        report.standings.push_back(standingOf(side, game));
    }
    report.title = names.join(Words::tr(" against "));
    report.pack = QStringLiteral("%1 %2").arg(pack.title, pack.version);
    report.credits = Words::tr("Rules by %1. %2").arg(pack.author, pack.licence);
    setResult(report, game);
    report.points = game.points;
    for (auto& points : report.points)
        points.why = game::shownReason(pack, points.why);
    const bool runs = game.stage != game::Stage::Over && !session.readOnly();
    report.seconds = (runs ? session.clockNow() : session.clock()).seconds; // as the window shows it
    return report;
}

Report make(const journal::Session& session)
{
    Report report = outlineOf(session);
    CourseTaker taker;
    report.course = taker.of(session);
    report.firstRound = taker.firstRound();
    report.luck = luckOf(session);
    report.chapters = chaptersOf(session);
    return report;
}

QString nameOf(const Report& report, const QString& side)
{
    for (const auto& standing : report.standings)
        if (standing.side == side)
            return standing.name;
    return side;
}

QString reasonOf(const Report& report, const game::Points& points)
{
    return Words::tr("Round %1, %2: %3. %4")
        .arg(QString::number(points.round), nameOf(report, points.side), QString::number(points.points), points.why);
}

QString timeOf(const Report& report)
{
    const qint64 whole = report.seconds < 60 ? 0 : (report.seconds + 30) / 60;
    const int minutes = int(whole % 60), hours = int(whole / 60);
    const QString inMinutes = minutes == 1 ? Words::tr("1 minute") : Words::tr("%1 minutes").arg(minutes);
    if (hours == 0)
        return Words::tr("Played for %1.").arg(minutes == 0 ? Words::tr("less than a minute") : inMinutes);
    const QString inHours = hours == 1 ? Words::tr("1 hour") : Words::tr("%1 hours").arg(hours);
    return minutes == 0 ? Words::tr("Played for %1.").arg(inHours)
                        : Words::tr("Played for %1 and %2.").arg(inHours, inMinutes);
}

}
