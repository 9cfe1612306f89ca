// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reader.h"

#include <QTest>

using namespace adjutant;

/// What a track of phases may have in it is read as written, from the pack that has all of it; what is wrong is named.
class TestReadPhases : public QObject
{
    Q_OBJECT

private:
    packs::Files m_files;

    static QStringList said(const packs::Files& files)
    {
        QStringList lines;
        for (const Fault& fault : packs::read(files).faults)
            lines << toText(fault);
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto files = packs::load(QStringLiteral(SOURCE_FOLDER "/resources/packs/ballot-boxes"));
        QVERIFY(files);
        m_files = *files;
        QCOMPARE(said(m_files), QStringList());
    }

    void isReadAsWritten()
    {
        const auto reading = packs::read(m_files);
        QVERIFY(reading.pack);
        const packs::Pack& pack = *reading.pack;
        QCOMPARE(pack.track.initiative->winner, QStringLiteral("winner"));
        QCOMPARE(pack.track.initiative->keeps.value("initiative-tie"), QStringLiteral("keeps"));
        QCOMPARE(pack.track.tokens->counter, QStringLiteral("tokens"));
        QCOMPARE(pack.track.tokens->common.value("tokens"), QStringLiteral("both-sides"));
        QCOMPARE(pack.track.tokens->sortieTurns, 2);
        QCOMPARE(pack.track.tokens->sortieSpan, 3);
        QCOMPARE(pack.track.reform->least, 2);
        QCOMPARE(pack.track.reform->disengageUnits, QStringList("scouts"));
        QVERIFY(pack.track.phase("shooting")->activeOnly && !pack.track.phase("hand-to-hand")->activeOnly);
        QCOMPARE(pack.track.phase("charging")->procedures, QStringList("charge"));
        QVERIFY(pack.tally("scouts")->asked && !pack.tally("battered")->asked);
        QCOMPARE(pack.resource("bases")->sumOf, QStringLiteral("bases"));
    }

    void sharesWhatAnotherProcedureSays()
    {
        const auto reading = packs::read(m_files);
        const auto* shooting = reading.pack->procedure("shooting");
        const auto* fight = reading.pack->procedure("hand-to-hand");
        QCOMPARE(fight->label, QStringLiteral("Hand to hand"));
        QCOMPARE(fight->program->source(), shooting->program->source());
        QCOMPARE(fight->outcomes.size(), shooting->outcomes.size());
        QCOMPARE(fight->effects.size(), std::size_t(1));
        QCOMPARE(shooting->effects.size(), std::size_t(2));
        QVERIFY(fight->actor.weapon != shooting->actor.weapon);
    }

    void isNamed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* before, const char* after, const char* words) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromUtf8(words);
        };
        row("another track", "turns = \"phases\"", "turns = \"points\"", "“tokens” is for turns of the kind “phases”");
        row("no such phase", "phase = \"reform\"\ncounter", "phase = \"rest\"\ncounter",
            "the track has no phase “rest”");
        row("an initiative of nothing", "procedure = \"initiative\"\nwinner", "procedure = \"toss\"\nwinner",
            "the initiative names the procedure “toss”, which does not exist");
        row("an initiative of a unit", "procedure = \"initiative\"\nwinner", "procedure = \"shooting\"\nwinner",
            "the initiative is thrown by sides, and “shooting” has an actor");
        row("a winner that is a number", "winner = \"winner\"", "winner = \"a-total\"",
            "the initiative needs an outcome “a-total” of “initiative” that is a choice of sides");
        row("tokens for nobody", "procedure = \"activation\"\ncounter", "procedure = \"initiative\"\ncounter",
            "a token is a roll for a unit, and “initiative” has no actor");
        row("tokens nowhere", "counter = \"tokens\"\nstatus", "counter = \"chips\"\nstatus",
            "no kind of unit has a counter “chips”");
        row("a status of a side", "status = \"activated\"\neach", "status = \"gas-used\"\neach",
            "units have no status “gas-used”");
        row("no such tally", "each = \"on-board\"", "each = \"at-sea\"", "there is no tally “at-sea”");
        row("more turns than there are", "turns = 2, of = 3", "turns = 2, of = 1", "of");
        row("no such length", "within = \"M2\"", "within = \"M5\"", "“M5” is none of the lengths under “measure”");
        row("a tally of no kind", "one = \"battered unit\"\nkinds = [\"foot\"",
            "one = \"battered unit\"\nkinds = [\"feet\"", "there is no kind of unit “feet”");
        row("a tally named as a resource", "id = \"battered\"\nlabel", "id = \"bases\"\nlabel",
            "a side has a resource “bases” already");
        row("a sum of no question", "sum = \"bases\"", "sum = \"class\"",
            "“class” is no question with a number asked of units");
        row("a phase that resolves nothing there is", "procedures = [\"charge\"]", "procedures = [\"rush\"]",
            "the phase “charging” names the procedure “rush”, which does not exist");
        row("from what no side has", "from = \"a.battered\"", "from = \"a.bettered\"",
            "no side says “bettered”; did you mean “battered”?");
        row("like nothing before it", "like = \"charge\"", "like = \"hand-to-hand\"",
            "there is no procedure “hand-to-hand” before this one");
    }

    void isNamed()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, words);
        packs::Files files = m_files;
        QByteArray& toml = files["pack.toml"];
        QCOMPARE(toml.count(before), 1);
        toml.replace(before, after);
        const QString all = said(files).join(QLatin1Char('\n'));
        QVERIFY2(all.contains(words), qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(TestReadPhases)
#include "tst_readphases.moc"
