// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/oddspart.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QTest>

namespace adjutant::test {

/// Counts what moves widgets about.
class LayoutWatch : public QObject
{
public:
    LayoutWatch() { qApp->installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_moves +=
            event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize || event->type() == QEvent::Move;
        return false;
    }
    int take() { return std::exchange(m_moves, 0); }

private:
    int m_moves = 0;
};

/// Waits until everything has its place and the odds are those that were asked for: what somebody sees who has looked
/// for a moment. False: it never came to rest.
inline bool settle(const QWidget& window, int most = 5000)
{
    LayoutWatch watch;
    QElapsedTimer clock;
    clock.start();
    const auto works = [&window] {
        for (const auto* odds : window.findChildren<app::OddsPart*>())
            if (odds->isWorking())
                return true;
        return false;
    };
    do {
        watch.take();
        QTest::qWait(15);
    } while ((works() || watch.take() > 0) && clock.elapsed() < most);
    return clock.elapsed() < most;
}

}
