// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"

using namespace adjutant;
using test::goOnTo;
using test::goOnToNextRound;
using test::phaseTable;
using test::Table;

/// Who goes first in a turn of ballot-boxes: both sides throw a die for six bases they began with.
class TestInitiative : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBeforeAllElse()
    {
        Table table = phaseTable({"foot"}, {"foot"});
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("initiative"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Throw for the initiative"));
        QCOMPARE(game::mustsOf(table.game).front().command, QStringLiteral("resolve"));
        QVERIFY(!game::mayOf(table.game).contains("next"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("refused: Throw for the initiative"));
        for (const char* early : {R"({"do":"token","unit":"a1"})", R"({"do":"activate","unit":"a1"})",
                                  R"({"do":"resolve","procedure":"shooting","actor":"a1","target":"b1"})"})
            QVERIFY2(table.say(early).startsWith("refused"), early);
        QVERIFY(table.unharmed);
        QVERIFY(game::toJson(table.game)["first"].is_null());
    }

    // Seven bases are two dice, six are one: 1 + 6 is more than 6.
    void countsTheBasesAtTheBeginning()
    {
        Table table("ballot-boxes");
        QVERIFY(
            table.sayAll({R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":4}})",
                          R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":3}})",
                          R"({"do":"add-unit","side":"a","type":"commander"})",
                          R"({"do":"add-unit","side":"b","type":"foot","with":{"bases":6}})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.side("a")->resources.value("bases"), 7);
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[1,6,6]})")
                    .endsWith("Total of Ann: 7. Total of Bea: 6. Ann has the higher total. Ann goes first."));
        QCOMPARE(table.game.first, QStringLiteral("a"));
        QVERIFY(goOnToNextRound(table));
        // What is lost later, or comes later, changes nothing.
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"destroyed","on":true})",
                              R"({"do":"add-unit","side":"b","type":"foot","with":{"bases":20}})"}));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","faces":[1,4,6]})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }

    void aUnitThatWasForgottenIsAddedUp()
    {
        Table table("ballot-boxes");
        QVERIFY(table.say(R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":4},"at-start":true})")
                    .endsWith("count by themselves"));
        QVERIFY(table.sayAll({R"({"do":"begin"})"}));
        QVERIFY(table.say(R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":4},"at-start":true})")
                    .endsWith(", now Bases at the start: 4"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":3},"at-start":false})"}));
        QCOMPARE(table.game.side("a")->resources.value("bases"), 4);
        QVERIFY(table.say(R"({"do":"add-unit","side":"a","type":"commander","at-start":true})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"foot","with":{"bases":3},"at-start":true})"}));
        QCOMPARE(table.game.side("a")->resources.value("bases"), 7);
    }

    void aForceThatWasSetIsNotAddedUp()
    {
        Table table("ballot-boxes");
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"foot"})",
                              R"({"do":"set","side":"a","counter":"bases","value":13})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.side("a")->resources.value("bases"), 13);
        QCOMPARE(table.game.side("b")->resources.value("bases"), 0);
        // Three dice, and one at least.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","faces":[1,1,1,6]})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }

    // 5 less one battered unit is fewer than 5; a unit with one hit token, or a lost one, is not battered.
    void theBatteredCountAgainstTheirSide()
    {
        Table table = phaseTable({"foot", "foot", "foot"}, {"foot"});
        QVERIFY(table.sayAll({R"({"do":"set","unit":"a1","counter":"hit-tokens","value":2})",
                              R"({"do":"set","unit":"a2","counter":"hit-tokens","value":1})",
                              R"({"do":"set","unit":"a3","counter":"hit-tokens","value":5})",
                              R"({"do":"status","unit":"a3","status":"destroyed","on":true})",
                              R"({"do":"resolve","procedure":"initiative","faces":[5,5]})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }

    void scoutsAreAskedFor()
    {
        Table table = phaseTable({"scouts", "scouts"}, {"foot"});
        QCOMPARE(game::nextOf(table.game),
                 QStringLiteral("Throw for the initiative; say how many count: Ann (up to 2 scouts)"));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[1,5]})").contains("a-scouts"));
        Table offered = table;
        QVERIFY(offered.sayAll({test::offered(table)}));
        // 1 and twice 2 scouts: 5, and 4 on the other side.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","inputs":{"a-scouts":2},"faces":[1,4]})"}));
        QCOMPARE(table.game.first, QStringLiteral("a"));
    }

    void theSidesAreCalledByTheirNames()
    {
        Table table = phaseTable({"scouts"}, {"foot"});
        QVERIFY(game::nextOf(table.game).endsWith("Ann (up to 1 scout)"));
        QVERIFY(table.sayAll({R"({"do":"side","side":"b","name":"{a}"})"})); // whatever they are called
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","inputs":{"a-scouts":0},"faces":[1,4]})")
                    .endsWith("{a} has the higher total. {a} goes first."));
        QVERIFY(table.last.details.contains("Dice of Ann: 1d6 → 1"));
        QVERIFY(table.last.details.contains("Dice of {a}: 1d6 → 4"));
        // Where there is no game, nobody has a name.
        const packs::Procedure* roll = table.game.pack->procedure("initiative");
        QCOMPARE(roll->input("a-scouts")->label, QStringLiteral("Scouts of Side A"));
        QCOMPARE(roll->outcome("winner")->choices.back().id, QStringLiteral("tie"));
        QCOMPARE(roll->outcome("winner")->choices[1].label, QStringLiteral("Side B"));
    }

    // The numbers of a throw are filled into what is said of it, but not into who it is said of.
    void aNameThatLooksLikeANumber()
    {
        Table table = phaseTable({"foot"}, {"foot"});
        for (const char* name : {"{b_total}", "{}", "{first}"}) {
            Table named = table;
            QVERIFY(named.sayAll({QByteArray(R"({"do":"side","side":"b","name":"NAME"})").replace("NAME", name)}));
            const QString words = named.say(R"({"do":"resolve","procedure":"initiative","faces":[1,4]})");
            QVERIFY2(words.endsWith(QStringLiteral("%1 has the higher total. %1 goes first.").arg(QLatin1String(name))),
                     qPrintable(words));
        }
    }

    void aTieIsThrownAgain()
    {
        Table table = phaseTable({"foot"}, {"foot"});
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[3,3]})")
                    .endsWith("The totals are equal. Throw again."));
        QVERIFY(table.game.first.isEmpty());
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(1));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","faces":[3,4]})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"initiative","faces":[6,1]})"),
                 QStringLiteral("refused: Bea has the initiative of this round; undo takes the throw back"));
    }

    void aTieLeavesItWhereItWas()
    {
        Table table = phaseTable({"foot"}, {"foot"}, {{"initiative-tie", "keeps"}});
        // In the first turn nobody had it.
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[2,2]})").contains("Throw again."));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","faces":[2,5]})"}));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[2,2]})")
                    .endsWith("The totals are equal. Bea keeps it."));
        QCOMPARE(table.game.first, QStringLiteral("b"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"initiative","faces":[6,2]})"}));
        QCOMPARE(table.game.first, QStringLiteral("a"));
    }

    void theTableMayNameWhoHasIt()
    {
        Table table = phaseTable({"foot"}, {"foot"}, {{"initiative-tie", "keeps"}});
        QCOMPARE(table.say(R"({"do":"first","side":"b"})"), QStringLiteral("Bea goes first in round 1"));
        QVERIFY(table.say(R"({"do":"first","side":"a"})").startsWith("refused"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"initiative","faces":[2,2]})").contains("Bea keeps it."));
    }
};

QTEST_GUILESS_MAIN(TestInitiative)
#include "tst_initiative.moc"
