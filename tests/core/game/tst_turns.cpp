// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;
using test::Table;

class TestTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstPlayerByAgeAndRuling_data()
    {
        QTest::addColumn<QString>("ruling");
        QTest::addColumn<QString>("younger");
        QTest::addColumn<QString>("first"); // a letter a round; ? where the table is asked
        QTest::newRow("turn about, a younger") << "odd-even"
                                               << "a"
                                               << "ababab";
        QTest::newRow("turn about, b younger") << "odd-even"
                                               << "b"
                                               << "bababa";
        QTest::newRow("as printed, a younger") << "as-printed"
                                               << "a"
                                               << "a?ab?b";
        QTest::newRow("as printed, b younger") << "as-printed"
                                               << "b"
                                               << "b?ba?a";
    }

    void firstPlayerByAgeAndRuling()
    {
        QFETCH(const QString, ruling);
        QFETCH(const QString, younger);
        QFETCH(const QString, first);
        Table table("quick-play", {{"first-player", ruling}});
        table.say(QStringLiteral(R"({"do":"setup","younger":"%1"})").arg(younger).toUtf8());
        table.say(R"({"do":"begin"})");
        for (int round = 1; round <= 6; ++round) {
            QCOMPARE(table.game.round, round);
            if (first[round - 1] == '?') {
                QVERIFY(table.game.acting.isEmpty());
                QCOMPARE(game::mustsOf(table.game).front().command, QStringLiteral("first"));
                QVERIFY(table.say(R"({"do":"activate","unit":"a1"})").startsWith("refused: first: Say who goes first"));
                QCOMPARE(table.say(R"({"do":"first","side":"b"})"),
                         QStringLiteral("Bea goes first in round %1").arg(round));
                QCOMPARE(table.game.acting, QStringLiteral("b"));
            } else {
                QCOMPARE(table.game.first, QString(first[round - 1]));
                QCOMPARE(table.game.acting, table.game.first);
            }
            table.passRound();
            table.emptyScoring();
        }
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("over"));
    }

    void sidesAlternate()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        QStringList order;
        while (table.game.stage == game::Stage::Activation) {
            const QString unit = table.game.ready(table.game.acting).front()->id;
            order << unit;
            table.say(QStringLiteral(R"({"do":"activate","unit":"%1"})").arg(unit).toUtf8());
            QCOMPARE(table.game.active, unit);
            table.say(R"({"do":"next"})");
        }
        QCOMPARE(order, QStringList({"a1", "b1", "a2", "b2", "a3", "b3"}));
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("scoring"));
    }

    void theSideThatHasUnitsLeftGoesOnAlone()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"tank"})", R"({"do":"begin"})",
                              R"({"do":"activate","unit":"a1"})", R"({"do":"next"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        for (const QString unit : {"b2", "b3", "b1"}) {
            QCOMPARE(table.game.acting, QStringLiteral("b"));
            table.say(QStringLiteral(R"({"do":"activate","unit":"%1"})").arg(unit).toUtf8());
            table.say(R"({"do":"next"})");
        }
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("scoring"));
    }

    void passing()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        QCOMPARE(table.say(R"({"do":"pass","unit":"a2"})"), QStringLiteral("Tank (Ann) passes; Bea acts"));
        QVERIFY(table.game.unit("a2")->done);
        QVERIFY(table.say(R"({"do":"pass","unit":"a1"})").startsWith("refused: it is not Ann's turn"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"b1"})"), QStringLiteral("Rifle Squad (Bea) activates"));
        QCOMPARE(table.say(R"({"do":"pass"})"), QStringLiteral("Rifle Squad (Bea) passes; Ann acts"));
        QCOMPARE(table.say(R"({"do":"pass"})"), QStringLiteral("Ann passes for the rest of the round; Bea acts"));
        QCOMPARE(table.say(R"({"do":"pass","unit":"b2"})"), QStringLiteral("Tank (Bea) passes; Bea acts"));
        QCOMPARE(table.say(R"({"do":"pass","unit":"b3"})"),
                 QStringLiteral("Brassbounder (Bea) passes; all have acted, and the round is scored"));
    }

    void activatingIsRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("other side") << QByteArray(R"({"do":"activate","unit":"b1"})")
                                    << "it is not Bea's turn: Ann acts";
        QTest::newRow("nobody") << QByteArray(R"({"do":"activate","unit":"a9"})")
                                << "there is no unit “a9”; there are: a1, a2, a3, b1, b2, b3";
        QTest::newRow("done") << QByteArray(R"({"do":"activate","unit":"a1"})")
                              << "Rifle Squad (Ann) has activated or passed in this round";
        QTest::newRow("destroyed") << QByteArray(R"({"do":"activate","unit":"a3"})")
                                   << "Brassbounder (Ann) is destroyed";
    }

    void activatingIsRefusedInWords()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QString, words);
        Table table;
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"rifle-squad"})",
                              R"({"do":"add-unit","side":"a","type":"tank"})",
                              R"({"do":"add-unit","side":"a","type":"brassbounder"})", R"({"do":"begin"})",
                              R"({"do":"pass","unit":"a1"})", R"({"do":"pass","unit":"b3"})",
                              R"({"do":"set","unit":"a3","counter":"damage","value":2})"}));
        QCOMPARE(table.say(command), QStringLiteral("refused: ") + words);
        QVERIFY(table.unharmed);
    }

    void anActiveUnitIsNotLeftByMistake()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a1"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a2"})"),
                 QStringLiteral("refused: Rifle Squad (Ann) is still active; first: End Rifle Squad: Bea activates"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"b1"})"),
                 QStringLiteral("refused: Rifle Squad (Ann) is still active; first: End Rifle Squad: Bea activates"));
    }

    void nextSaysWhatItWillDo()
    {
        Table table;
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Begin the game"));
        table.say(R"({"do":"next"})");
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann: choose a unit to activate"));
        QVERIFY(!game::nextIsTaken(table.game));
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
        table.say(R"({"do":"activate","unit":"a2"})");
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Tank: Bea activates"));
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"pass","unit":"a1"})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann activates Brassbounder"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Brassbounder (Ann) activates"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Brassbounder: round 1 is scored"));
    }

    void destroyedUnitsAreSkipped()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"pass","unit":"a1"})", R"({"do":"pass","unit":"b1"})",
                              R"({"do":"pass","unit":"a2"})", R"({"do":"pass","unit":"b2"})",
                              R"({"do":"activate","unit":"a3"})",
                              R"({"do":"set","unit":"b3","counter":"damage","value":2})"}));
        QCOMPARE(table.say(R"({"do":"next"})"),
                 QStringLiteral("Brassbounder (Ann) is done; all have acted, and the round is scored"));
    }
};

QTEST_GUILESS_MAIN(TestTurns)
#include "tst_turns.moc"
