// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/gameclock.h"

#include "journal/session.h"
#include "widgets/trackbar.h"

#include <QTimer>

#include <utility>

namespace adjutant::app {

GameClock::GameClock(journal::Session& session, TrackBar& track, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_track(track),
      m_wasOver(isOver())
{
    connect(&session, &journal::Session::changed, this, &GameClock::noteEnd);
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &GameClock::show);
    timer->start(1000);
}

void GameClock::show()
{
    const journal::Clock clock = runs() ? m_session.clockNow() : m_session.clock();
    m_track.setClock(clock.seconds, runs() && clock.stopped && clock.seconds > 0);
}

bool GameClock::stop()
{
    return runs() && writeStop();
}

bool GameClock::writeStop()
{
    return m_session.lastNumber() > 0 && !m_session.clock().stopped && m_session.apply({{"do", "pause"}}).has_value();
}

/// Once all have heard of the end.
void GameClock::noteEnd()
{
    if (std::exchange(m_wasOver, isOver()) || !isOver())
        return;
    const auto stillOver = [this] {
        if (isOver() && !m_session.readOnly())
            writeStop();
    };
    QMetaObject::invokeMethod(this, stillOver, Qt::QueuedConnection);
}

bool GameClock::isOver() const
{
    return m_session.game().stage == game::Stage::Over;
}

bool GameClock::runs() const
{
    return !isOver() && !m_session.readOnly();
}

}
