// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class TrackBar;

/// Shows how long the open game has been played, every second. It runs only where somebody could play on: not when the
/// game is over or read as a copy. As the game ends it is stopped in the file as well, so that what is mended another
/// day takes nobody's time.
class GameClock : public QObject
{
    Q_OBJECT

public:
    GameClock(journal::Session& session, TrackBar& track, QObject* parent = nullptr);

    void show();
    /// A game that nobody plays does not use up anybody's time. The next command starts the clock again. Returns
    /// whether it ran until now.
    bool stop();

private:
    bool isOver() const;
    bool runs() const;
    bool writeStop();
    void noteEnd();

    journal::Session& m_session;
    TrackBar& m_track;
    bool m_wasOver;
};

}
