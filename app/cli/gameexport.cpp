// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/replacefile.h"
#include "cli/gametext.h"
#include "print/reportfile.h"

#include <QFileInfo>

namespace adjutant::cli {

namespace {

Expected<QString> endingOf(const Arguments& arguments)
{
    const QString ending = app::reportEndingOf(arguments.value("to"));
    if (app::reportEndings().contains(ending))
        return ending;
    return tl::unexpected(
        fault(QStringLiteral("“%1”: a report's name ends in .html, .pdf, .csv or .json").arg(arguments.value("to"))));
}

}

bool exportNeedsFonts(const Arguments& arguments)
{
    return endingOf(arguments).value_or(QString()) == QLatin1String("pdf");
}

Expected<int> gameExport(const Arguments& arguments, Output& output)
{
    const auto ending = endingOf(arguments);
    if (!ending)
        return tl::unexpected(ending.error());
    const QString to = arguments.value("to");
    const QString real = QFileInfo(to).canonicalFilePath();
    if (!real.isEmpty() && real == QFileInfo(arguments[0]).canonicalFilePath())
        return tl::unexpected(
            fault(QStringLiteral("%1 is the saved game itself; give the report another name").arg(to)));
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    if (auto written = replaceFile(to, app::reportBytes(report::make(**session), *ending)); !written)
        return tl::unexpected(written.error());
    output.line(QStringLiteral("The report is in %1.").arg(to));
    return done;
}

}
