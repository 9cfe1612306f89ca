// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;

/// A turn a side, with as many points as living units: tests/data/packs/points.toml, two riflemen each.
class TestPointTurns : public QObject
{
    Q_OBJECT

private:
    static test::Table begun(const packs::Rulings& rulings = {})
    {
        test::Table table = test::tableOf(QStringLiteral("points"), rulings);
        table.say(R"({"do":"begin"})");
        return table;
    }

private Q_SLOTS:
    void oneUnitMayTakeAllPoints()
    {
        auto table = begun();
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann: choose a unit to activate (2 activations left)"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"run"})"),
                 QStringLiteral("Rifleman (Ann) activates: Run; 1 activation left"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Rifleman: 1 activation left"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1"})"),
                 QStringLiteral("Rifleman (Ann) activates; 0 activations left"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Rifleman: Bea's turn"));
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Rifleman (Ann) has acted; Bea has 2 activations"));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
    }

    void theTurnHasAPointForEachUnitThatLivesAsItBegins()
    {
        auto table = begun();
        QVERIFY(
            table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})",
                          R"({"do":"resolve","procedure":"shoot","target":"b2","faces":[4]})", R"({"do":"pass"})"}));
        QVERIFY(table.game.unit("b2")->destroyed);
        QCOMPARE(table.game.turn.left, 1);
        // Who comes to the table in the turn acts from the next one on.
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"b","type":"hero"})"}));
        QCOMPARE(table.game.turn.left, 1);
    }

    void passingEndsTheTurnEarly()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"pass"})"),
                 QStringLiteral("Ann passes with 2 activations left; Bea has 2 activations"));
        QCOMPARE(table.say(R"({"do":"pass"})"),
                 QStringLiteral("Bea passes with 2 activations left; round 2 begins; Ann has 2 activations"));
        QCOMPARE(table.game.round, 2);
        QVERIFY(table.say(R"({"do":"pass","unit":"a1"})").startsWith("refused: a unit does not pass here"));
    }

    void whoWonDeploymentOpensEveryRound()
    {
        test::Table table = test::tableOf(QStringLiteral("points"));
        QVERIFY(table.sayAll({R"({"do":"setup","deployment":"b"})", R"({"do":"begin"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
    }

    void reactions()
    {
        auto table = begun();
        QVERIFY(table.say(R"({"do":"react","unit":"b1","reaction":"dodge"})")
                    .startsWith("refused: units react while an enemy is active"));
        table.say(R"({"do":"activate","unit":"a1","action":"move"})");
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"fire-back","to":"melee"})"),
                 QStringLiteral("refused: Fire back does not answer melee; what does: dodge"));
        QCOMPARE(table.say(R"({"do":"react","unit":"a2","reaction":"dodge"})"),
                 QStringLiteral("refused: Rifleman 2 (Ann) is on the side that acts; its enemies react"));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1","faces":[4]})"),
                 QStringLiteral("refused: Rifleman (Bea) is not active; activate comes first"));
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"fire-back"})"),
                 QStringLiteral("Rifleman (Bea) reacts to moving by Rifleman (Ann): Fire back"));
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"dodge"})"),
                 QStringLiteral("refused: Rifleman (Bea) has reacted to this activation already"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1","faces":[3]})"}));
        // One shot a reaction.
        QVERIFY(table.say(R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1"})").startsWith("refused"));
        // The next activation may be answered again.
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})", R"({"do":"react","unit":"b1","reaction":"dodge","to":"melee"})"}));
        QCOMPARE(table.last.details, QStringList("Up to two steps."));
    }

    void whatIsResolvedAgainstAReactionTakesIt()
    {
        auto table = begun();
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})", R"({"do":"resolve","procedure":"dodge","target":"b1","faces":[5]})"}));
        QCOMPARE(table.say(R"({"do":"react","unit":"b1","reaction":"dodge"})"),
                 QStringLiteral("refused: Rifleman (Bea) has reacted to this activation already"));
        auto lenient = begun({{"reactions", "any"}});
        QVERIFY(
            lenient.sayAll({R"({"do":"activate","unit":"a1"})", R"({"do":"react","unit":"b1","reaction":"fire-back"})",
                            R"({"do":"resolve","procedure":"dodge","target":"b1","faces":[5]})"}));
    }

    void anActionAllowsWhatBelongsToIt()
    {
        auto table = begun();
        table.say(R"({"do":"activate","unit":"a1","action":"move"})");
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"rest"})"),
                 QStringLiteral("refused: Rifleman (Ann) is active for Move, which does not go with Rest"));
        // The target answers what it does.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"dodge","target":"b1","faces":[1]})"}));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"run"})"}));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot","target":"b1"})"),
                 QStringLiteral("refused: Rifleman (Ann) is active for Run, which does not go with Shoot"));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"dodge","target":"b1"})"),
                 QStringLiteral("refused: Rifleman (Ann) is active for Run, which does not go with Dodge"));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"fly"})"),
                 QStringLiteral("refused: there is no action “fly”; there are: move, run"));
    }

    void aShooterWhoFallsEndsItsActivation()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", R"({"do":"activate","unit":"a1"})",
                              R"({"do":"react","unit":"b1","reaction":"fire-back"})",
                              R"({"do":"resolve","procedure":"shoot","actor":"b1","target":"a1","faces":[6]})"}));
        QVERIFY(table.game.unit("a1")->destroyed);
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QCOMPARE(table.game.turn.left, 2);
    }

    void statusesEndWhenTheirRuleSaysSo()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"pinned","on":true})",
                              R"({"do":"status","unit":"a1","status":"shaken","on":true})",
                              R"({"do":"status","unit":"b1","status":"shaken","on":true})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1","action":"run"})"),
                 QStringLiteral("refused: Rifleman (Ann) cannot run: pinned"));
        table.say(R"({"do":"activate","unit":"a1"})");
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot","target":"b1"})"),
                 QStringLiteral("refused: Rifleman (Ann) cannot do that: pinned"));
        table.say(R"({"do":"pass"})");
        QCOMPARE(table.last.details, QStringList("Rifleman (Ann): no longer pinned"));
        QVERIFY(table.game.unit("a1")->statuses.contains("shaken")); // its next turn has not been yet
        table.say(R"({"do":"pass"})");
        QCOMPARE(table.last.details, QStringList("Rifleman (Bea): no longer shaken"));
        table.say(R"({"do":"pass"})");
        QCOMPARE(table.last.details, QStringList("Rifleman (Ann): no longer shaken"));
    }

    void aProcedureBeginsAStatus()
    {
        auto table = begun();
        QVERIFY(table.sayAll(
            {R"({"do":"activate","unit":"a1"})", R"({"do":"resolve","procedure":"shoot","target":"b1","faces":[1]})"}));
        QVERIFY(table.game.unit("a1")->statuses.contains("tired"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}));
        QVERIFY(!table.game.unit("a1")->statuses.contains("tired"));
    }

    void theDestroyedAreScoredAtTheEnd()
    {
        test::Table table = test::tableOf(QStringLiteral("points"));
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"rifleman","with":{"points":25}})",
                              R"({"do":"add-unit","side":"a","type":"hero","with":{"points":40}})",
                              R"({"do":"add-unit","side":"b","type":"rifleman","with":{"points":90}})",
                              R"({"do":"add-unit","side":"b","type":"rifleman"})", R"({"do":"begin"})",
                              R"({"do":"set","unit":"b1","counter":"alive","value":0})",
                              R"({"do":"set","unit":"a2","counter":"alive","value":0})", R"({"do":"pass"})",
                              R"({"do":"pass"})", R"({"do":"pass"})"}));
        QCOMPARE(table.game.score("a"), 0);
        QCOMPARE(table.say(R"({"do":"pass"})"),
                 QStringLiteral("Bea passes with 1 activation left; that was the last round, and the game is scored"));
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("scoring"));
        QCOMPARE(table.game.score("a"), 90);
        QCOMPARE(table.game.score("b"), 80);
        QCOMPARE(table.game.points.front().why, QStringLiteral("Hero (Ann) destroyed: twice its 40 points"));
        // A correction is counted at once.
        QVERIFY(table.sayAll({R"({"do":"set","unit":"b1","counter":"alive","value":1})"}));
        QCOMPARE(table.game.score("a"), 0);
        QCOMPARE(table.say(R"({"do":"next"})"), QStringLiteral("Bea wins, 80 : 0"));
        QCOMPARE(table.game.winner, QStringLiteral("b"));
    }

    void timeIsCalled()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"set","unit":"b1","counter":"alive","value":0})"}));
        QCOMPARE(table.say(R"({"do":"end"})"), QStringLiteral("Ann wins, 10 : 0"));
    }

    void roundsAreAddedAndCut()
    {
        auto table = begun();
        QCOMPARE(table.say(R"({"do":"rounds","value":1,"why":"the last bus"})"),
                 QStringLiteral("The game now has 1 round: the last bus"));
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}));
        QVERIFY(table.game.stage == game::Stage::Scoring);
        QVERIFY(table.sayAll({R"({"do":"rounds","value":2})", R"({"do":"next"})"}));
        QCOMPARE(table.game.round, 2);
        QVERIFY(table.say(R"({"do":"rounds","value":1})").startsWith("refused: there are 2 to 999 rounds"));
    }

    void nobodyIsLeft()
    {
        auto table = begun();
        QVERIFY(table.sayAll({R"({"do":"set","unit":"b1","counter":"alive","value":0})",
                              R"({"do":"set","unit":"b2","counter":"alive","value":0})", R"({"do":"pass"})"}));
        // A side without units has no turn.
        QCOMPARE(table.game.acting, QStringLiteral("a"));
        QCOMPARE(table.game.round, 2);
        QVERIFY(table.sayAll({R"({"do":"set","unit":"a1","counter":"alive","value":0})",
                              R"({"do":"set","unit":"a2","counter":"alive","value":0})"}));
        QVERIFY(table.game.stage == game::Stage::Scoring);
    }

    void itsCommandsAreListed()
    {
        auto table = begun();
        QStringList ids;
        for (const auto& kind : game::commandsOf(*table.game.pack))
            ids << kind.id;
        QVERIFY(ids.contains("react"));
        QVERIFY(!ids.contains("control"));
        for (const auto& kind : game::commandsOf(*test::Table().game.pack))
            QVERIFY(kind.id != QLatin1String("react"));
    }
};

QTEST_GUILESS_MAIN(TestPointTurns)
#include "tst_pointturns.moc"
