// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"

using namespace adjutant;
using test::goOnTo;
using test::goOnToNextRound;
using test::phaseTable;
using test::Table;

/// The reform phase of ballot-boxes: one hit token a unit at most, and a hurt unit keeps two.
class TestReform : public QObject
{
    Q_OBJECT

private:
    // a2 is fresh and can support a1, which has so many hit tokens.
    static Table reforming(int tokens, const QString& unit = QStringLiteral("foot"))
    {
        Table table = phaseTable({unit, "foot", "foot"}, {"foot"});
        const bool there = table.sayAll({R"({"do":"status","unit":"a2","status":"fresh","on":true})",
                                         R"({"do":"status","unit":"b1","status":"fresh","on":true})",
                                         QStringLiteral(R"({"do":"set","unit":"a1","counter":"hit-tokens","value":%1})")
                                             .arg(tokens)
                                             .toUtf8()}) &&
                           goOnTo(table, "reform");
        if (!there)
            qFatal("the phase does not come");
        return table;
    }

private Q_SLOTS:
    void oneComesOff_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << 0 << "refused: Foot (Ann) has no hit tokens";
        QTest::newRow("one") << 1 << "refused: Foot (Ann) has 1 hit token; a hurt unit never gets below 2";
        QTest::newRow("two") << 2 << "refused: Foot (Ann) has 2 hit tokens; a hurt unit never gets below 2";
        QTest::newRow("three") << 3 << "Foot (Ann) recovers: hit tokens 3 → 2, supported by Foot 2";
        QTest::newRow("nine") << 9 << "Foot (Ann) recovers: hit tokens 9 → 8, supported by Foot 2";
    }

    void oneComesOff()
    {
        QFETCH(const int, before);
        QFETCH(const QString, words);
        Table table = reforming(before);
        QCOMPARE(game::mayOf(table.game).contains("recover"), before > 2);
        QCOMPARE(table.say(R"({"do":"recover","unit":"a1","support":"a2"})"), words);
        QCOMPARE(table.counter("a1", "hit-tokens"), before > 2 ? before - 1 : before);
        QVERIFY(table.unharmed);
    }

    void oneAUnitAndPhase()
    {
        Table table = reforming(5);
        QVERIFY(table.sayAll({R"({"do":"recover","unit":"a1","support":"a2"})"}));
        QCOMPARE(table.say(R"({"do":"recover","unit":"a1","support":"a2"})"),
                 QStringLiteral("refused: Foot (Ann) has recovered in this phase already"));
        QVERIFY(!game::mayOf(table.game).contains("recover"));
        QVERIFY(table.sayAll({R"({"do":"next"})"}) && goOnTo(table, "reform"));
        QVERIFY(table.sayAll({R"({"do":"recover","unit":"a1","support":"a2"})"}));
        QCOMPARE(table.counter("a1", "hit-tokens"), 3);
    }

    void whoSupports()
    {
        Table table = reforming(5);
        QCOMPARE(table.say(R"({"do":"recover","unit":"a1"})"),
                 QStringLiteral("refused: Foot (Ann) needs the support of a fresh unit within 2M: name it under "
                                "“support”"));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1","support":"a3"})").endsWith("is not fresh"));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1","support":"b1"})").contains("another unit of its own side"));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1","support":"z9"})").startsWith("refused: there is no unit"));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"fresh","on":true})"}));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1","support":"a1"})").contains("another unit of its own side"));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a2","status":"destroyed","on":true})"}));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1","support":"a2"})").endsWith("is destroyed"));
        QVERIFY(!game::mayOf(table.game).contains("recover"));
    }

    void a2RUnitNeedsNobody()
    {
        Table table = reforming(4);
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"one-r","on":true})"}));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1"})").startsWith("refused"));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"a1","status":"two-r","on":true})"}));
        QCOMPARE(table.say(R"({"do":"recover","unit":"a1"})"), QStringLiteral("Foot (Ann) recovers: hit tokens 4 → 3"));
    }

    void whoDisengages_data()
    {
        QTest::addColumn<bool>("may");
        for (const char* unit : {"scouts", "cavalry", "tribal-cavalry", "vehicle-slow", "vehicle-fast"})
            QTest::newRow(unit) << true;
        for (const char* unit : {"foot", "tribal-foot", "engineers", "mob", "artillery", "horse-artillery"})
            QTest::newRow(unit) << false;
    }

    void whoDisengages()
    {
        QFETCH(const bool, may);
        Table table = reforming(3, QString::fromUtf8(QTest::currentDataTag()));
        QCOMPARE(game::mayOf(table.game).contains("disengage"), may);
        QCOMPARE(table.say(R"({"do":"disengage","unit":"a1"})").startsWith("refused"), !may);
        QCOMPARE(table.game.unit("a1")->statuses.contains("disengaged"), may);
    }

    void whoRecoveredDoesNot()
    {
        Table table = reforming(3, "cavalry");
        QVERIFY(table.sayAll({R"({"do":"recover","unit":"a1","support":"a2"})"}));
        QCOMPARE(table.say(R"({"do":"disengage","unit":"a1"})"),
                 QStringLiteral("refused: Cavalry (Ann) has recovered in this phase, so it does not disengage"));
        Table other = reforming(3, "cavalry");
        QVERIFY(other.sayAll({R"({"do":"disengage","unit":"a1"})"}));
        QVERIFY(other.say(R"({"do":"recover","unit":"a1","support":"a2"})").endsWith("has disengaged in this phase"));
        QVERIFY(other.say(R"({"do":"disengage","unit":"a1"})").endsWith("has disengaged already"));
    }

    void onlyInItsPhase()
    {
        Table table = phaseTable({"cavalry"}, {"foot"});
        QVERIFY(goOnTo(table, "charging"));
        QCOMPARE(table.say(R"({"do":"disengage","unit":"a1"})"),
                 QStringLiteral("refused: that is for the phase Reform"));
        QVERIFY(table.say(R"({"do":"recover","unit":"a1"})").startsWith("refused: that is for the phase Reform"));
    }
};

QTEST_GUILESS_MAIN(TestReform)
#include "tst_reform.moc"
