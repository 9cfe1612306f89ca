// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamesummary.h"

#include "base/keptwords.h"
#include "game/scores.h"
#include "journal/glance.h"
#include "journal/session.h"
#include "packs/reader.h"
#include "photo/picture.h"

#include <QCoreApplication>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(GameSummary)
};

// As they are kept, in English.
constexpr const char* setUp = QT_TRANSLATE_NOOP("GameSummary", "Set-up");
constexpr const char* won = QT_TRANSLATE_NOOP("GameSummary", "%1 won");
constexpr const char* over = QT_TRANSLATE_NOOP("GameSummary", "Over");
constexpr const char* draw = QT_TRANSLATE_NOOP("GameSummary", "A draw");
constexpr const char* roundOf = QT_TRANSLATE_NOOP("GameSummary", "Round %1 of %2");
constexpr const char* inRound = QT_TRANSLATE_NOOP("GameSummary", "Round %1");

QString whereOf(const game::Game& game)
{
    const auto english = [](const char* words) { return QString::fromLatin1(words); };
    switch (game.stage) {
    case game::Stage::SetUp:
        return english(setUp);
    case game::Stage::Over:
        if (game.side(game.winner))
            return english(won).arg(game.nameOf(game.winner));
        return english(game.winner.isEmpty() ? over : draw);
    case game::Stage::Activation:
    case game::Stage::Scoring:
        break;
    }
    const int rounds = game.roundCount();
    return rounds > 0 ? english(roundOf).arg(game.round).arg(rounds) : english(inRound).arg(game.round);
}

GameSummary summaryOf(const game::Game& game)
{
    GameSummary summary;
    summary.pack = game.pack->title;
    for (const game::Side& side : game.sides)
        summary.sides.append(side.name);
    summary.scores = game::scoresIfOver(game);
    summary.where = whereOf(game);
    summary.over = game.stage == game::Stage::Over;
    return summary;
}

qint64 branchedAfter(const std::optional<journal::Branching>& branching)
{
    return branching ? branching->after : -1;
}

QString shownBranch(qint64 after)
{
    if (after < 0)
        return {};
    return after == 0 ? Text::tr("branch from the beginning") : Text::tr("branch after entry %1").arg(after);
}

}

GameSummary summaryOf(const journal::Session& session)
{
    GameSummary summary = summaryOf(session.game());
    summary.branchedAfter = branchedAfter(session.branching());
    summary.played = session.log().empty() ? QDateTime::currentDateTime() : session.log().back().time.toLocalTime();
    if (const auto& photo = session.photo().photo)
        summary.photo = photo->time;
    return summary;
}

GameSummary summaryOf(const journal::Glance& glance)
{
    GameSummary summary;
    if (glance.game) {
        summary = summaryOf(*glance.game);
    } else {
        summary.pack = glance.pack->title;
        summary.sides = glance.players;
        if (!glance.played.isValid())
            summary.where = QString::fromLatin1(setUp);
    }
    summary.branchedAfter = branchedAfter(glance.branching);
    summary.played = glance.played.toLocalTime();
    summary.titles = glance.titles;
    if (glance.photo) {
        summary.photo = glance.photo->time;
        summary.thumbnail = thumbnailOf(glance.photo->picture);
    }
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
    // Another game may have been put in the place of the one that was there before.
    const bool samePack = before.titles.values().contains(summary.pack);
    summary.titles = samePack ? before.titles : packs::titlesOf(session.packFiles());
    preferences.setSummary(session.path(), summary);
}

QString shownWhere(const GameSummary& summary)
{
    for (const char* sentence : {setUp, over, draw, roundOf, inRound, won})
        if (const auto shown = shownWords(summary.where, sentence, Text::tr(sentence)))
            return *shown;
    return summary.where;
}

QString shownBranch(const GameSummary& summary)
{
    return shownBranch(summary.branchedAfter);
}

QString shownBranch(const journal::Session& session)
{
    return shownBranch(branchedAfter(session.branching()));
}

QString shownPack(const GameSummary& summary)
{
    return summary.titles.value(packs::shownLanguage(), summary.titles.value(QString(), summary.pack));
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

QString clockTime(const QTime& time, const QLocale& locale)
{
    // The C locale's short form has seconds in it.
    return locale.language() == QLocale::C ? time.toString(QStringLiteral("HH:mm"))
                                           : locale.toString(time, QLocale::ShortFormat);
}

QString playedWhen(const QDateTime& played, const QDateTime& now, const QLocale& locale)
{
    if (!played.isValid())
        return {};
    const QString time = clockTime(played.time(), locale);
    const qint64 days = played.date().daysTo(now.date());
    if (days == 0)
        return Text::tr("today %1").arg(time);
    if (days == 1)
        return Text::tr("yesterday %1").arg(time);
    const bool thisYear = played.date().year() == now.date().year();
    return locale.toString(played.date(), thisYear ? Text::tr("d MMMM") : Text::tr("d MMMM yyyy"));
}

}
