// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plainways.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>

namespace plaindice {

/// A number, or dice that lie there.
struct Value {
    bool pool = false;
    Number single = 0;
    Numbers dice;  ///< of a pool, in the order in which they came
    Numbers faces; ///< of the die that the pool is made of

    Number number() const { return pool ? std::accumulate(dice.begin(), dice.end(), Number(0)) : single; }
};

inline Numbers descending(Numbers dice)
{
    std::sort(dice.rbegin(), dice.rend());
    return dice;
}

/// The dice side by side, highest against highest: how many of the first are higher.
inline Number pairsOf(const Value& first, const Value& second)
{
    const Numbers dice = descending(first.dice);
    const Numbers other = descending(second.dice);
    Number won = 0;
    for (std::size_t i = 0; i < dice.size() && i < other.size(); ++i)
        won += dice[i] > other[i];
    return won;
}

/// What one of the words that read a number off a pool makes of it.
inline Number readingOf(const std::string& name, const Value& pool)
{
    const Numbers dice = descending(pool.dice);
    if (name == "sum")
        return pool.number();
    if (name == "size")
        return static_cast<Number>(dice.size());
    if (name == "highest" || name == "lowest")
        return dice.empty() ? 0 : name == "highest" ? dice.front() : dice.back();
    std::map<Number, Number> sets;
    for (const Number face : dice)
        ++sets[face];
    if (name == "distinct")
        return static_cast<Number>(sets.size());
    Number largest = 0;
    for (const auto& [face, size] : sets)
        largest = std::max(largest, size);
    return largest;
}

}
