// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program.h"

#include <QTemporaryDir>

using namespace adjutant;
using namespace adjutant::test;

class TestAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void help_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("all") << QStringList{"--help"} << QByteArray("game export");
        QTest::newRow("a group") << QStringList{"game", "--help"} << QByteArray("game undo");
        QTest::newRow("a subcommand") << QStringList{"game", "new", "--help"} << QByteArray("--pack PACK");
        QTest::newRow("functions") << QStringList{"roll", "-h"} << QByteArray("largest_set");
        QTest::newRow("version") << QStringList{"--version"} << QByteArray(ADJUTANT_VERSION);
    }

    void help()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, words);
        const auto ran = run(arguments);
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.out.contains(words), ran.out.constData());
        QVERIFY(ran.err.isEmpty());
    }

    void oddsAreExact()
    {
        const Json json = run({"odds", "8d6 count >= 5", "--json"}).json();
        QCOMPARE(json["throw"].get<std::string>(), std::string("8d6 count >= 5"));
        QVERIFY(json["exact"].get<bool>());
        QCOMPARE(json["mean"].get<double>(), 8.0 / 3);
        QCOMPARE(json["distribution"].size(), std::size_t(9));
        QCOMPARE(json["distribution"][0]["fraction"].get<std::string>(), std::string("256/6561"));
        QCOMPARE(json["distribution"][0]["probability"].get<double>(), 256.0 / 6561);
    }

    void aThrowMayBeginWithAMinus()
    {
        QCOMPARE(run({"odds", "-1d6 / 4", "--json"}).json()["distribution"][0]["value"].get<int>(), -2);
    }

    void aSeedGivesTheSameDice()
    {
        const auto first = run({"roll", "3d6", "--times", "20", "--seed", "5eed", "--json"});
        const auto second = run({"roll", "3d6", "--times", "20", "--seed=00005EED", "--json"});
        QCOMPARE(first.json()["results"].dump(), second.json()["results"].dump());
        QCOMPARE(first.json()["results"].size(), std::size_t(20));
        QCOMPARE(first.json()["seed"].get<std::string>(), std::string("5eed"));
        const Json one = first.json()["results"][0];
        int sum = 0;
        for (const auto& face : one["throws"][0]["faces"])
            sum += face.get<int>();
        QCOMPARE(one["value"].get<int>(), sum);
        QVERIFY(run({"roll", "1d6", "--json"}).json()["seed"].is_null());
    }

    void aProcedureTakesTheDiceOfTheTable()
    {
        const Json json = run({"resolve", "quick-play", "shoot-vehicle", "dice=2d10", "cover=yes", "armor=4",
                               "damage=0", "--dice", "7,5,3,9", "--json"})
                              .json();
        QCOMPARE(json["inputs"].dump(), std::string(R"({"dice":"2d10","cover":true,"armor":4,"damage":0})"));
        QCOMPARE(json["rulings"]["line"].get<std::string>(), std::string("open"));
        QCOMPARE(json["throws"][0].dump(),
                 std::string(R"({"name":"attack","dice":"3d10","faces":[7,5,3],"source":"table"})"));
        QCOMPARE(json["outcomes"].dump(), std::string(R"({"tokens":1,"destroyed":false})"));
        QVERIFY(json["words"].size() > 1);
    }

    void aProcedureIsThrownFromASeed()
    {
        const QStringList asked{"resolve",     "quick-play", "shoot-squad", "dice=2d10",
                                "unwounded=5", "--seed",     "1",           "--json"};
        QCOMPARE(run(asked).json()["throws"][0]["source"].get<std::string>(), std::string("app"));
        QCOMPARE(run(asked).out, run(asked).out);
    }

    void aCountStandsForFacesWhereItIsEnough()
    {
        const QStringList shooting{"resolve", "ballot-boxes", "shooting", "dice=8", "to-hit=4"};
        const Json json = run(shooting + QStringList{"--dice", "count=3", "--json"}).json();
        QCOMPARE(json["outcomes"]["hits"].get<int>(), 3);
        QCOMPARE(json["throws"][0]["counted"]["dice"].get<int>(), 3);
        QCOMPARE(json["throws"][0]["source"].get<std::string>(), std::string("table"));
        QVERIFY(run(shooting + QStringList{"--dice", "count=3"}).out.contains("3 of them >= 4, counted on the table"));
        refused(run(shooting + QStringList{"--dice", "count=9"}), "cannot have 9 dice >= 4; it has 0 to 8");
        refused(run(shooting + QStringList{"--dice", "count=3,5"}), "too many faces");
        refused(run({"resolve", "brickaction", "roll-off", "--dice", "count=1"}), "a count is not enough");
    }

    void thePackSaysAllOfItself()
    {
        const Json json = run({"pack", "quick-play", "--json"}).json();
        for (const char* key : {"id", "title", "version", "author", "players", "rulings", "procedures", "units",
                                "weapons", "tables", "tracks", "reference", "glossary", "lengths"})
            QVERIFY2(json.contains(key), key);
        QCOMPARE(json["procedures"].size(), std::size_t(3));
        QCOMPARE(json["rulings"].size(), std::size_t(3));
        const Json packs = run({"packs", "--json"}).json();
        QVERIFY(packs.size() >= 3);
        for (const Json& one : packs) {
            QCOMPARE(one["source"].get<std::string>(), std::string("bundled"));
            QCOMPARE(one["faults"].get<int>(), 0);
        }
    }

    void checkFindsFaultsAtTheirPlace()
    {
        const QString good = QStringLiteral(SOURCE_FOLDER "/resources/packs/quick-play");
        QCOMPARE(run({"check", good, "--json"}).out, QByteArray("[]\n"));
        QCOMPARE(run({"check", QDir().relativeFilePath(good), "--json"}).out, QByteArray("[]\n"));
        QTemporaryDir folder;
        QFile file(folder.filePath("pack.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format = 1\nid = \"bad\nwibble = 3\n");
        file.close();
        const auto ran = run({"check", good, folder.path(), "--json"});
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.json().size() > 0);
        const Json first = ran.json()[0];
        QCOMPARE(first["severity"].get<std::string>(), std::string("error"));
        QVERIFY(first["file"].get<std::string>().ends_with("/pack.toml"));
        QCOMPARE(first["line"].get<int>(), 2);
        QVERIFY(first["column"].get<int>() > 0);
    }

    void lookupFindsAndDoesNot()
    {
        const auto found = run({"lookup", "quick-play", "cover", "--json"});
        QCOMPARE(found.status, 0);
        QVERIFY(!found.json()["hits"].empty());
        QVERIFY(found.json()["hits"][0].contains("section"));
        const auto nothing = run({"lookup", "quick-play", "xyzzyxyzzy", "--json"});
        QCOMPARE(nothing.status, 1);
        QVERIFY(nothing.json()["hits"].empty());
    }

    // A band that adds nothing says how far it reaches.
    void rangesAreNamed()
    {
        const auto reaches = run({"lookup", "ballot-boxes", "machine", "guns"});
        QVERIFY2(reaches.out.contains("short: 2 M · long: 4 M"), reaches.out.constData());
        const auto adds = run({"lookup", "double-tap", "pistol"});
        QVERIFY2(adds.out.contains("under 24″: +0 · under 36″: out of reach"), adds.out.constData());
        QVERIFY(run({"pack", "ballot-boxes"}).out.contains("short to 2, long to 4"));
    }

    void aSheetIsPrinted()
    {
        QTemporaryDir folder;
        const QString to = folder.filePath("sheet.PDF");
        const auto ran = run({"sheet", "quick-play", "--to", to, "--letter"});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(ran.out, QByteArray("The sheet is in ") + to.toUtf8() + ".\n");
        QFile file(to);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF-"));
        const auto cards = run({"sheet", "quick-play", "--cards", "--to", folder.filePath("cards.pdf")});
        QVERIFY(cards.out.startsWith("The cards are in "));
    }

    void commandsHaveTheirFields()
    {
        const Json json = run({"commands", "quick-play", "--json"}).json();
        QStringList ids;
        for (const auto& command : json)
            ids << QString::fromStdString(command["do"].get<std::string>());
        for (const char* id : {"setup", "add-unit", "begin", "next", "activate", "pass", "resolve", "set", "status",
                               "score", "note", "reveal", "concede", "end", "control"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
    }

    void thePackSaysAllOfItsTrack()
    {
        const Json quick = run({"pack", "quick", "--json"}).json()["tracks"];
        QCOMPARE(quick["cubes"]["support"].get<std::string>(), std::string("popular-support"));
        QCOMPARE(quick["cubes"]["wander"].get<std::string>(), std::string("wander"));
        QCOMPARE(quick["losses"][0]["reduced"].get<std::string>(), std::string("reduced"));
        QCOMPARE(quick["actions"].back()["does"].get<std::string>(), std::string("pass"));
        const Json ballots = run({"pack", "ballot-boxes", "--json"}).json();
        const Json& phases = ballots["tracks"];
        QCOMPARE(phases["initiative"]["winner"].get<std::string>(), std::string("winner"));
        QCOMPARE(phases["tokens"]["each"].get<std::string>(), std::string("on-board"));
        QCOMPARE(phases["tokens"]["sorties"]["of"].get<int>(), 3);
        QVERIFY(phases["reform"]["disengage"]["units"] == Json::parse(R"(["scouts"])"));
        QVERIFY(phases["phases"][0].contains("active-only"));
        QVERIFY(!ballots["tallies"].empty());
        const auto named = [](const Json& list, const char* id) {
            return *std::find_if(list.begin(), list.end(), [&](const Json& one) { return one["id"] == id; });
        };
        QVERIFY(named(ballots["weapons"], "machine-guns")["bands"][0] ==
                Json::parse(R"({"id":"short","label":"short","to":2.0,"inclusive":true,"modifier":0,"out":false})"));
        const Json factors = named(ballots["procedures"], "shooting")["factors"];
        QCOMPARE(textAt(named(factors, "long-range"), "when"),
                 QStringLiteral("band is long and not (weapon is rifles or weapon is bows)"));
        QCOMPARE(textAt(named(factors, "long-range"), "asked"), QStringLiteral("weapon is rifles or weapon is bows"));
        QCOMPARE(textAt(named(factors, "raw"), "from"), QStringLiteral("actor.raw"));
        QVERIFY(named(factors, "scouts-or-civilian")["units"] == Json::parse(R"(["scouts","mob"])"));
        QCOMPARE(named(factors, "target-scouts-or-artillery")["target-units"].size(), std::size_t(3));
        const Json bricks = run({"pack", "brickaction", "--json"}).json();
        QVERIFY(!bricks["free"].empty());
        QCOMPARE(bricks["scoring"]["by"].get<std::string>(), std::string("by-hand"));
        for (const char* key : {"own-unit", "per-turn", "per-game"})
            QVERIFY2(bricks["tracks"]["bonuses"][0].contains(key), key);
        const Json taps = run({"pack", "double-tap", "--json"}).json()["tracks"];
        for (const char* key : {"as-target", "at-active", "per-activation", "per-turn", "more"})
            QVERIFY2(taps["reactions"][0].contains(key), key);
        QCOMPARE(taps["reaction-once"]["reactions"].get<std::string>(), std::string("one"));
        const Json first = run({"pack", "quick-play", "--json"}).json()["tracks"];
        QCOMPARE(first["checks"][0]["procedure"].get<std::string>(), std::string("quality-check"));
        QCOMPARE(first["first"][0]["rounds"].size(), std::size_t(6));
    }

    void wordsForPeople_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("odds") << QStringList{"odds", "3d6"};
        QTest::newRow("roll") << QStringList{"roll", "a = 3d6 kh 2; a + 1", "--times", "2"};
        QTest::newRow("packs") << QStringList{"packs"};
        QTest::newRow("pack") << QStringList{"pack", "quick-play"};
        QTest::newRow("commands") << QStringList{"commands", "quick-play"};
        QTest::newRow("lookup") << QStringList{"lookup", "quick-play", "cover"};
        QTest::newRow("resolve") << QStringList{"resolve", "quick-play", "quality-check", "wounded=2", "unwounded=3",
                                                "--dice",  "2,5"};
        QTest::newRow("odds of a procedure")
            << QStringList{"resolve", "quick-play", "quality-check", "wounded=2", "unwounded=3", "--odds"};
    }

    void wordsForPeople()
    {
        QFETCH(const QStringList, arguments);
        const auto ran = run(arguments);
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.size() > 5);
        QVERIFY(!ran.out.startsWith('{') && !ran.out.startsWith('['));
    }
};

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
