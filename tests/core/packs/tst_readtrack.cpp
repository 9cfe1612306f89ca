// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reader.h"

#include <QFile>
#include <QTest>

using namespace adjutant;

/// What a track, its statuses, resources and rosters say is read as written; what is wrong in it is named.
class TestReadTrack : public QObject
{
    Q_OBJECT

private:
    QByteArray m_toml;

    static QStringList said(const QByteArray& toml)
    {
        QStringList lines;
        for (const Fault& fault : packs::read({{QStringLiteral("pack.toml"), toml}}).faults)
            lines << toText(fault);
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(TEST_DATA "/packs/track.toml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_toml = file.readAll();
        QCOMPARE(said(m_toml), QStringList());
    }

    void isReadAsWritten()
    {
        const auto reading = packs::read({{QStringLiteral("pack.toml"), m_toml}});
        QVERIFY(reading.pack);
        const packs::Pack& pack = *reading.pack;
        QCOMPARE(pack.track.turns, packs::Turns::Actions);
        QCOMPARE(pack.track.actions, 3);
        QCOMPARE(pack.track.roundsFrom, QStringLiteral("length"));
        QCOMPARE(pack.track.reactionOnce.value("answers"), QStringLiteral("one"));
        QCOMPARE(pack.track.phase("set-up")->help, QStringLiteral("Lay out the table."));
        QCOMPARE(pack.question("weather")->standard, 1);
        QVERIFY(pack.question("points")->asksFor("squad") && !pack.question("points")->asksFor("vehicle"));
        QVERIFY(pack.status("disabled")->ends == packs::Status::Ends::NextTurnEnd);
        QCOMPARE(pack.status("disabled")->rises, 2);
        QVERIFY(pack.status("headless")->ofSide);
        QCOMPARE(pack.resource("blue-pool")->startFrom, QStringLiteral("length"));
        QVERIFY(pack.resource("blue-pool")->hidden);
        QVERIFY(pack.scoring.by == packs::Scoring::By::DestroyedPoints);
        QCOMPARE(pack.member("officer")->countsAs, QStringList("soldier"));
        QCOMPARE(pack.kind("squad")->counter("minis")->startFrom, QStringLiteral("members"));
        QVERIFY(pack.limits.front().ofUnit);
        QCOMPARE(pack.free.front().perEnemy, QStringList("heavy"));
        QCOMPARE(pack.track.bonuses.front().perGame, 3);
        QVERIFY(pack.track.action("fire")->hold);
        QCOMPARE(pack.track.reaction("duck")->memberPerTurn, 2);
    }

    void isNamed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* before, const char* after, const char* words) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromUtf8(words);
        };
        row("no such turns", "turns = \"actions\"", "turns = \"dances\"",
            "“dances” is none of: actions, cubes, phases, points, unit-by-unit");
        row("actions are missing", "actions = 3\n", "\n", "such turns need the key “actions”");
        row("a hand for another track", "actions = 3\n", "actions = 3\nhand = 4\n",
            "“hand” is for another kind of turns");
        row("rounds of no question", "rounds = \"length\"", "rounds = \"opener\"",
            "“opener” is no question of the game with a number");
        row("no scoring phase", "id = \"scoring\"\nlabel", "id = \"score\"\nlabel",
            "the track needs a phase with the id “scoring”");
        row("no such status", "refused-while = \"headless\"", "refused-while = \"headles\"",
            "there is no status “headles”");
        row("clears nothing", "clears = [\"holding\"]", "clears = [\"hold\"]",
            "the status “suppressed” clears “hold”, which does not exist");
        row("bars nothing", "bars = [\"test\", \"fire\"]", "bars = [\"test\", \"dig\"]",
            "the status “suppressed” bars “dig”, which is no procedure, action or reaction");
        row("a taken status", "id = \"holding\"", "id = \"active\"", "every unit has the status “active” already");
        row("no counter to rise", "counter = \"damage\"\nrises", "counter = \"harm\"\nrises",
            "no such unit has a counter “harm”");
        row("becomes what sides have", "counter = \"damage\"\nrises = 2",
            "counter = \"damage\"\nrises = 2\nbecomes = \"headless\"",
            "the status “disabled” becomes “headless”, which is none of the same sort");
        row("rises alone", "counter = \"damage\"\nrises = 2", "rises = 2", "“counter” and “rises” go together");
        row("a choice of none", "default = \"wet\"", "default = \"snow\"", "“snow” is none of its choices");
        row("a side asked of a unit", "kind = \"side\"\nlabel = \"Who opens?\"",
            "kind = \"side\"\nasked = \"unit\"\nlabel = \"Who opens?\"",
            "what is asked of a unit is a number or a choice");
        row("counts as nobody", "counts-as = [\"soldier\"]", "counts-as = [\"sailor\"]",
            "the member “officer” counts as “sailor”, which does not exist");
        row("a limit of unknown things", "officer > 1", "captain > 1", "captain");
        row("free of what", "of = [\"soldier\"]", "of = [\"sailor\"]", "there is no member or weapon “sailor”");
        row("free without a measure", "per-minis = 5\n", "\n", "it needs either “per-minis” or “per-enemy”");
        row("a bonus without a limit", "per-turn = 1\nper-game = 3\n", "\n", "a bonus needs “per-turn” or “per-game”");
        row("a figure of no unit", "colour = \"blue\"\nhold",
            "colour = \"blue\"\nstats = [{ id = \"zeal\", label = \"Zeal\", value = 1 }]\nhold",
            "no unit has a figure “zeal” for this action to replace");
        row("no such colour", "colour = \"blue\"\nhold", "colour = \"green\"\nhold",
            "no resource has the colour “green”");
        row("cubes for another track", "[[track.first]]", "[track.cubes]\nsupport = \"blue-pool\"\n\n[[track.first]]",
            "this is for turns with cubes");
        row("an enabler of no unit", "hidden = true", "hidden = true\ncounter = \"zeal\"",
            "no kind of unit has a counter “zeal”");
        row("losses of no unit", "[[track.first]]",
            "[[track.loss]]\nkind = \"squad\"\nreduced = \"headless\"\n\n[[track.first]]",
            "there is no status “headless” of a unit");
        row("nobody wanders", "[[track.first]]", "[track.cubes]\nwander = \"walk\"\n\n[[track.first]]",
            "there is no procedure “walk” to wander by");
        row("an action with no such weapon", "colour = \"blue\"\nhold", "colour = \"blue\"\nuses = \"bow\"\nhold",
            "there is no weapon “bow”");
        row("an action that leaves what units have", "colour = \"blue\"\nhold",
            "colour = \"blue\"\nleaves = \"holding\"\nhold", "“holding” is a status of units");
        row("told of nothing", "to = [\"fire\"]\n", "to = [\"fire\"]\ntold-by-deeds = true\n",
            "“told-by-deeds” goes with “actions”");
        row("goes with what nobody does",
            "throw = ", "goes-with = [\"fire\"]\nthrow = ", "“goes-with” is for procedures that say by which units");
        row("nobody commands", "[[track.first]]", "[track.cubes]\ncommander = \"chief\"\n\n[[track.first]]",
            "there is no kind of unit “chief”");
        row("a commander of no formation", "[[track.first]]", "[track.cubes]\ncommander = \"squad\"\n\n[[track.first]]",
            "this is for units that belong to a formation");
        row("losses that nothing tells", "[[track.first]]", "[track.cubes]\nactor-losses = \"dead\"\n\n[[track.first]]",
            "no procedure has the outcome “dead”");
        row("a reaction to nothing", "to = [\"fire\"]\n", "\n", "a reaction needs what it answers");
        row("instead of what it does not answer", "to = [\"fire\"]\n",
            "to = [\"fire\"]\nas-target = [\"test\"]\ninstead-of = { melee = \"test\" }\n",
            "“melee” is none of what this reaction answers");
        row("instead of nothing there is", "to = [\"fire\"]\n",
            "to = [\"fire\"]\nas-target = [\"test\"]\ninstead-of = { fire = \"toast\" }\n",
            "the reaction “duck” names the procedure “toast”, which does not exist");
        row("in the place of nothing", "to = [\"fire\"]\n", "to = [\"fire\"]\ninstead-of = { fire = \"test\" }\n",
            "“instead-of” goes with “as-target”");
        row("an action that resolves nothing there is", "procedures = [\"test\"]\n\n[[track.reaction]]",
            "procedures = [\"toast\"]\n\n[[track.reaction]]",
            "the action “fire” names the procedure “toast”, which does not exist");
        row("scoring double", "double = [\"heavy\", \"squad\"]", "double = [\"hero\"]",
            "there is no unit or kind of unit “hero”");
    }

    void isNamed()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, words);
        QCOMPARE(m_toml.count(before), 1);
        const QString all = said(QByteArray(m_toml).replace(before, after)).join(QLatin1Char('\n'));
        QVERIFY2(all.contains(words), qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(TestReadTrack)
#include "tst_readtrack.moc"
