// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/log.h"
#include "packs/procedure.h"
#include "packs/resolve.h"

namespace adjutant::journal {
class Session;
}

namespace adjutant::report {

struct Line {
    qint64 entry = 0;
    QString time, by, words;
    QStringList details, dice; ///< as programs read them
    QStringList
        told;      ///< for people, below the words: each throw once, as the pack calls it, and what the words leave out
    int round = 0; ///< under which it is told; 0: before the first
    bool quiet = false; ///< for programs only: to people it says nothing of what happened at the table
};

/// Tells a game line by line, so that a long one need not be read at once. Good until the session changes.
class Story
{
public:
    explicit Story(const journal::Session& session) : m_session(session) {}

    /// The next of the lines that count; nothing after the last.
    std::optional<Line> next();
    /// The next of those that people read.
    std::optional<Line> nextForPeople();
    /// How much of the log was looked at so far, from 0 to 1.
    double part() const;

private:
    Line lineOf(const journal::Entry& entry, std::size_t at);
    QString labelOf(const journal::Entry& entry, const dice::Throw& thrown);
    std::vector<packs::MarkedDie> marksOf(const journal::Entry& entry, const dice::Throw& thrown) const;
    QStringList told(const journal::Entry& entry, bool hidesDice);

    const journal::Session& m_session;
    std::size_t m_at = 0;
    QMap<QString, packs::Procedure> m_named; ///< those whose texts name the sides
};

/// `Set-up`, `Round 1`…
QString chapterTitle(int round);

}
