// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/gameclock.h"

#include "journal/session.h"
#include "widgets/trackbar.h"

#include <QTimer>

namespace adjutant::app {

GameClock::GameClock(journal::Session& session, TrackBar& track, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_track(track)
{
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
    return runs() && m_session.lastNumber() > 0 && !m_session.clock().stopped &&
           m_session.apply({{"do", "pause"}}).has_value();
}

bool GameClock::runs() const
{
    return m_session.game().stage != game::Stage::Over && !m_session.readOnly();
}

}
