// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;

/// What Double Tap's sheet allows in an activation, and what it does not.
class TestDoubleTapGames : public QObject
{
    Q_OBJECT

private:
    /// Ann has a rifle and an SMG, Bea an SMG and a rifle; all of Quality 4+.
    static test::Table begun()
    {
        test::Table table(QStringLiteral("double-tap"));
        const auto add = [](const char* side, const char* weapon) {
            return QByteArray(R"({"do":"add-unit","type":"fighter","side":"SIDE","weapons":{"WEAPON":1}})")
                .replace("SIDE", side)
                .replace("WEAPON", weapon);
        };
        table.sayAll({add("a", "rifle"), add("a", "smg"), add("b", "smg"), add("b", "rifle"), R"({"do":"begin"})"});
        return table;
    }

private Q_SLOTS:
    void aRunAttacksNobody()
    {
        auto table = begun();
        table.say(R"({"do":"activate","unit":"a1","action":"run"})");
        for (const char* procedure : {"shoot", "dodge", "return-fire", "melee"})
            QVERIFY(
                table.say(QByteArray(R"({"do":"resolve","target":"b1","procedure":"WHAT"})").replace("WHAT", procedure))
                    .startsWith("refused: Fighter (Ann) is active for Run, which does not go with"));
    }

    void aWeaponsAttacksArePartedButNotRepeated()
    {
        auto table = begun();
        table.say(R"({"do":"activate","unit":"a2","action":"move"})");
        const auto shoot = [](const char* target, const char* rest) {
            return QByteArray(R"({"do":"resolve","procedure":"shoot","distance":5,"target":"TARGET"REST})")
                .replace("TARGET", target)
                .replace("REST", rest);
        };
        // Three of the SMG's four at one, and what is left at the other.
        QVERIFY(table.sayAll({shoot("b1", R"(,"inputs":{"attacks":3},"faces":[1,1,1])")}));
        QCOMPARE(table.say(shoot("b2", R"(,"inputs":{"attacks":2},"faces":[1,1])")),
                 QStringLiteral("refused: Fighter 2 (Ann) makes at most 1 of the attacks of its SMG now"));
        QVERIFY(table.sayAll({shoot("b2", R"(,"faces":[1])")}));
        QCOMPARE(
            table.say(shoot("b2", R"(,"faces":[1])")),
            QStringLiteral("refused: Fighter 2 (Ann) has done what it was activated for (Shoot): activate it again, "
                           "or end its action"));
        QCOMPARE(table.game.turn.left, 1);
    }

    void whoShootsBackTakesOneTest()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"react-shoot","to":"moving"})"}));
        QCOMPARE(
            table.say(
                R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1","distance":5,"inputs":{"attacks":4},"faces":[1,1,1,1]})"),
            QStringLiteral("refused: Fighter (Bea) makes at most 1 of the attacks of its SMG now"));
        QVERIFY(table.sayAll(
            {R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1","distance":5,"faces":[1]})"}));
    }

    void theAnswerHasTheModifierOfItsOwnWeapon()
    {
        auto table = begun();
        // 20": nothing for Ann's rifle, -1 for Bea's SMG. 4 hits; a 4 less 1 is no answer to it. 5 stops the hit; 4
        // holds.
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1","action":"move"})",
             R"({"do":"resolve","procedure":"return-fire","target":"b1","distance":20,"faces":[4,1,4,5,4]})"}));
    }

    void nobodyShootsInMeleeOrIntoIt()
    {
        const QByteArray shot = R"({"do":"resolve","procedure":"shoot","target":"b1","distance":5,"faces":[1,1]})";
        auto table = begun();
        table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                      R"({"do":"status","unit":"b1","status":"in-melee","on":true})"});
        QCOMPARE(table.say(shot), QStringLiteral("refused: Nobody shoots at an enemy that is in melee with a friend."));
        table.sayAll({R"({"do":"status","unit":"b1","status":"in-melee","on":false})",
                      R"({"do":"status","unit":"a1","status":"in-melee","on":true})"});
        QCOMPARE(table.say(shot), QStringLiteral("refused: A unit in melee does not shoot."));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"in-melee","on":false})", shot}));
    }

    // The sheet: in melee the attacker may only use melee weapons, and those do not shoot.
    void meleeTakesMeleeWeapons()
    {
        test::Table table(QStringLiteral("double-tap"));
        table.sayAll({R"({"do":"add-unit","type":"fighter","side":"a","weapons":{"rifle":1,"knife":1}})",
                      R"({"do":"add-unit","type":"fighter","side":"a","weapons":{"rifle":1}})",
                      R"({"do":"add-unit","type":"fighter","side":"a"})", // for its activation point
                      R"({"do":"add-unit","type":"fighter","side":"b","weapons":{"smg":1}})", R"({"do":"begin"})",
                      R"({"do":"activate","unit":"a1","action":"assault"})"});
        const auto melee = [](const char* rest) {
            return QByteArray(R"({"do":"resolve","procedure":"melee","target":"b1"REST})").replace("REST", rest);
        };
        QCOMPARE(table.say(melee(R"(,"weapon":"rifle","faces":[1])")),
                 QStringLiteral("refused: Melee is not done with this weapon: Rifle"));
        QCOMPARE(table.say(melee(R"(,"weapon":"smg","faces":[1])")),
                 QStringLiteral("refused: Fighter (Ann) has no weapon “smg”; it has: knife, rifle"));
        QVERIFY(table.sayAll({melee(R"(,"faces":[1,1])")})); // the knife's two attacks
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a2","action":"assault"})"}));
        QCOMPARE(table.say(melee(R"(,"faces":[1])")),
                 QStringLiteral("refused: Fighter 2 (Ann) has no weapon for Melee"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})"}));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot","target":"b1","weapon":"knife","faces":[1]})"),
                 QStringLiteral("refused: Shoot is not done with this weapon: Knife"));
    }

    void whoWinsTheRollOffOpensEveryRound()
    {
        test::Table table(QStringLiteral("double-tap"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"roll-off","faces":[4,4,1,6]})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}));
        QCOMPARE(table.game.round, 2);
        QCOMPARE(table.game.acting, QStringLiteral("b"));
    }

    void theTableMayStillSayOtherwise()
    {
        test::Table table(QStringLiteral("double-tap"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"roll-off","faces":[4,4]})",
                              R"({"do":"setup","deployment":"b"})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
    }
};

QTEST_GUILESS_MAIN(TestDoubleTapGames)
#include "tst_doubletapgames.moc"
