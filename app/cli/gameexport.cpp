// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"
#include "cli/printing.h"
#include "report/report.h"

#include <QFileInfo>
#include <QSaveFile>

namespace adjutant::cli
{

namespace
{

QString endingOf(const Arguments& arguments)
{
    return QFileInfo(arguments.value("to")).suffix().toLower();
}

struct Format {
    const char* ending;
    QByteArray (*write)(const report::Report& report);
};

constexpr Format formats[] = {
    {"html", report::toHtml},
    {"pdf", [](const report::Report& report) { return toPdf(report::toHtml(report), report.title); }},
    {"csv", report::toCsv},
    {"json", [](const report::Report& report) { return toText(report::toJson(report)) + '\n'; }},
};

Expected<const Format*> formatOf(const Arguments& arguments)
{
    for (const auto& format : formats)
        if (endingOf(arguments) == QLatin1String(format.ending))
            return &format;
    return tl::unexpected(
        fault(QStringLiteral("“%1”: a report's name ends in .html, .pdf, .csv or .json").arg(arguments.value("to"))));
}

// QSaveFile can take a short write for a whole one, so each step is asked after.
Expected<void> writeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return tl::unexpected(fault(QStringLiteral("%1 could not be written: %2").arg(path, file.errorString())));
    return {};
}

}

bool exportNeedsFonts(const Arguments& arguments)
{
    return endingOf(arguments) == QLatin1String("pdf");
}

Expected<int> gameExport(const Arguments& arguments, Output& output)
{
    const auto format = formatOf(arguments);
    if (!format)
        return tl::unexpected(format.error());
    const QString to = arguments.value("to");
    const QString real = QFileInfo(to).canonicalFilePath();
    if (!real.isEmpty() && real == QFileInfo(arguments[0]).canonicalFilePath())
        return tl::unexpected(
            fault(QStringLiteral("%1 is the saved game itself; give the report another name").arg(to)));
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto bytes = (*format)->write(report::make(**session));
    if (auto written = writeFile(to, bytes); !written)
        return tl::unexpected(written.error());
    output.line(QStringLiteral("The report is in %1.").arg(to));
    return done;
}

}
