// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "german.h"
#include "table.h"

#include "game/hidden.h"
#include "game/saved.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"

#include <random>

using namespace adjutant;

/// The track of `quick`: hands of cubes in secret, an action for each, and what a fight costs.
class TestCubes : public QObject
{
    Q_OBJECT

private:
    using Counts = QMap<QString, int>;

    /// Ann: infantry, HQ, post, task force. Bea: infantry, HQ, post. Pools of 4 blue and 4 pink.
    static test::Table begun(const packs::Rulings& rulings = {})
    {
        test::Table table(QStringLiteral("quick"), rulings);
        const bool taken =
            table.sayAll({R"({"do":"add-unit","side":"a","type":"infantry","name":"Foot","with":{"formation":1}})",
                          R"({"do":"add-unit","side":"a","type":"hq","name":"Main","with":{"formation":2}})",
                          R"({"do":"add-unit","side":"a","type":"command-post","name":"Post"})",
                          R"({"do":"add-unit","side":"a","type":"task-force","name":"Force","with":{"formation":3}})",
                          R"({"do":"add-unit","side":"b","type":"infantry","name":"Foe"})",
                          R"({"do":"add-unit","side":"b","type":"hq"})",
                          R"({"do":"add-unit","side":"b","type":"command-post"})", R"({"do":"begin"})"});
        if (!taken)
            qFatal("the game could not be begun");
        return table;
    }

    static void select(test::Table& table, int blue)
    {
        for (const char* side : {"a", "b"})
            table.say(QStringLiteral(R"({"do":"cube","side":"%1","blue":%2,"pink":%3})")
                          .arg(QLatin1String(side))
                          .arg(blue)
                          .arg(4 - blue)
                          .toUtf8());
    }

    /// In the actions, with so many blue cubes in each hand.
    static test::Table acting(int blue, const packs::Rulings& rulings = {})
    {
        test::Table table = begun(rulings);
        select(table, blue);
        table.say(R"({"do":"next"})");
        return table;
    }

    /// Ann's infantry attacks and both have so many losses.
    static test::Table fought(const QByteArray& target, int attacker, int defender)
    {
        test::Table table = acting(4);
        table.say(R"({"do":"activate","unit":"a1","action":"attack"})");
        const int dice = target == "b1" ? 3 : 1;
        QByteArrayList faces;
        for (int i = 0; i < dice; ++i)
            faces << (i < attacker ? "5" : "1");
        for (int i = 0; i < 3; ++i)
            faces << (i < defender ? "6" : "4");
        const QString words = table.say("{\"do\":\"resolve\",\"procedure\":\"attack\",\"target\":\"" + target +
                                        "\",\"faces\":[" + faces.join(',') + "]}");
        if (words.startsWith("refused"))
            qFatal("%s", qPrintable(words));
        return table;
    }

    static int resource(const test::Table& table, const char* side, const char* id)
    {
        return table.game.side(side)->resources.value(id);
    }

    /// Colour → how many there are, wherever they lie.
    static Counts allCubes(const game::Game& game)
    {
        Counts sums;
        for (const game::Side& side : game.sides) {
            for (const packs::Resource& one : game.pack->resources) {
                if (!one.colour.isEmpty())
                    sums[one.colour] += side.resources.value(one.id);
            }
        }
        return sums;
    }

    /// Kind of enabler → how many there are, with units or not.
    static Counts allEnablers(const game::Game& game)
    {
        Counts sums;
        for (const packs::Resource& one : game.pack->resources) {
            if (!one.counter.isEmpty()) {
                for (const game::Side& side : game.sides)
                    sums[one.counter] += side.resources.value(one.id);
            }
        }
        for (const game::Unit& unit : game.units) {
            for (const QString& id : sums.keys())
                sums[id] += unit.counters.value(id);
        }
        return sums;
    }

    static QString faultOf(const game::Game& game)
    {
        for (const game::Side& side : game.sides) {
            for (const packs::Resource& one : game.pack->resources) {
                if (side.resources.value(one.id) < 0)
                    return one.id + " is less than none";
            }
        }
        if (game.stage == game::Stage::Activation && game::mustsOf(game).empty() && !game::nextIsTaken(game) &&
            game::mayOf(game).indexOf("pass") < 0)
            return "nothing can be done";
        for (const game::Losses& one : game.turn.losses) {
            if (one.left < 1 || !game.unit(one.unit)->inPlay())
                return "a loss is nobody's";
        }
        return {};
    }

    static QByteArray somethingSaid(std::mt19937& random, const game::Game& game)
    {
        const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
        const auto one = [&](const QStringList& from) { return from[pick(int(from.size()))]; };
        const QString unit = one({"a1", "a2", "a3", "a4", "b1", "b2", "b3"});
        const QString enabler = one({"reconnaissance", "artillery", "engineer", "supply"});
        const QString colour = one({"blue", "pink"}), side = one({"a", "b"});
        const auto musts = game::mustsOf(game);
        if (!musts.empty() && musts.front().command != "cube" && pick(3) > 0) {
            Json command = musts.front().prefilled;
            if (command["do"] == "loss")
                command["by"] = one({"exhaust", "reduce", "retreat", "remove"}).toStdString();
            if (command["do"] == "loss" && pick(2))
                command["cannot-retreat"] = true;
            if (command["do"] == "loss" && pick(2))
                command["enabler"] = enabler.toStdString();
            return toText(command);
        }
        if (!game.active.isEmpty() && pick(2))
            return QStringLiteral(R"({"do":"resolve","procedure":"attack","target":"%1","inputs":{"attack-power":9}})")
                .arg(game.active.startsWith(QLatin1Char('a')) ? one({"b1", "b2", "b3"}) : one({"a1", "a2", "a3", "a4"}))
                .toUtf8();
        switch (pick(14)) {
        case 0:
        case 1: {
            const int blue = pick(5);
            return QStringLiteral(R"({"do":"cube","side":"%1","blue":%2,"pink":%3})")
                .arg(side)
                .arg(blue)
                .arg(4 - blue)
                .toUtf8();
        }
        case 2:
        case 3:
            return R"({"do":"next"})";
        case 4:
            return QStringLiteral(R"({"do":"regroup","enabler":"%1","unit":"%2"})").arg(enabler, unit).toUtf8();
        case 5:
            return pick(2) ? QStringLiteral(R"({"do":"regroup","enabler":"%1"})").arg(enabler).toUtf8()
                           : QStringLiteral(R"({"do":"regroup","cube":"%1"})").arg(colour).toUtf8();
        case 6:
            return pick(2) ? QStringLiteral(R"({"do":"revive","unit":"%1"})").arg(unit).toUtf8()
                           : QStringLiteral(R"({"do":"revive","enablers":["%1"]})").arg(enabler).toUtf8();
        case 7:
            return QStringLiteral(R"({"do":"redeploy","moves":[{"enabler":"%1","from":"%2","to":"a1"}]})")
                .arg(enabler, unit)
                .toUtf8();
        case 8:
            return QStringLiteral(R"({"do":"claim","cube":"%1","support":"%2"})").arg(colour, side).toUtf8();
        case 9:
            return QStringLiteral(R"({"do":"pass","cube":"%1"})").arg(colour).toUtf8();
        case 10:
            return QStringLiteral(R"({"do":"refill","side":"%1"})").arg(side).toUtf8();
        case 11:
            return QStringLiteral(R"({"do":"resolve","procedure":"attack","target":"%1","inputs":{"attack-power":9}})")
                .arg(unit)
                .toUtf8();
        case 12:
            return QStringLiteral(R"({"do":"declare","side":"%1"})").arg(side).toUtf8();
        default:
            return QStringLiteral(R"({"do":"activate","unit":"%1","action":"%2"})")
                .arg(unit, one({"attack", "attack", "move"}))
                .toUtf8();
        }
    }

private Q_SLOTS:
    void coloursAreSaidInGerman()
    {
        const test::Table table = begun();
        const auto pool = game::cubesIn(table.game, QStringLiteral("a"), QStringLiteral("pool"));
        QCOMPARE(game::toText(pool), QStringLiteral("4 blue, 4 pink"));
        const test::German german;
        QCOMPARE(game::toText(pool), QStringLiteral("4 blau, 4 rosa"));
        QCOMPARE(game::colourWord(QStringLiteral("ultramarine")), QStringLiteral("ultramarine")); // as the pack has it
        test::Table acts = acting(4);
        QCOMPARE(acts.say(R"({"do":"activate","unit":"a1","action":"move"})").section(QLatin1Char(':'), 0, 0),
                 QStringLiteral("Ann wirft einen blauen Stein ab"));
    }

    void handsAreSelectedInSecret()
    {
        test::Table table = begun();
        QCOMPARE(game::phaseOf(table.game), QStringLiteral("select"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Ann selects 4 cubes in secret"));
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
        QVERIFY(table.say(R"({"do":"cube","side":"a","blue":3})")
                    .startsWith("refused: Ann selects 4 cubes, and these are 3"));
        QVERIFY(table.say(R"({"do":"cube","side":"a","blue":6,"pink":-2})").startsWith("refused"));
        QCOMPARE(table.say(R"({"do":"cube","side":"a","blue":4})"), QStringLiteral("Ann selects 4 cubes in secret"));
        // As often as it likes, until the actions begin.
        QVERIFY(
            table.sayAll({R"({"do":"cube","side":"a","blue":1,"pink":3})", R"({"do":"cube","side":"b","pink":4})"}));
        QCOMPARE(resource(table, "a", "blue-hand"), 1);
        QCOMPARE(resource(table, "a", "blue-pool"), 3);
        const Json shown = game::toJson(table.game)["sides"][0]["resources"];
        for (const char* hidden : {"blue-hand", "pink-hand", "blue-pool", "pink-pool"})
            QVERIFY2(shown[hidden].is_null(), hidden);
        QVERIFY(shown["blue-discard"] == Json(0));
        QVERIFY(game::toJson(table.game)["track"]["hand"]["a"] == Json(4));
        QVERIFY(game::toJson(table.game, game::Show::All)["sides"][0]["resources"]["blue-hand"] == Json(1));
        QVERIFY(!game::toWords(table.game).contains("Blue cubes in hand: 1"));
        QVERIFY(table.sayAll({R"({"do":"reveal","side":"a"})"}));
        QVERIFY(game::toJson(table.game)["sides"][0]["resources"]["blue-hand"] == Json(1));
        QVERIFY(game::toJson(table.game)["sides"][1]["resources"]["blue-hand"].is_null());
    }

    void theLogKeepsTheSecretUntilTheRoundIsOver()
    {
        test::Table table = begun();
        const Json command{{"do", "cube"}, {"side", "a"}, {"blue", 2}, {"pink", 2}};
        const Json drawn{{"do", "loss"}, {"unit", "b1"}, {"by", "remove"}, {"faces", {3}}};
        select(table, 2);
        QVERIFY(!game::openPart(table.game, 1, command).contains("blue"));
        QVERIFY(!game::openPart(table.game, 1, drawn).contains("faces"));
        QVERIFY(game::hidesDice(table.game, 1, drawn));
        // Of an earlier round all is known.
        QVERIFY(game::openPart(table.game, 0, command) == command);
        table.say(R"({"do":"reveal"})");
        QVERIFY(game::openPart(table.game, 1, command) == command);
        QVERIFY(!game::hidesDice(table.game, 1, drawn));
    }

    void whatWasUndoneTellsNothingOfTheNextPick_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("pick") << QByteArray(R"({"do":"cube","side":"a","blue":2,"pink":2})") << QByteArray("blue");
        QTest::newRow("hand set") << QByteArray(R"({"do":"set","side":"a","counter":"blue-hand","value":3})")
                                  << QByteArray("value");
        QTest::newRow("cube drawn") << QByteArray(R"({"do":"loss","unit":"b1","by":"remove","faces":[3]})")
                                    << QByteArray("faces");
    }

    // As the table stands before the picks of a round, with commands that were given after them.
    void whatWasUndoneTellsNothingOfTheNextPick()
    {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, told);
        const test::Table table = begun();
        const Json given = *parseJson(command);
        const Json mended{{"do", "mend"}, {"entry", 1}, {"with", given}};
        for (const int round : {1, 2}) {
            QVERIFY(!game::openPart(table.game, round, given).contains(told.toStdString()));
            QVERIFY(!game::openPart(table.game, round, mended)["with"].contains(told.toStdString()));
            QCOMPARE(game::hidesDice(table.game, round, given), told == "faces");
            QCOMPARE(game::hidesDice(table.game, round, mended), told == "faces");
        }
        QVERIFY(game::openPart(table.game, 0, given) == given);
    }

    void theDiscardsRefillThePool()
    {
        test::Table table = begun();
        for (int round = 1; round <= 2; ++round) {
            select(table, 4);
            QVERIFY(table.sayAll({R"({"do":"next"})"}));
            for (int i = 0; i < 8; ++i)
                QVERIFY(table.sayAll({R"({"do":"pass"})"}));
            QVERIFY(table.sayAll({R"({"do":"next"})"}));
        }
        // The second time the pool had 4 pink ones only, and the four blue ones came back.
        QCOMPARE(resource(table, "a", "blue-discard"), 4);
        QCOMPARE(resource(table, "a", "blue-pool"), 0);
        QVERIFY(table.say(R"({"do":"cube","side":"a","pink":4})").endsWith("in secret"));
        QVERIFY(table.sayAll({R"({"do":"refill","side":"b"})"}));
        QCOMPARE(resource(table, "b", "blue-pool"), 4);
    }

    void actionsAlternateAndTakeCubesOfTheirColour()
    {
        test::Table table = acting(4);
        QCOMPARE(table.game.acting, QStringLiteral("a"));
        QVERIFY(table.say(R"({"do":"revive","enablers":["supply"]})").startsWith("refused: Ann has no pink cube"));
        QVERIFY(
            table.say(R"({"do":"activate","unit":"b1","action":"move"})").startsWith("refused: it is not Bea's turn"));
        QVERIFY(table.say(R"({"do":"activate","unit":"a1"})")
                    .startsWith("refused: a unit is activated for one of: move, attack"));
        QVERIFY(table.say(R"({"do":"activate","unit":"a2","action":"attack"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"move"})"}));
        QVERIFY(
            table.say(R"({"do":"activate","unit":"a4","action":"move"})").startsWith("refused: an action is not over"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End Foot: Bea's turn"));
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"pass"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("a"));
        QCOMPARE(resource(table, "a", "blue-discard"), 1);
        test::Table mixed = acting(2);
        QVERIFY(mixed.say(R"({"do":"pass"})").startsWith("refused: say which cube"));
        QVERIFY(mixed.sayAll({R"({"do":"pass","cube":"pink"})"}));
        QVERIFY(table.unharmed && mixed.unharmed);
    }

    // Picks, and what has wandered, are not taken back by saying who begins.
    void whoGoesFirstIsSaidBeforeAnythingIsDone()
    {
        const QByteArray first = R"({"do":"first","side":"b"})";
        test::Table picked = begun(), wandered = begun(), acts = acting(2), fresh = begun();
        picked.say(R"({"do":"cube","side":"a","blue":4})");
        wandered.say(R"({"do":"civilians","value":1})");
        wandered.say(R"({"do":"resolve","procedure":"wander","inputs":{"markers":1},"faces":[2]})");
        for (test::Table* table : {&picked, &wandered, &acts}) {
            QVERIFY(table->say(first).startsWith("refused: who goes first is said at the beginning"));
            QCOMPARE(table->game.first, QStringLiteral("a"));
        }
        QVERIFY(fresh.sayAll({first}));
        QCOMPARE(fresh.game.first, QStringLiteral("b"));
    }

    void theMarkerMovesOnceARound()
    {
        test::Table table = acting(4);
        QVERIFY(table.sayAll({R"({"do":"pass"})", R"({"do":"claim","support":"b"})"}));
        QCOMPARE(resource(table, "b", "popular-support"), 1);
        QVERIFY(table.say(R"({"do":"claim"})").startsWith("refused: the initiative has been claimed"));
        QVERIFY(!game::mayOf(table.game).contains("claim"));
        for (int i = 0; i < 6; ++i)
            QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("End round 1: round 2 begins"));
        QCOMPARE(table.game.first, QStringLiteral("a"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(table.game.first, QStringLiteral("b"));
        select(table, 2);
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        // From none nothing can be taken.
        QVERIFY(table.say(R"({"do":"claim","cube":"blue","support":"a"})").startsWith("refused: Popular support"));
        QVERIFY(table.unharmed);
    }

    void theHolderDeclaresAsTheTablePlaysIt()
    {
        test::Table once = acting(4);
        QVERIFY(once.sayAll({R"({"do":"declare","side":"b"})"}));
        QCOMPARE(once.game.acting, QStringLiteral("b"));
        QVERIFY(once.sayAll({R"({"do":"pass"})", R"({"do":"pass"})"}));
        QVERIFY(once.say(R"({"do":"declare","side":"a"})").startsWith("refused: that is said before the first action"));
        test::Table often = acting(4, {{"declare", "each-action"}});
        QVERIFY(often.sayAll({R"({"do":"pass"})"}));
        QVERIFY(often.say(R"({"do":"declare","side":"a"})").startsWith("refused"));
        QVERIFY(often.sayAll({R"({"do":"pass"})", R"({"do":"declare","side":"b"})"}));
        QCOMPARE(often.game.acting, QStringLiteral("b"));
    }

    void enablersMoveWithinTheirLimits()
    {
        test::Table table = acting(2);
        QVERIFY(table.sayAll({R"({"do":"regroup","enabler":"artillery","unit":"a1"})"}));
        QCOMPARE(table.counter("a1", "artillery"), 1);
        QCOMPARE(resource(table, "a", "artillery-available"), 0);
        QVERIFY(
            table.say(R"({"do":"regroup","enabler":"cavalry"})").startsWith("refused: there is no enabler “cavalry”"));
        QVERIFY(table.say(R"({"do":"regroup","enabler":"supply","unit":"b3"})").contains("has no enablers"));
        QVERIFY(table.say(R"({"do":"regroup","enabler":"supply","unit":"a1"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"regroup","cube":"pink"})"}));
        QCOMPARE(resource(table, "b", "pink-supply"), 1);
        QCOMPARE(resource(table, "b", "pink-pool"), 3);
        // One to another formation, and one on to a third: too many, and nothing has moved.
        QVERIFY(table
                    .say(R"({"do":"redeploy","moves":[{"enabler":"artillery","from":"a1","to":"a2"},
                                                       {"enabler":"artillery","from":"a2","to":"a4"}]})")
                    .contains("at most 2 formations, and these are of 3"));
        QVERIFY(table.say(R"({"do":"redeploy","moves":[]})").startsWith("refused: Redeploy moves 1 to 3"));
        QVERIFY(table.sayAll({R"({"do":"redeploy","moves":[{"enabler":"artillery","from":"a1","to":"a2"}]})"}));
        QCOMPARE(table.counter("a2", "artillery"), 1);
        QVERIFY(table.say(R"({"do":"revive","enablers":["supply"]})").contains("none of these left"));
        QVERIFY(table.say(R"({"do":"revive","unit":"b1"})").contains("is whole"));
        QVERIFY(table.unharmed);
    }

    void nobodyIsInCommandWhileItsHqIsOffTheMap()
    {
        test::Table table = acting(2);
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"infantry","name":"Guard","with":{"formation":2}})",
                              R"({"do":"status","unit":"a5","status":"reduced","on":true})",
                              R"({"do":"status","unit":"a1","status":"reduced","on":true})",
                              R"({"do":"status","unit":"a2","status":"returning","on":true})"}));
        const QByteArray gone = "Main is off the map, so Guard is not in command";
        QVERIFY(table.say(R"({"do":"regroup","enabler":"artillery","unit":"a5"})").contains(gone));
        QVERIFY(table.say(R"({"do":"revive","unit":"a5"})").contains(gone));
        QVERIFY2(game::mayBeRevived(table.game, *table.game.unit("a1")), "the game knows nothing of its HQ");
        QVERIFY2(game::needsCommand(table.game, *table.game.unit("a4")), "it is of another formation");
        QVERIFY(!game::mayBeRevived(table.game, *table.game.unit("a5")));
        // Another HQ of the formation commands as well.
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"hq","name":"Rear","with":{"formation":2}})",
                              R"({"do":"revive","unit":"a5"})"}));
        QVERIFY(!table.game.unit("a5")->statuses.contains("reduced"));
        QVERIFY(table.unharmed);
    }

    void aFightIsReadFromItsUnits()
    {
        test::Table table = acting(4);
        QVERIFY(table.sayAll({R"({"do":"set","unit":"a1","counter":"artillery","value":2})",
                              R"({"do":"set","unit":"a1","counter":"supply","value":1})",
                              R"({"do":"set","unit":"b2","counter":"supply","value":1})",
                              R"({"do":"activate","unit":"a1","action":"attack"})"}));
        // Two kinds on 3: five dice. An HQ has one, whatever it holds.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"attack","target":"b2","faces":[1,5,1,1,1,1]})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("HQ (Bea) satisfies 1 loss: exhaust an enabler or retreat")
                                               .replace("HQ", table.game.unit("b2")->name));
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
        QVERIFY(table.say(R"({"do":"loss","unit":"b2","by":"remove"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b2","by":"exhaust"})"}));
        QCOMPARE(resource(table, "b", "supply-exhausted"), 1);
        // A further attack takes another cube.
        QVERIFY(table.say(R"({"do":"resolve","procedure":"attack","target":"b2"})").startsWith("refused"));
    }

    void aManeuverUnitIsReducedThenRemoved()
    {
        test::Table table = fought("b1", 1, 3);
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(2));
        QVERIFY(table.say(R"({"do":"loss","unit":"a1","by":"retreat"})").startsWith("refused"));
        QVERIFY(table.say(R"({"do":"loss","unit":"b1","by":"remove"})").startsWith("refused"));
        QVERIFY(table.sayAll(
            {R"({"do":"loss","unit":"a1","by":"reduce"})", R"({"do":"loss","unit":"b1","by":"retreat"})"}));
        QVERIFY(table.say(R"({"do":"loss","unit":"b1","by":"retreat"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b1","by":"reduce"})"}));
        test::Table empty = table;
        QVERIFY(empty.sayAll({R"({"do":"set","side":"b","counter":"pink-pool","value":0})"}));
        QVERIFY(empty.say(R"({"do":"loss","unit":"b1","by":"remove","faces":[1]})")
                    .startsWith("refused: no cube is drawn for this loss"));
        QVERIFY(empty.sayAll({R"({"do":"loss","unit":"b1","by":"remove"})"}));
        // Four pink cubes are left of the pool, and one of them goes.
        QVERIFY(table.say(R"({"do":"loss","unit":"b1","by":"remove","faces":[5]})")
                    .startsWith("refused: “faces” is the one die"));
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b1","by":"remove","faces":[4]})"}));
        QVERIFY(table.game.unit("b1")->destroyed);
        QCOMPARE(resource(table, "b", "pink-out"), 1);
        QCOMPARE(table.game.turn.cubes.civilians, 1);
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.unharmed);
    }

    void anAttackerThatIsRemovedEndsItsAction()
    {
        test::Table table = fought("b1", 3, 1);
        QVERIFY(
            table.sayAll({R"({"do":"loss","unit":"a1","by":"reduce"})", R"({"do":"loss","unit":"a1","by":"remove"})"}));
        QVERIFY(table.game.unit("a1")->destroyed);
        // The third loss is nobody's; the other side's is still to be satisfied.
        QCOMPARE(table.game.turn.losses.size(), std::size_t(1));
        QCOMPARE(table.game.acting, QStringLiteral("a"));
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b1","by":"reduce"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.game.active.isEmpty());
    }

    void aPostOffTheMapStopsItsSide()
    {
        test::Table table = fought("b3", 0, 2);
        QVERIFY(table.say(R"({"do":"loss","unit":"b3","by":"remove"})").contains("retreats if it can"));
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b3","by":"remove","cannot-retreat":true})", R"({"do":"next"})"}));
        QVERIFY(table.game.side("b")->statuses.contains("post-off-map"));
        QVERIFY(!table.game.unit("b3")->destroyed);
        QVERIFY(table.say(R"({"do":"regroup","cube":"pink"})").contains("post off the map"));
        QVERIFY(!game::mayOf(table.game).contains("regroup"));
        for (int i = 0; i < 7; ++i)
            QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(game::mustsOf(table.game).front().command, QStringLiteral("return"));
        QVERIFY(table.sayAll({R"({"do":"return","unit":"b3"})"}));
        QVERIFY(!table.game.side("b")->statuses.contains("post-off-map"));
        QVERIFY(table.say(R"({"do":"return","unit":"b3"})").startsWith("refused"));
    }

    void aPostThatChangesSidesStopsItsOwn()
    {
        test::Table table = fought("b3", 0, 2);
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b3","by":"remove","cannot-retreat":true})", R"({"do":"next"})",
                              R"({"do":"change-side","unit":"b3","side":"a"})"}));
        QVERIFY(!table.game.side("b")->statuses.contains("post-off-map"));
        QVERIFY(table.game.side("a")->statuses.contains("post-off-map"));
    }

    void whatCannotBePlacedStaysAway()
    {
        test::Table table = fought("b2", 0, 1);
        QVERIFY(table.sayAll({R"({"do":"loss","unit":"b2","by":"remove"})", R"({"do":"next"})"}));
        QCOMPARE(resource(table, "b", "pink-out"), 0);
        for (int i = 0; i < 7; ++i)
            QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"return","unit":"b2","stays-away":true})"}));
        QVERIFY(table.game.unit("b2")->statuses.contains("returning"));
        select(table, 2);
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"activate","unit":"a1","action":"attack"})"}));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"attack","target":"b2"})").contains("off the map"));
    }

    void nothingDoneByHandStopsTheGame()
    {
        // Both units of a fight are taken away while its losses wait.
        test::Table table = fought("b1", 1, 1);
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"destroyed","on":true})"}));
        QCOMPARE(game::mustsOf(table.game).size(), std::size_t(1));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"b1","status":"destroyed","on":true})"}));
        QVERIFY(game::mustsOf(table.game).empty());
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.say(R"({"do":"next"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"set","side":"b","counter":"blue-hand","value":0})"}));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Bea has no cubes: Ann's turn"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("a"));
    }

    void civiliansWanderFirst()
    {
        test::Table table = begun();
        QVERIFY(table.sayAll({R"({"do":"civilians","value":2,"why":"scenario"})"}));
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"wander","actor":"a1","inputs":{"markers":2}})"),
                 QStringLiteral("refused: Civilian markers wander has no actor"));
        QCOMPARE(game::nextOf(table.game), QStringLiteral("Civilian markers wander (2)"));
        // Only the faces matter: nothing is said of changes that the procedure cannot bring.
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"wander","inputs":{"markers":3},"faces":[1,2,3]})"),
                 QStringLiteral("Civilian markers wander"));
        QCOMPARE(table.game.turn.cubes.civilians, 3);
        // There are dice for twenty; the others stay.
        test::Table many = begun();
        QVERIFY(many.sayAll(
            {R"({"do":"civilians","value":25})", R"({"do":"resolve","procedure":"wander","inputs":{"markers":20}})"}));
        QCOMPARE(many.game.turn.cubes.civilians, 25);
        QCOMPARE(game::mustsOf(table.game).front().command, QStringLiteral("cube"));
    }

    // Both pick from it, so it cannot become one side's while they play.
    void whosePoolItIsStaysAsItBegan()
    {
        test::Table table = begun({{"pools", "shared"}});
        QVERIFY(table.say(R"({"do":"ruling","ruling":"pools","choice":"own"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"ruling","ruling":"pools","choice":"shared"})",
                              R"({"do":"ruling","ruling":"declare","choice":"each-action"})"}));
        QVERIFY(table.unharmed);
    }

    void onePoolIsPickedFromByBoth()
    {
        test::Table table = begun({{"pools", "shared"}});
        QCOMPARE(resource(table, "a", "blue-pool"), 8);
        QVERIFY(table.sayAll({R"({"do":"cube","side":"b","blue":4})"}));
        QCOMPARE(resource(table, "a", "blue-pool"), 4);
        QVERIFY(game::toJson(table.game)["sides"][0]["resources"]["blue-pool"].is_null());
        QVERIFY(table.sayAll({R"({"do":"cube","side":"a","blue":4})"}));
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"pass"})"}));
        QCOMPARE(resource(table, "a", "blue-discard"), 2);
    }

    void cubesAreNeitherMadeNorLost()
    {
        int rounds = 0, removed = 0;
        for (unsigned seed = 1; seed <= 40; ++seed) {
            std::mt19937 random(seed);
            test::Table table = begun({{"pools", seed % 2 ? "own" : "shared"},
                                       {"declare", seed % 3 ? "each-round" : "each-action"},
                                       {"attacker-dice", seed % 5 ? "full" : "after-losses"}});
            const auto cubes = allCubes(table.game), enablers = allEnablers(table.game);
            for (int i = 0; i < 300; ++i) {
                const QByteArray command = somethingSaid(random, table.game);
                table.say(command);
                const QString where =
                    QStringLiteral("seed %1, %2: %3").arg(seed).arg(i).arg(QString::fromUtf8(command));
                QVERIFY2(allCubes(table.game) == cubes && allEnablers(table.game) == enablers, qPrintable(where));
                QVERIFY2(faultOf(table.game).isEmpty(), qPrintable(where + ": " + faultOf(table.game)));
                QVERIFY2(table.unharmed, qPrintable(where));
            }
            const auto again = game::restore(table.game.pack, game::save(table.game));
            QVERIFY(again && *again == table.game);
            rounds += table.game.round;
            for (const game::Unit& unit : table.game.units)
                removed += unit.destroyed ? 1 : 0;
        }
        QVERIFY2(rounds > 50, qPrintable(QString::number(rounds)));
        QVERIFY2(removed > 3, qPrintable(QString::number(removed)));
    }
};

QTEST_GUILESS_MAIN(TestCubes)
#include "tst_cubes.moc"
