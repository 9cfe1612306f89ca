// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"

#include "game/reminders.h"
#include "game/shortname.h"

using namespace adjutant;
using test::goOnTo;
using test::phaseTable;
using test::Table;

/// What the five packs remind of, and when they do not.
class TestReminders : public QObject
{
    Q_OBJECT

private:
    static QString words(const Table& table, const char* id)
    {
        QStringList said;
        for (const game::Note& note : game::remindersOf(table.game))
            if (note.id == QLatin1String(id))
                said << note.words;
        return said.join(QLatin1Char('\n'));
    }

    static bool says(const Table& table, const char* id) { return !words(table, id).isEmpty(); }

    static QByteArray add(const char* side, const QByteArray& rest)
    {
        return QByteArray("{\"do\":\"add-unit\",\"side\":\"") + side + "\",\"type\":" + rest + "}";
    }

    static QByteArray status(const char* unit, const char* id, bool on = true)
    {
        return QByteArray("{\"do\":\"status\",\"unit\":\"") + unit + "\",\"status\":\"" + id +
               "\",\"on\":" + (on ? "true}" : "false}");
    }

    static QByteArray set(const char* unit, const char* counter, int value)
    {
        return QStringLiteral(R"({"do":"set","unit":"%1","counter":"%2","value":%3})")
            .arg(QLatin1String(unit), QLatin1String(counter))
            .arg(value)
            .toUtf8();
    }

    static QByteArray activate(const char* unit, const char* action)
    {
        return QByteArray("{\"do\":\"activate\",\"unit\":\"") + unit + "\",\"action\":\"" + action + "\"}";
    }

    /// Ann acts first: three named fighters, Bea's two and her hero.
    static Table doubleTap(const packs::Rulings& rulings = {})
    {
        Table table(QStringLiteral("double-tap"), rulings);
        QList<QByteArray> commands;
        for (const char* name : {"Ash", "Bay", "Cob"})
            commands << add("a", QByteArray(R"("fighter","name":"NAME")").replace("NAME", name));
        for (const char* name : {"Dor", "Eve"})
            commands << add("b", QByteArray(R"("fighter","name":"NAME")").replace("NAME", name));
        if (!table.sayAll(commands << add("b", R"("hero","name":"Fay")") << R"({"do":"begin"})"))
            qFatal("the game could not be begun");
        return table;
    }

    /// Ann acts first; her squad First and her heavy support Gun, Bea's squad Foe with an officer.
    static Table brickaction(const QList<QByteArray>& more = {})
    {
        Table table(QStringLiteral("brickaction"));
        const QList<QByteArray> commands{add("a", R"("squad","name":"First","members":{"regular":5})"),
                                         add("a", R"("heavy-support","name":"Gun")"),
                                         add("b", R"("squad","name":"Foe","members":{"regular":4,"officer":1})")};
        if (!table.sayAll(commands + more + QList<QByteArray>{R"({"do":"begin"})"}))
            qFatal("the game could not be begun");
        return table;
    }

    /// Ann: Foot, Main and Post. Bea: Foe, an HQ and a post.
    static Table quick(const packs::Rulings& rulings = {})
    {
        Table table(QStringLiteral("quick"), rulings);
        const bool taken = table.sayAll(
            {add("a", R"("infantry","name":"Foot","with":{"formation":1})"),
             add("a", R"("hq","name":"Main","with":{"formation":1})"), add("a", R"("command-post","name":"Post")"),
             add("b", R"("infantry","name":"Foe")"), add("b", R"("hq","name":"Theirs","with":{"formation":2})"),
             add("b", R"("command-post","name":"Other")")});
        if (!taken)
            qFatal("the game could not be set up");
        return table;
    }

    static Table quickActing(const packs::Rulings& rulings = {})
    {
        Table table = quick(rulings);
        if (!table.sayAll({R"({"do":"begin"})", R"({"do":"cube","side":"a","blue":2,"pink":2})",
                           R"({"do":"cube","side":"b","blue":2,"pink":2})", R"({"do":"next"})"}))
            qFatal("the actions do not come");
        return table;
    }

    /// quick-play with one more reminder, `more`; it has begun, and Ann acts.
    static Table withReminder(const QByteArray& keys)
    {
        packs::Files files = packs::find(QStringLiteral("quick-play"))->files;
        files[QStringLiteral("pack.toml")] += "\n[[reminder]]\nid = \"more\"\n" + keys + '\n';
        const packs::PackPtr pack = packs::read(files).pack;
        if (!pack)
            qFatal("the reminder cannot be read");
        Table table(pack);
        table.say(R"({"do":"begin"})");
        return table;
    }

    static QByteArray call(const char* side, const QByteArray& name)
    {
        return QByteArray(R"({"do":"side","side":")") + side + R"(","name":")" + name + "\"}";
    }

    static Table placing(const QStringList& a, const QStringList& b, const packs::Rulings& rulings = {})
    {
        Table table = phaseTable(a, b, rulings);
        if (!goOnTo(table, QStringLiteral("activation")))
            qFatal("the phase does not come");
        return table;
    }

private Q_SLOTS:
    void nothingIsSaidWhereNothingMatters_data()
    {
        QTest::addColumn<Table>("table");
        QTest::newRow("quick-play") << [] {
            Table table;
            table.say(R"({"do":"begin"})");
            return table;
        }();
        QTest::newRow("double-tap") << doubleTap();
        QTest::newRow("brickaction") << brickaction();
        QTest::newRow("ballot-boxes") << placing({"foot irregular", "foot irregular"}, {"foot irregular"});
    }

    void nothingIsSaidWhereNothingMatters()
    {
        QFETCH(const Table, table);
        QStringList said;
        for (const game::Note& note : game::remindersOf(table.game))
            said << note.words;
        QCOMPARE(said, QStringList());
    }

    // quick-play

    void woundedSquadsOfTheSideThatActs()
    {
        Table table;
        QVERIFY(table.sayAll({add("a", R"("rifle-squad","name":"Scouts")"),
                              add("a", R"("rifle-squad","name":"Lancers")"), R"({"do":"begin"})"}));
        QVERIFY(!says(table, "check-first"));
        QVERIFY(table.sayAll({set("a1", "wounded", 2), set("b1", "wounded", 1)}));
        QCOMPARE(words(table, "check-first"),
                 QStringLiteral("2 wounded in Scouts: quality check first when it activates"));
        QVERIFY(table.sayAll({set("a2", "wounded", 2)}));
        QCOMPARE(words(table, "check-first"),
                 QStringLiteral("2 wounded in Scouts, Lancers: quality check first when it activates"));
        QVERIFY(table.sayAll({set("a1", "wounded", 3)}));
        QCOMPARE(words(table, "check-first").count(QLatin1Char('\n')), 1);
        // Once it has acted it is no matter any more.
        QVERIFY(table.sayAll({set("a2", "wounded", 0), R"({"do":"activate","unit":"a1"})",
                              R"({"do":"resolve","procedure":"quality-check","faces":[6,6,6]})"}));
        QVERIFY(!says(table, "check-first"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QVERIFY2(words(table, "check-first").startsWith(QLatin1String("1 wounded in Rifle Squad: ")), "Bea's turn");
    }

    void theLastRoundAsASideBeginsIt()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"rounds","value":2})", R"({"do":"begin"})"}));
        QVERIFY(!says(table, "last-round"));
        table.passRound();
        table.emptyScoring();
        QCOMPARE(table.game.round, 2);
        QCOMPARE(words(table, "last-round"), table.game.nameOf(table.game.acting) + ": this is the last round");
        const QString acting = table.game.acting;
        const auto actsOnce = [&] {
            const QString unit = table.game.ready(table.game.acting).front()->id;
            return table.sayAll(
                {QStringLiteral(R"({"do":"activate","unit":"%1"})").arg(unit).toUtf8(), R"({"do":"next"})"});
        };
        QVERIFY(actsOnce());
        QVERIFY(table.game.acting != acting);
        QVERIFY2(says(table, "last-round"), "the other side has not begun it");
        QVERIFY(actsOnce());
        QVERIFY(!says(table, "last-round"));
    }

    void clippedLinesBeforeTheShot()
    {
        for (const char* ruling : {"blocked", "open"}) {
            Table table(QStringLiteral("quick-play"), {{"line", ruling}});
            QVERIFY(table.sayAll({R"({"do":"begin"})"}));
            QVERIFY(!says(table, "clipped-line"));
            QVERIFY(table.sayAll({R"({"do":"activate","unit":"a2"})"}));
            QCOMPARE(says(table, "clipped-line"), ruling == QLatin1String("blocked"));
            QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"shoot-vehicle","target":"b2","weapon":"light-gun",)"
                                  R"("inputs":{"cover":false},"faces":[1]})"}));
            QVERIFY(!says(table, "clipped-line"));
        }
    }

    // double-tap

    void pointsThatAreMoreThanTheUnits()
    {
        Table table = doubleTap();
        QVERIFY(table.sayAll({set("a3", "alive", 0)}));
        QVERIFY(words(table, "points-are-units").startsWith(QLatin1String("Ann has lost units")));
        QVERIFY(table.sayAll({activate("a1", "run")}));
        QVERIFY2(!says(table, "points-are-units"), "two points for two units");
    }

    void whoMayReact_data()
    {
        QTest::addColumn<QString>("ruling");
        QTest::addColumn<QString>("id");
        QTest::newRow("once") << "one"
                              << "react-once";
        QTest::newRow("any") << "any"
                             << "react-again";
    }

    void whoMayReact()
    {
        QFETCH(const QString, ruling);
        QFETCH(const QString, id);
        Table table = doubleTap({{"reactions", ruling}});
        const QByteArray which = id.toLatin1();
        QVERIFY(!says(table, which.constData()));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QVERIFY(words(table, which.constData()).startsWith(QLatin1String("Dor, Eve, Fay: ")));
        QVERIFY(table.sayAll({R"({"do":"react","unit":"b1","reaction":"react-move"})"}));
        QVERIFY(words(table, which.constData())
                    .startsWith(ruling == QLatin1String("one") ? QLatin1String("Eve, Fay: ")
                                                               : QLatin1String("Dor, Eve, Fay: ")));
        QVERIFY(!says(table, ruling == QLatin1String("one") ? "react-again" : "react-once"));
    }

    void theHeroOfThoseWhoAreAttacked()
    {
        Table table = doubleTap();
        QVERIFY(table.sayAll({activate("a1", "run")}));
        QVERIFY(!says(table, "hero-near"));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QCOMPARE(words(table, "hero-near"),
                 QStringLiteral("Fay: friends within 6″ throw a failed morale test once more"));
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"shoot","target":"b1","inputs":)"
                              R"({"attacks":1,"modifier":0},"faces":[1]})"}));
        QVERIFY2(!says(table, "hero-near"), "it is too late");
        QVERIFY(table.sayAll({set("b3", "alive", 0), activate("a1", "move")}));
        QVERIFY2(!says(table, "hero-near"), "she is dead");
    }

    void whoIsInMelee()
    {
        Table table = doubleTap();
        QVERIFY(table.sayAll({status("a1", "in-melee"), status("a2", "in-melee"), status("b1", "in-melee")}));
        QVERIFY(words(table, "in-melee").startsWith(QLatin1String("Ash, Bay: ")));
        QVERIFY(!says(table, "melee-target"));
        QVERIFY(table.sayAll({activate("a3", "move")}));
        QCOMPARE(words(table, "melee-target"), QStringLiteral("Dor: in melee, and no target for a shot"));
    }

    void theLastRoundOfPoints()
    {
        Table table = doubleTap();
        QVERIFY(!says(table, "last-round"));
        QVERIFY(table.sayAll({R"({"do":"rounds","value":1})"}));
        QCOMPARE(words(table, "last-round"), QStringLiteral("Ann: this is the last round"));
        QVERIFY(table.sayAll({activate("a1", "run")}));
        QVERIFY(!says(table, "last-round"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QCOMPARE(words(table, "last-round"), QStringLiteral("Bea: this is the last round"));
    }

    // brickaction

    void commandersOfTheSideThatActs()
    {
        Table table = brickaction({add("a", R"("squad","name":"Red","members":{"ranking-commander":1})"),
                                   add("a", R"("squad","name":"Blue","members":{"ranking-commander":1})")});
        QCOMPARE(words(table, "ranking-commander-bonus"),
                 QStringLiteral("Red, Blue: its ranking commander may bring one more action this turn"));
        QVERIFY(!says(table, "general-bonus"));
        QVERIFY(table.sayAll({R"({"do":"bonus","unit":"a3"})"}));
        QVERIFY(words(table, "ranking-commander-bonus").startsWith(QLatin1String("Blue: ")));
    }

    void holdsWhileTheEnemyActs()
    {
        Table table = brickaction();
        QVERIFY(table.sayAll({status("b1", "holding"), status("a1", "holding")}));
        QVERIFY2(!says(table, "hold-lost"), "nobody acts");
        QVERIFY(table.sayAll({activate("a2", "move")}));
        QVERIFY(words(table, "hold-lost").startsWith(QLatin1String("Foe: ")));
        QVERIFY(table.sayAll({status("b1", "holding", false)}));
        QVERIFY(!says(table, "hold-lost"));
    }

    void fireAtWhoMoves()
    {
        Table table = brickaction();
        QVERIFY(table.sayAll({activate("a1", "attack")}));
        QVERIFY(!says(table, "reactive"));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QVERIFY(words(table, "reactive").startsWith(QLatin1String("Foe: ")));
        QVERIFY(table.sayAll({status("b1", "suppressed")}));
        QVERIFY(!says(table, "reactive"));
    }

    void crews()
    {
        Table table = brickaction();
        QVERIFY(!says(table, "crew-of-two"));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QVERIFY2(!says(table, "crew-of-two"), "another moves");
        QVERIFY(table.sayAll({activate("a2", "move")}));
        QCOMPARE(words(table, "crew-of-two"), QStringLiteral("Gun: two of crew, half speed"));
        QVERIFY(table.sayAll({set("a2", "minis", 1)}));
        QVERIFY(!says(table, "crew-of-two"));
        QCOMPARE(words(table, "crew-of-one"), QStringLiteral("Gun: one of crew, it cannot move"));
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY2(!says(table, "crew-of-one"), "it is Bea's turn");
    }

    void whoCannotDoWhatOthersCan()
    {
        Table table = brickaction();
        QVERIFY(table.sayAll({status("a1", "prone"), status("a2", "held-attack"), status("b1", "held-attack")}));
        QVERIFY(!says(table, "crawls"));
        QCOMPARE(words(table, "no-attack"), QStringLiteral("Gun: no attack in this turn"));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QCOMPARE(words(table, "crawls"), QStringLiteral("First: prone, it crawls at half its movement"));
        QVERIFY(!says(table, "smoke-goes"));
        QVERIFY(table.sayAll({R"({"do":"status","side":"a","status":"smoke","on":true})"}));
        QCOMPARE(words(table, "smoke-goes"), QStringLiteral("Ann: its smoke lies for one action only"));
    }

    void suppressionThatARallyLeft()
    {
        Table table = brickaction();
        QVERIFY(table.sayAll({R"({"do":"pass"})", status("a1", "suppressed")}));
        QVERIFY2(!says(table, "still-suppressed"), "it is Bea's turn");
        QVERIFY(table.sayAll({R"({"do":"pass"})"}));
        QVERIFY2(!says(table, "still-suppressed"), "it has to rally first");
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"rally","actor":"a1","faces":[1]})"}));
        QVERIFY(words(table, "still-suppressed").startsWith(QLatin1String("First: ")));
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1","action":"rally-again"})",
                              R"({"do":"resolve","procedure":"rally","actor":"a1","faces":[6],"accept":"later"})"}));
        QVERIFY(table.game.pending && table.game.unit("a1")->statuses.contains("suppressed"));
        QVERIFY2(!says(table, "still-suppressed"), "it is about to rally");
    }

    void theLastTurnWhereTurnsAreCounted()
    {
        Table open = brickaction();
        QVERIFY(!says(open, "last-round"));
        QVERIFY(open.sayAll({R"({"do":"rounds","value":1})"}));
        QCOMPARE(words(open, "last-round"), QStringLiteral("Ann: this is the last turn"));
        QVERIFY(open.sayAll({activate("a1", "move")}));
        QVERIFY(!says(open, "last-round"));
    }

    void rocketsForHeavyVehicles()
    {
        Table table(QStringLiteral("brickaction"));
        QVERIFY(table.sayAll({add("a", R"("m1","name":"Light")")}));
        QVERIFY(!says(table, "free-rockets"));
        QVERIFY(table.sayAll({add("a", R"("m2","name":"Fist")"), add("a", R"("m2","name":"Boot")")}));
        QCOMPARE(words(table, "free-rockets"),
                 QStringLiteral("Fist: a free rocket for the enemy\nBoot: a free rocket for the enemy"));
    }

    // quick

    void whatTheScenarioHasNotSaid()
    {
        Table table = quick();
        QCOMPARE(words(table, "no-formation"), QStringLiteral("Foe: of no formation yet, so no HQ has it in command"));
        QVERIFY(!says(table, "pick-four"));
        QVERIFY(table.sayAll({R"({"do":"set","side":"b","counter":"blue-pool","value":0})",
                              R"({"do":"set","side":"b","counter":"pink-pool","value":3})"}));
        QVERIFY(words(table, "pick-four").startsWith(QLatin1String("Bea: ")));
        QVERIFY(table.sayAll({R"({"do":"set","side":"b","counter":"pink-pool","value":4})"}));
        QVERIFY(!says(table, "pick-four"));
    }

    void poolsThatAreShort_data()
    {
        QTest::addColumn<QString>("pools");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("pink"); // beside no blue ones, in each pool
        QTest::addColumn<bool>("isShort");
        QTest::newRow("own, too few") << "own"
                                      << "refill" << 3 << true;
        QTest::newRow("own, enough") << "own"
                                     << "refill" << 4 << false;
        QTest::newRow("shared, too few") << "shared"
                                         << "one-pool" << 3 << true;
        QTest::newRow("shared, enough") << "shared"
                                        << "one-pool" << 4 << false;
    }

    void poolsThatAreShort()
    {
        QFETCH(const QString, pools);
        QFETCH(const QString, id);
        QFETCH(const int, pink);
        QFETCH(const bool, isShort);
        const QByteArray which = id.toLatin1();
        Table table = quick({{"pools", pools}});
        for (const char* side : {"a", "b"})
            for (const auto& [resource, value] : {std::pair("blue-pool", 0), std::pair("pink-pool", pink),
                                                  std::pair("blue-discard", 4), std::pair("pink-discard", 1)})
                table.say(QStringLiteral(R"({"do":"set","side":"%1","counter":"%2","value":%3})")
                              .arg(QLatin1String(side), QLatin1String(resource))
                              .arg(value)
                              .toUtf8());
        QVERIFY(table.sayAll({R"({"do":"begin"})"}));
        QCOMPARE(says(table, which.constData()), isShort);
        if (isShort && pools == QLatin1String("shared"))
            QCOMPARE(words(table, "one-pool").count(QLatin1Char('\n')), 0);
    }

    void theHolderSaysWhoBegins()
    {
        for (const char* ruling : {"each-round", "each-action"}) {
            Table table = quickActing({{"declare", ruling}});
            const bool often = ruling == QLatin1String("each-action");
            const char* id = often ? "declare-often" : "declare-once";
            QVERIFY(words(table, id).startsWith(QLatin1String("Ann holds the marker")));
            QVERIFY(!says(table, often ? "declare-once" : "declare-often"));
            QVERIFY(table.sayAll({R"({"do":"pass","cube":"blue"})"}));
            QVERIFY(!says(table, id));
            QVERIFY(table.sayAll({R"({"do":"pass","cube":"blue"})"}));
            QCOMPARE(says(table, id), often);
        }
    }

    void whoRollsFirst()
    {
        for (const char* ruling : {"full", "after-losses"}) {
            Table table = quickActing({{"attacker-dice", ruling}});
            const char* id = ruling == QLatin1String("full") ? "defender-first" : "losses-cost-dice";
            QVERIFY(!says(table, id));
            QVERIFY(table.sayAll({activate("a1", "attack")}));
            QVERIFY(says(table, id));
            QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"attack","target":"b1","faces":[1,1,1,1,1,1]})"}));
            QVERIFY(!says(table, id));
        }
    }

    void enablersGoFirst()
    {
        for (const int enablers : {0, 1}) {
            Table table = quickActing();
            QVERIFY(
                table.sayAll({status("b1", "reduced"), set("b1", "artillery", enablers), activate("a1", "attack")}));
            QVERIFY(!says(table, "enablers-first"));
            QVERIFY(table.sayAll({enablers ? QByteArray(R"({"do":"resolve","procedure":"attack","target":"b1",)"
                                                        R"("faces":[1,1,1,1,5,1,1]})")
                                           : QByteArray(R"({"do":"resolve","procedure":"attack","target":"b1",)"
                                                        R"("faces":[1,1,1,5,1,1]})")}));
            QCOMPARE(words(table, "enablers-first"),
                     enablers ? QStringLiteral("Foe: its enablers go before it is removed") : QString());
        }
    }

    void whatIsOffTheMap()
    {
        Table table = quickActing();
        QVERIFY(!says(table, "post-off") && !says(table, "hq-off"));
        QVERIFY(table.sayAll({status("a2", "returning"), status("a3", "returning")}));
        QCOMPARE(words(table, "post-off"),
                 QStringLiteral("Ann: its post is off the map, so no Redeploy, Regroup or Revive"));
        QCOMPARE(words(table, "hq-off"), QStringLiteral("Main: off the map, so nobody in its formation is in command"));
        QVERIFY(table.sayAll({R"({"do":"pass","cube":"blue"})"}));
        QVERIFY2(!says(table, "post-off") && !says(table, "hq-off"), "Bea acts");
    }

    void allEnablersAreExhausted()
    {
        Table table = quickActing();
        for (const char* kind : {"reconnaissance", "artillery", "engineer", "supply"}) {
            QVERIFY(!says(table, "all-exhausted"));
            QVERIFY(table.sayAll({QStringLiteral(R"({"do":"set","side":"a","counter":"%1-available","value":0})")
                                      .arg(QLatin1String(kind))
                                      .toUtf8()}));
        }
        QVERIFY2(!says(table, "all-exhausted"), "Revive would bring none back");
        QVERIFY(table.sayAll({R"({"do":"set","side":"a","counter":"supply-exhausted","value":1})"}));
        QVERIFY(words(table, "all-exhausted").startsWith(QLatin1String("Ann: ")));
        QVERIFY(table.sayAll({status("a3", "returning")}));
        QVERIFY2(!says(table, "all-exhausted"), "it cannot Revive");
    }

    void theClaimIsStillOpen()
    {
        Table table = quickActing();
        for (int i = 0; i < 7; ++i) {
            QVERIFY2(!says(table, "marker-once"), qPrintable(QString::number(i)));
            QVERIFY(table.sayAll({i < 4 ? R"({"do":"pass","cube":"blue"})" : R"({"do":"pass","cube":"pink"})"}));
        }
        // Ann has the marker; the last cube is Bea's.
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QCOMPARE(words(table, "marker-once"),
                 QStringLiteral("Bea: its last cube, and nobody has claimed the initiative in this round"));
    }

    void aClaimIsMadeOnce()
    {
        Table table = quickActing();
        QVERIFY(table.sayAll({R"({"do":"claim","cube":"blue"})"}));
        for (int i = 0; i < 6; ++i)
            QVERIFY(table.sayAll({i < 3 ? R"({"do":"pass","cube":"blue"})" : R"({"do":"pass","cube":"pink"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(!says(table, "marker-once"));
    }

    // ballot-boxes

    void tokensThatAreLeft_data()
    {
        QTest::addColumn<QString>("ruling");
        QTest::addColumn<QList<int>>("steps"); // tokens on a1, one number after the other
        QTest::addColumn<QList<bool>>("said");
        QTest::newRow("own") << "own" << QList{1, 2} << QList{true, false};
        QTest::newRow("all") << "both-sides" << QList{1, 2, 5} << QList{false, true, false};
    }

    void tokensThatAreLeft()
    {
        QFETCH(const QString, ruling);
        QFETCH(const QList<int>, steps);
        QFETCH(const QList<bool>, said);
        Table table = placing({"foot irregular", "foot irregular"},
                              {"foot irregular", "foot irregular", "foot irregular"}, {{"tokens", ruling}});
        const char* id = ruling == QLatin1String("own") ? "own-tokens" : "all-tokens";
        QVERIFY(!says(table, id));
        for (int i = 0; i < steps.size(); ++i) {
            QVERIFY(table.sayAll({QStringLiteral(R"({"do":"token","unit":"a1","number":%1})").arg(steps[i]).toUtf8()}));
            QCOMPARE(says(table, id), said[i]);
        }
        QVERIFY(!says(table, ruling == QLatin1String("own") ? "all-tokens" : "own-tokens"));
    }

    void tokensOfRegulars()
    {
        Table needed = placing({"foot", "foot irregular"}, {"foot"}, {{"regulars", "token"}});
        QCOMPARE(words(needed, "regulars-need-tokens"),
                 QStringLiteral("Foot (Ann): a regular unit needs a token to be active"));
        QVERIFY(needed.sayAll({R"({"do":"token","unit":"a1"})"}));
        QVERIFY(!says(needed, "regulars-need-tokens") && !says(needed, "regulars-need-one"));
        QVERIFY(needed.sayAll({R"({"do":"token","unit":"a1"})"}));
        QVERIFY(says(needed, "regulars-need-one"));
        QVERIFY(!says(needed, "regulars-need-none"));
        Table free = placing({"foot", "foot irregular"}, {"foot"});
        QVERIFY(!says(free, "regulars-need-none"));
        QVERIFY(free.sayAll({R"({"do":"token","unit":"a2"})"}));
        QVERIFY2(!says(free, "regulars-need-none"), "irregulars roll for theirs");
        QVERIFY(free.sayAll({R"({"do":"token","unit":"a1"})"}));
        QVERIFY(says(free, "regulars-need-none"));
        QVERIFY(free.sayAll({R"({"do":"next"})", R"({"do":"next"})"}));
        QVERIFY2(!says(free, "regulars-need-none"), "they are placed");
    }

    void sorties()
    {
        Table table = placing({"foot irregular", "sortie"}, {"foot irregular"});
        for (int turn = 1; turn <= 2; ++turn) {
            QVERIFY(says(table, "aircraft-first"));
            QVERIFY(!says(table, "sorties-flown"));
            QVERIFY(table.sayAll({R"({"do":"sortie","unit":"a2"})"}));
            QVERIFY(!says(table, "aircraft-first"));
            QVERIFY(test::goOnToNextRound(table));
            QVERIFY(goOnTo(table, QStringLiteral("activation")));
        }
        QVERIFY(!says(table, "aircraft-first"));
        QVERIFY(says(table, "sorties-flown"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}));
        QVERIFY2(!says(table, "sorties-flown"), "Ann is done");
    }

    void movesThatAreToBeMarked()
    {
        Table table = phaseTable({"vehicle-slow", "foot", "horse-artillery", "artillery irregular"}, {"cavalry"});
        QVERIFY(goOnTo(table, QStringLiteral("actions")));
        // Foot shoots no worse for it, horse artillery is excepted, and who is not active does not move.
        QVERIFY(words(table, "mark-moves").startsWith(QLatin1String("Slow vehicle, Cavalry: ")));
        QVERIFY(table.sayAll({status("a1", "moved")}));
        QVERIFY(words(table, "mark-moves").startsWith(QLatin1String("Cavalry: ")));
        QVERIFY(goOnTo(table, QStringLiteral("shooting")));
        QVERIFY(!says(table, "mark-moves"));
    }

    void oneDieIsLeft()
    {
        Table table = phaseTable({"foot"}, {"foot"});
        QVERIFY(goOnTo(table, QStringLiteral("shooting")));
        QVERIFY(table.sayAll({set("a1", "hit-tokens", 5)}));
        QVERIFY2(!says(table, "one-die"), "it has 6 dice");
        QVERIFY(table.sayAll({set("a1", "hit-tokens", 6)}));
        QVERIFY(words(table, "one-die").startsWith(QLatin1String("Foot (Ann): ")));
        QVERIFY(table.sayAll({status("a1", "has-shot")}));
        QVERIFY(!says(table, "one-die"));
    }

    void smokeThatLies()
    {
        Table table = phaseTable({"foot"}, {"artillery"});
        QVERIFY(!says(table, "still-smoked"));
        QVERIFY(table.sayAll({status("a1", "smoked")}));
        QVERIFY(words(table, "still-smoked").startsWith(QLatin1String("Foot: ")));
        QVERIFY(goOnTo(table, QStringLiteral("activation")));
        QVERIFY(!says(table, "still-smoked"));
    }

    void recoveringOrDisengaging()
    {
        Table table = phaseTable({"foot", "cavalry", "artillery"}, {"cavalry"});
        QVERIFY(table.sayAll({set("a1", "hit-tokens", 3), set("a2", "hit-tokens", 3)}));
        QVERIFY(goOnTo(table, QStringLiteral("reform")));
        QVERIFY2(!says(table, "one-recovers") && !says(table, "recover-or-disengage"), "nobody helps");
        QVERIFY(table.sayAll({status("a3", "fresh")}));
        QCOMPARE(words(table, "one-recovers"), QStringLiteral("Foot: one hit token may come off"));
        QVERIFY(words(table, "recover-or-disengage").startsWith(QLatin1String("Cavalry (Ann): ")));
        QVERIFY(table.sayAll({R"({"do":"recover","unit":"a2","support":"a3"})", status("b1", "began-charge")}));
        QVERIFY(!says(table, "recover-or-disengage"));
        QVERIFY(words(table, "break-off").startsWith(QLatin1String("Cavalry (Bea): ")));
        QVERIFY(table.sayAll({R"({"do":"disengage","unit":"b1"})"}));
        QVERIFY(!says(table, "break-off"));
    }

    // What packs may write otherwise.

    void whoHasNotActed()
    {
        Table table = withReminder("unless-done = true\nwords = \"{unit} waits\"");
        const auto lines = [&] { return words(table, "more").split(u'\n').size(); };
        const auto units = static_cast<qsizetype>(table.game.units.size());
        QCOMPARE(lines(), units);
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})", R"({"do":"next"})"}));
        QVERIFY(table.game.unit("a1")->done);
        QCOMPARE(lines(), units - 1);
    }

    void nobodyIsActive()
    {
        for (const char* words : {"{unit} of {side} acts", "{units} of {side} acts"}) {
            Table table = withReminder("each = \"table\"\nwords = \"" + QByteArray(words) + '"');
            QVERIFY2(!says(table, "more"), qPrintable(TestReminders::words(table, "more")));
            QVERIFY(table.sayAll({R"({"do":"activate","unit":"a1"})"}));
            QCOMPARE(TestReminders::words(table, "more"),
                     game::shortName(table.game, *table.game.unit("a1")) + " of Ann acts");
        }
    }

    // Nothing is filled into what people are called.
    void namesThatLookLikePlaces()
    {
        Table sides = withReminder("each = \"side\"\nof = \"acting\"\nwords = \"{side}: {living} in play\"");
        const QString inPlay = QString::number(sides.game.living("a").size());
        QVERIFY(sides.sayAll({call("a", "{living}")}));
        QCOMPARE(words(sides, "more"), QStringLiteral("{living}: %1 in play").arg(inPlay));
        Table units = withReminder("when = \"active\"\nwords = \"{unit} of {side}\"");
        QVERIFY(units.sayAll({call("a", "{unit}"), R"({"do":"activate","unit":"a1"})"}));
        QCOMPARE(words(units, "more"), game::shortName(units.game, *units.game.unit("a1")) + " of {unit}");
    }

    // What the strip keeps apart.

    void oneIsNotSpokenOfAsMany()
    {
        Table table = doubleTap();
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QVERIFY(!words(table, "react-once").contains(QLatin1String("each")));
    }

    void manyAreNotAllNamed()
    {
        Table table = doubleTap();
        for (const char* name : {"Gil", "Hob"})
            QVERIFY(table.sayAll({add("b", QByteArray(R"("fighter","name":"NAME")").replace("NAME", name))}));
        QVERIFY(table.sayAll({activate("a1", "move")}));
        QVERIFY(words(table, "react-once").startsWith(QLatin1String("Dor, Eve, Fay and 2 more: ")));
    }
};

QTEST_GUILESS_MAIN(TestReminders)
#include "tst_reminders.moc"
