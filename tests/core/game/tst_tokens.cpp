// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/inputs.h"
#include "phasetable.h"

#include <random>

using namespace adjutant;
using test::goOnTo;
using test::goOnToNextRound;
using test::phaseTable;
using test::Table;

/// The activation phase of ballot-boxes, and what active units may do in the phases after it.
class TestTokens : public QObject
{
    Q_OBJECT

private:
    static const inline QString irregular{"foot irregular"}, police{"foot paramilitary"};

    static bool has(const Table& table, const char* unit, const char* status)
    {
        return table.game.unit(unit)->statuses.contains(status);
    }

    // Side a has the initiative, and places.
    static Table placing(const QStringList& a, const QStringList& b, const packs::Rulings& rulings = {})
    {
        Table table = phaseTable(a, b, rulings);
        if (!goOnTo(table, QStringLiteral("activation")))
            qFatal("the phase does not come");
        return table;
    }

private Q_SLOTS:
    void theSidesPlaceInTurn()
    {
        Table table = placing({irregular, irregular}, {irregular});
        QCOMPARE(table.game.acting, QStringLiteral("a"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann is done (2 tokens left): now Bea places"));
        QCOMPARE(table.say(R"({"do":"token","unit":"b1"})"),
                 QStringLiteral("refused: it is not Bea's turn: Ann places tokens"));
        QCOMPARE(table.say(R"({"do":"token","unit":"a1","number":2})"),
                 QStringLiteral("Foot (Ann): 2 tokens; 0 of 2 left"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Ann is done placing tokens; now Bea places them"));
        QVERIFY(table.say(R"({"do":"token","unit":"a2"})").startsWith("refused: it is not Ann's turn"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Bea is done (1 token left): on to the rolls"));
        // A side passes that places no more.
        QCOMPARE(table.say(R"({"do":"pass"})"), QStringLiteral("Bea is done placing tokens; 1 unit to roll for"));
        QVERIFY(table.say(R"({"do":"token","unit":"b1"})").startsWith("refused"));
        QVERIFY(table.unharmed);
    }

    // Regular units are active without a roll; where nobody placed a token, nobody is rolled for.
    void onlyWhatThereIsToRollForIsNamed()
    {
        Table regular = placing({"foot"}, {"foot"});
        QVERIFY(regular.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(regular.say(R"({"do":"pass"})"),
                 QStringLiteral("Bea is done placing tokens; 2 units active without a roll"));
        Table idle = placing({irregular}, {irregular});
        QVERIFY(idle.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(idle.say(R"({"do":"pass"})"), QStringLiteral("Bea is done placing tokens"));
    }

    void theyAreAddedSetAndTakenBack()
    {
        Table table = placing({irregular, irregular, irregular}, {irregular});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1"})", R"({"do":"token","unit":"a1"})"}));
        QCOMPARE(table.counter("a1", "tokens"), 2);
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1","number":1})", R"({"do":"token","unit":"a2","number":2})"}));
        QCOMPARE(table.say(R"({"do":"token","unit":"a3"})"),
                 QStringLiteral("refused: Ann has no token left, 3 in all: take one back first"));
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a2","number":0})", R"({"do":"token","unit":"a3"})"}));
        QVERIFY(table.say(R"({"do":"token","unit":"a1","number":-1})").startsWith("refused"));
        const auto shown = game::toJson(table.game)["sides"][0]["tokens"];
        QCOMPARE(shown["placed"].get<int>(), 2);
        QCOMPARE(shown["most"].get<int>(), 3);
    }

    void thereAreAsManyAsUnitsOnTheBoard_data()
    {
        QTest::addColumn<QString>("ruling");
        QTest::addColumn<int>("most");
        QTest::newRow("own") << "own" << 2;
        QTest::newRow("both-sides") << "both-sides" << 5;
    }

    // Without commanders, staff teams, aircraft and the lost.
    void thereAreAsManyAsUnitsOnTheBoard()
    {
        QFETCH(const QString, ruling);
        QFETCH(const int, most);
        Table table = placing({irregular, "vehicle-slow irregular", "commander", "staff", "sortie", irregular},
                              {irregular, irregular, "artillery", "commander"}, {{"tokens", ruling}});
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a6","status":"destroyed","on":true})"}));
        QVERIFY(!table.sayAll({QStringLiteral(R"({"do":"token","unit":"a1","number":%1})").arg(most + 1).toUtf8()}));
        QVERIFY(table.sayAll({QStringLiteral(R"({"do":"token","unit":"a1","number":%1})").arg(most).toUtf8()}));
        QCOMPARE(table.say(R"({"do":"token","unit":"a3"})"),
                 QStringLiteral("refused: Commander (Ann) takes no tokens"));
        QVERIFY(table.say(R"({"do":"token","unit":"a6"})").contains("destroyed"));
    }

    // Its old side has them for another unit; the new one puts its own on it.
    void tokensDoNotChangeSides()
    {
        Table table = placing({irregular, irregular}, {irregular});
        QVERIFY(table.sayAll(
            {R"({"do":"token","unit":"a1","number":2})", R"({"do":"change-side","unit":"a1","side":"b"})"}));
        QCOMPARE(table.counter("a1", "tokens"), 0);
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann is done (1 token left): now Bea places"));
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a2"})", R"({"do":"next"})",
                              R"({"do":"token","unit":"a1","number":2})", R"({"do":"next"})"}));
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(2));
        // While they are rolled for: nobody waits for a roll that nobody makes.
        QVERIFY(table.sayAll({R"({"do":"change-side","unit":"a2","side":"b"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"activation","actor":"a1","faces":[2,3]})"}));
        // What was rolled for stays: it is active.
        QVERIFY(table.sayAll({R"({"do":"change-side","unit":"a1","side":"a"})"}));
        QVERIFY(has(table, "a1", "activated"));
        QCOMPARE(table.counter("a1", "tokens"), 1);
    }

    void nobodyWaitsForARollThatCannotBeMade_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("destroyed") << QByteArray(R"({"do":"status","unit":"a1","status":"destroyed","on":true})");
        QTest::newRow("set") << QByteArray(R"({"do":"set","unit":"a1","counter":"tokens","value":0})");
        QTest::newRow("away") << QByteArray(R"({"do":"arrive","unit":"a1","round":9})");
    }

    // The last unit of a side that was to be rolled for.
    void nobodyWaitsForARollThatCannotBeMade()
    {
        QFETCH(const QByteArray, command);
        Table table = placing({irregular, irregular}, {irregular});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1"})", R"({"do":"next"})", R"({"do":"token","unit":"b1"})",
                              R"({"do":"next"})", command}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.sayAll(
            {R"({"do":"resolve","procedure":"activation","actor":"b1","faces":[6]})", R"({"do":"next"})"}));
    }

    // An aircraft needs its rest whoever calls it.
    void sortiesStayWithTheAircraft()
    {
        Table table = placing({irregular, "sortie"}, {irregular});
        QVERIFY(table.sayAll({R"({"do":"sortie","unit":"a2"})", R"({"do":"change-side","unit":"a2","side":"b"})"}));
        QVERIFY(!table.game.turn.activations.declared.contains("a2"));
        table.game.turn.sorties["a2"] = {table.game.round - 1, table.game.round};
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QVERIFY(table.say(R"({"do":"sortie","unit":"a2"})").contains("was rolled for in turn"));
    }

    void oneTokenStaysOnWhoPassed()
    {
        Table table = placing({irregular, police, irregular}, {police});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1","number":2})", R"({"do":"token","unit":"a2"})",
                              R"({"do":"next"})", R"({"do":"token","unit":"b1"})", R"({"do":"next"})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Activation: Foot (Ann), 2 tokens"));
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(3));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"activation","actor":"b1","faces":[6]})"),
                 QStringLiteral("refused: Ann rolls first"));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"activation","actor":"a3"})"),
                 QStringLiteral("refused: Foot 3 (Ann) has no token to roll for"));
        // 2 fails and 3 passes; the police pass on a 2.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"activation","actor":"a1","faces":[2,3]})",
                              R"({"do":"resolve","procedure":"activation","actor":"a2","faces":[2]})"}));
        QVERIFY(has(table, "a1", "activated") && has(table, "a2", "activated"));
        QCOMPARE(table.counter("a1", "tokens"), 1);
        QCOMPARE(table.counter("a2", "tokens"), 1);
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"activation","actor":"a1","faces":[5]})"),
                 QStringLiteral("refused: Foot (Ann) is settled for this turn"));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(!game::nextIsTaken(table.game));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"activation","actor":"b1","faces":[1]})"}));
        QVERIFY(!has(table, "b1", "activated"));
        QCOMPARE(table.counter("b1", "tokens"), 0);
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Go on to Actions and movement"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(!has(table, "a1", "activated"));
        QCOMPARE(table.counter("a1", "tokens"), 0);
    }

    void whatIsOfferedIsTaken()
    {
        Table table = placing({irregular, irregular}, {irregular, police});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1"})", R"({"do":"token","unit":"a2"})", R"({"do":"next"})",
                              R"({"do":"token","unit":"b1"})", R"({"do":"token","unit":"b2"})", R"({"do":"next"})"}));
        int rolls = 0;
        for (; !game::mustsOf(table.game).empty(); ++rolls)
            QVERIFY(table.sayAll({test::offered(table)}));
        QCOMPARE(rolls, 4);
    }

    void regularsNeedNoToken()
    {
        Table table = placing({"foot", irregular}, {"foot"});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a2"})", R"({"do":"next"})", R"({"do":"next"})"}));
        QVERIFY(has(table, "a1", "activated") && has(table, "b1", "activated") && !has(table, "a2", "activated"));
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(1));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"activation","actor":"a1"})"),
                 QStringLiteral("refused: Foot (Ann) is active without a roll"));
    }

    void regularsNeedATokenByRuling()
    {
        Table table = placing({"foot", "foot"}, {"foot"}, {{"regulars", "token"}});
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1","number":2})", R"({"do":"next"})", R"({"do":"next"})"}));
        QVERIFY(has(table, "a1", "activated") && !has(table, "a2", "activated") && !has(table, "b1", "activated"));
        QCOMPARE(table.counter("a1", "tokens"), 1);
        QVERIFY(game::mustsOf(table.game).empty());
    }

    void aircraftAreCalled()
    {
        Table table = placing({"sortie", irregular, irregular}, {irregular});
        QCOMPARE(table.say(R"({"do":"token","unit":"a1"})"),
                 QStringLiteral("refused: Ground attack aircraft (Ann) is not called yet; sortie calls it, with its "
                                "first token"));
        QVERIFY(game::mayOf(table.game).contains("sortie"));
        QCOMPARE(table.say(R"({"do":"sortie","unit":"a1"})"),
                 QStringLiteral("Ground attack aircraft (Ann) is called: 1 token; 1 of 2 left"));
        QVERIFY(table.say(R"({"do":"sortie","unit":"a1"})").endsWith("is called in this turn already"));
        QVERIFY(table.say(R"({"do":"sortie","unit":"a2"})").endsWith("flies no sorties"));
        QVERIFY(!game::mayOf(table.game).contains("sortie"));
        QVERIFY(table.sayAll({R"({"do":"token","unit":"a1","number":2})", R"({"do":"next"})", R"({"do":"next"})",
                              R"({"do":"resolve","procedure":"activation","actor":"a1","faces":[2,3]})"}));
        QVERIFY(has(table, "a1", "activated"));
    }

    void aircraftTakenBackAreNotCalled()
    {
        Table table = placing({"sortie", irregular}, {irregular});
        QVERIFY(table.sayAll({R"({"do":"sortie","unit":"a1"})", R"({"do":"token","unit":"a1","number":0})",
                              R"({"do":"sortie","unit":"a1"})"}));
    }

    // Whenever it is wished, in turns at random: it is called exactly when fewer than two of the two turns before had
    // a roll for it.
    void aircraftAreRolledForInTwoTurnsOfThree()
    {
        std::mt19937 random(11);
        Table table = phaseTable({"sortie", irregular}, {irregular});
        std::vector<bool> rolled;
        int refused = 0;
        for (int turn = 0; turn < 40; ++turn) {
            QVERIFY(goOnTo(table, "activation"));
            const bool wished = random() % 4 != 0;
            const bool tired = turn >= 2 && rolled[rolled.size() - 1] && rolled[rolled.size() - 2];
            if (wished) {
                const QString said = table.say(R"({"do":"sortie","unit":"a1"})");
                QCOMPARE(said.startsWith("refused"), tired);
                refused += tired ? 1 : 0;
            }
            rolled.push_back(wished && !tired);
            QVERIFY(goOnToNextRound(table));
        }
        QVERIFY(refused > 3);
    }

    void onlyActiveUnitsAct()
    {
        Table table = placing({"foot", irregular, "commander"}, {irregular});
        QVERIFY(goOnTo(table, "actions"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", R"({"do":"activate","unit":"a3"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a2"})"),
                 QStringLiteral("refused: Foot 2 (Ann) is not active this turn"));
        QVERIFY(!game::mayOf(table.game).contains("resolve"));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"shooting","actor":"a1","target":"b1"})")
                    .startsWith("refused: Shooting belongs to the phase Shooting; now: Actions and movement"));
    }

    void whoIsNotActiveAnswersOnly()
    {
        Table table = placing({"foot", "foot"}, {irregular, irregular});
        QVERIFY(goOnTo(table, "shooting"));
        const QByteArray back(R"({"do":"resolve","procedure":"shooting","actor":"b1","target":"a1","inputs":{"dice":6},
                                  "faces":[1,1,1,4]})");
        QVERIFY(table.say(back).contains("is not active this turn; it only answers"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"shooting","actor":"a1","target":"b1","inputs":{"dice":2},
                                  "faces":[1,1]})"}));
        // Six dice, two less for returning fire without being active.
        QVERIFY(table.sayAll({back}));
        QCOMPARE(table.counter("a1", "hit-tokens"), 1);
        QVERIFY(table.say(R"({"do":"resolve","procedure":"shooting","actor":"b1","target":"a2"})").contains("answers"));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"shooting","actor":"b2","target":"a1"})").contains("answers"));
        QVERIFY(has(table, "b1", "shot-at") && has(table, "b1", "has-shot"));
        // The next phase asks anew.
        QVERIFY(goOnTo(table, "charging"));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"charge","actor":"b1","target":"a1"})").contains("answers"));
        QVERIFY(goOnTo(table, "hand-to-hand"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"hand-to-hand","actor":"b1","target":"a1"})"}));
    }

    void whatMovedIsForgottenATurnLater()
    {
        Table table = placing({"foot"}, {"foot"});
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"moved","on":true})"}));
        QVERIFY(!has(table, "a1", "moved-before"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(!has(table, "a1", "moved") && has(table, "a1", "moved-before"));
        // Whoever moves again has moved in both.
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"moved","on":true})"}));
        QVERIFY(has(table, "a1", "moved") && has(table, "a1", "moved-before"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(!has(table, "a1", "moved") && has(table, "a1", "moved-before"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(!has(table, "a1", "moved-before"));
    }

    // What drove last turn shoots worse in this one, and not before.
    void whatMovedShootsWorseATurnLater()
    {
        Table table = placing({"vehicle-slow", "horse-artillery"}, {"foot"});
        const packs::Procedure& shooting = *table.game.pack->procedure("shooting");
        const packs::Weapon* gun = table.game.pack->weapon("standard-atg");
        const auto counts = [&](const char* unit) {
            return game::circumstancesOf(table.game, shooting, table.game.unit(unit), table.game.unit("b1"), gun, 3)
                .counting.contains("moved-last-turn");
        };
        for (const char* unit : {"a1", "a2"})
            QVERIFY(table.sayAll(
                {QByteArray(R"({"do":"status","unit":"WHO","status":"moved","on":true})").replace("WHO", unit)}));
        QVERIFY(!counts("a1"));
        QVERIFY(goOnToNextRound(table));
        QVERIFY(counts("a1"));
        QVERIFY2(!counts("a2"), "horse artillery is excepted");
        QVERIFY(goOnToNextRound(table));
        QVERIFY(!counts("a1"));
    }
};

QTEST_GUILESS_MAIN(TestTokens)
#include "tst_tokens.moc"
