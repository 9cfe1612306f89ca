// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"

using namespace adjutant;

/// Tracks whose phases the program keeps, and the table the turns in them.
class TestPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allPhasesComeInTheirOrder()
    {
        test::Table table = test::phaseTable({"foot"}, {"foot"});
        const QStringList order{"initiative", "activation",   "actions", "shooting",
                                "charging",   "hand-to-hand", "reform"};
        QStringList seen;
        while (table.game.round == 1) {
            if (!seen.contains(game::phaseOf(table.game)))
                seen << game::phaseOf(table.game);
            QVERIFY(table.sayAll({table.game.first.isEmpty() ? test::offered(table) : QByteArray(R"({"do":"next"})")}));
        }
        QCOMPARE(seen, order);
        QCOMPARE(game::phaseOf(table.game), order.front());
        QVERIFY(table.game.stage == game::Stage::Activation); // no number of turns is fixed
    }

    void whoeverTheTableNamesActs()
    {
        test::Table table = test::phaseTable({"foot"}, {"foot"});
        QVERIFY(test::goOnTo(table, "shooting"));
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
