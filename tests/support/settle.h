// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QTest>

#include <utility>

namespace adjutant::test {

/// Notices when something is laid out or takes another size, anywhere.
class LayoutWatch : public QObject
{
public:
    LayoutWatch() { QCoreApplication::instance()->installEventFilter(this); }

    bool sawSome() { return std::exchange(m_some, false); }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_some = m_some || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
        return false;
    }

private:
    bool m_some = false;
};

/// Waits at least so many milliseconds, and then until nothing is laid out any more, however slow the machine is: a
/// layout asks another one for room, and that one another. What never comes to rest is left after some seconds.
inline void settle(int milliseconds = 50)
{
    LayoutWatch watch;
    QTest::qWait(milliseconds);
    QElapsedTimer waited;
    waited.start();
    while (watch.sawSome() && waited.elapsed() < 5000)
        QTest::qWait(20);
}

}
