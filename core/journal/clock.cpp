// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/clock.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

constexpr qint64 longestPause = 15 * 60 * 1000;

}

void ClockCounter::add(qint64 moment, QByteArrayView by)
{
    if (m_last >= 0 && moment >= 0) {
        // A clock that was set back counts as no time at all.
        const qint64 passed = std::clamp<qint64>(moment - m_last, 0, longestPause);
        m_milliseconds += passed;
        if (!by.isEmpty()) {
            const auto known = m_bySide.find(by);
            (known != m_bySide.end() ? known->second : m_bySide[by.toByteArray()]) += passed;
        }
    }
    m_last = moment;
}

void ClockCounter::pause()
{
    m_last = -1;
}

Clock ClockCounter::clockAt(qint64 moment, QByteArrayView acting) const
{
    ClockCounter until = *this;
    if (m_last >= 0)
        until.add(moment, acting);
    return until.clock();
}

Clock ClockCounter::clock() const
{
    Clock clock{m_milliseconds / 1000, {}, m_last < 0};
    for (const auto& [side, milliseconds] : m_bySide)
        clock.bySide[QString::fromUtf8(side)] = milliseconds / 1000;
    return clock;
}

}
