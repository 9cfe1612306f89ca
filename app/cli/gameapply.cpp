// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"
#include "cli/linereader.h"

#include <unistd.h>

namespace adjutant::cli {

namespace {

constexpr qsizetype longestLine = 1 << 20;

Expected<journal::Entry> applyLine(journal::Session& session, const InputLine& line)
{
    if (line.tooLong)
        return tl::unexpected(fault(QStringLiteral("longer than %1 bytes").arg(longestLine)));
    const auto command = parseJson(line.text);
    if (!command) {
        Fault inLine = command.error();
        inLine.line = inLine.line > 0 ? line.number : 0;
        return tl::unexpected(inLine);
    }
    return session.apply(*command);
}

Json jsonOf(const InputLine& line, const Expected<journal::Entry>& entry)
{
    if (!entry)
        return {{"line", line.number}, {"ok", false}, {"error", utf8(withPlace(entry.error()))}};
    return {{"line", line.number}, {"ok", true}, {"entry", entry->number}, {"words", utf8(entry->words)}};
}

QString textOf(const InputLine& line, const Expected<journal::Entry>& entry)
{
    if (!entry)
        return QStringLiteral("line %1 refused: %2").arg(line.number).arg(printable(withPlace(entry.error())));
    QString text = QStringLiteral("%1  %2").arg(entry->number, 4).arg(printable(entry->words));
    for (const auto& detail : entry->details)
        text += QStringLiteral("\n      ") + printable(detail);
    return text;
}

}

Expected<int> gameApply(const Arguments& arguments, Output& output)
{
    const auto session = openToWrite(arguments);
    if (!session)
        return tl::unexpected(session.error());
    LineReader reader(STDIN_FILENO, longestLine);
    bool refused = false;
    while (const auto line = reader.next()) {
        if (line->text.trimmed().isEmpty() && !line->tooLong)
            continue;
        const auto entry = applyLine(**session, *line);
        refused = refused || !entry;
        if (arguments.has("json"))
            output.json(jsonOf(*line, entry));
        else
            output.line(textOf(*line, entry));
        // Only now is it said: the command is on the disk.
        if (!output.flush())
            return tl::unexpected(fault(QStringLiteral("standard output does not take what is written to it")));
    }
    return refused ? no : done;
}

}
