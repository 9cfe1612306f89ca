// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;
using test::Table;

class TestScoring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoHoldsAPoint_data()
    {
        QTest::addColumn<int>("aUnits");
        QTest::addColumn<int>("aSquads");
        QTest::addColumn<int>("bUnits");
        QTest::addColumn<int>("bSquads");
        QTest::addColumn<QString>("holder");
        QTest::newRow("nobody near") << 0 << 0 << 0 << 0 << "";
        QTest::newRow("alone") << 1 << 0 << 0 << 0 << "a";
        QTest::newRow("more units") << 1 << 1 << 2 << 0 << "b";
        QTest::newRow("as many, a squad decides") << 2 << 0 << 2 << 1 << "b";
        QTest::newRow("as many, as many squads") << 2 << 1 << 2 << 1 << "";
        QTest::newRow("as many, no squads") << 2 << 0 << 2 << 0 << "";
    }

    void whoHoldsAPoint()
    {
        QFETCH(const int, aUnits);
        QFETCH(const int, aSquads);
        QFETCH(const int, bUnits);
        QFETCH(const int, bSquads);
        QFETCH(const QString, holder);
        Table table;
        table.say(R"({"do":"begin"})");
        table.passRound();
        QVERIFY(table.sayAll(
            {QStringLiteral(R"({"do":"control","point":2,"a-units":%1,"a-squads":%2,"b-units":%3,"b-squads":%4})")
                 .arg(aUnits)
                 .arg(aSquads)
                 .arg(bUnits)
                 .arg(bSquads)
                 .toUtf8()}));
        QCOMPARE(table.game.controls["2"].holder, holder);
        QCOMPARE(table.game.score("a"), holder == "a" ? 1 : 0);
        QCOMPARE(table.game.score("b"), holder == "b" ? 1 : 0);
        if (!holder.isEmpty())
            QVERIFY(table.game.points.front().why.startsWith("Strategic point 2: units"));
    }

    void everyPointIsJudgedBeforeTheNextRound()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        table.passRound();
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("refused: Judge strategic point 1"));
        QVERIFY(table.sayAll({R"({"do":"control","point":1,"a-units":1})", R"({"do":"control","point":3})"}));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("refused: Judge strategic point 2"));
        QVERIFY(table.sayAll({R"({"do":"control","point":2,"holder":"b","why":"agreed"})"}));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Round 2 begins; Bea acts"));
        QCOMPARE(table.game.score("a"), 1);
        QCOMPARE(table.game.score("b"), 1);
    }

    void aJudgementCanBeMended()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        table.passRound();
        QVERIFY(table.sayAll(
            {R"({"do":"control","point":1,"a-units":2})", R"({"do":"control","point":1,"a-units":2,"b-units":3})"}));
        QCOMPARE(table.game.score("a"), 0);
        QCOMPARE(table.game.score("b"), 1);
    }

    void aJudgementCanBeTakenBack()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        table.passRound();
        QVERIFY(table.sayAll({R"({"do":"control","point":1,"a-units":1})", R"({"do":"control","point":2})",
                              R"({"do":"control","point":3,"b-units":1})"}));
        QCOMPARE(table.say(R"({"do":"control","point":1,"holder":"open"})"),
                 QStringLiteral("Strategic point 1: open again"));
        QCOMPARE(table.game.score("a"), 0);
        QCOMPARE(table.game.score("b"), 1);
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("refused: Judge strategic point 1"));
        QCOMPARE(table.say(R"({"do":"control","point":1,"holder":"open"})"),
                 QStringLiteral("refused: Strategic point 1 is open already"));
    }

    void destroyedUnitsNeverCount()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"set","unit":"a3","counter":"damage","value":2})"}));
        table.passRound();
        QCOMPARE(table.say(R"({"do":"control","point":1,"a-units":3})"),
                 QStringLiteral("refused: a-units is from 0 to 2: Ann has no more in play"));
        QCOMPARE(table.say(R"({"do":"control","point":1,"b-units":0,"b-squads":1})"),
                 QStringLiteral("refused: b-squads: 1 of 0 in all"));
        QCOMPARE(table.say(R"({"do":"control","point":4})"), QStringLiteral("refused: point is from 1 to 3"));
    }

    void theEnd_data()
    {
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("words");
        QTest::newRow("a wins") << 2 << 1 << "a"
                                << "Ann wins, 2 : 1";
        QTest::newRow("b wins") << 0 << 3 << "b"
                                << "Bea wins, 3 : 0";
        QTest::newRow("a draw") << 2 << 2 << "draw"
                                << "The game ends in a draw, 2 : 2";
    }

    void theEnd()
    {
        QFETCH(const int, a);
        QFETCH(const int, b);
        Table table;
        table.say(R"({"do":"begin"})");
        for (int round = 1; round <= 6; ++round) {
            QVERIFY(table.game.winner.isEmpty());
            table.passRound();
            if (round < 6)
                table.emptyScoring();
        }
        table.say(QStringLiteral(R"({"do":"score","side":"a","points":%1,"why":"for the test"})").arg(a).toUtf8());
        table.say(QStringLiteral(R"({"do":"set","side":"b","counter":"score","value":%1})").arg(b).toUtf8());
        for (int point = 1; point <= 3; ++point)
            table.say(QStringLiteral(R"({"do":"control","point":%1})").arg(point).toUtf8());
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End the game"));
        const QString said = table.say(R"({"do":"next"})");
        QTEST(said, "words");
        QTEST(table.game.winner, "winner");
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
    }

    void concedingAndEndingEarly()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        Table other = table;
        QCOMPARE(table.say(R"({"do":"concede","side":"a"})"), QStringLiteral("Ann concedes; Bea wins"));
        QCOMPARE(table.game.winner, QStringLiteral("b"));
        QVERIFY(other.sayAll({R"({"do":"score","side":"a","points":1})"}));
        QCOMPARE(other.say(R"({"do":"end"})"), QStringLiteral("Ann wins, 1 : 0"));
    }
};

QTEST_GUILESS_MAIN(TestScoring)
#include "tst_scoring.moc"
