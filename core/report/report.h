// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "journal/session.h"

namespace adjutant::report {

struct Line {
    qint64 entry = 0;
    QString time, by, words;
    QStringList details, dice;
};

struct Chapter {
    QString title; ///< `Set-up`, `Round 1`…
    std::vector<Line> lines;
};

struct Standing {
    QString side, name;
    int score = 0;
    std::vector<int> byRound; ///< round 1 first
    QStringList units;        ///< each unit and how it ended
};

/// The story of a game: a value, from which every format is written.
struct Report {
    QString title, pack, credits, result;
    std::vector<Standing> standings;
    std::vector<game::Points> points;
    std::vector<Chapter> chapters;
    qint64 seconds = 0;
};

Report make(const journal::Session& session);

/// A side's name by its id.
QString nameOf(const Report& report, const QString& side);

QByteArray toHtml(const Report& report);
QByteArray toCsv(const Report& report);
Json toJson(const Report& report);

}
