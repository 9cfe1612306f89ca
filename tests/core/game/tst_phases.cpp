// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;

/// Tracks whose phases the program keeps, and the table the turns in them.
class TestPhases : public QObject
{
    Q_OBJECT

private:
    static test::Table begun()
    {
        test::Table table(QStringLiteral("ballot-boxes"));
        const bool taken = table.sayAll({R"({"do":"add-unit","side":"a","type":"foot"})",
                                         R"({"do":"add-unit","side":"b","type":"foot"})", R"({"do":"begin"})"}) &&
                           (!table.game.first.isEmpty() || table.sayAll({R"({"do":"first","side":"a"})"}));
        if (!taken)
            qFatal("the game could not be begun");
        return table;
    }

private Q_SLOTS:
    void allPhasesComeInTheirOrder()
    {
        test::Table table = begun();
        const QStringList order{"initiative", "activation", "actions", "shooting", "charging", "hand-to-hand", "reform"};
        for (const QString& phase : order) {
            QCOMPARE(game::phaseOf(table.game), phase);
            QVERIFY(table.sayAll({R"({"do":"next"})"}));
        }
        QCOMPARE(table.game.round, 2);
    }

    void whoeverTheTableNamesThrows()
    {
        test::Table table = begun();
        // Two dice, 4 or more: one hit.
        QVERIFY(table.sayAll({R"({"do":"resolve","procedure":"shooting","actor":"b1","target":"a1",
                                  "inputs":{"dice":2},"faces":[4,1]})"}));
        QCOMPARE(table.game.unit("a1")->counters.value("hit-tokens"), 1);
        QVERIFY(table.sayAll({R"({"do":"activate","unit":"b1"})"}));
        QCOMPARE(table.game.acting, QStringLiteral("b"));
        QVERIFY(table.sayAll({R"({"do":"status","unit":"b1","status":"destroyed","on":true})"}));
        QVERIFY(table.game.active.isEmpty());
        QVERIFY(table.say(R"({"do":"activate","unit":"b1"})").startsWith("refused: "));
        QVERIFY(table.unharmed);
    }
};

QTEST_GUILESS_MAIN(TestPhases)
#include "tst_phases.moc"
