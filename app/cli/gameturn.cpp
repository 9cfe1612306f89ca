// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"

namespace adjutant::cli {

namespace {

constexpr int mostAtOnce = 1'000'000;

Expected<int> turn(const Arguments& arguments, Output& output, bool undo)
{
    const auto count = arguments.number("count", 1, 1, mostAtOnce);
    if (!count)
        return tl::unexpected(count.error());
    const auto session = openToWrite(arguments);
    if (!session)
        return tl::unexpected(session.error());
    for (int i = 0; i < *count; ++i) {
        if (undo ? !(*session)->canUndo() : !(*session)->canRedo()) {
            output.line(
                (undo ? QStringLiteral("There is nothing%1 to undo.") : QStringLiteral("There is nothing%1 to redo."))
                    .arg(i > 0 ? QStringLiteral(" more") : QString()));
            return no;
        }
        const auto entry = undo ? (*session)->undo() : (*session)->redo();
        if (!entry)
            return tl::unexpected(entry.error());
        output.line(
            (undo ? QStringLiteral("Undone: %1") : QStringLiteral("Done again: %1")).arg(printable(entry->words)));
    }
    return done;
}

}

Expected<int> gameUndo(const Arguments& arguments, Output& output)
{
    return turn(arguments, output, true);
}

Expected<int> gameRedo(const Arguments& arguments, Output& output)
{
    return turn(arguments, output, false);
}

}
