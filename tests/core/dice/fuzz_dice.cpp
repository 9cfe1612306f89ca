// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// For libFuzzer: any bytes as a throw. How to run it is said in docs/dice-engine.md.

#include "anytext.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

constexpr double mostSeconds = 2; // of the processor's time, so that a busy machine finds no more than an idle one

void stop(const char* words)
{
    std::fprintf(stderr, "%s\n", words);
    std::abort();
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::clock_t begin = std::clock();
    const std::string fault = anytext::faultOf({reinterpret_cast<const char*>(data), size}, 0.02);
    if (!fault.empty())
        stop(fault.c_str());
    if (static_cast<double>(std::clock() - begin) > mostSeconds * CLOCKS_PER_SEC)
        stop("a text took too long");
    return 0;
}
