// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/sums.h"

namespace adjutant::dice
{

// Without fused multiplication, so that every machine rounds alike. The sanitizers start too late for clones.
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_ADDRESS__)
__attribute__((target_clones("avx2", "default"), optimize("O3")))
#endif
void addManyTimes(double* __restrict to, const double* __restrict from, double factor, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        to[i] += factor * from[i];
}

}
