// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/preferences.h"

#include <QLocale>

namespace adjutant::journal {
struct Glance;
class Session;
}

namespace adjutant::app {

/// What is worth knowing of a game before it is opened.
GameSummary summaryOf(const journal::Session& session);
/// The same from outside, with a thumbnail.
GameSummary summaryOf(const journal::Glance& glance);

/// Writes the summary down, with a thumbnail of the photo when that is another one than before.
void noteSummary(Preferences& preferences, const journal::Session& session);

/// How far it has come, in the language of the window.
QString shownWhere(const GameSummary& summary);
/// Of a game that was branched off another one: where; else empty.
QString shownBranch(const GameSummary& summary);
QString shownBranch(const journal::Session& session);
/// What its pack is called there.
QString shownPack(const GameSummary& summary);

/// `Ada 4 : 2 Ben`; only the names when there is no score yet.
QString scoreLine(const GameSummary& summary);

/// `20:15`, or `8:15 PM` where clocks are read so.
QString clockTime(const QTime& time, const QLocale& locale = {});
/// `today 20:15`, `yesterday 20:15`, `14 March`, with the year when it is another one.
QString playedWhen(const QDateTime& played, const QDateTime& now, const QLocale& locale = {});

}
