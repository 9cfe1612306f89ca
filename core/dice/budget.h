// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/failure.h"
#include "dice/messages.h"

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace adjutant::dice {

/// What an exact answer may cost. It counts steps and bytes, not time, so that a question is exact everywhere or
/// nowhere: about half a second and 200 MB on a small machine.
class Budget
{
public:
    static constexpr std::uint64_t fullSteps = 400'000'000;
    static constexpr std::uint64_t fullBytes = 200'000'000;

    explicit Budget(std::uint64_t steps = fullSteps, const std::atomic<bool>* cancelled = nullptr)
        : m_left(static_cast<std::int64_t>(steps)),
          m_cancelled(cancelled)
    {
    }

    /// One step is about one multiplication and one addition of doubles.
    void spend(std::uint64_t steps)
    {
        m_left -= static_cast<std::int64_t>(steps < fullSteps ? steps : fullSteps);
        m_sinceLook += steps;
        if (m_left < 0 || m_sinceLook > lookEvery)
            look();
    }

    /// Refuses something of that size before it is made.
    void allow(std::uint64_t bytes) const
    {
        if (bytes > fullBytes)
            pastIt();
    }

private:
    static constexpr std::uint64_t lookEvery = 1'000'000;

    [[noreturn]] static void pastIt() { fail(Issue::Kind::Budget, {}, messages::pastBudget); }

    void look()
    {
        m_sinceLook = 0;
        if (m_cancelled && *m_cancelled)
            fail(Issue::Kind::Budget, {}, messages::cancelled);
        if (m_left < 0)
            pastIt();
    }

    std::int64_t m_left;
    std::uint64_t m_sinceLook = 0;
    const std::atomic<bool>* m_cancelled;
};

}
