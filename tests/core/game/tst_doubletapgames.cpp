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
    static test::Table begun(const packs::Rulings& rulings = {})
    {
        return begun(test::Table(QStringLiteral("double-tap"), rulings));
    }

    static test::Table begun(test::Table table)
    {
        const auto add = [](const char* side, const char* weapon) {
            return QByteArray(R"({"do":"add-unit","type":"fighter","side":"SIDE","weapons":{"WEAPON":1}})")
                .replace("SIDE", side)
                .replace("WEAPON", weapon);
        };
        table.sayAll({add("a", "rifle"), add("a", "smg"), add("b", "smg"), add("b", "rifle"), R"({"do":"begin"})"});
        return table;
    }

    /// With dice that hit nobody.
    static QByteArray attack(const QByteArray& procedure, const QByteArray& target)
    {
        const bool dodged = procedure == "dodge";
        const bool answered = procedure == "return-fire";
        return QByteArray(
                   R"({"do":"resolve","procedure":"WHAT","target":"WHOM","inputs":{"attacks":1MORE},"faces":[1DICE]})")
            .replace("WHAT", procedure)
            .replace("WHOM", target)
            .replace("MORE", procedure == "melee" ? ""
                             : answered           ? R"(,"modifier":0,"return-modifier":0)"
                                                  : R"(,"modifier":0)")
            .replace("DICE", dodged     ? ",1,1"
                             : answered ? ",1"
                                        : "");
    }

    static QByteArray activate(const QByteArray& action)
    {
        return QByteArray(R"({"do":"activate","unit":"a1"ACTION})")
            .replace("ACTION",
                     action.isEmpty() ? QByteArray() : QByteArray(R"(,"action":"WHAT")").replace("WHAT", action));
    }

    static QByteArray react(const QByteArray& reaction)
    {
        return QByteArray(R"({"do":"react","unit":"b1","reaction":"HOW"})").replace("HOW", reaction);
    }

private Q_SLOTS:
    // Whoever only shoots has moved not at all, in the same action.
    void forWhatIsSaidAfterAShotToo()
    {
        auto table = begun();
        QVERIFY(table.sayAll({activate(""), attack("shoot", "b1")}));
        QCOMPARE(table.game.turn.left, 1);
        for (const char* action : {"run", "assault"})
            QVERIFY(table
                        .say(QByteArray(R"({"do":"activate","unit":"a1","paid":true,"action":"WHAT"})")
                                 .replace("WHAT", action))
                        .startsWith("refused: only a unit that is active for no action yet"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","paid":true,"action":"move"})"}));
        QCOMPARE(table.game.turn.left, 1);
        QCOMPARE(table.game.turn.action, QStringLiteral("move"));
        QVERIFY(table.sayAll({attack("shoot", "b2")})); // with the other attack of its rifle
        QVERIFY2(table.say(attack("shoot", "b1")).startsWith("refused"), "it has none left");
        QVERIFY(table.unharmed);
    }

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
        QCOMPARE(table.say(shoot("b2", R"(,"faces":[1])")),
                 QStringLiteral(
                     "refused: Fighter 2 (Ann) has done what it was activated for (Shoot): “Move and shoot” once more, "
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

    // A shot at whoever dodges, shoots or strikes back is resolved as that.
    void whatWasDeclaredIsResolved_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("reaction");
        QTest::addColumn<QByteArray>("plain");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QString>("refusal");
        const auto row = [](const char* action, const char* reaction, const char* plain, const char* other,
                            const char* right, const char* refusal) {
            QTest::addRow("%s, %s", action, reaction)
                << QByteArray(action) << QByteArray(reaction) << QByteArray(plain) << QByteArray(other)
                << QByteArray(right) << QString::fromUtf8(refusal);
        };
        const char* dodge = "has declared a reaction (Dodge): against it, “dodge” (Attack at a dodging target) takes "
                            "the place of ";
        const char* shoot = "has declared a reaction (Shoot back): against it, “return-fire” (Attack at a target that "
                            "hits back) takes the place of ";
        const char* strike = "has declared a reaction (Strike back): against it, “return-fire” (Attack at a target "
                             "that hits back) takes the place of ";
        row("move", "react-dodge", "shoot", "return-fire", "dodge", dodge);
        row("move", "react-shoot", "shoot", "dodge", "return-fire", shoot);
        row("assault", "react-dodge", "melee", "return-fire", "dodge", dodge);
        row("assault", "react-melee", "melee", "dodge", "return-fire", strike);
        row("", "react-dodge", "shoot", "return-fire", "dodge", dodge);
        row("", "react-melee", "melee", "dodge", "return-fire", strike);
    }

    void whatWasDeclaredIsResolved()
    {
        QFETCH(const QByteArray, action);
        QFETCH(const QByteArray, reaction);
        QFETCH(const QByteArray, plain);
        QFETCH(const QByteArray, other);
        QFETCH(const QByteArray, right);
        QFETCH(const QString, refusal);
        for (const char* ruling : {"one", "any"}) {
            auto table = begun({{QStringLiteral("reactions"), QString::fromLatin1(ruling)}});
            QVERIFY(table.sayAll({activate(action), react(reaction)}));
            for (const QByteArray& wrong : {plain, other}) {
                const QString label = table.game.pack->procedure(QString::fromLatin1(wrong))->label;
                QCOMPARE(table.say(attack(wrong, "b1")), QStringLiteral("refused: Fighter (Bea) ") + refusal + label);
            }
            QVERIFY(table.unharmed);
            // Another unit has declared nothing.
            QVERIFY(test::Table(table).say(attack(plain, "b2")).startsWith(table.game.pack->procedure(plain)->label));
            QVERIFY(table.sayAll({attack(right, "b1")}));
        }
    }

    // Declared to a move, a dodge is two inches and nothing else; the shot that comes later is one like any other.
    void aDodgeOfAMoveBindsNoShot()
    {
        for (const char* to : {"moving", "shooting"}) {
            auto table = begun();
            QVERIFY(table.sayAll(
                {activate("move"),
                 QByteArray(R"({"do":"react","unit":"b1","reaction":"react-dodge","to":"TO"})").replace("TO", to)}));
            QCOMPARE(table.say(attack("shoot", "b1")).startsWith("refused"), QByteArray(to) == "shooting");
            QVERIFY(table.unharmed);
        }
        auto table = begun();
        QVERIFY(table.sayAll({activate("move"), react("react-dodge")}));
        QCOMPARE(table.game.turn.answers.front().to, QStringLiteral("shooting"));
    }

    // As other programs do it, and as before.
    void nothingNeedsToBeDeclared()
    {
        for (const char* procedure : {"shoot", "dodge", "return-fire"}) {
            auto table = begun();
            QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})", attack(procedure, "b1")}));
        }
        for (const char* procedure : {"melee", "dodge", "return-fire"}) {
            auto table = begun();
            QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"assault"})", attack(procedure, "b1")}));
        }
    }

    void savedGamesGoOnAsTheyBegan()
    {
        auto table = begun(test::olderTableOf(QStringLiteral("double-tap"), {"instead-of", "afterwards"}));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"react-dodge"})", attack("shoot", "b1"),
                              R"({"do":"activate","unit":"a2","action":"move"})",
                              R"({"do":"react","unit":"b2","reaction":"react-melee"})"}));
    }

    // In melee there is no other answer than a dodge or a blow, and elsewhere there are no blows.
    void aReactionAnswersWhatMayHappen()
    {
        auto table = begun();
        table.say(R"({"do":"activate","unit":"a1","action":"assault"})");
        QCOMPARE(
            table.say(R"({"do":"react","unit":"b1","reaction":"react-shoot","to":"shooting"})"),
            QStringLiteral("refused: Fighter (Ann) is active for Assault, which brings no shooting; Shoot back now "
                           "answers: moving"));
        QVERIFY(table.say(R"({"do":"react","unit":"b1","reaction":"react-move","to":"melee"})").startsWith("refused"));
        // It shoots while the enemy comes near; the blow then is a blow, which it has no answer to any more.
        QVERIFY(table.sayAll({R"({"do":"react","unit":"b1","reaction":"react-shoot"})"}));
        QCOMPARE(table.game.turn.answers.front().to, QStringLiteral("moving"));
        QCOMPARE(table.say(attack("return-fire", "b1")),
                 QStringLiteral("refused: Fighter (Bea) has reacted to this activation already"));
        QVERIFY(table.sayAll({attack("melee", "b1")}));
        table.say(R"({"do":"activate","unit":"a2","action":"move"})");
        QCOMPARE(
            table.say(R"({"do":"react","unit":"b1","reaction":"react-melee"})"),
            QStringLiteral("refused: Fighter 2 (Ann) is active for Move and shoot, which Strike back does not answer"));
        table.say(R"({"do":"pass"})");
        table.say(R"({"do":"activate","unit":"b1","action":"run"})");
        QVERIFY(table.say(R"({"do":"react","unit":"a1","reaction":"react-melee"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"react","unit":"a1","reaction":"react-dodge"})"}));
    }

    // Whoever reacts does that, once, and nothing else.
    void whoReactsDoesNothingElse()
    {
        const auto own = [](const char* procedure) {
            return QByteArray(
                       R"({"do":"resolve","procedure":"WHAT","actor":"b1","target":"a1","distance":5,"faces":[1]})")
                .replace("WHAT", procedure);
        };
        for (const char* reaction : {"react-move", "react-dodge"}) {
            auto table = begun();
            QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})", react(reaction)}));
            QCOMPARE(table.say(own("shoot")),
                     QStringLiteral("refused: Fighter (Bea) is not active; activate comes first"));
        }
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"react-shoot"})"}));
        QVERIFY(table.say(own("melee")).startsWith("refused: Fighter (Bea) is not active"));
        QVERIFY(table.sayAll({own("shoot")}));
        QVERIFY(table.say(own("shoot")).startsWith("refused: Fighter (Bea) is not active"));
        // Its one test is spent: the shot at it is like any other.
        QVERIFY(table.say(attack("return-fire", "b1")).startsWith("refused: Fighter (Bea) has reacted"));
        QVERIFY(table.sayAll({attack("shoot", "b1")}));
    }

    void aReactingMoveComesAfterTheAttacks()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                              R"({"do":"react","unit":"b1","reaction":"react-move","to":"shooting"})",
                              attack("shoot", "b1")}));
        QCOMPARE(table.say(R"({"do":"next"})"),
                 QStringLiteral(
                     "Fighter (Ann) has acted; Ann has 1 activation; now Fighter (Bea) does what it has declared: "
                     "Move"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"run"})",
                              R"({"do":"react","unit":"b2","reaction":"react-move"})"}));
        QVERIFY(table.say(R"({"do":"pass"})").endsWith("; now Fighter 2 (Bea) does what it has declared: Move"));
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

    // What is for melee does not shoot, and what shoots is not for melee.
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

    void noRangeCountsInMelee()
    {
        test::Table table(QStringLiteral("double-tap"));
        table.sayAll({R"({"do":"add-unit","type":"fighter","side":"a","weapons":{"rifle":1,"knife":1}})",
                      R"({"do":"add-unit","type":"fighter","side":"b","weapons":{"smg":1,"pistol":1,"knife":1}})",
                      R"({"do":"begin"})", R"({"do":"activate","unit":"a1","action":"assault"})"});
        // Two blows and one back, none of which is asked for a modifier: all of them fail.
        QVERIFY(table.sayAll(
            {R"({"do":"resolve","procedure":"return-fire","target":"b1","weapon":"knife","faces":[3,3,3]})"}));
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
