// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/reportfile.h"

#include "print/pdf.h"

#include <QFileInfo>

namespace adjutant::app {

namespace {

struct Format {
    const char* ending;
    QByteArray (*write)(const report::Report& report);
};

constexpr Format formats[] = {
    {"html", [](const report::Report& report) { return report::toHtml(report); }},
    {"pdf", toPdf},
    {"csv", report::toCsv},
    {"json", [](const report::Report& report) { return toText(report::toJson(report)) + '\n'; }},
};

}

QStringList reportEndings()
{
    QStringList endings;
    for (const Format& format : formats)
        endings.append(QLatin1String(format.ending));
    return endings;
}

QString reportEndingOf(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

QByteArray reportBytes(const report::Report& report, const QString& ending)
{
    for (const Format& format : formats) {
        if (ending == QLatin1String(format.ending))
            return format.write(report);
    }
    return {};
}

}
