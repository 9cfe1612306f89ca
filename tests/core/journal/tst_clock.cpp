// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/clock.h"

#include <QTest>

using namespace adjutant::journal;

class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeBelongsToTheSideThatActs()
    {
        const QDateTime start(QDate(2026, 5, 1), QTime(12, 0), Qt::UTC);
        ClockCounter counter;
        counter.add(start, {});
        counter.add(start.addSecs(60), "a");
        counter.add(start.addSecs(160), "b");
        counter.add(start.addSecs(200), "a");
        QCOMPARE(counter.clock().seconds, 200);
        QCOMPARE(counter.clock().bySide.value("a"), 100);
        QCOMPARE(counter.clock().bySide.value("b"), 100);
    }

    void aLongPauseCountsAsAQuarterOfAnHour()
    {
        const QDateTime start(QDate(2026, 5, 1), QTime(12, 0), Qt::UTC);
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(start.addDays(3), "a");
        QCOMPARE(counter.clock().seconds, 15 * 60);
    }

    void aClockSetBackCountsNothing()
    {
        const QDateTime start(QDate(2026, 5, 1), QTime(12, 0), Qt::UTC);
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(start.addSecs(-3600), "a");
        counter.add(start.addSecs(-3590), "a");
        QCOMPARE(counter.clock().seconds, 10);
    }
};

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
