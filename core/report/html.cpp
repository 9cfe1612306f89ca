// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "base/words.h"
#include "packs/reader.h"

namespace adjutant::report {

namespace {

// The style stands in the page: it needs nothing from anywhere. Simple enough for the printer's own reader of HTML.
constexpr const char* head = "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                             "<meta http-equiv=\"Content-Security-Policy\" "
                             "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
                             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
constexpr const char* style =
    "<style>\nbody { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #1a1a1a; "
    "background: #ffffff; }\ntable { border-collapse: collapse; margin: 0.5em 0; }\n"
    "th, td { border: 1px solid #888888; padding: 4px 8px; text-align: left; }\nth { background: #eeeeee; }\n"
    ".quiet { color: #555555; }\n.dice { font-family: monospace; color: #333333; }\nli { margin: 0.3em 0; "
    "}\n</style>\n";

// Text as text, whatever it holds: mark-up is escaped, and what cannot be seen is left out.
QString escaped(const QString& text)
{
    QString plain;
    for (const QChar c : text)
        if (c.isSpace())
            plain += QLatin1Char(' ');
        else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format)
            plain += c;
    return plain.toHtmlEscaped();
}

QString element(const char* name, const QString& text)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), escaped(text));
}

QString quiet(const char* kind, const QString& text)
{
    return QStringLiteral("<br><span class=\"%1\">%2</span>").arg(QLatin1String(kind), escaped(text));
}

QString scoreTable(const Report& report)
{
    std::size_t rounds = 0;
    for (const auto& standing : report.standings)
        rounds = std::max(rounds, standing.byRound.size());
    QString html = QStringLiteral("<table>\n<tr>") + element("th", Words::tr("Side"));
    for (std::size_t round = 1; round <= rounds; ++round)
        html += element("th", QString::number(round));
    html += element("th", Words::tr("Total")) + QStringLiteral("</tr>\n");
    for (const auto& standing : report.standings) {
        html += QStringLiteral("<tr>") + element("th", standing.name);
        for (const int points : standing.byRound)
            html += element("td", QString::number(points));
        html += element("td", QString::number(standing.score)) + QStringLiteral("</tr>\n");
    }
    return html + QStringLiteral("</table>\n");
}

QString pointList(const Report& report)
{
    if (report.points.empty())
        return {};
    QString html = element("h3", Words::tr("Why")) + QStringLiteral("\n<ul>\n");
    for (const auto& point : report.points)
        html += element("li", Words::tr("Round %1, %2: %3. %4")
                                  .arg(QString::number(point.round), nameOf(report, point.side),
                                       QString::number(point.points), point.why)) +
                QLatin1Char('\n');
    return html + QStringLiteral("</ul>\n");
}

QString unitLists(const Report& report)
{
    QString html;
    for (const auto& standing : report.standings) {
        html += element("h3", standing.name) + QStringLiteral("\n<ul>\n");
        for (const auto& unit : standing.units)
            html += element("li", unit) + QLatin1Char('\n');
        html += QStringLiteral("</ul>\n");
    }
    return html;
}

QString lineItem(const Line& line)
{
    QString html = QStringLiteral("<li>") + escaped(line.words);
    for (const auto& detail : line.details)
        html += quiet("quiet", detail);
    for (const auto& dice : line.dice)
        html += quiet("dice", dice);
    return html + QStringLiteral("</li>\n");
}

QString chapterOf(const Chapter& chapter)
{
    QString html = element("h2", chapter.title) + QStringLiteral("\n<ul>\n");
    for (const auto& line : chapter.lines)
        html += lineItem(line);
    return html + QStringLiteral("</ul>\n");
}

QString timeOf(qint64 seconds)
{
    return Words::tr("Played for %1:%2 hours.").arg(seconds / 3600).arg(seconds / 60 % 60, 2, 10, QChar(u'0'));
}

}

QByteArray toHtml(const Report& report)
{
    QString html = QString::fromLatin1(head).arg(packs::shownLanguage()) + element("title", report.title) +
                   QLatin1Char('\n') + QLatin1String(style) + QStringLiteral("</head>\n<body>\n");
    html += element("h1", report.title) + QLatin1Char('\n') + element("p", report.pack) + QLatin1Char('\n');
    html += QStringLiteral("<p><b>%1</b> %2</p>\n").arg(escaped(report.result), escaped(timeOf(report.seconds)));
    html += element("h2", Words::tr("Score")) + QLatin1Char('\n') + scoreTable(report) + pointList(report);
    html += element("h2", Words::tr("Units at the end")) + QLatin1Char('\n') + unitLists(report);
    for (const auto& chapter : report.chapters)
        html += chapterOf(chapter);
    html += QStringLiteral("<p class=\"quiet\">%1</p>\n</body>\n</html>\n").arg(escaped(report.credits));
    return html.toUtf8();
}

}
