// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/luck.h"

#include "dice/generator.h"
#include "gamefile.h"
#include "report/luckwords.h"

#include <cmath>
#include <numeric>

using namespace adjutant;
using namespace adjutant::test;

namespace {

using Usual = std::pair<qint64, qint64>;

/// How likely each number of hits is, one trial after the other.
std::vector<long double> slowBinomial(int trials, long double chance)
{
    std::vector<long double> row{1};
    for (int i = 0; i < trials; ++i) {
        std::vector<long double> next(row.size() + 1, 0);
        for (std::size_t k = 0; k < row.size(); ++k) {
            next[k] += row[k] * (1 - chance);
            next[k + 1] += row[k] * chance;
        }
        row = std::move(next);
    }
    return row;
}

/// How likely each sum is, one die after the other.
std::vector<long double> slowSums(int dice, int sides)
{
    std::vector<long double> row{1};
    for (int i = 0; i < dice; ++i) {
        std::vector<long double> next(row.size() + std::size_t(sides), 0);
        for (std::size_t sum = 0; sum < row.size(); ++sum)
            for (int face = 1; face <= sides; ++face)
                next[sum + std::size_t(face)] += row[sum] / sides;
        row = std::move(next);
    }
    return row;
}

std::vector<std::int64_t> facesTo(int sides)
{
    std::vector<std::int64_t> faces(static_cast<std::size_t>(sides));
    std::iota(faces.begin(), faces.end(), 1);
    return faces;
}

const report::LuckGroup* groupOf(const std::vector<report::LuckGroup>& groups, const QString& side, bool typed)
{
    for (const auto& group : groups)
        if (group.side == side && group.typed == typed)
            return &group;
    return nullptr;
}

/// How often each face of its typed d6 came up for a side.
std::vector<qint64> seenBy(const journal::Session& session, const QString& side)
{
    const auto groups = report::luckOf(session);
    const report::LuckGroup* group = groupOf(groups, side, true);
    std::vector<qint64> seen;
    for (const auto& face : group ? group->kinds.front().faces : std::vector<report::FaceLuck>())
        seen.push_back(face.seen);
    return seen;
}

qint64 diceIn(const report::LuckGroup* group)
{
    qint64 dice = 0;
    if (group)
        for (const auto& kind : group->kinds)
            dice += kind.dice;
    return dice;
}

}

class TestLuck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usualCountEqualsTheSlowOne_data()
    {
        QTest::addColumn<int>("trials");
        QTest::addColumn<int>("ways");
        QTest::addColumn<int>("faces");
        for (const int trials : {1, 2, 5, 20, 60, 100, 317})
            for (const auto& [ways, faces] : {std::pair(1, 2), std::pair(1, 6), std::pair(1, 20), std::pair(1, 100),
                                              std::pair(5, 6), std::pair(19, 20)})
                QTest::addRow("%d of %d/%d", trials, ways, faces) << trials << ways << faces;
    }

    void usualCountEqualsTheSlowOne()
    {
        QFETCH(int, trials);
        QFETCH(int, ways);
        QFETCH(int, faces);
        const auto row = slowBinomial(trials, static_cast<long double>(ways) / faces);
        std::size_t low = 0, high = row.size() - 1;
        long double below = 0, above = 0;
        while (below + row[low] <= 0.025L)
            below += row[low++];
        while (above + row[high] <= 0.025L)
            above += row[high--];
        const auto usual = report::usualCount(trials, double(ways) / faces);
        QCOMPARE(usual.first, qint64(low));
        QCOMPARE(usual.second, qint64(high));
    }

    void usualCountAtTheEnds()
    {
        QCOMPARE(report::usualCount(0, 0.5), Usual(0, 0));
        QCOMPARE(report::usualCount(7, 0), Usual(0, 0));
        QCOMPARE(report::usualCount(7, 1), Usual(7, 7));
        // Large numbers: as near to the normal distribution as makes no difference.
        const auto [low, high] = report::usualCount(3'000'000, 1.0 / 6);
        const double deviation = std::sqrt(3'000'000.0 * 5 / 36);
        QVERIFY(std::abs(double(low) - (500'000 - 1.96 * deviation)) < 3);
        QVERIFY(std::abs(double(high) - (500'000 + 1.96 * deviation)) < 3);
    }

    void meanLiesInsideAsOftenAsIsSaid_data()
    {
        QTest::addColumn<int>("dice");
        QTest::addColumn<int>("sides");
        for (const int dice : {30, 50, 100})
            for (const int sides : {4, 6, 10, 20})
                QTest::addRow("%dd%d", dice, sides) << dice << sides;
    }

    void meanLiesInsideAsOftenAsIsSaid()
    {
        QFETCH(int, dice);
        QFETCH(int, sides);
        report::DiceTally tally;
        for (int i = 0; i < dice; ++i)
            tally.add(facesTo(sides), 1);
        const auto luck = tally.luck().front();
        const auto sums = slowSums(dice, sides);
        long double inside = 0;
        for (std::size_t sum = 0; sum < sums.size(); ++sum)
            if (double(sum) / dice >= luck.lowMean && double(sum) / dice <= luck.highMean)
                inside += sums[sum];
        QVERIFY2(inside > 0.935L && inside < 0.965L, qPrintable(QString::number(double(inside))));
    }

    void countsEveryKindByItself()
    {
        report::DiceTally tally;
        for (const int face : {6, 6, 1, 3, 6})
            tally.add(facesTo(6), face);
        for (const int face : {0, 2})
            tally.add({0, 0, 1, 1, 1, 2}, face);
        tally.add(facesTo(10), 10);
        const auto luck = tally.luck();
        QCOMPARE(luck.size(), std::size_t(3));
        QCOMPARE(luck[0].die, QStringLiteral("d6"));
        QCOMPARE(luck[1].die, QStringLiteral("d10"));
        QCOMPARE(luck[2].die, QStringLiteral("d{0,0,1,1,1,2}"));
        QCOMPARE(luck[0].dice, 5);
        QCOMPARE(luck[0].faces.size(), std::size_t(6));
        QCOMPARE(luck[0].faces[5].seen, 3);
        QCOMPARE(luck[0].faces[1].seen, 0);
        QVERIFY(std::abs(luck[0].faces[5].expected - 5 / 6.0) < 1e-12);
        QVERIFY(std::abs(luck[0].mean - 22 / 5.0) < 1e-12);
        QVERIFY(std::abs(luck[0].expectedMean - 3.5) < 1e-12);
        QCOMPARE(luck[2].faces.size(), std::size_t(3));
        QVERIFY(std::abs(luck[2].faces[1].expected - 1) < 1e-12);
        QVERIFY(std::abs(luck[2].expectedMean - 5 / 6.0) < 1e-12);
        QVERIFY(!luck[0].isEnough());
    }

    void enoughIsFiveOfEachFace()
    {
        report::DiceTally tally;
        for (int i = 0; i < 29; ++i)
            tally.add(facesTo(6), 1 + i % 6);
        QVERIFY(!tally.luck().front().isEnough());
        tally.add(facesTo(6), 6);
        QVERIFY(tally.luck().front().isEnough());
        QVERIFY(tally.luck().front().isUsual());
    }

    void manyFacesStandInBands()
    {
        report::DiceTally tally;
        for (const int face : {1, 10, 11, 100})
            tally.add(facesTo(100), face);
        const auto luck = tally.luck().front();
        QCOMPARE(luck.faces.size(), std::size_t(10));
        QCOMPARE(luck.faces[0].first, 1);
        QCOMPARE(luck.faces[0].last, 10);
        QCOMPARE(luck.faces[0].seen, 2);
        QCOMPARE(luck.faces[1].seen, 1);
        QCOMPARE(luck.faces[9].last, 100);
        QCOMPARE(luck.faces[9].seen, 1);
        QVERIFY(std::abs(luck.faces[3].expected - 0.4) < 1e-12);
    }

    void staysBounded()
    {
        report::DiceTally tally;
        tally.add(facesTo(1001), 1000);
        QVERIFY(tally.luck().empty());
        for (int sides = 2; sides < 60; ++sides)
            tally.add(facesTo(sides), 1);
        QCOMPARE(tally.luck().size(), report::DiceTally::mostKinds);
    }

    /// Of many evenings, about as many are called unusual as the words promise.
    void mostEveningsAreUsual()
    {
        dice::Generator generator(*dice::parseSeed("77"));
        int unusual = 0;
        constexpr int evenings = 1000;
        for (int evening = 0; evening < evenings; ++evening) {
            report::DiceTally tally;
            for (int i = 0; i < 60; ++i)
                tally.add(facesTo(6), 1 + std::int64_t(generator.below(6)));
            unusual += !tally.luck().front().isUsual();
        }
        QVERIFY2(unusual > 20 && unusual < 85, qPrintable(QString::number(unusual)));
    }

    void readsTheJournal()
    {
        GameFile file;
        const auto session = file.create();
        const auto shoot = R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1",)"
                           R"("weapon":"main-gun","faces":[3,null],"accept":"later"})";
        QVERIFY(say(**session, R"({"do":"begin"})"));
        QVERIFY(say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY(report::luckOf(**session).empty());
        QVERIFY(say(**session, shoot));
        auto luck = report::luckOf(**session);
        QCOMPARE(luck.size(), std::size_t(2));
        QCOMPARE(diceIn(groupOf(luck, "a", false)), 1);
        QCOMPARE(diceIn(groupOf(luck, "a", true)), 1);
        QCOMPARE(groupOf(luck, "a", true)->kinds.front().faces[2].seen, 1);
        QCOMPARE(groupOf(luck, "a", true)->name, QStringLiteral("Ann"));

        QVERIFY((*session)->undo());
        luck = report::luckOf(**session);
        QCOMPARE(diceIn(groupOf(luck, "a", false)), 1); // it fell
        QCOMPARE(diceIn(groupOf(luck, "a", true)), 0);  // it may have been mistyped
        QVERIFY((*session)->redo());
        luck = report::luckOf(**session);
        QCOMPARE(diceIn(groupOf(luck, "a", false)), 1);
        QCOMPARE(diceIn(groupOf(luck, "a", true)), 1);
    }

    /// The die that draws a lost cube tells the pool, and so the hand that came out of it.
    void aDieThatTellsAHiddenHandCountsLater()
    {
        GameFile file;
        const auto session =
            journal::Session::create(file.path(), {*packs::find(QStringLiteral("quick")), {"Ann", "Bea"}, {}, {}});
        QVERIFY(session);
        for (const char* command :
             {R"({"do":"setup","marker":"a"})", R"({"do":"add-unit","side":"a","type":"infantry"})",
              R"({"do":"add-unit","side":"b","type":"infantry"})", R"({"do":"begin"})",
              R"({"do":"cube","side":"a","blue":4})", R"({"do":"cube","side":"b","blue":4})", R"({"do":"next"})",
              R"({"do":"activate","unit":"a1","action":"attack"})",
              R"({"do":"resolve","procedure":"attack","target":"b1","faces":[1,1,1,6,6,6]})",
              R"({"do":"loss","unit":"b1","by":"reduce"})", R"({"do":"loss","unit":"b1","by":"retreat"})",
              R"({"do":"loss","unit":"b1","by":"remove"})"}) {
            const auto said = say(**session, command);
            QVERIFY2(said, qPrintable(QString::fromLatin1(command) + (said ? QString() : said.error().words)));
        }
        QCOMPARE(diceIn(groupOf(report::luckOf(**session), "b", false)), 0);
        QVERIFY(say(**session, R"({"do":"reveal"})"));
        QCOMPARE(diceIn(groupOf(report::luckOf(**session), "b", false)), 1); // its own cube, in the other's turn
        // The defender throws first; nobody named the attacker, who was active.
        QCOMPARE(seenBy(**session, "b"), (std::vector<qint64>{3, 0, 0, 0, 0, 0}));
        QCOMPARE(seenBy(**session, "a"), (std::vector<qint64>{0, 0, 0, 0, 0, 3}));
    }

    void aDieIsWhosesItWas_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QStringList>("commands");
        QTest::addColumn<std::vector<qint64>>("first");
        QTest::addColumn<std::vector<qint64>>("second");
        const QStringList squads{R"({"do":"add-unit","side":"a","type":"squad"})",
                                 R"({"do":"add-unit","side":"b","type":"squad"})"};
        QTest::addRow("saves are the target's")
            << "brickaction"
            << squads + QStringList{R"({"do":"setup","first":"a"})", R"({"do":"begin"})",
                                    R"({"do":"activate","unit":"a1","action":"attack"})",
                                    R"({"do":"resolve","procedure":"attack","actor":"a1","target":"b1","distance":5,)"
                                    R"("faces":[4,4,1,5,5]})"}
            << std::vector<qint64>{1, 0, 0, 2, 0, 0} << std::vector<qint64>{0, 0, 0, 0, 2, 0};
        QTest::addRow("who goes over afterwards takes no luck along")
            << "brickaction"
            << squads + QStringList{R"({"do":"setup","first":"a"})",
                                    R"({"do":"begin"})",
                                    R"({"do":"activate","unit":"a1","action":"attack"})",
                                    R"({"do":"resolve","procedure":"attack","actor":"a1","target":"b1","distance":5,)"
                                    R"("faces":[3,2,1]})",
                                    R"({"do":"next"})",
                                    R"({"do":"change-side","unit":"a1","side":"b"})"}
            << std::vector<qint64>{1, 1, 1, 0, 0, 0} << std::vector<qint64>();
        QTest::addRow("each throws for who begins")
            << "brickaction" << squads + QStringList{R"({"do":"resolve","procedure":"roll-off","faces":[6,2]})"}
            << std::vector<qint64>{0, 0, 0, 0, 0, 1} << std::vector<qint64>{0, 1, 0, 0, 0, 0};
    }

    void aDieIsWhosesItWas()
    {
        QFETCH(QString, pack);
        QFETCH(QStringList, commands);
        GameFile file;
        const auto session = journal::Session::create(file.path(), {*packs::find(pack), {"Ann", "Bea"}, {}, {}});
        QVERIFY(session);
        for (const QString& command : commands) {
            const auto said = say(**session, command.toUtf8().constData());
            QVERIFY2(said, qPrintable(command + (said ? QString() : QStringLiteral(": ") + said.error().words)));
        }
        QTEST(seenBy(**session, "a"), "first");
        QTEST(seenBy(**session, "b"), "second");
    }

    void oneDieIsInTheSingular()
    {
        report::DieLuck luck;
        luck.die = QStringLiteral("d6");
        luck.dice = 1;
        QVERIFY(report::luckWords(luck).startsWith(QStringLiteral("d6: one die, on average")));
        luck.dice = 2;
        QVERIFY(report::luckWords(luck).startsWith(QStringLiteral("d6: 2 dice, on average")));
        luck.faces = {{1, 1, 9, 1.5, 0, 4}};
        QVERIFY2(report::luckWords(luck).contains(QStringLiteral("Too few to say")),
                 qPrintable(report::luckWords(luck)));
        luck.faces = {{1, 1, 90, 15, 5, 40}};
        QVERIFY2(report::luckWords(luck).contains(QStringLiteral("One face came up")),
                 qPrintable(report::luckWords(luck)));
        const report::FaceLuck seldom{1, 1, 90, 15, 5, 40}, usual{2, 2, 30, 15, 5, 40};
        luck.faces = {seldom, seldom, usual, usual, usual, usual};
        QVERIFY2(report::luckWords(luck).contains(QStringLiteral("among so many, some now and then do")),
                 qPrintable(report::luckWords(luck)));
        luck.faces = {seldom, seldom, seldom, seldom, usual, usual};
        QVERIFY2(report::luckWords(luck).contains(QStringLiteral("chance alone seldom does that")),
                 qPrintable(report::luckWords(luck)));
    }

    void rareLuckIsToldFromUnusual_data()
    {
        QTest::addColumn<double>("deviations");
        QTest::addColumn<QString>("words");
        QTest::newRow("usual") << 1.9 << QStringLiteral("That is what chance looks like.");
        QTest::newRow("one in forty") << 2.0
                                      << QStringLiteral("Higher than usual: by chance alone that happens to at "
                                                        "most one table in 40.");
        QTest::newRow("lower") << -2.6
                               << QStringLiteral("Lower than usual: by chance alone that happens to at most "
                                                 "one table in 200.");
        QTest::newRow("far") << 3.5 << QStringLiteral("one table in 1,000.");
        QTest::newRow("farther") << 3.8 << QStringLiteral("one table in 10,000.");
    }

    void rareLuckIsToldFromUnusual()
    {
        QFETCH(const double, deviations);
        QFETCH(const QString, words);
        const report::DieLuck luck{QStringLiteral("d6"), 60,        {{1, 1, 90, 90, 5, 140}}, 3.5 + deviations, 3.5,
                                   3.5 - 1.96,           3.5 + 1.96};
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const QString told = report::luckWords(luck);
        QLocale::setDefault(before);
        QVERIFY2(told.contains(words), qPrintable(told));
    }
};

QTEST_GUILESS_MAIN(TestLuck)
#include "tst_luck.moc"
