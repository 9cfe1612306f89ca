// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"

#include <QFileInfo>

namespace adjutant::cli {

Expected<int> gameCheck(const Arguments& arguments, Output& output)
{
    const QString path = arguments[0];
    if (!QFileInfo::exists(path))
        return tl::unexpected(fault(QStringLiteral("there is no file %1").arg(path)));
    if (journal::isHeld(path))
        return tl::unexpected(
            fault(QStringLiteral("%1: another program has this game open; close it there first").arg(path)));
    const auto faults = journal::check(path);
    Json list = Json::array();
    for (const auto& problem : faults) {
        list.push_back({{"severity", "error"}, {"file", utf8(problem.file)}, {"words", utf8(problem.words)}});
        if (!arguments.has("json"))
            output.line(printable(toText(problem)));
    }
    if (arguments.has("json"))
        output.json(list);
    else if (faults.empty())
        output.line(QStringLiteral("%1 is whole, and replaying it gives the state it holds.").arg(path));
    return faults.empty() ? done : no;
}

}
