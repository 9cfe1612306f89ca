// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/clock.h"

#include <algorithm>

namespace adjutant::journal
{

namespace
{

constexpr qint64 longestPause = 15 * 60 * 1000;

}

void ClockCounter::add(const QDateTime& time, const QString& by)
{
    if (m_last.isValid() && time.isValid()) {
        // A clock that was set back counts as no time at all.
        const qint64 passed = std::clamp<qint64>(m_last.msecsTo(time), 0, longestPause);
        m_milliseconds += passed;
        if (!by.isEmpty())
            m_bySide[by] += passed;
    }
    m_last = time;
}

Clock ClockCounter::clock() const
{
    Clock clock{m_milliseconds / 1000, {}};
    for (auto it = m_bySide.begin(); it != m_bySide.end(); ++it)
        clock.bySide[it.key()] = it.value() / 1000;
    return clock;
}

}
