// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "journal/session.h"
#include "report/course.h"
#include "report/luck.h"
#include "report/picture.h"
#include "report/story.h"

namespace adjutant::report {

struct Chapter {
    QString title; ///< `Set-up`, `Round 1`…
    std::vector<Line> lines;
};

struct Standing {
    QString side, name;
    int score = 0;
    std::vector<int> byRound; ///< round 1 first
    QStringList units;        ///< each unit and how it ended
    QString colour, shape;
};

/// The story of a game: a value, from which every format is written.
struct Report {
    QString title, pack, credits, result;
    QString verdict; ///< the result in one sentence, for people
    std::vector<Standing> standings;
    std::vector<game::Points> points;
    std::vector<Chapter> chapters;
    qint64 seconds = 0;
    std::vector<SideCourse> course; ///< empty before the first round
    int firstRound = 1;             ///< of the course
    std::vector<LuckGroup> luck;
};

Report make(const journal::Session& session);
/// Who played and how it stands; without the chapters, the course and the luck, which take longer.
Report outlineOf(const journal::Session& session);

/// A side's name by its id.
QString nameOf(const Report& report, const QString& side);
/// `Round 2, Ann: 1. The hill is hers`
QString reasonOf(const Report& report, const game::Points& points);
/// `Played for 1 hour and 2 minutes.`
QString timeOf(const Report& report);

/// Where the pictures of a page of HTML are.
enum class Pictures {
    Drawn, ///< in the page, as SVG
    Named  ///< elsewhere: an image a chart, with the name of pictureName
};
QString pictureName(Charted what);

QByteArray toHtml(const Report& report, Pictures pictures = Pictures::Drawn);
QByteArray toCsv(const Report& report);
Json toJson(const Report& report);

/// Text for HTML, whatever it holds: mark-up is escaped, and what cannot be seen is left out.
QString escaped(const QString& text);

}
