// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"
#include "journal/rescue.h"

namespace adjutant::cli {

Expected<int> gameBranch(const Arguments& arguments, Output& output)
{
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto at = entryNumber(arguments, **session);
    if (!at)
        return tl::unexpected(at.error());
    const QString to = arguments.value("to");
    if (const auto written = (*session)->branch(*at, to); !written)
        return tl::unexpected(written.error());
    output.line(QStringLiteral("%1: the game up to entry %2 of %3; the old file is as it was.")
                    .arg(to)
                    .arg(*at)
                    .arg((*session)->lastNumber()));
    return done;
}

Expected<int> gameRescue(const Arguments& arguments, Output& output)
{
    const QString to = arguments.value("to");
    const auto rescued = journal::rescue(arguments[0], to);
    if (!rescued) {
        auto problem = rescued.error();
        if (problem.file.isEmpty())
            problem.file = arguments[0];
        return tl::unexpected(problem);
    }
    output.line(QStringLiteral("%1: %2 came through; the old file is as it was.")
                    .arg(to, rescued->entries == 1 ? QStringLiteral("1 entry")
                                                   : QStringLiteral("%1 entries").arg(rescued->entries)));
    output.line(rescued->fault.isEmpty()
                    ? QStringLiteral("Nothing is wrong with the old file.")
                    : QStringLiteral("What came after them is lost: %1").arg(printable(rescued->fault)));
    return done;
}

}
