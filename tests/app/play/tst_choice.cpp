// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"
#include "play/choice.h"

using namespace adjutant;
using namespace adjutant::app;

/// How long what was chosen at a table stays chosen.
class TestChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysWhileTheTurnDoes();
    void goesWithTheTurn();
    void goesWithTheActivation();
    void anAnsweredAttackIsNotTheNextOne();
    void staysWhereBothActUntilThePhaseIsOver();

private:
    static test::Table begun();
};

test::Table TestChoice::begun()
{
    test::Table table;
    if (!table.sayAll({R"({"do":"setup","younger":"a","models":5})", R"({"do":"begin"})"}))
        qFatal("the game could not be begun");
    return table;
}

void TestChoice::staysWhileTheTurnDoes()
{
    test::Table table = begun();
    Choice choice;
    choice.follow(table.game);
    choice.actor = QStringLiteral("a2");
    QVERIFY(table.sayAll({R"({"do":"note","text":"rain"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.actor, QStringLiteral("a2"));
}

void TestChoice::goesWithTheTurn()
{
    test::Table table = begun();
    Choice choice;
    choice.follow(table.game);
    choice.actor = QStringLiteral("a2");
    QVERIFY(table.sayAll({R"({"do":"pass"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.actor, QString());
}

// Whoever is active acts, also when the game is opened then.
void TestChoice::goesWithTheActivation()
{
    test::Table table = begun();
    QVERIFY(table.sayAll({R"({"do":"activate","unit":"a2"})"}));
    Choice choice;
    choice.follow(table.game);
    QCOMPARE(choice.actor, QStringLiteral("a2"));
    choice.target = QStringLiteral("b1");
    QVERIFY(table.sayAll({R"({"do":"note","text":"rain"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.target, QStringLiteral("b1"));
    QVERIFY(table.sayAll({R"({"do":"next"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.actor + choice.target, QString());
}

/// Who dodged dodged that attack: another target, the next attack and another attacker begin without an answer.
void TestChoice::anAnsweredAttackIsNotTheNextOne()
{
    test::Table table(QStringLiteral("double-tap"));
    QVERIFY(
        table.sayAll({R"({"do":"add-unit","side":"a","type":"fighter","weapons":{"rifle":1}})",
                      R"({"do":"add-unit","side":"a","type":"fighter"})",
                      R"({"do":"add-unit","side":"b","type":"fighter","weapons":{"rifle":1}})",
                      R"({"do":"add-unit","side":"b","type":"fighter","weapons":{"rifle":1}})",
                      R"({"do":"setup","deployment":"a"})", R"({"do":"begin"})", R"({"do":"activate","unit":"a1"})"}));
    Choice choice;
    choice.follow(table.game);
    const auto prepareDodge = [&] {
        choice.target = QStringLiteral("b1");
        choice.procedure = QStringLiteral("dodge");
    };
    prepareDodge();
    choice.follow(table.game);
    QCOMPARE(choice.procedure, QStringLiteral("dodge"));
    choice.aimAt(table.game, QStringLiteral("b1"));
    QCOMPARE(choice.procedure, QStringLiteral("dodge"));
    choice.aimAt(table.game, QStringLiteral("b2"));
    QCOMPARE(choice.procedure, QString());
    choice.procedure = QStringLiteral("shoot"); // which nobody had to bring about
    choice.aimAt(table.game, QStringLiteral("b1"));
    QCOMPARE(choice.procedure, QStringLiteral("shoot"));

    // Undone it is thrown again, and the next one is not answered so.
    prepareDodge();
    choice.follow(table.game);
    const game::Game before = table.game;
    QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"dodge","target":"b1","distance":5,"faces":[1,1,1,1],)"
                          R"("inputs":{"hero":false},"accept":"later"})"}));
    choice.follow(table.game);
    choice.follow(before);
    QCOMPARE(choice.procedure, QStringLiteral("dodge"));
    choice.follow(table.game);
    QVERIFY(table.sayAll({R"({"do":"accept"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.procedure, QString());

    prepareDodge();
    QVERIFY(table.sayAll({R"({"do":"next"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.procedure, QString());
}

void TestChoice::staysWhereBothActUntilThePhaseIsOver()
{
    test::Table table = test::phaseTable({QStringLiteral("foot regular")}, {QStringLiteral("foot regular")});
    QVERIFY(test::goOnTo(table, QStringLiteral("actions")));
    QVERIFY(game::mayBeChosen(table.game, *table.game.unit(QStringLiteral("b1"))));
    Choice choice;
    choice.follow(table.game);
    choice.actor = QStringLiteral("b1");
    choice.target = QStringLiteral("a1");
    QVERIFY(table.sayAll({R"({"do":"note","text":"rain"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.actor + choice.target, QStringLiteral("b1a1"));
    QVERIFY(table.sayAll({R"({"do":"next"})"}));
    choice.follow(table.game);
    QCOMPARE(choice.actor + choice.target, QString());
}

QTEST_GUILESS_MAIN(TestChoice)

#include "tst_choice.moc"
