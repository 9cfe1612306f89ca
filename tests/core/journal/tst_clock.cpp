// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/clock.h"
#include "journal/moment.h"

#include <QTest>

using namespace adjutant::journal;

class TestClock : public QObject
{
    Q_OBJECT

private:
    static constexpr qint64 second = 1000;
    static constexpr qint64 start = 1'777'636'800 * second;

private Q_SLOTS:
    void timeBelongsToTheSideThatActs()
    {
        ClockCounter counter;
        counter.add(start, {});
        counter.add(start + 60 * second, "a");
        counter.add(start + 160 * second, "b");
        counter.add(start + 200 * second, "a");
        QCOMPARE(counter.clock().seconds, 200);
        QCOMPARE(counter.clock().bySide.value("a"), 100);
        QCOMPARE(counter.clock().bySide.value("b"), 100);
    }

    void aLongPauseCountsAsAQuarterOfAnHour()
    {
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(start + 3 * 24 * 3600 * second, "a");
        QCOMPARE(counter.clock().seconds, 15 * 60);
    }

    void itStandsStillAfterAPause()
    {
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(start + 60 * second, "a");
        counter.pause();
        QVERIFY(counter.clock().stopped);
        QCOMPARE(counter.clockAt(start + 500 * second, "b").seconds, 60);
        counter.add(start + 500 * second, "b");
        QVERIFY(!counter.clock().stopped);
        QCOMPARE(counter.clock().seconds, 60);
        QCOMPARE(counter.clockAt(start + 530 * second, "b").seconds, 90);
        QCOMPARE(counter.clockAt(start + 530 * second, "b").bySide.value("b"), 30);
        QCOMPARE(counter.clock().seconds, 60);
    }

    void aClockSetBackCountsNothing()
    {
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(start - 3600 * second, "a");
        counter.add(start - 3590 * second, "a");
        QCOMPARE(counter.clock().seconds, 10);
    }

    void aMomentThatIsNotKnownCountsNothing()
    {
        ClockCounter counter;
        counter.add(start, "a");
        counter.add(-1, "a");
        counter.add(start + 10 * second, "a");
        counter.add(start + 25 * second, "a");
        QCOMPARE(counter.clock().seconds, 15);
    }

    void momentsAreReadAsQtReadsThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"1970-01-01T00:00:00.000Z", "2000-02-29T23:59:59.999Z", "2024-02-29T00:00:00.001Z",
                                 "2026-03-01T12:34:56.789Z", "2026-12-31T00:00:00.000Z", "2100-03-01T06:07:08.090Z"})
            QTest::newRow(text) << QByteArray(text);
    }

    void momentsAreReadAsQtReadsThem()
    {
        QFETCH(const QByteArray, text);
        const auto wanted = QDateTime::fromString(QString::fromUtf8(text), Qt::ISODateWithMs);
        QVERIFY(wanted.isValid());
        QCOMPARE(millisecondsFrom(text), wanted.toMSecsSinceEpoch());
        QCOMPARE(momentFrom(text), wanted);
        QCOMPARE(textOf(wanted), text);
    }

    void noMoment_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "today", "2026-13-01T00:00:00.000Z", "2026-00-01T00:00:00.000Z",
                                 "2026-01-32T00:00:00.000Z", "2026-01-01T24:00:00.000Z", "2026-01-01T00:00:00.000",
                                 "2026-01-01 00:00:00.000Z", "2026-01-01T00:00:00.00xZ"})
            QTest::newRow(text) << QByteArray(text);
    }

    void noMoment()
    {
        QFETCH(const QByteArray, text);
        QCOMPARE(millisecondsFrom(text), qint64(-1));
        QVERIFY(!momentFrom(text).isValid());
    }
};

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
