// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/tabletimer.h"

#include <QSignalSpy>
#include <QTest>

using namespace adjutant::app;
using namespace std::chrono_literals;
using State = TableTimer::State;

/// A clock that stands until the test moves it.
class TestTableTimer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_now = 1h;
        m_timer = std::make_unique<TableTimer>([this] { return m_now; });
    }

    void countsDown()
    {
        m_timer->countDown(60s);
        QCOMPARE(shown(), QStringLiteral("1:00"));
        m_timer->start();
        pass(100ms);
        QCOMPARE(shown(), QStringLiteral("1:00"));
        pass(900ms);
        QCOMPARE(shown(), QStringLiteral("0:59"));
        pass(58s);
        QCOMPARE(shown(), QStringLiteral("0:01"));
        QVERIFY(m_timer->state() == State::Running);
    }

    void endsOnce()
    {
        QSignalSpy ended(m_timer.get(), &TableTimer::ended);
        m_timer->countDown(3s);
        m_timer->start();
        pass(2999ms);
        QCOMPARE(ended.count(), 0);
        pass(1ms);
        pass(1s);
        pass(61s);
        QCOMPARE(ended.count(), 1);
        QVERIFY(m_timer->state() == State::Over);
        QCOMPARE(shown(), QStringLiteral("0:00"));
        QCOMPARE(toText(m_timer->late()), QStringLiteral("1:02"));
    }

    void startsAgainFromTheBeginning()
    {
        QSignalSpy ended(m_timer.get(), &TableTimer::ended);
        m_timer->countDown(3s);
        m_timer->start();
        pass(10s);
        m_timer->start();
        QCOMPARE(shown(), QStringLiteral("0:03"));
        pass(3s);
        QCOMPARE(ended.count(), 2);
    }

    void pausesWithoutLosingTime()
    {
        m_timer->countDown(60s);
        m_timer->start();
        pass(10500ms);
        m_timer->toggle();
        QVERIFY(m_timer->state() == State::Paused);
        pass(5min);
        QCOMPARE(shown(), QStringLiteral("0:50"));
        m_timer->toggle();
        pass(499ms);
        QCOMPARE(shown(), QStringLiteral("0:50"));
        pass(1ms);
        QCOMPARE(shown(), QStringLiteral("0:49"));
    }

    void aPauseThatComesTooLateIsTheEnd()
    {
        QSignalSpy ended(m_timer.get(), &TableTimer::ended);
        m_timer->countDown(3s);
        m_timer->start();
        m_now += 4s; // nobody has looked at the clock since
        m_timer->pause();
        QVERIFY(m_timer->state() == State::Over);
        QCOMPARE(ended.count(), 1);
    }

    void resetGoesBackToTheLength()
    {
        m_timer->countDown(90s);
        m_timer->start();
        pass(30s);
        m_timer->reset();
        QVERIFY(m_timer->state() == State::Ready);
        QCOMPARE(shown(), QStringLiteral("1:30"));
        pass(30s);
        QCOMPARE(shown(), QStringLiteral("1:30"));
    }

    void countsUpWithoutAnEnd()
    {
        QSignalSpy ended(m_timer.get(), &TableTimer::ended);
        m_timer->countUp();
        QCOMPARE(shown(), QStringLiteral("0:00"));
        m_timer->start();
        pass(999ms);
        QCOMPARE(shown(), QStringLiteral("0:00"));
        pass(1h);
        QCOMPARE(shown(), QStringLiteral("1:00:00"));
        QCOMPARE(ended.count(), 0);
    }

    void beginsWithFiveMinutes()
    {
        QCOMPARE(shown(), QStringLiteral("5:00"));
        QVERIFY(m_timer->state() == State::Ready);
    }

    void readsTimes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("time");
        QTest::newRow("minutes") << "7"
                                 << "7:00";
        QTest::newRow("with seconds") << " 2:30 "
                                      << "2:30";
        QTest::newRow("seconds alone") << "0:45"
                                       << "0:45";
        QTest::newRow("with hours") << "1:02:03"
                                    << "1:02:03";
        QTest::newRow("a half, with a comma") << "1,5"
                                              << "1:30";
        QTest::newRow("a quarter, with a point") << "0.25"
                                                 << "0:15";
        QTest::newRow("many minutes") << "90"
                                      << "1:30:00";
        QTest::newRow("many minutes with seconds") << "90:30"
                                                   << "1:30:30";
        QTest::newRow("the longest") << "9:59:59"
                                     << "9:59:59";
        for (const char* typed :
             {"", "0", "0:00", "x", "-3", "2:3", "2:60", "1:60:00", "600", "10:00:00", "1:2:3", "5 min"})
            QTest::newRow(typed) << typed << "";
    }

    void readsTimes()
    {
        QFETCH(QString, typed);
        const auto time = parseTime(typed);
        QTEST(time ? toText(*time) : QString(), "time");
    }

private:
    void pass(std::chrono::milliseconds time)
    {
        m_now += time;
        m_timer->look();
    }
    QString shown() const { return toText(m_timer->shown()); }

    std::chrono::milliseconds m_now{0};
    std::unique_ptr<TableTimer> m_timer;
};

QTEST_MAIN(TestTableTimer)
#include "tst_tabletimer.moc"
