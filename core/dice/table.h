// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/distribution.h"

#include <bit>
#include <numeric>

namespace adjutant::dice {

/// Finds rows of numbers again by hashing.
class RowFinder
{
public:
    RowFinder(std::size_t rows, std::size_t width)
        : m_places(std::bit_ceil(2 * rows + 2)),
          m_width(width),
          m_shift(64 - std::countr_zero(m_places.size()))
    {
    }

    /// The place of the first row like this one; its own when it is the first. `rowAt` finds a row by its place.
    template<class F>
    std::size_t find(const std::int64_t* row, std::size_t place, F rowAt)
    {
        for (std::size_t at = slotOf(row);; at = (at + 1) & (m_places.size() - 1)) {
            if (m_places[at] == 0) {
                m_places[at] = static_cast<std::uint32_t>(place + 1);
                return place;
            }
            if (std::equal(row, row + m_width, rowAt(m_places[at] - 1)))
                return m_places[at] - 1;
        }
    }

private:
    std::size_t slotOf(const std::int64_t* row) const
    {
        std::uint64_t hash = 0;
        for (std::size_t c = 0; c < m_width; ++c) {
            hash = (hash + static_cast<std::uint64_t>(row[c])) * 0x9E3779B97F4A7C15;
            hash ^= hash >> 32;
        }
        return static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15 >> m_shift);
    }

    Array<std::uint32_t> m_places; ///< one more than the place of a row; 0: free
    std::size_t m_width;
    int m_shift;
};

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
    /// In steps, of finding every row again: more where they no longer fit the processor's caches.
    std::uint64_t searchCost() const { return rows() * (rows() < 50'000 ? 10 + 4 * width : 50 + 8 * width); }
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

template<class W>
Array<std::size_t> Table<W>::firstAlike(Budget& budget) const
{
    budget.spend(searchCost());
    Array<std::size_t> first(rows());
    RowFinder finder(rows(), width);
    for (std::size_t i = 0; i < rows(); ++i)
        first[i] = finder.find(row(i), i, [&](std::size_t place) { return row(place); });
    return first;
}

template<class W>
void Table<W>::merge(Budget& budget)
{
    if (rows() < 2)
        return;
    budget.spend(searchCost());
    RowFinder finder(rows(), width);
    Array<W> lost(Weight<W>::exact ? 1 : rows()); // by rounding
    std::size_t left = 0;
    for (std::size_t i = 0; i < rows(); ++i) {
        const std::size_t place = finder.find(row(i), left, [&](std::size_t other) { return row(other); });
        if (place < left) {
            addTo(weights[place], lost[Weight<W>::exact ? 0 : place], weights[i]);
            continue;
        }
        if (left != i) {
            std::copy_n(row(i), width, row(left));
            weights[left] = std::move(weights[i]);
        }
        ++left;
    }
    for (std::size_t i = 0; i < left && !Weight<W>::exact; ++i)
        weights[i] += lost[i];
    keys.resize(left * width);
    weights.resize(left);
}

}
