// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/roster.h"
#include "table.h"

using namespace adjutant;

/// Three actions a turn: tests/data/packs/actions.toml.
class TestActionTurns : public QObject
{
    Q_OBJECT

private:
    /// Two teams of five and a tank a side.
    static test::Table begun()
    {
        test::Table table = test::tableOf(QStringLiteral("actions"));
        for (const char* side : {"a", "b"}) {
            const auto add = [&](const char* rest) {
                return QByteArray("{\"do\":\"add-unit\",\"side\":\"") + side + "\",\"type\":" + rest + "}";
            };
            table.sayAll({add(R"("team","name":"First","members":{"regular":3,"veteran":1,"general":1})"),
                          add(R"("team","name":"Second","members":{"regular":4,"officer":1})"), add(R"("tank")")});
        }
        table.say(R"({"do":"begin"})");
        return table;
    }

    static bool has(const test::Table& table, const QString& unit, const QString& status)
    {
        return table.game.unit(unit)->statuses.contains(status);
    }

private Q_SLOTS:
    void aTurnHasThreeActionsAndEndsWhenItsSideSaysSo()
    {
        auto table = begun();
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann: choose a unit to activate (3 actions left)"));
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1","action":"move"})", R"({"do":"activate","unit":"a1","action":"move"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a2","action":"move"})"),
                 QStringLiteral("Second (Ann) activates: Move; 0 actions left"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Second (Ann) has acted; Ann has 0 actions"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a2"})"),
                 QStringLiteral("refused: Ann has 0 actions left: End Ann's turn: Bea's turn"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Ann's turn: Bea's turn"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Ann is done; Bea has 3 actions"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Bea: choose a unit to activate (3 actions left)"));
    }

    void bonusActionsHaveTheirLimits()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"bonus","unit":"a1"})"),
                 QStringLiteral("The General of First (Ann) brings one more action; Ann has 4 actions"));
        QCOMPARE(table.say(R"({"do":"bonus","unit":"a1"})"),
                 QStringLiteral("refused: the General of First (Ann) has brought its actions of this turn (1)"));
        QCOMPARE(table.say(R"({"do":"bonus","unit":"a3"})"),
                 QStringLiteral("refused: Tank (Ann) has nobody who brings actions; these do: general, officer"));
        // The officer's action is for its own unit: it costs nothing of the turn's, and others do not get it.
        QCOMPARE(table.say(R"({"do":"bonus","unit":"a2"})"),
                 QStringLiteral("The Officer of Second (Ann) brings an action of its own; Ann has 4 actions"));
        table.say(R"({"do":"activate","unit":"a2","action":"move"})");
        QCOMPARE(table.game.turn.left, 4);
        table.say(R"({"do":"activate","unit":"a2","action":"move"})");
        QCOMPARE(table.game.turn.left, 3);
        const auto nextTurnOfAnn = [&] { return table.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}); };
        QVERIFY(nextTurnOfAnn());
        QVERIFY(table.sayAll({R"({"do":"bonus","unit":"a1"})", R"({"do":"bonus","unit":"a2"})"}));
        QVERIFY(nextTurnOfAnn());
        QCOMPARE(table.say(R"({"do":"bonus","unit":"a2"})"),
                 QStringLiteral("refused: the Officer of Second (Ann) has brought its actions of the game (2)"));
    }

    void aBonusIsLostWithItsMember()
    {
        auto table = begun();
        // Four fall; the cheapest go first, so the general is the one who stands.
        QVERIFY(table.sayAll({R"({"do":"set","unit":"a1","counter":"minis","value":1})"}));
        QCOMPARE(table.game.unit("a1")->members, (QMap<QString, int>{{"general", 1}}));
        QVERIFY(table.sayAll({R"({"do":"bonus","unit":"a1"})", R"({"do":"pass"})", R"({"do":"pass"})",
                              R"({"do":"set","unit":"a1","counter":"general","value":0})"}));
        QVERIFY(table.game.unit("a1")->destroyed);
        QVERIFY(table.say(R"({"do":"bonus","unit":"a1"})").startsWith("refused: First (Ann) is destroyed"));
    }

    void aHoldWaitsAndIsTriggered()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"hold","unit":"a1","action":"attack","trigger":"the tank shows itself"})"),
                 QStringLiteral("First (Ann) holds attack until: the tank shows itself; Ann has 2 actions"));
        QVERIFY(has(table, "a1", "holding"));
        QCOMPARE(table.say(R"({"do":"hold","unit":"a1","action":"move","trigger":"x"})"),
                 QStringLiteral("refused: First (Ann) holds already; release lets it go"));
        QCOMPARE(table.say(R"({"do":"hold","unit":"a2","action":"rally","trigger":"x"})"),
                 QStringLiteral("refused: “rally” cannot be held; what can: move, attack"));
        QCOMPARE(table.say(R"({"do":"trigger","unit":"a2"})"),
                 QStringLiteral("refused: Second (Ann) holds nothing; these do: a1"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"activate","unit":"b2","action":"move"})"}));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"attack","actor":"a1","target":"b2"})").startsWith("refused"));
        QCOMPARE(table.say(R"({"do":"trigger","unit":"a1"})"),
                 QStringLiteral("First (Ann): the hold is triggered (the tank shows itself); Attack"));
        QVERIFY(!has(table, "a1", "holding"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"attack","actor":"a1","target":"b2","faces":[6,1,1]})"}));
        QCOMPARE(table.counter("b2", "minis"), 4);
        // It attacks no more until its own next turn is over.
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"attack"})"),
                 QStringLiteral("refused: First (Ann) cannot attack: spent"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY(!has(table, "a1", "spent"));
    }

    void suppressionEndsAHoldAndIsRalliedFirst()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"hold","unit":"b2","action":"move","trigger":"an attack"})",
                              R"({"do":"pass"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        // Two casualties in one action.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"attack","target":"b2","faces":[6,6,1]})"}));
        QVERIFY(has(table, "b2", "suppressed"));
        QVERIFY(!has(table, "b2", "holding"));
        QVERIFY(table.game.turn.holds.empty());
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        const auto musts = game::mustsOf(table.game);
        QCOMPARE(musts.size(), std::size_t(1));
        QCOMPARE(musts.front().words, QStringLiteral("Rally for Second (Bea) first"));
        QVERIFY(table.say(R"({"do":"activate","unit":"b1"})").startsWith("refused: first: Rally for Second (Bea)"));
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
        // 3 is too little; it stays suppressed, and may try again for an action.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"rally","actor":"b2","faces":[3]})"}));
        QVERIFY(has(table, "b2", "suppressed"));
        QVERIFY(game::mustsOf(table.game).empty());
        QCOMPARE(table.say(R"({"do":"activate","unit":"b2","action":"move"})"),
                 QStringLiteral("refused: Second (Bea) cannot move: suppressed"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"b2","action":"rally"})",
                              R"({"do":"resolve","procedure":"rally","faces":[4]})"}));
        QVERIFY(!has(table, "b2", "suppressed"));
        QCOMPARE(table.game.turn.left, 2);
    }

    void whatIsDueFallsAwayWithItsCause()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"status","unit":"b2","status":"suppressed","on":true})", R"({"do":"pass"})"}));
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(1));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"b2","status":"suppressed","on":false})"}));
        QVERIFY(game::mustsOf(table.game).empty());
    }

    void whoAttackedNeitherHoldsAnAttackNorFiresAtMoves()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})",
                              R"({"do":"resolve","procedure":"attack","target":"b2","faces":[1,1,1]})"}));
        QCOMPARE(table.say(R"({"do":"hold","unit":"a1","action":"attack","trigger":"x"})"),
                 QStringLiteral("refused: First (Ann) cannot hold that: attacked last turn"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"activate","unit":"b2","action":"move"})"}));
        QCOMPARE(table.say(R"({"do":"react","unit":"a1","reaction":"reactive-fire"})"),
                 QStringLiteral("refused: First (Ann) cannot react: attacked last turn"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY(!has(table, "a1", "attacked"));
    }

    void reactiveFireOnceAMoveAndOnceATurn()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b2","reaction":"reactive-fire"})"}));
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"reactive-fire"})"),
                 QStringLiteral("refused: Bea has answered this activation already: Reactive fire"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"reactive-fire","actor":"b2","target":"a1","faces":[6]})",
                              R"({"do":"activate","unit":"a2","action":"move"})"}));
        QCOMPARE(table.counter("a1", "minis"), 4);
        QCOMPARE(table.say(R"({"do":"react","unit":"b2","reaction":"reactive-fire"})"),
                 QStringLiteral("refused: Second (Bea) has done so already in this turn: Reactive fire"));
        // A unit with a veteran may twice.
        QVERIFY(table.sayAll({R"({"do":"react","unit":"b1","reaction":"reactive-fire"})",
                              R"({"do":"activate","unit":"a2","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"reactive-fire"})"}));
    }

    void damageInOneTurnDisables()
    {
        auto table = begun();
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})",
             R"({"do":"resolve","procedure":"attack","target":"b1","accept":[{"unit":"b3","counter":"damage","value":1}],"faces":[1,1,1]})"}));
        QVERIFY(!has(table, "b3", "disabled"));
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})",
             R"({"do":"resolve","procedure":"attack","target":"b1","accept":[{"unit":"b3","counter":"damage","value":2}],"faces":[1,1,1]})"}));
        QVERIFY(has(table, "b3", "disabled"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"b3","action":"attack"})"),
                 QStringLiteral("refused: Tank (Bea) cannot attack: disabled"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY(!has(table, "b3", "disabled"));
        // One in this turn and one in the next are not two in one turn.
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})",
             R"({"do":"resolve","procedure":"attack","target":"b1","accept":[{"unit":"b3","counter":"damage","value":3}],"faces":[1,1,1]})"}));
        QVERIFY(!has(table, "b3", "disabled"));
    }

    void smokeLiftsWithTheNextAction()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"status","side":"a","status":"smoke","on":true})",
                              R"({"do":"activate","unit":"a1","action":"move"})"}));
        QVERIFY(table.game.side("a")->statuses.contains("smoke"));
        table.say(R"({"do":"next"})");
        QCOMPARE(table.last.details, QStringList("Ann: no longer in smoke"));
    }

    void rostersAreCountedAndLimitsNamed()
    {
        test::Table table = test::tableOf(QStringLiteral("actions"));
        table.say(R"({"do":"setup","agreed":120})");
        // 3 regulars, a veteran, an officer: 30 + 15 + 35, and the cheapest of the last two is free.
        QCOMPARE(
            table.say(R"({"do":"add-unit","side":"a","type":"team","members":{"regular":3,"veteran":1,"officer":1}})"),
            QStringLiteral("Ann fields Team, 65 points"));
        QCOMPARE(table.counter("a1", "minis"), 5);
        // Two rockets for 20 points; with Bea's tank on the table one of them is free.
        table.say(
            R"({"do":"add-unit","side":"a","type":"team","name":"Six","members":{"regular":6},"weapons":{"rocket":2}})");
        QCOMPARE(table.last.words,
                 QStringLiteral("Ann fields Six, a Team, 80 points (Six: A squad has five minis at most.; More points "
                                "than agreed.)"));
        QCOMPARE(game::pointsOf(table.game, "a"), 145);
        table.say(R"({"do":"add-unit","side":"b","type":"tank"})");
        QCOMPARE(game::pointsOf(table.game, "a"), 135);
        QCOMPARE(game::pointsOf(table.game, "b"), 140);
        const Json state = game::toJson(table.game);
        QVERIFY(state["sides"][0]["points"] == Json(135));
        QCOMPARE(state["sides"][0]["limits"].size(), std::size_t(2));
        QVERIFY(state["sides"][0]["units"][1]["members"] == Json({{"regular", 6}}));
    }

    void rostersAreRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("with");
        QTest::addColumn<QString>("words");
        QTest::newRow("no such member") << QByteArray(R"("members":{"sailor":1})")
                                        << "Team has no member “sailor”; there are: regular, veteran, officer, general";
        QTest::newRow("too many") << QByteArray(R"("members":{"regular":21})") << "a Team has 1 to 20 members";
        QTest::newRow("nobody") << QByteArray(R"("members":{})") << "a Team has 1 to 20 members";
        QTest::newRow("no such weapon") << QByteArray(R"("weapons":{"bow":1})")
                                        << "Team carries no “bow”; it may carry: smg, rocket";
        QTest::newRow("less than none") << QByteArray(R"("weapons":{"smg":-1})") << "of each there are 0 to 99";
    }

    void rostersAreRefusedInWords()
    {
        QFETCH(const QByteArray, with);
        QFETCH(const QString, words);
        test::Table table = test::tableOf(QStringLiteral("actions"));
        QCOMPARE(table.say(R"({"do":"add-unit","side":"a","type":"team",)" + with + "}"),
                 QStringLiteral("refused: ") + words);
    }

    void weaponDice()
    {
        test::Table table = test::tableOf(QStringLiteral("actions"));
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"team","members":{"regular":5},"weapons":{"smg":4,"rocket":1}})"}));
        const game::Unit& unit = *table.game.unit("a1");
        QCOMPARE(game::weaponDice(table.game, unit).dice, 1); // four SMGs are more than three, less than five
        const auto with = game::weaponDice(table.game, unit, "rocket");
        QCOMPARE(with.dice, 3);
        QCOMPARE(with.how, QStringList({"1 × Rocket: +2D6", "4 × SMG: +1D6"}));
    }
};

QTEST_GUILESS_MAIN(TestActionTurns)
#include "tst_actionturns.moc"
