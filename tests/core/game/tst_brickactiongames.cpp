// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/inputs.h"
#include "game/roster.h"
#include "table.h"

using namespace adjutant;

/// What BrickAction's guide allows in a turn, and what it does not; figures by hand from the guide.
class TestBrickActionGames : public QObject
{
    Q_OBJECT

private:
    /// Five regulars a squad, two squads a side.
    static test::Table squads()
    {
        test::Table table(QStringLiteral("brickaction"));
        for (const char* side : {"a", "a", "b", "b"})
            table.say(QByteArray(R"({"do":"add-unit","type":"squad","members":{"regular":5},"side":"SIDE"})")
                          .replace("SIDE", side));
        table.say(R"({"do":"begin"})");
        return table;
    }

    /// One such unit against a squad, with what it is made of and carries; ready for its attack.
    static test::Table unitWith(const QByteArray& rest)
    {
        test::Table table(QStringLiteral("brickaction"));
        table.sayAll({QByteArray(R"({"do":"add-unit","side":"a",REST})").replace("REST", rest),
                      R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})", R"({"do":"begin"})",
                      R"({"do":"activate","unit":"a1","action":"attack"})"});
        return table;
    }

    /// A table with the pack in which this stands in place of that.
    static test::Table tableWith(const QByteArray& before, const QByteArray& after)
    {
        packs::Files files = packs::find(QStringLiteral("brickaction"))->files;
        QByteArray& text = files[QStringLiteral("pack.toml")];
        if (text.count(before) != 1)
            qFatal("it stands there %d times", int(text.count(before)));
        text.replace(before, after);
        return test::Table(packs::read(files).pack);
    }

    static bool has(const test::Table& table, const QString& unit, const QString& status)
    {
        return table.game.unit(unit)->statuses.contains(status);
    }

    static QByteArray attack(const QByteArray& target, const QByteArray& faces, const QByteArray& more = {})
    {
        return QByteArray(R"({"do":"resolve","procedure":"attack","target":"TARGET","faces":FACES})")
            .replace("TARGET", target)
            .replace("FACES", faces + more);
    }

private Q_SLOTS:
    void onlyAnAttackAttacks_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QString>("label");
        QTest::newRow("move") << QByteArray("move") << "Move";
        QTest::newRow("prone") << QByteArray("go-prone") << "Lie down or get up";
        QTest::newRow("objective") << QByteArray("objective") << "Objective";
    }

    void onlyAnAttackAttacks()
    {
        QFETCH(const QByteArray, action);
        QFETCH(const QString, label);
        auto table = squads();
        table.say(QByteArray(R"({"do":"activate","unit":"a1","action":"ACTION"})").replace("ACTION", action));
        QCOMPARE(table.say(attack("b1", "[6,6,6]")),
                 QStringLiteral("refused: Squad (Ann) is active for %1, which does not go with Attack").arg(label));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"rally","faces":[4]})").startsWith("refused"));
        QCOMPARE(table.counter("b1", "minis"), 5);
    }

    void anActionPaysForOneAttack()
    {
        auto table = squads();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})", attack("b1", "[6,1,1]")}));
        const QString refused = QStringLiteral("refused: Squad (Ann) has done what it was activated for (Attack): "
                                               "“Attack” once more, or end its action");
        QCOMPARE(table.say(attack("b1", "[6,1,1]")), refused);
        QCOMPARE(table.say(attack("b2", "[6,1,1]")), refused);
        // The second action is paid for, and the one mini it takes is no second one of the same action.
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})", attack("b1", "[6,1,1]")}));
        QCOMPARE(table.counter("b1", "minis"), 3);
        QVERIFY(!has(table, "b1", "suppressed"));
        QCOMPARE(table.game.turn.left, 1);
    }

    void aCloseCombatGoesOnFree()
    {
        auto table = squads();
        // Four dice each; 10 against 8, so the defender loses one.
        const QByteArray fight =
            R"({"do":"resolve","procedure":"close-combat","target":"b1","inputs":{"a-extra-dice":0,"a-extra-total":0,"b-extra-dice":0,"b-extra-total":0},"faces":[2,2,3,3,2,2,2,2]})";
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})", fight, fight}));
        QCOMPARE(table.counter("b1", "minis"), 3);
        QCOMPARE(table.game.turn.left, 2);
        QVERIFY(table.say(QByteArray(fight).replace("b1", "b2")).startsWith("refused"));
    }

    // Also for whoever was activated and had not said for what.
    void aCloseCombatGoesOnThoughNothingWasNamed()
    {
        auto table = squads();
        const QByteArray fight =
            R"({"do":"resolve","procedure":"close-combat","target":"b1","inputs":{"a-extra-dice":0,"a-extra-total":0,"b-extra-dice":0,"b-extra-total":0},"faces":[2,2,3,3,2,2,2,2]})";
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", fight, fight}));
        QCOMPARE(table.game.turn.left, 2);
        QVERIFY(table.say(QByteArray(fight).replace("b1", "b2")).startsWith("refused"));
    }

    void aHoldSpendsOneActionInAll()
    {
        auto table = squads();
        const QByteArray hold = R"({"do":"hold","unit":"a1","action":"move","trigger":"they come","paid":true})";
        QVERIFY2(table.say(hold).startsWith("refused"), "nothing was paid yet");
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", hold}));
        QCOMPARE(table.game.turn.left, 2);
        QVERIFY(has(table, "a1", "holding"));
        QVERIFY(table.game.active.isEmpty());
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a2","action":"move"})"}));
        QVERIFY2(table.say(QByteArray(hold).replace("a1", "a2")).startsWith("refused"), "it was paid to move");
    }

    // The screen lies for one action: the one after it was thrown.
    void smokeIsThrownForAnAction()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5},"weapons":{"smoke-grenade":1}})",
             R"({"do":"add-unit","side":"a","type":"m1","weapons":{"mg":1}})",
             R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})", R"({"do":"begin"})"}));
        const auto lies = [&] { return table.game.side("a")->statuses.contains("smoke"); };
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"smoke"})"),
                 QStringLiteral("Squad (Ann) activates: Throw smoke; 0 × Smoke grenade left; 2 actions left"));
        QVERIFY(!lies());
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a2","action":"move"})"}));
        QVERIFY(lies());
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"smoke"})"),
                 QStringLiteral("refused: Squad (Ann) cannot throw smoke: it has no smoke grenade left"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QVERIFY(!lies());
        QVERIFY2(table.say(R"({"do":"activate","unit":"a2","action":"smoke"})").startsWith("refused"),
                 "it is a vehicle");
        QVERIFY(table.unharmed);
    }

    void reactiveFireAnswersNoAttack()
    {
        auto table = squads();
        const QByteArray fire = R"({"do":"react","unit":"b1","reaction":"reactive-fire"})";
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", attack("b2", "[1,1,1]")}));
        QCOMPARE(table.say(fire), QStringLiteral("refused: Squad (Ann) has done nothing that Reactive fire answers"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})"}));
        QVERIFY2(table.sayAll({fire}), "it may be moving");
        auto older = test::olderTableOf(QStringLiteral("brickaction"), {"told-by-deeds"});
        for (const char* side : {"a", "b"})
            older.say(QByteArray(R"({"do":"add-unit","type":"squad","members":{"regular":5},"side":"SIDE"})")
                          .replace("SIDE", side));
        QVERIFY(older.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a1"})", attack("b1", "[1,1,1]"), fire}));
    }

    void roadkillIsOfAMove()
    {
        test::Table table(QStringLiteral("brickaction"));
        const QByteArray killed = R"({"do":"resolve","procedure":"roadkill","target":"b1","faces":[4]})";
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"m1","weapons":{"mg":1}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})",
                              R"({"do":"begin"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(table.say(killed),
                 QStringLiteral("refused: Vehicle M1 (Ann) is active for Attack, which does not go with Roadkill"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})", killed, R"({"do":"next"})"}));
    }

    // With nobody left there is nobody to activate.
    void aSideWithoutUnitsEndsItsTurn()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(
            table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5}})",
                          R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":1}})", R"({"do":"begin"})",
                          R"({"do":"pass"})", R"({"do":"set","unit":"b1","counter":"minis","value":0})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY2(game::nextOf(table.game).startsWith(QLatin1String("End Bea's turn")),
                 qPrintable(game::nextOf(table.game)));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("a"));
    }

    void vehiclesNameTheirWeapons()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(
            table.say(R"({"do":"add-unit","side":"a","type":"m1"})").contains("No weapon is named for this vehicle"));
        QVERIFY(!table.say(R"({"do":"add-unit","side":"a","type":"m1","weapons":{"mg":1}})").contains("No weapon"));
        QVERIFY2(!table.say(R"({"do":"add-unit","side":"a","type":"squad"})").contains("sheet's force"), "it has none");
    }

    // Grenades and rockets are gone after their use, and nobody has to say which where there is only one sort.
    void infantryUsesUpWhatItHasAgainstArmour_data()
    {
        QTest::addColumn<QByteArray>("weapons");
        QTest::addColumn<QByteArray>("named");
        QTest::addColumn<int>("rockets");
        QTest::addColumn<QString>("refusal");
        const QByteArray two = R"({"rocket":2,"repeater":3,"smoke-grenade":1})";
        QTest::newRow("alone") << two << QByteArray() << 1 << QString();
        QTest::newRow("named") << two << QByteArray(R"("weapon":"rocket",)") << 1 << QString();
        QTest::newRow("smoke harms nothing") << two << QByteArray(R"("weapon":"smoke-grenade",)") << 2
                                             << "refused: Infantry against armour is not done with this weapon: Smoke "
                                                "grenade";
        QTest::newRow("one of two sorts")
            << QByteArray(R"({"rocket":2,"grenade":1})") << QByteArray() << 2 << QString();
        QTest::newRow("a support weapon")
            << QByteArray(R"({"rocket":2,"support":1})") << QByteArray() << 2 << QString();
    }

    void infantryUsesUpWhatItHasAgainstArmour()
    {
        QFETCH(const QByteArray, weapons);
        QFETCH(const QByteArray, named);
        QFETCH(const QString, refusal);
        auto table = unitWith(R"("type":"squad","members":{"regular":5},"weapons":)" + weapons);
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"b","type":"m1"})"}));
        const QString said = table.say(R"({"do":"resolve","procedure":"infantry-vs-armor",)" + named +
                                       R"("target":"b2","inputs":{"dice":2},"faces":[1,1]})");
        QVERIFY2(refusal.isEmpty() ? !said.startsWith("refused") : said == refusal, qPrintable(said));
        QTEST(table.game.unit("a1")->weapons["rocket"], "rockets");
    }

    // Who falls may leave a weapon behind: the players say so, with what they accept or by hand.
    void weaponsGoWithTheFallen()
    {
        auto table = unitWith(R"("type":"squad","members":{"regular":5},"weapons":{"repeater":3,"smg":2})");
        QCOMPARE(game::weaponsLeft(table.game, *table.game.unit("a1"), 3),
                 (QMap<QString, int>{{"repeater", 1}, {"smg", 2}}));
        QCOMPARE(game::weaponsLeft(table.game, *table.game.unit("a1"), 5), table.game.unit("a1")->weapons);
        QVERIFY(
            table.sayAll({R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"activate","unit":"b1","action":"attack"})",
                          R"({"do":"resolve","procedure":"attack","target":"a1","faces":[6,6,1],"accept":"later"})"}));
        auto likewise = table;
        QCOMPARE(likewise.say(R"({"do":"accept","weapons":true})"),
                 QStringLiteral("Accepted: Squad (Ann) minis 5 → 3, Squad (Ann) suppressed: yes, "
                                "Squad (Ann) Repeater 3 → 1"));
        QVERIFY(table.say(R"({"do":"accept","effects":[{"unit":"a1","counter":"carbine","value":0}]})")
                    .startsWith("refused: an effect names"));
        QVERIFY(table.say(R"({"do":"accept","effects":[{"unit":"a1","counter":"smg","value":100}]})")
                    .startsWith("refused: smg is from 0 to 99"));
        const QString said = table.say(
            R"({"do":"accept","effects":[{"unit":"a1","counter":"minis","value":3},{"unit":"a1","status":"suppressed","on":true},{"unit":"a1","counter":"smg","value":0}]})");
        QCOMPARE(said, QStringLiteral(
                           "Accepted: Squad (Ann) minis 5 → 3, Squad (Ann) suppressed: yes, Squad (Ann) SMG 2 → 0"));
        QCOMPARE(table.say(R"({"do":"set","unit":"a1","counter":"smg","value":1,"why":"picked up"})"),
                 QStringLiteral("Squad (Ann): SMG 0 → 1 by hand: picked up"));
        QCOMPARE(table.game.unit("a1")->weapons["smg"], 1);
        QVERIFY(table.unharmed);
    }

    // A vehicle may have a crew in a pack, but no counter tells how many of it are left.
    void onlyMembersThatAreCountedFall()
    {
        auto table = tableWith("kind = \"vehicle-1\"\ncost = 55\n",
                               "kind = \"vehicle-1\"\ncost = 55\nmembers = { regular = 2 }\n");
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5},"weapons":{"rocket":1}})",
             R"({"do":"add-unit","side":"b","type":"c1"})", R"({"do":"begin"})",
             R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(table.game.unit("b1")->members, (QMap<QString, int>{{"regular", 2}}));
        QVERIFY(
            table
                .say(
                    R"({"do":"resolve","procedure":"infantry-vs-armor","target":"b1","inputs":{"dice":2},"faces":[1,1],"accept":[{"unit":"b1","counter":"regular","value":1}]})")
                .startsWith("refused: an effect names"));
    }

    // As it did before members could be named.
    void whatIsCarriedIsMeantBeforeAMemberOfThatName()
    {
        auto table =
            tableWith("[[member]]\nid = \"regular\"\n", "[[member]]\nid = \"smg\"\nlabel = \"Gunner\"\ncost = 90\n\n"
                                                        "[[member]]\nid = \"regular\"\n");
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":4,"smg":1},"weapons":{"smg":2}})",
             R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":4,"smg":1}})", R"({"do":"begin"})",
             R"({"do":"activate","unit":"a1","action":"attack"})",
             R"({"do":"resolve","procedure":"attack","target":"b1","faces":[1,1,1],"accept":[{"unit":"a1","counter":"smg","value":1},{"unit":"b1","counter":"minis","value":4},{"unit":"b1","counter":"smg","value":0}]})"}));
        QCOMPARE(table.game.unit("a1")->weapons["smg"], 1);
        QCOMPARE(table.game.unit("a1")->members, (QMap<QString, int>{{"regular", 4}, {"smg", 1}}));
        QCOMPARE(table.game.unit("b1")->members, (QMap<QString, int>{{"regular", 4}}));
    }

    void whatAnEffectMayNameIsTold()
    {
        for (const game::CommandKind& kind :
             game::commandsOf(*packs::find(QStringLiteral("brickaction"))->reading.pack))
            if (kind.id == QLatin1String("accept"))
                for (const char* word : {"member", "weapon", "counter"})
                    QVERIFY(kind.fields.front().help.contains(QLatin1String(word)));
    }

    // Minis that came back by hand are nobody's yet: they may be more than the members.
    void noMoreMembersGoThanMinisFall()
    {
        auto table = unitWith(R"("type":"squad","members":{"regular":5})");
        QVERIFY(
            table.sayAll({R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":4,"veteran":1}})",
                          R"({"do":"set","unit":"b2","counter":"minis","value":3})",
                          R"({"do":"set","unit":"b2","counter":"minis","value":5})",
                          R"({"do":"resolve","procedure":"attack","target":"b2","faces":[6,1,1],"accept":"later"})"}));
        QCOMPARE(table.game.unit("b2")->members, (QMap<QString, int>{{"regular", 2}, {"veteran", 1}}));
        const auto accept = [&](const char* regulars, const char* minis) {
            return table.say(
                QByteArray(
                    R"({"do":"accept","effects":[{"unit":"b2","counter":"minis","value":MINIS},{"unit":"b2","counter":"regular","value":REGULARS},{"unit":"b2","counter":"veteran","value":0}]})")
                    .replace("MINIS", minis)
                    .replace("REGULARS", regulars));
        };
        QCOMPARE(accept("1", "4"),
                 QStringLiteral("refused: Squad 2 (Bea) has 4 minis left, and the members named make 1 of them"));
        QVERIFY(accept("2", "5").startsWith("refused"));
        QVERIFY(accept("2", "4").startsWith("Corrected"));
        QCOMPARE(table.game.unit("b2")->members, (QMap<QString, int>{{"regular", 2}}));
        QCOMPARE(table.counter("b2", "minis"), 4);
        QVERIFY(table.unharmed);
    }

    // A veteran and a grenade for five minis, a rocket for a heavy enemy: what is taken off the points.
    void whatIsFreeIsNamed()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":3,"veteran":2},"weapons":{"grenade":2,"rocket":1}})",
             R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":3,"veteran":1}})",
             R"({"do":"add-unit","side":"b","type":"m2"})"}));
        QCOMPARE(game::freeOf(table.game, "a"), (QMap<QString, int>{{"grenade", 1}, {"rocket", 1}, {"veteran", 1}}));
        QCOMPARE(game::pointsOf(table.game, "a"), 3 * 10 + 15 + 5 + 3 * 10 + 15);
        QVERIFY(game::freeOf(table.game, "b").isEmpty());
    }

    // Three times a game, whether to split an action or to go far.
    void aCommandosUnitSplitsThreeTimes()
    {
        auto table = unitWith(R"("type":"squad","members":{"regular":3,"commando":1})");
        table.say(R"({"do":"next"})");
        QVERIFY(table.say(R"({"do":"activate","unit":"a1","action":"split"})").contains("(1 of 3 in this game)"));
        QVERIFY(table.say(R"({"do":"activate","unit":"a1","action":"long-move"})").contains("(2 of 3 in this game)"));
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"pass"})",
                              R"({"do":"activate","unit":"a1","action":"split"})"}));
        for (const char* action : {"split", "long-move"})
            QVERIFY(
                table.say(QByteArray(R"({"do":"activate","unit":"a1","action":"ACTION"})").replace("ACTION", action))
                    .startsWith("refused: Squad (Ann) has done that 3 times in this game already"));
        QCOMPARE(table.game.turn.left, 2);
    }

    // Five minis throw three dice in an attack, and four where a commando splits the action.
    void aSplitActionAttacksWithFourDice()
    {
        const auto limitFor = [](const char* action) {
            auto table = unitWith(R"("type":"squad","members":{"regular":4,"commando":1})");
            table.say(R"({"do":"next"})");
            table.say(QByteArray(R"({"do":"activate","unit":"a1","action":"ACTION"})").replace("ACTION", action));
            return game::derivedInputs(table.game, *table.game.pack->procedure("attack"), table.game.unit("a1"),
                                       table.game.unit("b1"), nullptr)
                .value("base-limit");
        };
        QCOMPARE(limitFor("attack"), packs::Value(qint64(3)));
        QCOMPARE(limitFor("split"), packs::Value(qint64(4)));
    }

    // Two sorts that count as carbines: a die; a veteran and an officer: 2 on the total. Three veterans: a die, and 3.
    void closeCombatKnowsWhatTheUnitsBring()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll(
            {R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":2,"veteran":1,"officer":1},"weapons":{"smg":1,"battle-rifle":1,"shotgun":1}})",
             R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":1,"veteran":3},"weapons":{"carbine":1}})",
             R"({"do":"begin"})"}));
        const auto values = game::derivedInputs(table.game, *table.game.pack->procedure("close-combat"),
                                                table.game.unit("a1"), table.game.unit("b1"), nullptr);
        QCOMPARE(values.value("a-extra-dice"), packs::Value(qint64(2)));
        QCOMPARE(values.value("a-extra-total"), packs::Value(qint64(2)));
        QCOMPARE(values.value("b-extra-dice"), packs::Value(qint64(1)));
        QCOMPARE(values.value("b-extra-total"), packs::Value(qint64(3)));
    }

    void whoeverAttackedInAnyWayIsMarked()
    {
        auto table = squads();
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1","action":"attack"})",
             R"({"do":"resolve","procedure":"close-combat","target":"b1","inputs":{"a-extra-dice":0,"a-extra-total":0,"b-extra-dice":0,"b-extra-total":0},"faces":[2,2,3,3,2,2,2,2]})"}));
        QVERIFY(has(table, "a1", "attacked"));
        QVERIFY(
            table.say(R"({"do":"hold","unit":"a1","action":"attack","trigger":"they come"})").startsWith("refused"));
    }

    void theSuppressedFightInNoWay()
    {
        auto table = squads();
        QVERIFY(table.sayAll(
            {R"({"do":"status","unit":"a1","status":"suppressed","on":true})", R"({"do":"activate","unit":"a1"})"}));
        QCOMPARE(
            table.say(
                R"({"do":"resolve","procedure":"close-combat","target":"b1","inputs":{"a-extra-dice":0,"a-extra-total":0,"b-extra-dice":0,"b-extra-total":0}})"),
            QStringLiteral("refused: Squad (Ann) cannot do that: suppressed"));
    }

    // A hold is negated by suppression, so there is none to put down; and a corner is changed by moving.
    void theSuppressedHoldNothing()
    {
        auto table = squads();
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"suppressed","on":true})"}));
        for (const char* held : {"move", "attack", "go-prone"})
            QCOMPARE(table.say(QByteArray(R"({"do":"hold","unit":"a1","trigger":"they come","action":"ACTION"})")
                                   .replace("ACTION", held)),
                     QStringLiteral("refused: Squad (Ann) cannot hold that: suppressed"));
        QVERIFY(table.say(R"({"do":"activate","unit":"a1","action":"corner"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"rally-again"})",
                              R"({"do":"resolve","procedure":"rally","inputs":{"bonus":0},"faces":[4]})",
                              R"({"do":"hold","unit":"a1","trigger":"they come","action":"attack"})"}));
    }

    // The limit of five is named at set-up; a table that plays on with more is not stopped at every attack.
    void aSquadAboveItsLimitAttacksAsOneOfFive()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":12}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})",
                              R"({"do":"begin"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QVERIFY(!table.say(attack("b1", "[4,4,4,5,5,5]")).startsWith("refused"));
        QCOMPARE(table.last.throws.front().dice, std::string("3d6"));
    }

    void reactiveFireAnswersAMoveAndWhoMoved()
    {
        auto table = squads();
        table.say(R"({"do":"activate","unit":"a1","action":"attack"})");
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"reactive-fire"})"),
                 QStringLiteral("refused: Squad (Ann) is active for Attack, which Reactive fire does not answer"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"reactive-fire"})"}));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"reactive-fire","actor":"b1","target":"a2","faces":[6]})"),
                 QStringLiteral("refused: Reactive fire answers Squad (Ann), not Squad 2 (Ann)"));
        QVERIFY(
            table.sayAll({R"({"do":"resolve","procedure":"reactive-fire","actor":"b1","target":"a1","faces":[6]})"}));
        QCOMPARE(table.counter("a1", "minis"), 4);
    }

    void lyingDownCountsInTheNextAttack()
    {
        auto table = squads();
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"activate","unit":"b1","action":"go-prone"})"}));
        QVERIFY(has(table, "b1", "prone"));
        QCOMPARE(table.game.turn.left, 2);
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(
            table.say(attack("b1", "[4,1,1]", R"(,"inputs":{"cover":"hard"})")),
            QStringLiteral("refused: A unit lying down behind hard cover is in total cover: it cannot be attacked."));
        // In the open it saves on 3.
        QVERIFY(table.sayAll({attack("b1", "[4,1,1,3]")}));
        QCOMPARE(table.counter("b1", "minis"), 5);
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"activate","unit":"b1","action":"go-prone"})"}));
        QVERIFY(!has(table, "b1", "prone"));
    }

    void withAnOfficerItIsFree()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":4,"commando":1}})",
                              R"({"do":"begin"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"go-prone"})"),
                 QStringLiteral("Squad (Ann) is now prone; it costs nothing, 2 actions left"));
        QVERIFY(has(table, "a1", "prone"));
        QCOMPARE(table.game.turn.action, QStringLiteral("attack")); // which is still to come
    }

    // What was paid for without saying for what is still to come, too.
    void whatIsFreeIsNotWhatWasPaidFor()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":4,"officer":1}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})",
                              R"({"do":"begin"})", R"({"do":"activate","unit":"a1"})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","paid":true})"),
                 QStringLiteral("refused: “paid” goes with the action that the unit is active for: say which, as "
                                "\"action\":\"move\""));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"go-prone","paid":true})"),
                 QStringLiteral("Squad (Ann) is now prone; it costs nothing, 2 actions left"));
        QCOMPARE(table.game.turn.action, QString());
        QVERIFY(
            table.sayAll({R"({"do":"activate","unit":"a1","action":"attack","paid":true})", attack("b1", "[1,1,1]")}));
        QCOMPARE(table.game.turn.left, 2);
        QVERIFY(table.unharmed);
    }

    void onlyACommandoSplitsAnAction()
    {
        auto table = squads();
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"split"})"),
                 QStringLiteral("refused: Squad (Ann) has no Commando, who alone may: Move and attack"));
    }

    void aMedicSavesOneSixAGame()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":4,"medic":1}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})",
                              R"({"do":"begin"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        const QByteArray six = R"(,"inputs":{"medic-six":true})";
        QCOMPARE(table.say(attack("b2", "[6,1,1]", six)),
                 QStringLiteral("refused: The target has no medic who could save it from a natural 6."));
        // Without a six he is not needed, and stays for another time.
        QVERIFY(table.sayAll({attack("b1", "[1,1,1]", six)}));
        QVERIFY(!has(table, "b1", "medic-used"));
        // The 6 becomes a hit; he adds 1 to the save, so that a 3 is enough.
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})", attack("b1", "[6,1,1,3]", six)}));
        QCOMPARE(table.counter("b1", "minis"), 5);
        QVERIFY(has(table, "b1", "medic-used"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(table.say(attack("b1", "[6,1,1]", six)),
                 QStringLiteral("refused: The target's medic has had the one save against a natural 6 of this game."));
    }

    void attackDice_data()
    {
        QTest::addColumn<QByteArray>("unit");
        QTest::addColumn<QByteArray>("shot");
        QTest::addColumn<int>("dice");
        const auto squad = [](const char* members, const char* weapons) {
            return QByteArray(R"("type":"squad","members":{MEMBERS},"weapons":{WEAPONS})")
                .replace("MEMBERS", members)
                .replace("WEAPONS", weapons);
        };
        QTest::newRow("bare hands") << squad(R"("regular":5)", "") << QByteArray() << 3;
        QTest::newRow("five battle rifles") << squad(R"("regular":5)", R"("battle-rifle":5)") << QByteArray() << 5;
        QTest::newRow("two of them") << squad(R"("regular":5)", R"("battle-rifle":2)") << QByteArray() << 4;
        QTest::newRow("beside a carbine")
            << squad(R"("regular":5)", R"("battle-rifle":2,"carbine":1)") << QByteArray() << 5;
        QTest::newRow("sniper rifles of regulars")
            << squad(R"("regular":3)", R"("sniper-rifle":3)") << QByteArray() << 4;
        QTest::newRow("of one veteran") << squad(R"("regular":1,"veteran":1)", R"("sniper-rifle":2)") << QByteArray()
                                        << 3;
        QTest::newRow("of two") << squad(R"("veteran":2)", R"("sniper-rifle":2)") << QByteArray() << 4;
        QTest::newRow("a spotter without")
            << squad(R"("spotter":1,"regular":2)", R"("sniper-rifle":2)") << QByteArray() << 3;
        QTest::newRow("a spotter alone") << squad(R"("spotter":1)", "") << QByteArray() << 0;
        QTest::newRow("a spotter alone, armed") << squad(R"("spotter":1)", R"("sniper-rifle":1)") << QByteArray() << 2;
        QTest::newRow("heavy support") << QByteArray(R"("type":"heavy-support")") << QByteArray() << 4;
        QTest::newRow("with a loader") << QByteArray(R"("type":"heavy-support","with":{"loader":1})") << QByteArray()
                                       << 5;
        QTest::newRow("support, near") << squad(R"("regular":5)", R"("support":1)") << QByteArray(R"(,"distance":48)")
                                       << 4;
        QTest::newRow("support, far") << squad(R"("regular":5)", R"("support":1)") << QByteArray(R"(,"distance":49)")
                                      << 5;
        QTest::newRow("a rocket, near") << squad(R"("regular":5)", R"("rocket":1)")
                                        << QByteArray(R"(,"weapon":"rocket","distance":16)") << 5;
        QTest::newRow("a rocket, far") << squad(R"("regular":5)", R"("rocket":1)")
                                       << QByteArray(R"(,"weapon":"rocket","distance":48)") << 4;
        QTest::newRow("a rocket kept") << squad(R"("regular":5)", R"("rocket":1)") << QByteArray() << 3;
        QTest::newRow("repeaters 8 too far")
            << squad(R"("regular":5)", R"("repeater":5)") << QByteArray(R"(,"distance":72)") << 3;
        QTest::newRow("carbines 2 too far")
            << squad(R"("regular":5)", R"("carbine":3)") << QByteArray(R"(,"distance":62)") << 5;
    }

    void attackDice()
    {
        QFETCH(const QByteArray, unit);
        QFETCH(const QByteArray, shot);
        QFETCH(const int, dice);
        auto table = unitWith(unit);
        // All ones: nobody saves, so these are all the dice there are.
        QByteArrayList ones;
        for (int i = 0; i < dice; ++i)
            ones << "1";
        QVERIFY(table.sayAll({attack("b1", "[" + ones.join(',') + "]", shot)}));
        QCOMPARE(table.last.throws.empty() ? std::size_t(0) : table.last.throws.front().fallen.size(),
                 std::size_t(dice));
    }

    void aRocketIsTickedOff()
    {
        auto table = unitWith(R"("type":"squad","members":{"regular":5},"weapons":{"rocket":1})");
        QVERIFY(table.sayAll({attack("b1", "[1,1,1,1,1]", R"(,"weapon":"rocket","distance":10)")}));
        QCOMPARE(table.game.unit("a1")->weapons.value("rocket"), 0);
    }

    // The only weapon at hand is the one that is used, named or not.
    void aRocketIsTickedOffUnnamed()
    {
        const QByteArray attack =
            R"({"do":"resolve","procedure":"vehicle-attack","target":"b1","inputs":{"dice":2,"threshold":0},"faces":[1,1]})";
        const QList<QByteArray> before{
            R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5},"weapons":{"rocket":1}})",
            R"({"do":"add-unit","side":"b","type":"m1"})", R"({"do":"begin"})",
            R"({"do":"activate","unit":"a1","action":"attack"})", attack};
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll(before));
        QCOMPARE(table.game.unit("a1")->weapons.value("rocket"), 0);
        QVERIFY(table.last.details.contains(QStringLiteral("0 × Rocket left")));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QCOMPARE(table.say(attack), QStringLiteral("refused: Squad (Ann) has used it up: Rocket"));
        // A game that was saved with the pack of that time comes to the same again.
        auto older = test::olderTableOf(QStringLiteral("brickaction"), {"used-unnamed"});
        QVERIFY(older.sayAll(before));
        QCOMPARE(older.game.unit("a1")->weapons.value("rocket"), 1);
    }

    void aRocketThatIsKeptIsNotTickedOff()
    {
        auto table = unitWith(R"("type":"squad","members":{"regular":5},"weapons":{"rocket":1})");
        QVERIFY(table.sayAll({attack("b1", "[1,1,1]")})); // three dice, none of the rocket's
        QCOMPARE(table.game.unit("a1")->weapons.value("rocket"), 1);
    }

    // One die at whoever moved, and nothing else out of turn.
    void reactiveFireIsAllThatItAllows()
    {
        auto table = squads();
        const auto by = [](const char* procedure, const char* target) {
            return QByteArray(R"({"do":"resolve","procedure":"WHAT","actor":"b1","target":"WHOM","faces":[1]})")
                .replace("WHAT", procedure)
                .replace("WHOM", target);
        };
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"reactive-fire"})"}));
        QCOMPARE(table.say(by("attack", "a1")),
                 QStringLiteral("refused: Squad (Bea) is not active; activate comes first"));
        QCOMPARE(table.say(by("reactive-fire", "a2")),
                 QStringLiteral("refused: Reactive fire answers Squad (Ann), not Squad 2 (Ann)"));
        QVERIFY(table.sayAll({by("reactive-fire", "a1")}));
        QVERIFY(table.say(by("reactive-fire", "a1")).startsWith("refused"));
    }

    void onlyVehiclesRunInfantryOver()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"l1"})",
                              R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":5}})",
                              R"({"do":"add-unit","side":"b","type":"squad","members":{"regular":5}})",
                              R"({"do":"begin"})"}));
        const auto runsOver = [&](const char* unit) {
            const auto open = game::proceduresFor(table.game, *table.game.unit(QLatin1String(unit)),
                                                  table.game.unit(QStringLiteral("b1")));
            return std::any_of(open.begin(), open.end(), [](const auto* one) { return one->id == "roadkill"; });
        };
        QVERIFY(runsOver("a1"));
        QVERIFY(!runsOver("a2"));
    }

    void aVehicleKnowsItsDiceAndWhatTheyMustReach()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"l1","weapons":{"h-cannon":1}})",
                              R"({"do":"add-unit","side":"b","type":"m1"})", R"({"do":"begin"})",
                              R"({"do":"activate","unit":"a1","action":"attack"})"}));
        // Three dice; an H cannon needs 12 against M1: 4 + 4 + 4 reach it, and 3 does not save.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"vehicle-attack","target":"b1","faces":[4,4,4,3]})"}));
        QCOMPARE(table.counter("b1", "damage"), 1);
        // What was said of it is said of the weapon that it has, although nobody named it.
        QVERIFY(table.last.words.contains("Total needed: 12 (Weapon H Cannon, Armour class M1)."));
    }

    void aRallyKnowsItsBonus()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"squad","members":{"regular":4,"veteran":1}})",
                              R"({"do":"begin"})", R"({"do":"status","unit":"a1","status":"suppressed","on":true})",
                              R"({"do":"activate","unit":"a1","action":"rally-again"})",
                              R"({"do":"resolve","procedure":"rally","faces":[3]})"}));
        QVERIFY(!has(table, "a1", "suppressed"));
    }

    void whoCountsAsAnOfficerIsOne()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.say(R"({"do":"add-unit","side":"a","type":"squad","members":{"officer":1,"commando":1}})")
                    .contains("A unit has one officer at most."));
        QVERIFY(!table.say(R"({"do":"add-unit","side":"a","type":"squad","members":{"officer":1,"veteran":2}})")
                     .contains("officer at most"));
    }

    void theRollOffSaysWhoGoesFirst()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"roll-off","faces":[3,5]})"}));
        QVERIFY(table.sayAll({R"({"do":"begin"})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }

    void aTieIsThrownAgain()
    {
        test::Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"roll-off","faces":[3,3]})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Throw again: Roll-off"));
        QCOMPARE(table.say(R"({"do":"begin"})"), QStringLiteral("refused: first: Throw again: Roll-off"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"roll-off","faces":[2,2,1,4]})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }
};

QTEST_GUILESS_MAIN(TestBrickActionGames)
#include "tst_brickactiongames.moc"
