// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

#include "gamefile.h"

#include <QRegularExpression>

using namespace adjutant;
using namespace adjutant::test;

class TestReport : public QObject
{
    Q_OBJECT

private:
    /// A recorded game of a pack, played to its end.
    static GameFile::Opened play(const GameFile& file, const QString& pack, const QString& record)
    {
        auto session = journal::Session::create(file.path(), {*packs::find(pack), {"Ann", "Bea"}, {}, {}});
        QFile commands(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(record));
        if (!session || !commands.open(QIODevice::ReadOnly))
            return session;
        for (const QByteArray& line : commands.readAll().split('\n'))
            if (line.startsWith('{'))
                if (const auto said = say(**session, line); !said)
                    qWarning("%s: %s", line.constData(), qPrintable(said.error().words));
        return session;
    }
    static void records()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("record");
        QTest::newRow("quick-play") << "quick-play"
                                    << "six-rounds";
        for (const char* pack : {"double-tap", "brickaction", "quick", "ballot-boxes"})
            QTest::newRow(pack) << pack << pack;
    }
    static const report::Line* lineWith(const report::Report& report, const QString& words)
    {
        for (const auto& chapter : report.chapters)
            for (const auto& line : chapter.lines)
                if (line.words.startsWith(words))
                    return &line;
        return nullptr;
    }
    static qsizetype count(const QString& in, const QString& what) { return in.count(what); }

    static report::Report hostile()
    {
        report::Report one;
        one.title = QStringLiteral("<script>alert(1)</script> against \"B\" & 'C'");
        one.standings.push_back(
            {"a", "=HYPERLINK(\"x\")", 2, {2}, {"<img src=file:///etc/passwd>"}, "<red>", "<star>"});
        one.course.push_back({"a", "</text><script>", {2}, {0}});
        one.luck.push_back({"a", "<b>Ann</b>", true, {}});
        one.points.push_back({1, "a", 2, "+1, \"said\nhe\"", "1"});
        one.chapters.push_back({"Round 1", {{1, "12:00", "@Ann", "-words, with a comma", {}, {}, {"<i>told</i>"}, 1}}});
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
        QVERIFY(html.contains("&lt;i&gt;told"));
        QVERIFY(!html.contains("<red") && !html.contains("<star") && !html.contains("<b>Ann"));
        QVERIFY(html.contains("default-src 'none'"));
        QVERIFY(!html.contains("http://") && !html.contains("https://"));
    }

    void eachThrowStandsOnceAsThePackCallsIt_data() { records(); }
    void eachThrowStandsOnceAsThePackCallsIt()
    {
        QFETCH(QString, pack);
        QFETCH(QString, record);
        GameFile file;
        const auto session = play(file, pack, record);
        QVERIFY(session);
        const report::Report report = report::make(**session);
        static const QRegularExpression nameOfCode(QStringLiteral("^[a-z_]+: \\d*d"));
        int throws = 0;
        for (const auto& chapter : report.chapters)
            for (const auto& line : chapter.lines) {
                const QStringList dice = line.told.filter(QRegularExpression(QStringLiteral(": \\d*d\\d+ → ")));
                const QStringList fell = line.dice.filter(QRegularExpression(QStringLiteral("→ \\d")));
                QVERIFY2(dice.size() == fell.size(), qPrintable(line.told.join(QLatin1Char('|'))));
                throws += int(dice.size());
                for (const QString& told : line.told) {
                    QVERIFY2(!told.contains(nameOfCode) && !told.contains(QLatin1Char('_')), qPrintable(told));
                    QVERIFY2(!line.words.contains(told), qPrintable(told));
                }
            }
        QVERIFY(throws > 0);
        QVERIFY(!report::toHtml(report).contains("class=\"dice\""));
    }

    void theDiceOfAThrowAreNamedInWords()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("brickaction"), QStringLiteral("brickaction"));
        QVERIFY(session);
        const report::Report report = report::make(**session);
        const report::Line* attack = lineWith(report, QStringLiteral("Attack a vehicle with LAP, Badger"));
        QVERIFY(attack);
        QCOMPARE(attack->told, (QStringList{"Attack: 3d6 → 6, 5, 4 · thrown on the table",
                                            "Save roll: 1d6 → 2 · thrown on the table"}));
        QCOMPARE(attack->dice[1], QStringLiteral("save_roll: 1d6 → 2 (thrown on the table)")); // programs rely on it
        const report::Line* roll = lineWith(report, QStringLiteral("Roll-off"));
        QVERIFY(roll);
        QCOMPARE(roll->told.value(0), QStringLiteral("Ann throws: 1d6 → 5 · thrown on the table"));
    }

    void theEndIsOneSentence()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
        const report::Report report = report::make(**session);
        QCOMPARE(report.verdict, QStringLiteral("Ann wins 8 : 6, after 6 rounds."));
        QCOMPARE(report.result, QStringLiteral("Ann wins. after 6 rounds")); // programs rely on it
        const report::Line* shot = lineWith(report, QStringLiteral("Shoot at a squad with Main gun, Tank (Ann)"));
        QVERIFY(shot);
        QVERIFY2(shot->words.contains(QStringLiteral("(Bea), target partly in cover: ")), qPrintable(shot->words));
        QCOMPARE(shot->told, QStringList("Attack: 3d10 → 3, 9 (miss), 2 (stopped by cover) · thrown on the table"));
        QCOMPARE(shot->dice, QStringList("attack: 3d10 → 3, 9 (dropped), 2 (dropped) (thrown on the table)"));
    }

    void theEndNamesTheScore_data()
    {
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<QString>("verdict");
        const QString point = QStringLiteral(R"({"do":"score","side":"%1","points":%2,"why":"the mill"})");
        const QStringList begun{QStringLiteral(R"({"do":"begin"})")};
        const QStringList five = begun + QStringList{point.arg("a").arg(5)};
        QTest::newRow("the winner's first") << five + QStringList{point.arg("b").arg(6), R"({"do":"end"})"}
                                            << "Bea wins 6 : 5, time is called in round 1.";
        QTest::newRow("draw") << five + QStringList{point.arg("b").arg(5), R"({"do":"end"})"}
                              << "A draw, 5 : 5, time is called in round 1.";
        QTest::newRow("no points") << begun + QStringList{R"({"do":"concede","side":"b"})"}
                                   << "Ann wins, Bea concedes.";
        QTest::newRow("a sentence of the players")
            << five + QStringList{R"({"do":"end","why":"The cat won."})"} << "Ann wins 5 : 0: The cat won.";
    }
    void theEndNamesTheScore()
    {
        QFETCH(QStringList, said);
        GameFile file;
        const auto session = file.create();
        for (const QString& command : said)
            QVERIFY(say(**session, command.toUtf8()));
        QTEST(report::make(**session).verdict, "verdict");
    }

    // Between what happened at the table they would be half of the story.
    void peopleReadNothingOfTheClockAndOfEffectsThatAreNone()
    {
        GameFile file;
        const auto session = file.create();
        for (
            const char* command :
            {R"({"do":"begin"})", R"({"do":"pause"})", R"({"do":"activate","unit":"a2"})",
             R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1","weapon":"main-gun","faces":[10,10],"accept":"later"})",
             R"({"do":"accept"})"})
            QVERIFY(say(**session, command));
        const report::Report report = report::make(**session);
        const auto html = QString::fromUtf8(report::toHtml(report));
        const auto json = QString::fromStdString(report::toJson(report).dump());
        const auto csv = QString::fromUtf8(report::toCsv(report));
        for (const QString& words :
             {QStringLiteral("The clock stands still"), QStringLiteral("Accepted: nothing changes")}) {
            QVERIFY(lineWith(report, words));
            QVERIFY2(!html.contains(words), qPrintable(words));
            QVERIFY2(json.contains(words) && csv.contains(words), qPrintable(words));
        }
        QVERIFY(html.contains("Shoot at a squad"));
        report::Story story(**session);
        QStringList told;
        while (const auto line = story.nextForPeople())
            told << line->words;
        QCOMPARE(told.size(), qsizetype((*session)->log().size()) - 2);
    }

    void aChapterOfTheClockAloneIsLeftOut()
    {
        report::Line pause;
        pause.words = QStringLiteral("The clock stands still");
        pause.quiet = true;
        report::Report report;
        report.chapters.push_back({"Round 7", {pause}});
        QVERIFY(!QString::fromUtf8(report::toHtml(report)).contains("Round 7"));
    }

    void aRoundIsToldFromItsBeginning()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
        const report::Report report = report::make(**session);
        QCOMPARE(report.chapters[2].title, QStringLiteral("Round 2"));
        QVERIFY(report.chapters[2].lines.front().words.startsWith("Round 2 begins"));
        QCOMPARE(report.chapters.size(), std::size_t(7));
        QVERIFY(report.chapters[6].lines.back().words.startsWith("Ann wins")); // which begins no round
    }

    void howLongItTook_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << qint64(59) << QStringLiteral("Played for less than a minute.");
        QTest::newRow("one") << qint64(60) << QStringLiteral("Played for 1 minute.");
        QTest::newRow("rounded down") << qint64(495) << QStringLiteral("Played for 8 minutes.");
        QTest::newRow("rounded up") << qint64(510) << QStringLiteral("Played for 9 minutes.");
        QTest::newRow("nearly an hour") << qint64(3590) << QStringLiteral("Played for 1 hour.");
        QTest::newRow("two") << qint64(120) << QStringLiteral("Played for 2 minutes.");
        QTest::newRow("hour") << qint64(3600) << QStringLiteral("Played for 1 hour.");
        QTest::newRow("both") << qint64(3720) << QStringLiteral("Played for 1 hour and 2 minutes.");
        QTest::newRow("more") << qint64(7260) << QStringLiteral("Played for 2 hours and 1 minute.");
    }
    void howLongItTook()
    {
        QFETCH(qint64, seconds);
        report::Report report;
        report.seconds = seconds;
        QTEST(report::timeOf(report), "words");
    }

    void unitsSayWhatTheyAreOnce()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
        QVERIFY(session);
        for (const auto& standing : report::make(**session).standings)
            for (const QString& unit : standing.units)
                for (const game::Unit& one : (*session)->game().units) {
                    const QString type = (*session)->game().typeOf(one).label;
                    QVERIFY2(!unit.startsWith(QStringLiteral("%1 (%1)").arg(type)), qPrintable(unit));
                }
    }

    void whatTheWordsLeaveOutIsTold()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick"), QStringLiteral("quick"));
        QVERIFY(session);
        const report::Report report = report::make(**session);
        const report::Line* loss = lineWith(report, QStringLiteral("Hammer (Bea) is removed"));
        QVERIFY(loss);
        QCOMPARE(loss->told,
                 (QStringList{"A rubble and a civilian marker go into its hex, which is close terrain now.",
                              "All losses are satisfied.", "The cube drawn: 1d4 → 4 · thrown on the table"}));
    }

    void aThrowOfWhichOnlySomeDiceWereTypedSaysSo()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(playAWhile(**session));
        const report::Report report = report::make(**session);
        const report::Line* shot = lineWith(report, QStringLiteral("Shoot at a squad"));
        QVERIFY(shot && shot->told.size() == 1);
        QVERIFY2(shot->told[0].startsWith("Attack: 2d10 → 3") && shot->told[0].endsWith("· some thrown on the table"),
                 qPrintable(shot->told[0]));
    }

    void theStoryIsToldLineByLine()
    {
        GameFile file;
        const auto session = file.create();
        report::Story empty(**session);
        QVERIFY(!empty.next());
        QCOMPARE(empty.part(), 1.0);
        QVERIFY(playAWhile(**session));
        report::Story story(**session);
        QCOMPARE(story.part(), 0.0);
        const auto first = story.next();
        QVERIFY(first && first->entry == 1 && first->round == 0);
        QVERIFY(story.part() > 0 && story.part() < 1);
        while (story.next()) {
        }
        QCOMPARE(story.part(), 1.0);
    }

    void htmlHasTheChartsAndTheLuck()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
        QVERIFY(session);
        const report::Report report = report::make(**session);
        const auto html = QString::fromUtf8(report::toHtml(report));
        QCOMPARE(count(html, "<svg "), 2);
        QVERIFY(html.contains("Points after each round. Ann: ") && html.contains("Units destroyed after each round"));
        QVERIFY(html.contains("<h2>Luck</h2>") && html.contains("<h3>Ann · dice of the table</h3>"));
        QVERIFY(html.contains("<tr><th>d10</th><th>seen</th><th>expected</th><th>usual</th></tr>"));
        QVERIFY(html.contains("<tr><th>Round</th><th>Ann</th><th>Bea</th></tr>"));
        QVERIFY(html.contains("<tr><th>Total</th><th>8</th><th>6</th></tr>"));
        const auto elsewhere = QString::fromUtf8(report::toHtml(report, report::Pictures::Named));
        QVERIFY(!elsewhere.contains("<svg") && elsewhere.contains("<img src=\"points\""));
    }

    void aGameThatHasNotBegunHasNoChart()
    {
        GameFile file;
        const auto session = file.create();
        const auto html = QString::fromUtf8(report::toHtml(report::make(**session)));
        QVERIFY(!html.contains("<svg") && html.contains("No dice have fallen yet"));
    }

    void marksAreWholeAndWithinTheChart()
    {
        GameFile file;
        const auto session = play(file, QStringLiteral("quick-play"), QStringLiteral("six-rounds"));
        const report::Report report = report::make(**session);
        for (const auto what : {report::Charted::Points, report::Charted::Losses}) {
            const report::Picture picture = report::pictureOf(report, what);
            QCOMPARE(picture.marks.size(), std::size_t(2 * (6 + 1))); // of six rounds, and in the legend
            for (const auto& mark : picture.marks)
                for (const auto& corner : mark.outline)
                    QVERIFY(corner.x >= 0 && corner.x <= picture.width && corner.y >= 0 &&
                            corner.y < picture.height - 42);
        }
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
