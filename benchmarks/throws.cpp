// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// 10d6, read each time and read once, against a bare loop of the same generator in the same program.

#include "dice/generator.h"
#include "dice/sampler.h"
#include "dice/throwing.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace adjutant::dice;

namespace {

/// By the median of short batches, so that what else the machine does matters little.
template<class F>
double millionsASecond(F run)
{
    constexpr int batch = 200;
    std::vector<double> times;
    double spent = 0;
    while (spent < 0.3) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < batch; ++i)
            run();
        times.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        spent += times.back();
    }
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return batch / times[times.size() / 2] / 1e6;
}

volatile std::int64_t sink;

}

int main()
{
    Generator system;
    FastNumbers fast;
    const auto program = Program::parse("10d6");
    const double bare = millionsASecond([&] {
        std::int64_t sum = 0;
        for (int i = 0; i < 10; ++i)
            sum += static_cast<std::int64_t>(fast.below(6)) + 1;
        sink = sum;
    });
    Sampler sampler(*program, {});
    const double once = millionsASecond([&] { sink = sampler.next(); });
    const double each = millionsASecond([&] {
        const auto read = Program::parse("10d6");
        Sampler one(*read, {});
        sink = one.next();
    });
    const double play = millionsASecond([&] { sink = std::get<Run>(*throwDice(*program, {}, system)).value; });
    std::printf("bare loop            %8.2f million a second\n", bare);
    std::printf("read once            %8.2f   %5.2f of the bare loop (goal 25 million)\n", once, once / bare);
    std::printf("read each time       %8.2f   %5.2f of the bare loop (goal 5 million)\n", each, each / bare);
    std::printf("for play, traced     %8.2f   (goal 2 million)\n", play);
    return 0;
}
