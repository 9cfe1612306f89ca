// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "base/words.h"
#include "game/hidden.h"
#include "game/reasons.h"

#include <algorithm>

namespace adjutant::report {

namespace {

QString titleOf(int round)
{
    return round == 0 ? Words::tr("Set-up") : Words::tr("Round %1").arg(round);
}

QString diceOf(const dice::Throw& thrown)
{
    const QString name = thrown.name.empty() ? QString() : QString::fromStdString(thrown.name) + QStringLiteral(": ");
    const QString opening = name + QString::fromStdString(thrown.dice) + QStringLiteral(" → ");
    if (thrown.counted)
        return opening + Words::tr("%1 of them %2 (counted on the table)")
                             .arg(thrown.counted->dice)
                             .arg(QString::fromStdString(thrown.counted->of));
    QStringList faces;
    for (const auto& die : thrown.fallen) {
        QString face = QString::number(die.face);
        if (die.fate == dice::Die::Fate::Dropped)
            face += Words::tr(" (dropped)");
        else if (die.fate == dice::Die::Fate::Rerolled)
            face += Words::tr(" (thrown again)");
        faces << face;
    }
    const bool typed =
        std::any_of(thrown.fallen.begin(), thrown.fallen.end(), [](const dice::Die& die) { return die.typed; });
    return opening + (faces.isEmpty() ? Words::tr("no dice") : faces.join(QStringLiteral(", "))) +
           (typed ? Words::tr(" (thrown on the table)") : QString());
}

Line lineOf(const journal::Entry& entry, const game::Game& game)
{
    Line line{
        entry.number, entry.time.toString(Qt::ISODateWithMs), game.nameOf(entry.by), entry.words, entry.details, {}};
    const bool hidden = game::hidesDice(game, entry.round, entry.command);
    for (const auto& thrown : hidden ? std::vector<dice::Throw>() : entry.throws)
        line.dice << diceOf(thrown);
    return line;
}

std::vector<Chapter> chaptersOf(const journal::Session& session)
{
    std::vector<Chapter> chapters;
    int round = -1;
    for (const auto& entry : session.log()) {
        if (entry.undone)
            continue;
        if (entry.round != round)
            chapters.push_back({titleOf(entry.round), {}});
        round = entry.round;
        chapters.back().lines.push_back(lineOf(entry, session.game()));
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
    return QStringLiteral("%1 (%2): %3").arg(unit.name, game.typeOf(unit).label, facts.join(QStringLiteral(", ")));
}

Standing standingOf(const game::Side& side, const game::Game& game)
{
    Standing standing{
        side.id, side.name, game.score(side.id), std::vector<int>(std::size_t(std::max(0, game.round))), {}};
    for (const auto& points : game.points)
        if (points.side == side.id && points.round > 0 && points.round <= game.round)
            standing.byRound[std::size_t(points.round) - 1] += points.points;
    for (const auto& unit : game.units)
        if (unit.side == side.id)
            standing.units << endOf(unit, game);
    return standing;
}

QString resultOf(const game::Game& game)
{
    if (game.stage != game::Stage::Over)
        return game.round == 0 ? Words::tr("The game has not begun.")
                               : Words::tr("The game is not over: round %1.").arg(game.round);
    QString result = game.winner.isEmpty()                  ? Words::tr("The game is over.")
                     : game.winner == QLatin1String("draw") ? Words::tr("A draw.")
                                                            : Words::tr("%1 wins.").arg(game.nameOf(game.winner));
    return game.ending.isEmpty() ? result : result + QLatin1Char(' ') + game::shownReason(*game.pack, game.ending);
}

}

Report make(const journal::Session& session)
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
    report.result = resultOf(game);
    report.points = game.points;
    for (auto& points : report.points)
        points.why = game::shownReason(pack, points.why);
    report.chapters = chaptersOf(session);
    report.seconds = session.clock().seconds;
    return report;
}

QString nameOf(const Report& report, const QString& side)
{
    for (const auto& standing : report.standings)
        if (standing.side == side)
            return standing.name;
    return side;
}

}
