// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

#include "game/roster.h"
#include "game/saved.h"
#include "game/shortname.h"

using namespace adjutant;
using test::Table;

// What happens at tables that no sheet speaks of: reserves, units that part and join, turncoats, agreements.
class TestTableEvents : public QObject
{
    Q_OBJECT

private:
    // One squad of five and one tank a side; Ann goes first.
    static Table begun()
    {
        Table table;
        table.sayAll({R"({"do":"add-unit","side":"a","type":"rifle-squad","with":{"models":5}})",
                      R"({"do":"add-unit","side":"a","type":"tank"})",
                      R"({"do":"add-unit","side":"b","type":"rifle-squad","with":{"models":5}})",
                      R"({"do":"add-unit","side":"b","type":"tank"})", R"({"do":"begin"})"});
        return table;
    }

    // What a game is after it was kept and read again.
    static bool isKept(const Table& table)
    {
        const auto again = game::restore(table.game.pack, game::save(table.game));
        return again && *again == table.game;
    }

private Q_SLOTS:
    void aReserveComesWithItsRound()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"add-unit","side":"b","type":"tank","name":"Relief","round":2})"),
                 QStringLiteral("Bea fields Relief, a Tank, to arrive in round 2 (the sheet's force has 1)"));
        QVERIFY(isKept(table));
        QCOMPARE(table.game.living("b").size(), 2U);
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1"})"), QStringLiteral("Rifle Squad (Ann) activates"));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot-vehicle","target":"b3","inputs":{"dice":"1d6"}})"),
                 QStringLiteral("refused: Relief (Bea) is not there before round 2"));
        table.passRound();
        // Nor does it hold a point before it is there.
        QCOMPARE(table.say(R"({"do":"control","point":1,"b-units":3})"),
                 QStringLiteral("refused: b-units is from 0 to 2: Bea has no more in play"));
        for (int point = 1; point <= 3; ++point)
            table.say(QStringLiteral(R"({"do":"control","point":%1})").arg(point).toUtf8());
        QVERIFY(table.say(R"({"do":"next"})").endsWith(QLatin1String("; Relief (Bea) arrives")));
        QCOMPARE(table.game.living("b").size(), 3U);
    }

    void namesThatAreSharedSayWhose()
    {
        auto table = begun();
        const auto called = [&](const char* unit) {
            return game::shortName(table.game, *table.game.unit(QLatin1String(unit)));
        };
        QCOMPARE(called("a1"), QStringLiteral("Rifle Squad (Ann)"));
        QCOMPARE(called("b2"), QStringLiteral("Tank (Bea)"));
        table.say(R"({"do":"add-unit","side":"a","type":"tank","name":"Own tank"})");
        QCOMPARE(called("a3"), QStringLiteral("Own tank"));
        table.say(R"({"do":"add-unit","side":"a","type":"tank","name":"Own tank"})");
        QCOMPARE(called("a3"), QStringLiteral("Own tank (Ann 3)"));
        QCOMPARE(called("a4"), QStringLiteral("Own tank (Ann 4)"));
    }

    void aReserveIsBroughtForwardPutOffAndSentAway()
    {
        auto table = begun();
        table.say(R"({"do":"add-unit","side":"b","type":"tank","name":"Relief","round":4})");
        QCOMPARE(table.say(R"({"do":"arrive","unit":"b3","round":5,"why":"mud"})"),
                 QStringLiteral("Relief (Bea) arrives in round 5: mud"));
        QCOMPARE(table.say(R"({"do":"arrive","unit":"b3"})"), QStringLiteral("Relief (Bea) arrives"));
        QVERIFY(table.game.unit("b3")->inPlay());
        QCOMPARE(table.say(R"({"do":"arrive","unit":"b3"})"),
                 QStringLiteral("refused: Relief (Bea) is there already; with a round it leaves and comes back then"));
        QCOMPARE(table.say(R"({"do":"arrive","unit":"b3","round":1})"),
                 QStringLiteral("refused: a unit arrives in a later round, from 2 to 999"));
        QCOMPARE(table.say(R"({"do":"arrive","unit":"b3","round":3})"),
                 QStringLiteral("Relief (Bea) leaves, and comes back in round 3"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1"})"), QStringLiteral("Rifle Squad (Ann) activates"));
        QCOMPARE(table.say(R"({"do":"arrive","unit":"a1","round":3})"),
                 QStringLiteral("refused: Rifle Squad (Ann) is active; its activation ends first"));
        QVERIFY(table.unharmed);
    }

    // The last that could act goes away: the turn does not wait for it.
    void whoIsAwayIsNotWaitedFor()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"pass","unit":"a1"})", R"({"do":"pass","unit":"b1"})",
                              R"({"do":"arrive","unit":"a2","round":2})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.sayAll({R"({"do":"arrive","unit":"b2","round":2})"}));
        QVERIFY(table.game.stage == game::Stage::Scoring);
    }

    // With points a turn, a side whose units all come later has no turn, and the game is not over.
    void allMayBeReserves()
    {
        Table table = test::tableOf(QStringLiteral("points"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"rifleman","round":3})",
                              R"({"do":"add-unit","side":"b","type":"rifleman","round":2})", R"({"do":"begin"})"}));
        QVERIFY(table.game.stage == game::Stage::Activation);
        QCOMPARE(table.game.round, 2);
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QCOMPARE(table.game.turn.left, 1);
    }

    void aSquadPartsAndJoinsAgain()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"set","unit":"a1","counter":"wounded","value":2})"}));
        QCOMPARE(table.say(R"({"do":"split","unit":"a1","name":"Scouts","counters":{"unwounded":2,"wounded":1}})"),
                 QStringLiteral("Rifle Squad (Ann) splits off Scouts"));
        QCOMPARE(table.counter("a1", "unwounded"), 3);
        QCOMPARE(table.counter("a1", "wounded"), 1);
        QCOMPARE(table.counter("a3", "unwounded"), 2);
        QCOMPARE(table.counter("a3", "wounded"), 1);
        QVERIFY(isKept(table));
        QCOMPARE(table.say(R"({"do":"join","unit":"a3","into":"a1","why":"under one roof"})"),
                 QStringLiteral("Scouts (Ann) joins Rifle Squad: under one roof"));
        QCOMPARE(table.counter("a1", "unwounded"), 5);
        QCOMPARE(table.counter("a1", "wounded"), 2);
        QVERIFY(isKept(table));
        // It is out of play, not destroyed, and stays in the record.
        QVERIFY(!table.game.unit("a3")->destroyed);
        QCOMPARE(table.game.living("a").size(), 2U);
        QCOMPARE(table.say(R"({"do":"activate","unit":"a3"})"),
                 QStringLiteral("refused: Scouts (Ann) is now a part of Rifle Squad (Ann)"));
        QVERIFY(table.unharmed);
    }

    void partsThatHaveActedHaveActed()
    {
        auto table = begun();
        QVERIFY(
            table.sayAll({R"({"do":"pass","unit":"a1"})", R"({"do":"split","unit":"a1","counters":{"unwounded":2}})"}));
        QVERIFY(table.game.unit("a3")->done);
    }

    void whatCannotPartOrJoinIsSaid_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("too many") << QByteArray(R"({"do":"split","unit":"a1","counters":{"unwounded":6}})")
                                  << "of unwounded it can give 0 to 5";
        QTest::newRow("not a number") << QByteArray(R"({"do":"split","unit":"a1","counters":{"unwounded":"2"}})")
                                      << "of unwounded it can give 0 to 5";
        QTest::newRow("no such counter") << QByteArray(R"({"do":"split","unit":"a1","counters":{"mana":1}})")
                                         << "it has no counter “mana”; it has: unwounded, wounded";
        QTest::newRow("nothing goes")
            << QByteArray(R"({"do":"split","unit":"a1"})")
            << "nothing would be left of the new unit: say with counters or members what goes, and leave something";
        QTest::newRow("nothing stays") << QByteArray(R"({"do":"split","unit":"a1","counters":{"unwounded":5}})")
                                       << "nothing would be left of Rifle Squad (Ann): say with counters or members "
                                          "what goes, and leave something";
        QTest::newRow("itself") << QByteArray(R"({"do":"join","unit":"a1","into":"a1"})")
                                << "Rifle Squad (Ann) cannot join itself";
        QTest::newRow("another kind") << QByteArray(R"({"do":"join","unit":"a1","into":"a2"})")
                                      << "Rifle Squad (Ann) is no vehicle as Tank (Ann) is";
        QTest::newRow("an enemy")
            << QByteArray(R"({"do":"join","unit":"a1","into":"b1"})")
            << "Rifle Squad (Ann) and Rifle Squad (Bea) are not on one side; change-side comes first";
        QTest::newRow("its own side") << QByteArray(R"({"do":"change-side","unit":"a1","side":"a"})")
                                      << "Rifle Squad (Ann) fights for Ann already";
        QTest::newRow("who won") << QByteArray(R"({"do":"end","winner":"c"})") << "winner is a side or \"draw\"";
        QTest::newRow("not agreed") << QByteArray(R"({"do":"agree","side":"a","on":false})") << "Ann has not agreed";
    }

    void whatCannotPartOrJoinIsSaid()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QString, words);
        auto table = begun();
        QCOMPARE(table.say(command), QStringLiteral("refused: ") + words);
        QVERIFY(table.unharmed);
    }

    // What a record names must be there when it is read again.
    void whatAnotherJoinedIsNotRemoved()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"tank"})",
                              R"({"do":"add-unit","side":"a","type":"tank"})",
                              R"({"do":"join","unit":"a1","into":"a2"})"}));
        QCOMPARE(table.say(R"({"do":"remove-unit","unit":"a2"})"),
                 QStringLiteral("refused: Tank (Ann) is a part of Tank 2 (Ann) and is removed first"));
        QVERIFY(table.sayAll({R"({"do":"remove-unit","unit":"a1"})", R"({"do":"remove-unit","unit":"a2"})"}));
        QVERIFY(isKept(table));
    }

    void moreThanAUnitHoldsDoNotJoin()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"rifle-squad","with":{"models":12}})",
                              R"({"do":"add-unit","side":"a","type":"rifle-squad","with":{"models":9}})"}));
        QCOMPARE(table.say(R"({"do":"join","unit":"a2","into":"a1"})"),
                 QStringLiteral("refused: together they have 21 unwounded, and there are at most 20; split some off "
                                "first"));
    }

    // Members go with what they carry, and the worth goes with them.
    void membersTakeTheirWorthAlong()
    {
        Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":3,"veteran":2},)"
                              R"("weapons":{"shotgun":2}})"}));
        const int before = game::worthOf(table.game, *table.game.unit("a1"));
        const int ofSide = game::pointsOf(table.game, QStringLiteral("a"));
        QVERIFY(table.sayAll(
            {R"({"do":"split","unit":"a1","members":{"veteran":1,"regular":1},"weapons":{"shotgun":1}})"}));
        const game::Unit& part = *table.game.unit("a2");
        QCOMPARE(part.members, (QMap<QString, int>{{"regular", 1}, {"veteran", 1}}));
        QCOMPARE(part.weapons, (QMap<QString, int>{{"shotgun", 1}}));
        QCOMPARE(table.counter("a1", "minis"), 3);
        QCOMPARE(table.counter("a2", "minis"), 2);
        QCOMPARE(table.say(R"({"do":"split","unit":"a1","counters":{"minis":1}})"),
                 QStringLiteral("refused: minis follow from its members: say which of them go"));
        QVERIFY(table.sayAll({R"({"do":"join","unit":"a2","into":"a1"})"}));
        QCOMPARE(game::worthOf(table.game, *table.game.unit("a1")), before);
        QCOMPARE(game::pointsOf(table.game, QStringLiteral("a")), ofSide);
        QCOMPARE(table.counter("a1", "minis"), 5);
    }

    // Where the players said what a unit is worth, they say what its part is worth.
    void agreedWorthIsShared()
    {
        Table table = test::tableOf(QStringLiteral("skirmishers"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"band","with":{"points":50}})",
                              R"({"do":"split","unit":"a1","counters":{"men":2},"points":20})"}));
        QCOMPARE(game::worthOf(table.game, *table.game.unit("a1")), 30);
        QCOMPARE(game::worthOf(table.game, *table.game.unit("a2")), 20);
        QCOMPARE(table.say(R"({"do":"split","unit":"a1","counters":{"men":1},"points":31})"),
                 QStringLiteral("refused: the new unit is worth 0 to 30 points"));
        QVERIFY(table.sayAll({R"({"do":"join","unit":"a2","into":"a1"})"}));
        QCOMPARE(game::worthOf(table.game, *table.game.unit("a1")), 50);
    }

    void aUnitChangesSides()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"pass","unit":"a1"})", R"({"do":"pass","unit":"b1"})"}));
        // Ann has nobody left who could act, so it is Bea's turn, who has one more.
        QCOMPARE(table.say(R"({"do":"change-side","unit":"a2","side":"b","why":"bribed"})"),
                 QStringLiteral("Tank (Ann) changes sides and fights for Bea: bribed"));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QCOMPARE(table.game.ready("b").size(), 2U);
        QCOMPARE(table.say(R"({"do":"activate","unit":"a2"})"), QStringLiteral("Tank (Bea) activates"));
        QVERIFY(isKept(table));
    }

    void aTurncoatLetsItsHoldGo()
    {
        Table table = test::tableOf(QStringLiteral("actions"));
        const auto type = table.game.pack->units.front().id;
        for (const char* side : {"a", "b"})
            table.say(QStringLiteral(R"({"do":"add-unit","side":"%1","type":"%2"})").arg(side, type).toUtf8());
        QVERIFY(table.sayAll({R"({"do":"begin"})"}));
        if (table.game.first.isEmpty())
            QVERIFY(table.sayAll({R"({"do":"first","side":"a"})"}));
        const QString unit = table.game.acting + QLatin1Char('1');
        table.game.turn.holds.push_back({unit, table.game.pack->track.choices.front().id, "a noise"});
        table.game.turn.own.insert(unit, 1);
        const QString other = table.game.acting == QLatin1String("a") ? "b" : "a";
        QVERIFY(table.sayAll(
            {QStringLiteral(R"({"do":"change-side","unit":"%1","side":"%2"})").arg(unit, other).toUtf8()}));
        QVERIFY(table.game.turn.holds.empty());
        QVERIFY(table.game.turn.own.isEmpty());
    }

    void theTableAgreesOnAnEnd()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"score","side":"a","points":3})"}));
        auto other = table;
        QCOMPARE(table.say(R"({"do":"end","winner":"b","why":"the bridge fell"})"),
                 QStringLiteral("Bea wins, 0 : 3; the bridge fell"));
        QCOMPARE(table.game.winner, QStringLiteral("b"));
        QCOMPARE(other.say(R"({"do":"end","winner":"draw"})"),
                 QStringLiteral("The game ends in a draw, 3 : 0; as the table agreed in round 1"));
        QVERIFY(isKept(other));
    }

    void bothAgreeToTheScore()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"score","side":"a","points":2})"}));
        QCOMPARE(table.say(R"({"do":"agree","side":"b"})"), QStringLiteral("Bea agrees to the score, 2 : 0"));
        QCOMPARE(table.say(R"({"do":"agree","side":"b"})"), QStringLiteral("refused: Bea agrees already"));
        QCOMPARE(table.say(R"({"do":"agree","side":"a"})"),
                 QStringLiteral("Ann agrees to the score, 2 : 0; so do all"));
        QVERIFY(isKept(table));
        QVERIFY(game::toJson(table.game)["agreed"] == Json({"a", "b"}));
        // Another score is another question.
        QVERIFY(table.sayAll({R"({"do":"score","side":"b","points":1})"}));
        QCOMPARE(table.last.details, QStringList{"The score is another one, and nobody has agreed to it yet"});
        QVERIFY(table.game.agreed.isEmpty());
        QVERIFY(table.sayAll({R"({"do":"agree","side":"a"})"}));
        QCOMPARE(table.say(R"({"do":"agree","side":"a","on":false})"),
                 QStringLiteral("Ann does not agree to the score any more"));
    }

    void withThreeTheOthersPlayForIt()
    {
        const auto pack = packs::find(QStringLiteral("double-tap"))->reading.pack;
        auto game = *game::newGame(pack, {QStringLiteral("Ann"), QStringLiteral("Bea")}, {});
        auto third = game.sides.back();
        third.id = QStringLiteral("c");
        third.name = QStringLiteral("Cy");
        game.sides.push_back(third);
        Table table;
        table.game = game;
        QVERIFY(table.sayAll({R"({"do":"score","side":"a","points":9})", R"({"do":"score","side":"b","points":2})",
                              R"({"do":"score","side":"c","points":5})"}));
        auto other = table;
        QCOMPARE(table.say(R"({"do":"concede","side":"a"})"), QStringLiteral("Ann concedes; Cy wins"));
        QVERIFY(other.sayAll({R"({"do":"score","side":"b","points":3})"}));
        QCOMPARE(other.say(R"({"do":"concede","side":"a"})"), QStringLiteral("Ann concedes; the others draw"));
    }

    void notesOnACard()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"note","unit":"a2","text":"carries the colonel"})"),
                 QStringLiteral("Note on Tank (Ann): carries the colonel"));
        QCOMPARE(table.game.unit("a2")->note, QStringLiteral("carries the colonel"));
        QVERIFY(game::toWords(table.game).contains(QStringLiteral("carries the colonel")));
        QVERIFY(isKept(table));
        QCOMPARE(table.say(R"({"do":"note","unit":"a2","text":""})"),
                 QStringLiteral("The note on Tank (Ann) is wiped off"));
        QVERIFY(table.game.unit("a2")->note.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestTableEvents)
#include "tst_tableevents.moc"
