// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;
using test::Table;

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandOfTheContractIsThere()
    {
        Table table;
        QStringList ids;
        for (const auto& kind : game::commandsOf(*table.game.pack)) {
            QVERIFY2(!kind.help.isEmpty(), qPrintable(kind.id));
            ids << kind.id;
        }
        for (const char* id :
             {"setup", "add-unit", "begin",   "next", "activate", "pass",   "resolve", "set",  "status",      "score",
              "note",  "reveal",   "concede", "end",  "control",  "arrive", "split",   "join", "change-side", "agree"})
            QVERIFY2(ids.contains(id), id);
    }

    void noRoundsAreNoLimit()
    {
        Table table(QStringLiteral("brickaction"));
        QCOMPARE(table.say(R"({"do":"setup","turns":0,"agreed":300})"),
                 QStringLiteral("Points a side: 300; Turns: no limit"));
        QCOMPARE(table.say(R"({"do":"setup","turns":6})"), QStringLiteral("Turns: 6"));
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("not an object") << QByteArray("[]")
                                       << "a command is an object with the key “do”, as {\"do\":\"next\"}";
        QTest::newRow("no do") << QByteArray("{}") << "a command is an object with the key “do”, as {\"do\":\"next\"}";
        QTest::newRow("key twice") << QByteArray(R"({"do":"note","text":"a","text":"b"})")
                                   << "the key “text” is there twice";
        QTest::newRow("unknown key") << QByteArray(R"({"do":"note","text":"a","loud":true})")
                                     << "note has no key “loud”; it takes: text, unit";
        QTest::newRow("missing key") << QByteArray(R"({"do":"activate"})") << "activate needs “unit”: which unit";
        QTest::newRow("wrong kind") << QByteArray(R"({"do":"activate","unit":1})")
                                    << "activate: “unit” must be a unit, as \"a1\"";
        QTest::newRow("huge number") << QByteArray(R"({"do":"score","side":"a","points":99999999999999999999})")
                                     << "score: “points” must be a whole number";
        QTest::newRow("empty note") << QByteArray(R"({"do":"note","text":"  "})") << "a note needs words";
        QTest::newRow("unit type") << QByteArray(R"({"do":"add-unit","side":"a","type":"boat"})")
                                   << "there is no unit of type “boat”; there are: rifle-squad, tank, brassbounder";
        QTest::newRow("side") << QByteArray(R"({"do":"add-unit","side":"c","type":"tank"})")
                              << "there is no side “c”; there are: a, b";
        QTest::newRow("name") << QByteArray("{\"do\":\"add-unit\",\"side\":\"a\",\"type\":\"tank\",\"name\":\"a\\nb\"}")
                              << "a name has 1 to 80 characters, all on one line";
        QTest::newRow("a control character in a note")
            << QByteArray("{\"do\":\"note\",\"text\":\"a\\u0000b\"}")
            << "note: “text” has a control character in it; a text may have line breaks and tabs";
        QTest::newRow("a control character in a reason")
            << QByteArray("{\"do\":\"score\",\"side\":\"a\",\"points\":1,\"why\":\"\\u001b[2J\"}")
            << "score: “why” has a control character in it; a text may have line breaks and tabs";
        QTest::newRow("a control character inside")
            << QByteArray("{\"do\":\"add-unit\",\"side\":\"a\",\"type\":\"tank\",\"with\":{\"models\":[\"\\u0085\"]}}")
            << "add-unit: “with” has a control character in it; a text may have line breaks and tabs";
        QTest::newRow("with") << QByteArray(R"({"do":"add-unit","side":"a","type":"tank","with":{"models":3}})")
                              << "Tank takes nothing called “models”";
        QTest::newRow("with too many")
            << QByteArray(R"({"do":"add-unit","side":"a","type":"rifle-squad","with":{"models":21}})")
            << "models is a whole number from 1 to 20";
        QTest::newRow("setup of nothing")
            << QByteArray(R"({"do":"setup"})") << "setup answers nothing: name at least one of the pack's questions";
        QTest::newRow("setup out of range") << QByteArray(R"({"do":"setup","models":0})") << "models is from 1 to 20";
        QTest::newRow("ruling") << QByteArray(R"({"do":"ruling","ruling":"line","choice":"bent"})")
                                << "the ruling line has no choice “bent”; it takes: open, blocked";
        QTest::newRow("set both") << QByteArray(R"({"do":"set","unit":"a1","side":"a","counter":"score","value":1})")
                                  << "set names either a unit or a side";
        QTest::newRow("not yet") << QByteArray(R"({"do":"activate","unit":"a1"})")
                                 << "the game has not begun; begin comes first";
        QTest::newRow("hidden") << QByteArray(R"({"do":"reveal"})")
                                << "nothing is hidden in Brassbound: Adamantine Dawn, quick play";
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QString, words);
        Table table;
        QCOMPARE(table.say(command), QStringLiteral("refused: ") + words);
        QVERIFY(table.unharmed);
    }

    void squadsTakeTheirSize()
    {
        Table table;
        QVERIFY(
            table.sayAll({R"({"do":"add-unit","side":"a","type":"rifle-squad","name":"Old Guard","with":{"models":7}})",
                          R"({"do":"add-unit","side":"b","type":"rifle-squad"})", R"({"do":"setup","models":6})",
                          R"({"do":"begin"})"}));
        QCOMPARE(table.counter("a1", "unwounded"), 7);
        QCOMPARE(table.counter("b1", "unwounded"), 6);
        QCOMPARE(table.game.unit("a1")->name, QStringLiteral("Old Guard"));
    }

    // A pack's question may allow more than the counter that starts from its answer.
    void noCounterStartsAboveItsMost()
    {
        QFile file(QStringLiteral(TEST_DATA "/packs/skirmishers.toml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        text.replace("start = 5, max = 20", "start = \"points\", max = 20").replace("asked = \"unit\"\n", "");
        const auto pack = packs::read({{QStringLiteral("pack.toml"), text}}).pack;
        QVERIFY(pack);
        Table table(pack);
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"band","with":{"points":50}})",
                              R"({"do":"add-unit","side":"a","type":"band"})", R"({"do":"setup","points":60})"}));
        QCOMPARE(table.counter("a1", "men"), 20);
        QCOMPARE(table.counter("a2", "men"), 20);
    }

    void moreThanTheForceIsSaidAndNotStopped()
    {
        Table table;
        table.say(R"({"do":"add-unit","side":"a","type":"tank"})");
        QCOMPARE(table.say(R"({"do":"add-unit","side":"a","type":"tank"})"),
                 QStringLiteral("Ann fields Tank 2, a Tank (the sheet's force has 1)"));
    }

    // What players type is never read as a place for something else.
    void namesStandAsTheyWereTyped()
    {
        Table table;
        QVERIFY(
            table.sayAll({R"({"do":"side","side":"a","name":"%3 Ann %2"})",
                          R"({"do":"add-unit","side":"a","type":"tank","name":"%4 Mule %3"})", R"({"do":"begin"})"}));
        QCOMPARE(table.say(R"({"do":"set","unit":"a1","counter":"damage","value":1})"),
                 QStringLiteral("%4 Mule %3 (%3 Ann %2): damage 0 → 1 by hand"));
        QCOMPARE(table.say(R"({"do":"set","side":"a","counter":"score","value":7})"),
                 QStringLiteral("%3 Ann %2: score 0 → 7 by hand"));
        const QString words = game::toWords(table.game);
        QVERIFY2(words.contains(QStringLiteral("\n%3 Ann %2 (a): 7 points")), qPrintable(words));
        QVERIFY2(
            words.contains(QStringLiteral("  a1    ") + QStringLiteral("%4 Mule %3").leftJustified(26) + "1 damage"),
            qPrintable(words));
    }

    void idsAreNeverGivenTwice()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"add-unit","side":"a","type":"tank"})", R"({"do":"remove-unit","unit":"a1"})",
                              R"({"do":"add-unit","side":"a","type":"tank"})"}));
        QVERIFY(!table.game.unit("a1"));
        QVERIFY(table.game.unit("a2"));
    }

    void correctionsSayThatTheyAreSome()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        QCOMPARE(table.say(R"({"do":"set","unit":"b2","counter":"damage","value":2,"why":"forgot the mine"})"),
                 QStringLiteral("Tank (Bea): damage 0 → 2 by hand: forgot the mine; it is destroyed"));
        QCOMPARE(table.say(R"({"do":"set","unit":"b2","counter":"damage","value":1})"),
                 QStringLiteral("Tank (Bea): damage 2 → 1 by hand; it is back in play"));
        QVERIFY(table.say(R"({"do":"set","unit":"b2","counter":"damage","value":3})")
                    .startsWith("refused: damage is from 0 to 2"));
        QCOMPARE(table.say(R"({"do":"status","unit":"b2","status":"destroyed","on":true})"),
                 QStringLiteral("Tank (Bea) destroyed: yes, by hand"));
        QVERIFY(table.game.unit("b2")->destroyed);
        QCOMPARE(table.say(R"({"do":"rename","unit":"b2","name":"Smoking Tank"})"),
                 QStringLiteral("Tank (Bea) is now called Smoking Tank"));
        QCOMPARE(table.say(R"({"do":"side","side":"b","name":"Bee"})"), QStringLiteral("Bea is Bee, red square"));
    }

    void theStateHasTheShapeOfTheContract()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        const Json state = game::toJson(table.game);
        for (const char* key : {"pack", "round", "phase", "acting", "first", "may", "must", "next", "sides", "winner"})
            QVERIFY2(state.contains(key), key);
        QVERIFY(state["winner"].is_null());
        QVERIFY(state["acting"] == Json("a"));
        const Json& squad = state["sides"][1]["units"][0];
        QVERIFY(squad["id"] == Json("b1"));
        const Json counters = Json::parse(R"({"unwounded":5,"wounded":0})");
        QVERIFY(squad["counters"] == counters);
        QVERIFY(squad["done"] == Json(false));
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
