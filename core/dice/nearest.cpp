// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/nearest.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace adjutant::dice {

namespace {

constexpr std::size_t longest = 64;

std::size_t mistakes(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        last[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({row[j - 1] + 1, last[j] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        std::swap(beforeLast, last);
        std::swap(last, row);
    }
    return last[b.size()];
}

}

std::string nearest(std::string_view word, std::span<const std::string_view> words)
{
    std::string best;
    std::size_t least = word.size() < 5 ? 2 : 3;
    for (std::string_view candidate : words) {
        const auto [shorter, longer] = std::minmax({word.size(), candidate.size()});
        if (longer > longest || longer - shorter >= least)
            continue;
        if (const std::size_t found = mistakes(word, candidate); found < least && found < longer) {
            least = found;
            best = candidate;
        }
    }
    return best;
}

}
