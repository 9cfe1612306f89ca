// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/chapters.h"

#include "journal/session.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

/// While the round was scored, when nobody acts: with a turn that ends, the same step tells of the round before, too.
bool mayBeginRound(const Entry& entry)
{
    return entry.round > 0 && entry.by.isEmpty() && textAt(entry.command, "do") == QLatin1String("next");
}

}

int chapterOf(const Session& session, std::size_t line)
{
    const Log& log = session.log();
    const Entry& entry = log.wordless(line);
    if (!mayBeginRound(entry) || log.undone(line))
        return entry.round;
    const int after = line + 1 < log.size() ? log.wordless(line + 1).round : session.game().round;
    return std::max(entry.round, after); // no later round when it ended the game
}

}
