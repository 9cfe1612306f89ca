// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamesummary.h"

#include "journal/session.h"
#include "photo/picture.h"

#include <QCoreApplication>

namespace adjutant::app
{

namespace
{

struct Text {
    Q_DECLARE_TR_FUNCTIONS(GameSummary)
};

QString whereOf(const game::Game& game)
{
    switch (game.stage) {
    case game::Stage::SetUp:
        return Text::tr("Set-up");
    case game::Stage::Over:
        if (game.side(game.winner))
            return Text::tr("%1 won").arg(game.nameOf(game.winner));
        return game.winner.isEmpty() ? Text::tr("Over") : Text::tr("A draw");
    case game::Stage::Activation:
    case game::Stage::Scoring:
        break;
    }
    const int rounds = game.pack->track.rounds;
    return rounds > 0 ? Text::tr("Round %1 of %2").arg(game.round).arg(rounds) : Text::tr("Round %1").arg(game.round);
}

}

GameSummary summaryOf(const journal::Session& session)
{
    const game::Game& game = session.game();
    GameSummary summary;
    summary.pack = game.pack->title;
    for (const game::Side& side : game.sides) {
        summary.sides.append(side.name);
        summary.scores.append(game.score(side.id));
    }
    summary.where = whereOf(game);
    summary.over = game.stage == game::Stage::Over;
    summary.played = session.log().empty() ? QDateTime::currentDateTime() : session.log().back().time.toLocalTime();
    if (const auto& photo = session.photo().photo)
        summary.photo = photo->time;
    return summary;
}

void noteSummary(Preferences& preferences, const journal::Session& session)
{
    GameSummary summary = summaryOf(session);
    const GameSummary before = preferences.summaryOf(session.path());
    if (summary.photo == before.photo)
        summary.thumbnail = before.thumbnail;
    else if (!summary.photo.isEmpty())
        summary.thumbnail = thumbnailOf(session.photo().photo->picture);
    preferences.setSummary(session.path(), summary);
}

QString scoreLine(const GameSummary& summary)
{
    if (summary.sides.size() == 2 && summary.scores.size() == 2) {
        return QStringLiteral("%1  %2 : %3  %4")
            .arg(summary.sides[0])
            .arg(summary.scores[0])
            .arg(summary.scores[1])
            .arg(summary.sides[1]);
    }
    return summary.sides.join(QStringLiteral(" · "));
}

QString playedWhen(const QDateTime& played, const QDateTime& now, const QLocale& locale)
{
    if (!played.isValid())
        return {};
    // The C locale's short form has seconds in it.
    const QString time = locale.language() == QLocale::C ? played.time().toString(QStringLiteral("HH:mm"))
                                                         : locale.toString(played.time(), QLocale::ShortFormat);
    const qint64 days = played.date().daysTo(now.date());
    if (days == 0)
        return Text::tr("today %1").arg(time);
    if (days == 1)
        return Text::tr("yesterday %1").arg(time);
    const bool thisYear = played.date().year() == now.date().year();
    return locale.toString(played.date(), thisYear ? Text::tr("d MMMM") : Text::tr("d MMMM yyyy"));
}

}
