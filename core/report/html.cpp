// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "base/plaintext.h"
#include "base/words.h"
#include "packs/dicewords.h"
#include "packs/reader.h"
#include "report/luckwords.h"

namespace adjutant::report {

namespace {

// The style stands in the page: it needs nothing from anywhere. Simple enough for the printer's own reader of HTML.
constexpr const char* head = "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                             "<meta http-equiv=\"Content-Security-Policy\" "
                             "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
                             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
constexpr const char* style =
    "<style>\nbody { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #1a1a1a; "
    "background: #ffffff; }\ntable { border-collapse: collapse; margin-top: 0.5em; margin-bottom: 0.5em; }\n"
    "th, td { border: 1px solid #888888; padding: 4px 8px; text-align: left; }\nth { background: #eeeeee; }\n"
    ".quiet { color: #555555; }\nli { margin: 0.3em 0; }\n"
    "svg { display: block; max-width: 100%; height: auto; margin: 1em 0; }\n</style>\n";

QString element(const char* name, const QString& text)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), escaped(text));
}

QString quiet(const QString& text)
{
    return QStringLiteral("<br><span class=\"quiet\">%1</span>").arg(escaped(text));
}

QString row(const char* cell, const QString& first, const QStringList& cells)
{
    QString html = QStringLiteral("<tr>") + element("th", first);
    for (const QString& text : cells)
        html += element(cell, text);
    return html + QStringLiteral("</tr>\n");
}

// Rounds stand below one another: there may be many of them, and of sides there are few.
QString scoreTable(const Report& report)
{
    std::size_t rounds = 0;
    QStringList names, totals;
    for (const auto& standing : report.standings) {
        rounds = std::max(rounds, standing.byRound.size());
        names << standing.name;
        totals << QString::number(standing.score);
    }
    QString html = QStringLiteral("<table>\n") + row("th", Words::tr("Round"), names);
    for (std::size_t round = 0; round < rounds; ++round) {
        QStringList cells;
        for (const auto& standing : report.standings)
            cells << QString::number(round < standing.byRound.size() ? standing.byRound[round] : 0);
        html += row("td", QString::number(round + 1), cells);
    }
    return html + row("th", Words::tr("Total"), totals) + QStringLiteral("</table>\n");
}

QString charts(const Report& report, Pictures pictures)
{
    if (report.course.empty())
        return {};
    QString html;
    for (const Charted what : {Charted::Points, Charted::Losses}) {
        const Picture picture = pictureOf(report, what);
        html += pictures == Pictures::Drawn ? toSvg(picture)
                                            : QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"></p>\n")
                                                  .arg(pictureName(what))
                                                  .arg(picture.width)
                                                  .arg(picture.height);
    }
    return html;
}

QString luckTable(const DieLuck& luck)
{
    QString html = QStringLiteral("<table>\n") + row("th", packs::diceInWords(luck.die.toStdString()),
                                                     {Words::tr("seen"), Words::tr("expected"), Words::tr("usual")});
    for (const FaceLuck& face : luck.faces)
        html +=
            row("td", faceText(face),
                {QString::number(face.seen), expectedText(face), QStringLiteral("%1–%2").arg(face.low).arg(face.high)});
    return html + QStringLiteral("</table>\n");
}

QString luckSection(const Report& report)
{
    QString html = element("h2", Words::tr("Luck")) + QLatin1Char('\n');
    if (report.luck.empty())
        html += element("p", Words::tr("No dice have fallen yet in this game."));
    for (const LuckGroup& group : report.luck) {
        html += element("h3", titleOf(group)) + QLatin1Char('\n');
        for (const DieLuck& luck : group.kinds)
            html += element("p", luckWords(luck)) + QLatin1Char('\n') + luckTable(luck);
    }
    return html;
}

QString pointList(const Report& report)
{
    if (report.points.empty())
        return {};
    QString html = element("h3", Words::tr("Why")) + QStringLiteral("\n<ul>\n");
    for (const auto& point : report.points)
        html += element("li", reasonOf(report, point)) + QLatin1Char('\n');
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
    for (const auto& told : line.told)
        html += quiet(told);
    return html + QStringLiteral("</li>\n");
}

/// Nothing where people have nothing to read.
QString chapterOf(const Chapter& chapter)
{
    QString items;
    for (const auto& line : chapter.lines)
        items += line.quiet ? QString() : lineItem(line);
    return items.isEmpty()
               ? QString()
               : element("h2", chapter.title) + QStringLiteral("\n<ul>\n") + items + QStringLiteral("</ul>\n");
}

}

QString escaped(const QString& text)
{
    QString plain;
    for (const QChar c : text)
        if (c.isSpace())
            plain += QLatin1Char(' ');
        else if (!steersText(c))
            plain += c;
    return plain.toHtmlEscaped();
}

QString pictureName(Charted what)
{
    return what == Charted::Points ? QStringLiteral("points") : QStringLiteral("losses");
}

QByteArray toHtml(const Report& report, Pictures pictures)
{
    QString html = QString::fromLatin1(head).arg(packs::shownLanguage()) + element("title", report.title) +
                   QLatin1Char('\n') + QLatin1String(style) + QStringLiteral("</head>\n<body>\n");
    html += element("h1", report.title) + QLatin1Char('\n') + element("p", report.pack) + QLatin1Char('\n');
    html += QStringLiteral("<p><b>%1</b> %2</p>\n").arg(escaped(report.verdict), escaped(timeOf(report)));
    html += element("h2", Words::tr("Score")) + QLatin1Char('\n') + scoreTable(report) + charts(report, pictures) +
            pointList(report);
    html += element("h2", Words::tr("How the units stand")) + QLatin1Char('\n') + unitLists(report);
    for (const auto& chapter : report.chapters)
        html += chapterOf(chapter);
    html += luckSection(report);
    html += QStringLiteral("<p class=\"quiet\">%1</p>\n</body>\n</html>\n").arg(escaped(report.credits));
    return html.toUtf8();
}

}
