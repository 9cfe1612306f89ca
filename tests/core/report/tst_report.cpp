// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "gamefile.h"

using namespace adjutant;
using namespace adjutant::test;

class TestReport : public QObject
{
    Q_OBJECT

private:
    static report::Report hostile()
    {
        report::Report one;
        one.title = QStringLiteral("<script>alert(1)</script> against \"B\" & 'C'");
        one.standings.push_back({"a", "=HYPERLINK(\"x\")", 2, {2}, {"<img src=file:///etc/passwd>"}});
        one.points.push_back({1, "a", 2, "+1, \"said\nhe\"", "1"});
        one.chapters.push_back({"Round 1", {{1, "12:00", "@Ann", "-words, with a comma", {}, {}}}});
        return one;
    }

private Q_SLOTS:
    void tellsTheGameByRounds()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(playAWhile(**session));
        const auto story = report::make(**session);
        QCOMPARE(story.title, QStringLiteral("Ann against Bea"));
        QCOMPARE(story.chapters.size(), std::size_t(2));
        QCOMPARE(story.chapters[0].title, QStringLiteral("Set-up"));
        QCOMPARE(story.chapters[1].title, QStringLiteral("Round 1"));
        std::size_t lines = 0, told = 0;
        for (const auto& chapter : story.chapters)
            lines += chapter.lines.size();
        for (const auto& entry : (*session)->log())
            told += !entry.undone;
        QCOMPARE(lines, told);
        QVERIFY(story.result.contains("not over"));
        QCOMPARE(story.standings.size(), std::size_t(2));
        QCOMPARE(story.standings[0].units.size(), 3);
        QVERIFY(story.chapters[1].lines[1].dice.value(0).contains("2d10"));
    }

    void htmlHoldsNoMarkUpOfPlayers()
    {
        const auto html = QString::fromUtf8(report::toHtml(hostile()));
        QVERIFY(!html.contains("<script"));
        QVERIFY(!html.contains("<img"));
        QVERIFY(html.contains("&lt;script&gt;"));
        QVERIFY(html.contains("default-src 'none'"));
        QVERIFY(!html.contains("http://") && !html.contains("https://"));
    }

    void csvHoldsNoFormulas()
    {
        const auto csv = QString::fromUtf8(report::toCsv(hostile()));
        QVERIFY(csv.contains("\"'=HYPERLINK(\"\"x\"\")\""));
        QVERIFY(csv.contains("'@Ann"));
        QVERIFY(csv.contains("\"'-words, with a comma\""));
        QVERIFY(csv.contains("\"'+1, \"\"said\nhe\"\"\""));
        QVERIFY(csv.endsWith("\r\n"));
        QVERIFY(csv.startsWith("part,entry,"));
    }

    void jsonSaysTheSame()
    {
        const Json json = report::toJson(hostile());
        QCOMPARE(json["title"].get<std::string>(), utf8(hostile().title));
        QCOMPARE(json["standings"][0]["byRound"][0].get<int>(), 2);
        QCOMPARE(json["chapters"][0]["lines"][0]["entry"].get<int>(), 1);
        QCOMPARE(json["points"][0]["why"].get<std::string>(), utf8(hostile().points[0].why));
    }
};

QTEST_GUILESS_MAIN(TestReport)
#include "tst_report.moc"
