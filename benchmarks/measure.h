// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QFile>

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

// What the benchmarks of games share: a fault ends them, times are in milliseconds.

namespace adjutant::benchmarks {

using Clock = std::chrono::steady_clock;

inline double milliseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

[[noreturn]] inline void stop(const QString& why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(1);
}

template<typename T>
T need(Expected<T> result)
{
    if (!result)
        stop(result.error().words);
    return std::move(*result);
}

template<typename What>
void timed(std::vector<double>& times, What what)
{
    const auto begin = Clock::now();
    what();
    times.push_back(milliseconds(Clock::now() - begin));
}

/// The time that this share of all times, which are sorted, do not exceed.
inline double within(double share, const std::vector<double>& times)
{
    return times[std::size_t(share * double(times.size() - 1))];
}

/// What the program has taken of the processor so far, what the system did for it included.
inline double processorMicroseconds()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto microseconds = [](const timeval& time) { return 1e6 * double(time.tv_sec) + double(time.tv_usec); };
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
}

/// What the program holds in memory: the second field, in pages.
inline double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * double(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

}
