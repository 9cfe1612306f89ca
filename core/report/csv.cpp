// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "base/words.h"

namespace adjutant::report {

namespace {

// A cell as RFC 4180 writes it. A text that a spreadsheet would take for a formula gets an apostrophe before it.
QString cell(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r\n").contains(text.front()))
        text.prepend(QLatin1Char('\''));
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    const bool plain = !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char(',')) &&
                       !text.contains(QLatin1Char('\n')) && !text.contains(QLatin1Char('\r'));
    return plain ? text : QLatin1Char('"') + text + QLatin1Char('"');
}

QString row(const QStringList& cells)
{
    return cells.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

QString lineRow(const Chapter& chapter, const Line& line)
{
    return row({cell(chapter.title),
                QString::number(line.entry),
                cell(line.time),
                cell(line.by),
                cell(line.words),
                cell(line.details.join(QStringLiteral("; "))),
                cell(line.dice.join(QStringLiteral("; "))),
                {}});
}

}

QByteArray toCsv(const Report& report)
{
    QString csv =
        row({QStringLiteral("part"), QStringLiteral("entry"), QStringLiteral("time"), QStringLiteral("side"),
             QStringLiteral("words"), QStringLiteral("details"), QStringLiteral("dice"), QStringLiteral("points")});
    for (const auto& chapter : report.chapters)
        for (const auto& line : chapter.lines)
            csv += lineRow(chapter, line);
    for (const auto& points : report.points)
        csv += row({cell(Words::tr("Score, round %1").arg(points.round)),
                    {},
                    {},
                    cell(nameOf(report, points.side)),
                    cell(points.why),
                    {},
                    {},
                    QString::number(points.points)});
    for (const auto& standing : report.standings)
        csv += row({Words::tr("Result"),
                    {},
                    {},
                    cell(standing.name),
                    cell(report.result),
                    cell(standing.units.join(QStringLiteral("; "))),
                    {},
                    QString::number(standing.score)});
    return csv.toUtf8();
}

}
