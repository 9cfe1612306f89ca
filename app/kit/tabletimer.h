// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace adjutant::app {

/// Counts down from a length of time, or up from nothing, whichever page is shown. What it shows follows from a clock
/// that only goes forward, so that no second is lost or counted twice.
class TableTimer : public QObject
{
    Q_OBJECT

public:
    enum class State { Ready, Running, Paused, Over };
    using Clock = std::function<std::chrono::milliseconds()>;

    static constexpr std::chrono::seconds usual = std::chrono::minutes(5);

    /// Without a clock it is the machine's.
    explicit TableTimer(Clock clock = {}, QObject* parent = nullptr);

    /// Another clock, while it is ready to start; none: the machine's.
    void setClock(Clock clock);

    /// Counts down from this from now on; ready to start.
    void countDown(std::chrono::seconds length);
    void countUp();

    /// Begins, goes on, or, once the time was up, begins again.
    void start();
    void pause();
    /// Starts, or pauses when it runs.
    void toggle();
    void reset();

    State state() const { return m_state; }
    bool isDown() const { return m_length.has_value(); }
    /// What it counts down from; 0 when it counts up.
    std::chrono::seconds length() const { return m_length.value_or(std::chrono::seconds(0)); }
    /// What is left, a second that has begun being whole; counting up, the whole seconds that are over.
    std::chrono::seconds shown() const;
    /// How long ago the time was up.
    std::chrono::seconds late() const;

    /// Takes note of what the clock says now; happens by itself whenever another second is to be shown.
    void look();

Q_SIGNALS:
    /// There is something else to show.
    void changed();
    /// The time is up; once for each time it was started.
    void ended();

private:
    std::chrono::milliseconds gone() const;
    void setState(State state);
    void wait();

    Clock m_clock;
    std::optional<std::chrono::seconds> m_length = usual;
    State m_state = State::Ready;
    std::chrono::milliseconds m_before{0}; ///< what ran before the last pause
    std::chrono::milliseconds m_since{0};  ///< when it was started last
    QTimer m_next;
};

/// Reads minutes as people write them: `7`, `2:30`, `1:00:00`, `1,5`. From a second to just under ten hours.
std::optional<std::chrono::seconds> parseTime(const QString& text);

/// `2:30`, `1:02:30`.
QString toText(std::chrono::seconds time);

}
