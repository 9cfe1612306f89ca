// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;
using test::Table;

class TestProcedures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShotAtASquad()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})"}));
        // 2d10 and one for cover: 3 and 4 hit, 9 misses; cover takes one hit away.
        table.say(
            R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1","weapon":"main-gun","inputs":{"cover":true},"faces":[3,9,4]})");
        QCOMPARE(table.counter("b1", "unwounded"), 4);
        QCOMPARE(table.counter("b1", "wounded"), 1);
        QCOMPARE(table.last.throws.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(table.last.throws.front().dice), QStringLiteral("3d10"));
        QVERIFY(table.last.words.contains("One model is wounded."));
    }

    void theLastModelFalls()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"set","unit":"b1","counter":"unwounded","value":1})",
                              R"({"do":"set","unit":"b1","counter":"wounded","value":4})",
                              R"({"do":"activate","unit":"a3"})"}));
        table.say(R"({"do":"resolve","procedure":"shoot-squad","target":"b1","faces":[1,1]})");
        QVERIFY(table.game.unit("b1")->destroyed);
        QCOMPARE(table.counter("b1", "unwounded"), 0);
        QCOMPARE(table.counter("b1", "wounded"), 5);
        QVERIFY(table.last.words.contains("destroyed"));
    }

    void aShotAtAVehicle()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})"}));
        // 7 and 5 hit; armour 3 of the Brassbounder: 3 bounces off, 4 goes through.
        table.say(
            R"({"do":"resolve","procedure":"shoot-vehicle","target":"b3","weapon":"main-gun","faces":[7,5,3,4]})");
        QCOMPARE(table.counter("b3", "damage"), 1);
        QVERIFY(!table.game.unit("b3")->destroyed);
        QVERIFY(table.sayAll({R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"activate","unit":"a3"})"}));
        table.say(R"({"do":"resolve","procedure":"shoot-vehicle","target":"b3","faces":[8,8,8,8]})");
        QCOMPARE(table.counter("b3", "damage"), 2);
        QVERIFY(table.game.unit("b3")->destroyed);
    }

    void somebodyMustActOrBeNamed()
    {
        Table table;
        table.say(R"({"do":"begin"})");
        QCOMPARE(table.say(R"({"do":"resolve","procedure":"shoot-squad","target":"b1"})"),
                 QStringLiteral("refused: no unit is active: say who does it, as \"actor\":\"a1\""));
    }

    void aHurtSquadIsCheckedFirst()
    {
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"set","unit":"a1","counter":"unwounded","value":3})",
                              R"({"do":"set","unit":"a1","counter":"wounded","value":2})"}));
        QCOMPARE(table.say(R"({"do":"activate","unit":"a1"})"),
                 QStringLiteral("Rifle Squad (Ann) activates; first comes its quality check"));
        const auto musts = game::mustsOf(table.game);
        QCOMPARE(musts.size(), std::size_t(1));
        const Json wanted = Json::parse(R"({"do":"resolve","procedure":"quality-check","actor":"a1"})");
        QVERIFY(musts.front().prefilled == wanted);
        QVERIFY(!game::nextIsTaken(table.game));
        for (const char* command :
             {R"({"do":"next"})", R"({"do":"pass"})", R"({"do":"resolve","procedure":"shoot-squad","target":"b1"})"})
            QVERIFY(table.say(command).startsWith("refused"));
        table.say(
            R"({"do":"resolve","procedure":"quality-check","actor":"a1","faces":[3,4]})"); // 3 is not over 3 and lives
        QCOMPARE(table.counter("a1", "unwounded"), 4);
        QCOMPARE(table.counter("a1", "wounded"), 0);
        QVERIFY(game::mustsOf(table.game).empty());
        QVERIFY(game::nextIsTaken(table.game));
    }

    void oneByOneIsKinder()
    {
        Table table("quick-play", {{"quality-check", "one-by-one"}});
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"set","unit":"a1","counter":"unwounded","value":3})",
                              R"({"do":"set","unit":"a1","counter":"wounded","value":2})",
                              R"({"do":"activate","unit":"a1"})",
                              R"({"do":"resolve","procedure":"quality-check","faces":[3,4]})"}));
        QCOMPARE(table.counter("a1", "unwounded"), 5);
    }

    void whatIsThrownCanWait()
    {
        Table table;
        QVERIFY(table.sayAll(
            {R"({"do":"begin"})", R"({"do":"activate","unit":"a3"})",
             R"({"do":"resolve","procedure":"shoot-squad","target":"b1","faces":[1,2],"accept":"later"})"}));
        QCOMPARE(table.counter("b1", "unwounded"), 5);
        QVERIFY(table.game.pending);
        QCOMPARE(table.game.pending->proposals.size(), std::size_t(2));
        QVERIFY(table.say(R"({"do":"resolve","procedure":"shoot-squad","target":"b1"})").startsWith("refused"));
        Table other = table;
        QCOMPARE(table.say(R"({"do":"accept"})"),
                 QStringLiteral("Accepted: Rifle Squad (Bea) unwounded 5 → 3, Rifle Squad (Bea) wounded 0 → 2"));
        QCOMPARE(table.counter("b1", "unwounded"), 3);
        QCOMPARE(other.say(R"({"do":"accept","effects":[{"unit":"b1","counter":"unwounded","value":4}]})"),
                 QStringLiteral("Corrected: Rifle Squad (Bea) unwounded 5 → 4"));
        QCOMPARE(other.counter("b1", "wounded"), 0);
    }

    /// Two tables, one of which only counts the dice that hit.
    void countedHitsWoundAsTheirFacesDo()
    {
        const QString shot =
            R"({"do":"resolve","procedure":"%1","weapon":"main-gun","target":"%2","faces":%3,"accept":"later"})";
        for (const auto& [procedure, target, faces, counted] :
             {std::tuple("shoot-squad", "b1", "[1,2]", R"([{"count":2}])"),
              std::tuple("shoot-vehicle", "b2", "[9,1,8]", R"([{"count":1},{"count":1}])"),
              std::tuple("shoot-vehicle", "b2", "[9,1,8]", R"([{"count":1},8])")}) {
            Table typed, told;
            for (auto& [table, dice] : {std::pair(&typed, faces), std::pair(&told, counted)}) {
                QVERIFY(table->sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})"}));
                table->say(qPrintable(shot.arg(procedure, target, dice)));
                QVERIFY2(table->game.pending, dice);
            }
            const QString accepted = typed.say(R"({"do":"accept"})");
            QVERIFY2(accepted.contains(QStringLiteral("→")), qPrintable(accepted));
            QCOMPARE(told.say(R"({"do":"accept"})"), accepted);
        }
    }

    void effectsCanBeRefusedOrReplaced()
    {
        Table table;
        QVERIFY(
            table.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a3"})",
                          R"({"do":"resolve","procedure":"shoot-squad","target":"b1","faces":[1,2],"accept":false})"}));
        QCOMPARE(table.counter("b1", "unwounded"), 5);
        table.say(
            R"({"do":"resolve","procedure":"shoot-squad","target":"b1","faces":[1,2],"accept":[{"unit":"b1","counter":"wounded","value":1}]})");
        QCOMPARE(table.counter("b1", "unwounded"), 5);
        QCOMPARE(table.counter("b1", "wounded"), 1);
        QVERIFY(table.last.details.join(' ').contains("attack 2"));
    }

    void missingDiceAreThrownByTheProgram()
    {
        Table table;
        QVERIFY(table.sayAll(
            {R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})",
             R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","inputs":{"cover":"yes"},"faces":[3,null]})"}));
        const auto& fallen = table.last.throws.front().fallen;
        QCOMPARE(fallen.size(), std::size_t(3));
        QVERIFY(fallen[0].typed && fallen[0].face == 3);
        QVERIFY(!fallen[1].typed && !fallen[2].typed);
    }

    void refusedInWords_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QString>("words");
        QTest::newRow("no procedure")
            << QByteArray(R"({"do":"resolve","procedure":"shout"})")
            << "there is no procedure “shout”; there are: quality-check, shoot-squad, shoot-vehicle";
        QTest::newRow("wrong target")
            << QByteArray(R"({"do":"resolve","procedure":"shoot-squad","target":"b2","weapon":"main-gun"})")
            << "Shoot at a squad takes a squad as its target, and Tank (Bea) is a vehicle";
        QTest::newRow("own side")
            << QByteArray(R"({"do":"resolve","procedure":"shoot-squad","target":"a1","weapon":"main-gun"})")
            << "Rifle Squad (Ann) is on the same side";
        QTest::newRow("which weapon") << QByteArray(R"({"do":"resolve","procedure":"shoot-squad","target":"b1"})")
                                      << "name the weapon of Tank (Ann): main-gun, light-gun";
        QTest::newRow("no such weapon")
            << QByteArray(R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"bow"})")
            << "Tank (Ann) has no weapon “bow”; it has: main-gun, light-gun";
        QTest::newRow("not active") << QByteArray(
                                           R"({"do":"resolve","procedure":"shoot-squad","actor":"a3","target":"b1"})")
                                    << "Brassbounder (Ann) is not active; activate comes first";
        QTest::newRow("face too high")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","faces":[11]})")
            << "Shoot at a squad: the throw attack, 2d10, cannot show 11; its dice show 1 to 10";
        QTest::newRow("face too high in a throw of two words")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-vehicle","target":"b3","weapon":"main-gun","faces":[7,5,3,14]})")
            << "Shoot at a vehicle: the throw Rolls against armour, 2d10, cannot show 14; its dice show 1 to 10";
        QTest::newRow("too many faces")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","faces":[1,1,1]})")
            << "faces: 1 more than Shoot at a squad throws";
        QTest::newRow("no such input")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","inputs":{"wind":1}})")
            << "shoot-squad has no input “wind”; it takes: dice, cover, unwounded";
        QTest::newRow("accept a status that is neither on nor off")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","accept":[{"unit":"b1","status":"destroyed","on":"yes"}]})")
            << "an effect's “on” must be true or false";
        QTest::newRow("accept what")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","accept":"maybe"})")
            << "“accept” is true, false, \"later\" or a list of effects";
        QTest::newRow("effect on nobody")
            << QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"b1","weapon":"main-gun","accept":[{"unit":"z9","counter":"wounded","value":1}]})")
            << "there is no unit “z9”; there are: a1, a2, a3, b1, b2, b3";
    }

    void refusedInWords()
    {
        QFETCH(const QByteArray, command);
        Table table;
        QVERIFY(table.sayAll({R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})"}));
        const QString said = table.say(command);
        QFETCH(const QString, words);
        QCOMPARE(said, QStringLiteral("refused: ") + words);
        QVERIFY(table.unharmed);
    }
};

QTEST_GUILESS_MAIN(TestProcedures)
#include "tst_procedures.moc"
