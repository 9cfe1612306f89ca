// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/sums.h"

#include <algorithm>

// Without fused multiplication, so that every machine rounds alike. The sanitizers start too late for clones.
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_ADDRESS__)
#define ADJUTANT_WIDE __attribute__((target_clones("avx2", "default"), optimize("O3")))
#else
#define ADJUTANT_WIDE
#endif

namespace adjutant::dice {

namespace {

constexpr std::size_t rows = 4; // that are added in one go, so that sums are fetched and stored less often

/// With zeros on both sides, so that the rows of a group may all be as long as all of them together.
Array<double> padded(const double* weights, std::size_t size)
{
    Array<double> result(size + 2 * (rows - 1));
    for (std::size_t i = 0; i < size; ++i)
        result[rows - 1 + i] = weights[i];
    return result;
}

/// to[i] += the products of four factors with from[i + 3] and the three before it, one after the other.
ADJUTANT_WIDE
void addRows(double* __restrict to, const double* __restrict from, const double* factors, std::size_t size)
{
    const double f0 = factors[0];
    const double f1 = factors[1];
    const double f2 = factors[2];
    const double f3 = factors[3];
    for (std::size_t i = 0; i < size; ++i)
        to[i] = to[i] + f0 * from[i + 3] + f1 * from[i + 2] + f2 * from[i + 1] + f3 * from[i];
}

}

ADJUTANT_WIDE
void addManyTimes(double* __restrict to, const double* __restrict from, double factor, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        to[i] += factor * from[i];
}

void addProducts(double* to, const double* a, std::size_t aSize, const double* b, std::size_t bSize)
{
    std::size_t j = 0;
    const auto some = bSize - static_cast<std::size_t>(std::count(b, b + bSize, 0.0));
    if (aSize >= 8 && 2 * some > bSize) {
        const Array<double> wide = padded(a, aSize);
        for (; j + rows <= bSize; j += rows)
            addRows(to + j, wide.data(), b + j, aSize + rows - 1);
    }
    for (; j < bSize; ++j) {
        if (b[j] != 0)
            addTimes(to + j, a, b[j], aSize);
    }
}

void addSquares(double* to, const double* a, std::size_t size)
{
    if (size < 24) { // setting the rows up would take longer than they do
        for (std::size_t i = 0; i < size; ++i) {
            to[2 * i] += a[i] * a[i];
            addTimes(to + 2 * i + 1, a + i + 1, a[i] + a[i], size - i - 1);
        }
        return;
    }
    const Array<double> wide = padded(a, size);
    Array<double> twice(size);
    for (std::size_t i = 0; i < size; ++i) {
        twice[i] = a[i] + a[i];
        to[2 * i] += a[i] * a[i];
    }
    std::size_t i = 0;
    for (; i + 2 * rows <= size; i += rows) {
        // The first few products of a row, up to where all four rows have begun.
        for (std::size_t row = i; row < i + rows - 1; ++row)
            addTimes(to + 2 * row + 1, a + row + 1, twice[row], 2 * (i + rows - 1 - row));
        const std::size_t first = 2 * (i + rows - 1) + 1;
        addRows(to + first, wide.data() + (first - i), twice.data() + i, size + i + rows - 1 - first);
    }
    for (; i < size; ++i)
        addTimes(to + 2 * i + 1, a + i + 1, twice[i], size - i - 1);
}

}
