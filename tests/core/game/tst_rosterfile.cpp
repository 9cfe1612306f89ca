// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "german.h"
#include "table.h"

#include "game/roster.h"
#include "game/rosterfile.h"

#include <random>

using namespace adjutant;
using test::Table;

// Rosters as people write them and as files hand them on.
class TestRosterFile : public QObject
{
    Q_OBJECT

private:
    const QByteArray m_text = "roster: Guards of the mill\n"
                              "pack: brickaction\n"
                              "\n"
                              "squad \"First \\\"Iron\\\" squad\": regular 3, veteran 2, shotgun 1; carries the flag\n"
                              "c1\n"
                              "c1\n";

    static QString refused(const QByteArray& bytes)
    {
        const auto roster = game::readRoster(bytes);
        return roster ? QStringLiteral("taken") : toText(roster.error());
    }

private Q_SLOTS:
    void isReadAsWritten()
    {
        const auto roster = game::readRoster(m_text);
        QVERIFY2(roster, qPrintable(roster ? QString() : toText(roster.error())));
        QCOMPARE(roster->name, QStringLiteral("Guards of the mill"));
        QCOMPARE(roster->pack->id, QStringLiteral("brickaction"));
        QCOMPARE(roster->units.size(), 3U);
        QVERIFY(roster->units[0] == Json({{"type", "squad"},
                                          {"name", "First \"Iron\" squad"},
                                          {"members", {{"regular", 3}, {"veteran", 2}}},
                                          {"weapons", {{"shotgun", 1}}},
                                          {"note", "carries the flag"}}));
        QVERIFY(roster->units[1] == Json({{"type", "c1"}}));
        QCOMPARE(game::toText(*roster).toUtf8(), m_text);
    }

    void severalOfATypeAndRemarks()
    {
        const auto roster = game::readRoster("\n # mine\npack: brickaction\n  3 x c1 ; new\r\n2 × squad: regular 5\n");
        QVERIFY2(roster, qPrintable(roster ? QString() : toText(roster.error())));
        QCOMPARE(roster->units.size(), 5U);
        QVERIFY(roster->units[2] == Json({{"type", "c1"}, {"note", "new"}}));
        QVERIFY(roster->units[4] == Json({{"type", "squad"}, {"members", {{"regular", 5}}}}));
        const auto table = game::tableOf(*roster);
        QVERIFY(table);
        QCOMPARE(table->units[2].name, table->typeOf(table->units[2]).label + " 3");
    }

    void whatIsAskedOfAUnitIsThere()
    {
        const auto roster = game::readRoster("pack: quick-play\nrifle-squad: models 7\n");
        QVERIFY2(roster, qPrintable(roster ? QString() : toText(roster.error())));
        QCOMPARE(game::tableOf(*roster)->units[0].counters["unwounded"], 7);
    }

    // As a person writes who reads the cards and knows no ids.
    void labelsAreAsGoodAsIds()
    {
        const auto ids = game::readRoster("pack: quick-play\n2 x rifle-squad: models 5\ntank \"Old Tom\"\n");
        const auto labels =
            game::readRoster("pack: quick-play\n2 x Rifle Squad : models in a squad 5\nTank \"Old Tom\"\n");
        QVERIFY2(labels, qPrintable(labels ? QString() : toText(labels.error())));
        QVERIFY(*labels == *ids);
        const auto squad = game::readRoster("pack: brickaction\nSQUAD: Regular infantry 4, Commando 1, Shotgun 1\n");
        QVERIFY2(squad, qPrintable(squad ? QString() : toText(squad.error())));
        QVERIFY(
            squad->units[0] ==
            Json({{"type", "squad"}, {"members", {{"regular", 4}, {"commando", 1}}}, {"weapons", {{"shotgun", 1}}}}));
        QVERIFY(refused("pack: quick-play\nTanks\n").contains(QStringLiteral("“Tanks”")));
    }

    void jsonSaysTheSame()
    {
        const auto roster = game::readRoster(m_text);
        const auto again = game::readRoster(toText(game::toJson(*roster)));
        QVERIFY2(again, qPrintable(again ? QString() : toText(again.error())));
        QVERIFY(*again == *roster);
    }

    // What a side has in a game can be brought to the next.
    void comesOutOfAGame()
    {
        const auto roster = game::readRoster(m_text);
        Table table(QStringLiteral("brickaction"));
        for (const Json& unit : roster->units)
            QVERIFY(table.sayAll({toText(game::commandFor(unit, "b"))}));
        QCOMPARE(table.game.unit("b1")->note, QStringLiteral("carries the flag"));
        QVERIFY(table.sayAll({R"({"do":"rename","unit":"b2","name":"Old Bess"})",
                              R"({"do":"status","unit":"b3","status":"destroyed","on":true})"}));
        const auto kept = game::rosterOf(table.game, "b");
        QCOMPARE(kept.units.size(), 2U);
        QVERIFY(kept.units[0] == roster->units[0]);
        QVERIFY(kept.units[1]["name"] == Json("Old Bess"));
        const auto again = game::readRoster(game::toText(kept).toUtf8());
        QVERIFY2(again, qPrintable(again ? QString() : toText(again.error())));
        QVERIFY(*again == kept);
    }

    void brokenLimitsAreNoFault()
    {
        // Up to five minis a squad, the sheet says.
        const auto roster = game::readRoster("pack: brickaction\nsquad: regular 8\n");
        QVERIFY2(roster, qPrintable(roster ? QString() : toText(roster.error())));
        QVERIFY(!game::brokenLimits(*game::tableOf(*roster), "a").isEmpty());
    }

    void pointsThatMayBeSpentAreTold()
    {
        const auto most = [](const QByteArray& roster, int agreed) {
            auto table = *game::tableOf(*game::readRoster(roster));
            table.answers[QStringLiteral("agreed")] = QString::number(agreed);
            return game::mostPointsOf(table, QStringLiteral("a"));
        };
        QCOMPARE(most("pack: double-tap\nfighter\n", 150), std::optional(150));
        QCOMPARE(most("pack: double-tap\nfighter\n", 1), std::optional(1));
        QVERIFY2(most("pack: double-tap\nhero\nhero\n", 150) == 150, "that they break another limit is another matter");
        QVERIFY2(!most("pack: quick-play\nrifle-squad\n", 150), "nothing is agreed there");
    }

    void whatIsWrongHasItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& bytes, const char* words) {
            QTest::newRow(name) << bytes << QString(words);
        };
        row("nothing", "", ":1:1: a roster says for which pack it is, as pack: quick-play");
        row("path of a pack", "# mine\n pack: ../../etc\n", ":2:8: “../../etc” is not the id of a pack");
        row("thing", "pack: brickaction\n\nsquad: regular 4, dragon 1\n",
            ":3:19: “dragon” is nothing that BrickAction core guide 1.1, 20th Century Skirmish asks of a unit, no "
            "member and no weapon");
        row("thing twice", "pack: brickaction\nsquad: regular 4, regular 1\n", ":2:19: “regular” is there twice");
        row("no type", "pack: brickaction\n: regular 4\n",
            ":2:1: a unit is written 2 x type \"Name\": thing 3, thing 1; note");
        row("rubbish behind", "pack: brickaction\nsquad & more\n",
            ":2:7: a unit is written 2 x type \"Name\": thing 3, thing 1; note");
        row("open name", "pack: brickaction\nsquad \"First\n",
            ":2:7: a name stands between two \", and \\\" in it is one");
        row("one name for two", "pack: brickaction\n2 x squad \"First\"\n",
            ":2:1: several units of one name: give each a line");
        row("range", "pack: quick-play\ntank\nrifle-squad: models 21\n", ":3:1: models is a whole number from 1 to 20");
        row("not UTF-8", "pack: quick-play\n# \xff\xfe\n", "it is not written in UTF-8");
        row("no JSON", "{\"format\":1,\n \"pack\":\"quick-play\",\n \"units\":[{\"type\":\"tank\",}]}",
            ":3:26: not JSON: something unexpected");
        row("JSON of another kind", "{\"pack\":\"quick-play\"}",
            "a roster is written {\"format\":1,\"pack\":…,\"name\":…,\"units\":[…]}");
        row("JSON key", R"({"format":1,"pack":"quick-play","units":[{"type":"tank"},{"type":"tank","side":"b"}]})",
            "unit 2: a unit has no key “side”; it takes: type, name, with, members, weapons, note");
        row("JSON type", R"({"format":1,"pack":"quick-play","units":[{"type":"boat"}]})",
            "unit 1: there is no unit of type “boat”; there are: rifle-squad, tank, brassbounder");
        row("JSON kind", R"({"format":1,"pack":"quick-play","units":[{"type":7}]})",
            "unit 1: add-unit: “type” must be an id");
    }

    void whatIsWrongHasItsPlace()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, words);
        QCOMPARE(refused(bytes), words);
    }

    // In the window the same is said in its language, and at the same place.
    void whatIsWrongIsSaidInGerman_data() { whatIsWrongHasItsPlace_data(); }

    void whatIsWrongIsSaidInGerman()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, words);
        const test::German german;
        const QString said = refused(bytes);
        QVERIFY2(said != words && test::englishIn(said).isEmpty(), qPrintable(said));
    }

    void whatIsAddedIsSaidInGerman()
    {
        const test::German german;
        Table table(QStringLiteral("quick-play"));
        const QString said = table.say(R"({"do":"add-unit","side":"a","type":"tank","name":"Amboss"})");
        QVERIFY2(said.contains(QStringLiteral("Amboss, vom Typ ")), qPrintable(said));
    }

    // The window reads for the table that is being set up, whatever packs there are.
    void ofThePackThatIsPlayed()
    {
        const auto played = packs::find(QStringLiteral("quick-play"))->reading.pack;
        QVERIFY(game::readRoster("pack: quick-play\ntank\n", played));
        const auto another = game::readRoster("\n  pack:  brickaction\n", played);
        QVERIFY(!another);
        QCOMPARE(toText(another.error()),
                 QStringLiteral(":2:10: the roster is for BrickAction core guide 1.1, 20th Century Skirmish, and "
                                "Brassbound: Adamantine Dawn, quick play is played here"));
    }

    void tooMuchIsRefused()
    {
        QCOMPARE(refused(QByteArray(300'000, 'x')), QStringLiteral("a roster has at most 262144 bytes"));
        QCOMPARE(refused("pack: quick-play\n" + QByteArray("99 x tank\n").repeated(6)),
                 QStringLiteral(":7:1: a roster has at most 500 units"));
        QVERIFY(refused(QByteArray("[").repeated(200'000).prepend('{')) != QLatin1String("taken"));
    }

    void noBytesStopTheProgram()
    {
        std::mt19937 random(11);
        const QByteArray json = toText(game::toJson(*game::readRoster(m_text)));
        for (int i = 0; i < 200; ++i) {
            QByteArray bytes = i % 2 ? m_text : json;
            for (int n = 0; n < 3; ++n) {
                const auto at = qsizetype(random() % unsigned(bytes.size()));
                switch (random() % 3) {
                case 0:
                    bytes[at] = char(random());
                    break;
                case 1:
                    bytes.remove(at, 1 + qsizetype(random() % 6));
                    break;
                default:
                    bytes.insert(at, bytes.mid(qsizetype(random() % unsigned(bytes.size())), 9));
                }
            }
            // What is taken can be written and read again.
            if (const auto roster = game::readRoster(bytes)) {
                const auto again = game::readRoster(toText(game::toJson(*roster)));
                QVERIFY(again && *again == *roster);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRosterFile)
#include "tst_rosterfile.moc"
