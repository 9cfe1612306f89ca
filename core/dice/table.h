// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/distribution.h"

#include <map>
#include <numeric>

namespace adjutant::dice {

/// Several numbers that depend on one another: every combination that comes up, with its weight.
template<class W>
struct Table {
    Array<std::int32_t> slots; ///< what the columns are
    std::size_t width = 0;
    Array<std::int64_t> keys; ///< row by row
    Array<W> weights;
    W total = W(1);

    std::size_t rows() const { return weights.size(); }
    const std::int64_t* row(std::size_t i) const { return keys.data() + i * width; }
    std::int64_t* row(std::size_t i) { return keys.data() + i * width; }

    /// The row of no numbers, which is certain.
    static Table certain()
    {
        Table table;
        table.weights.push_back(W(1));
        return table;
    }

    std::size_t column(std::int32_t slot) const
    {
        return static_cast<std::size_t>(std::find(slots.begin(), slots.end(), slot) - slots.begin());
    }

    Array<std::int64_t> valuesOf(std::size_t column) const
    {
        Array<std::int64_t> values(rows());
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = row(i)[column];
        return values;
    }

    /// Makes equal rows one.
    void merge(Budget& budget);
    /// For every row the first that is equal.
    Array<std::size_t> firstAlike(Budget& budget) const;

private:
    bool packRows(Array<std::uint64_t>& packed, std::uint64_t& size) const;
    /// Whether rows packed into numbers below that size are found faster by a list of all such numbers than by sorting.
    bool isDense(std::uint64_t size) const { return size <= 1024 + 32 * rows(); }
    void mergeDense(const Array<std::uint64_t>& packed, std::uint64_t size);
    template<class Less, class Same>
    void mergeSorted(Less less, Same same);
};

/// A table of one number.
template<class W>
Table<W> tableOf(const Dist<W>& dist)
{
    Table<W> table;
    table.width = 1;
    table.total = dist.total;
    table.keys.reserve(dist.size());
    table.weights.reserve(dist.size());
    eachValue(dist, [&](std::int64_t value, const W& weight) {
        table.keys.push_back(value);
        table.weights.push_back(weight);
    });
    return table;
}

/// Values with their weights, in any order.
template<class W>
Dist<W> gathered(Budget& budget, const Array<std::int64_t>& values, const Array<W>& weights, const W& total)
{
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    budget.spend(8 * values.size());
    for (const std::int64_t value : values) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    Gatherer<W> gatherer(budget, least, most, values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        gatherer.add(values[i], weights[i]);
    return gatherer.finish(total);
}

/// One number of a table by itself, whatever the others are.
template<class W>
Dist<W> columnOf(Budget& budget, const Table<W>& table, std::size_t column)
{
    if (table.width == 1)
        return gathered(budget, table.keys, table.weights, table.total);
    return gathered(budget, table.valuesOf(column), table.weights, table.total);
}

/// Every row as one number, the last column counting fastest; false when that takes more than 64 bits.
template<class W>
bool Table<W>::packRows(Array<std::uint64_t>& packed, std::uint64_t& size) const
{
    packed.assign(rows(), 0);
    size = 1;
    for (std::size_t c = 0; c < width; ++c) {
        std::int64_t least = keys[c];
        std::int64_t most = keys[c];
        for (std::size_t i = 1; i < rows(); ++i) {
            least = std::min(least, keys[i * width + c]);
            most = std::max(most, keys[i * width + c]);
        }
        const std::uint64_t range = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least) + 1;
        if (range == 0 || __builtin_mul_overflow(size, range, &size))
            return false;
        for (std::size_t i = 0; i < rows(); ++i)
            packed[i] = packed[i] * range +
                        (static_cast<std::uint64_t>(keys[i * width + c]) - static_cast<std::uint64_t>(least));
    }
    return true;
}

template<class W>
Array<std::size_t> Table<W>::firstAlike(Budget& budget) const
{
    budget.spend(rows() * (10 + 4 * width));
    Array<std::size_t> first(rows());
    Array<std::uint64_t> packed;
    std::uint64_t size = 1;
    if (packRows(packed, size) && isDense(size)) {
        Array<std::size_t> places(static_cast<std::size_t>(size), rows());
        for (std::size_t i = 0; i < rows(); ++i) {
            std::size_t& place = places[static_cast<std::size_t>(packed[i])];
            place = std::min(place, i);
            first[i] = place;
        }
        return first;
    }
    budget.spend(rows() * 200);
    std::map<Array<std::int64_t>, std::size_t> known;
    for (std::size_t i = 0; i < rows(); ++i)
        first[i] = known.try_emplace(Array<std::int64_t>(row(i), row(i) + width), i).first->second;
    return first;
}

template<class W>
void Table<W>::mergeDense(const Array<std::uint64_t>& packed, std::uint64_t size)
{
    Array<std::uint32_t> places(static_cast<std::size_t>(size)); // one more than the row's place
    std::size_t out = 0;
    Array<W> lost(Weight<W>::exact ? 1 : packed.size()); // by rounding
    for (std::size_t i = 0; i < packed.size(); ++i) {
        std::uint32_t& place = places[static_cast<std::size_t>(packed[i])];
        if (place != 0) {
            addTo(weights[place - 1], lost[Weight<W>::exact ? 0 : place - 1], weights[i]);
            continue;
        }
        place = static_cast<std::uint32_t>(out + 1);
        if (out != i) {
            std::copy_n(keys.data() + i * width, width, keys.data() + out * width);
            weights[out] = std::move(weights[i]);
        }
        ++out;
    }
    for (std::size_t i = 0; i < out && !Weight<W>::exact; ++i)
        weights[i] += lost[i];
    keys.resize(out * width);
    weights.resize(out);
}

template<class W>
template<class Less, class Same>
void Table<W>::mergeSorted(Less less, Same same)
{
    Array<std::size_t> order(rows());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::sort(order.begin(), order.end(), less);
    Array<std::int64_t> newKeys;
    Array<W> newWeights;
    W lost(0); // by rounding, of the last one
    const auto settle = [&] {
        if (!newWeights.empty())
            newWeights.back() += lost;
        lost = W(0);
    };
    for (std::size_t n = 0; n < order.size(); ++n) {
        if (n > 0 && same(order[n - 1], order[n])) {
            addTo(newWeights.back(), lost, weights[order[n]]);
        } else {
            settle();
            newKeys.insert(newKeys.end(), row(order[n]), row(order[n]) + width);
            newWeights.push_back(std::move(weights[order[n]]));
        }
    }
    settle();
    keys = std::move(newKeys);
    weights = std::move(newWeights);
}

template<class W>
void Table<W>::merge(Budget& budget)
{
    if (rows() < 2)
        return;
    budget.spend(rows() * (6 + 4 * width));
    Array<std::uint64_t> packed;
    std::uint64_t size = 1;
    if (!packRows(packed, size)) {
        budget.spend(rows() * 200);
        return mergeSorted(
            [&](std::size_t a, std::size_t b) {
                return std::lexicographical_compare(row(a), row(a) + width, row(b), row(b) + width);
            },
            [&](std::size_t a, std::size_t b) { return std::equal(row(a), row(a) + width, row(b)); });
    }
    if (isDense(size))
        return mergeDense(packed, size);
    budget.spend(rows() * 120);
    mergeSorted([&](std::size_t a, std::size_t b) { return packed[a] < packed[b]; },
                [&](std::size_t a, std::size_t b) { return packed[a] == packed[b]; });
}

}
