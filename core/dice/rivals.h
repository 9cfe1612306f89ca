// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/table.h"

namespace adjutant::dice {

/// The rows of a table that agree in all other columns: what they agree in, and one column's distribution among them.
template<class W>
struct Alike {
    Array<std::int64_t> others;
    Dist<W> values;
};

template<class W>
Array<Alike<W>> grouped(Budget& budget, const Table<W>& table, std::size_t column)
{
    budget.spend(table.rows() * (80 + 8 * table.width));
    const std::size_t width = table.width - 1;
    Array<std::int64_t> others(table.rows() * width);
    const auto othersOf = [&](std::size_t i) { return others.data() + i * width; };
    Array<std::size_t> first(table.rows()); // by row: the first of its group
    Array<std::size_t> order(table.rows());
    RowFinder finder(table.rows(), width);
    for (std::size_t i = 0; i < table.rows(); ++i) {
        const std::int64_t* row = table.row(i);
        std::copy(row + column + 1, row + table.width, std::copy_n(row, column, othersOf(i)));
        first[i] = finder.find(othersOf(i), i, othersOf);
        order[i] = i;
    }
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return first[a] != first[b] ? first[a] < first[b] : table.row(a)[column] < table.row(b)[column];
    });
    Array<Alike<W>> groups;
    for (std::size_t n = 0; n < order.size(); ++n) {
        const std::size_t i = order[n];
        if (n == 0 || first[order[n - 1]] != first[i]) {
            Alike<W>& group = groups.emplace_back();
            group.others.assign(othersOf(i), othersOf(i) + width);
            group.values.total = table.total;
        }
        Dist<W>& dist = groups.back().values;
        if (!dist.values.empty() && dist.values.back() == table.row(i)[column]) {
            dist.weights.back() += table.weights[i];
            continue;
        }
        dist.values.push_back(table.row(i)[column]);
        dist.weights.push_back(table.weights[i]);
    }
    return groups;
}

/// Two independent tables, and a column of each that is only ever compared with the other's: which of the two is larger
/// is all that is kept of them, so that 0 and 1 stand for their values in the first two columns. The others follow.
template<class W>
Table<W> ranked(Budget& budget, const Array<Alike<W>>& a, const Array<Alike<W>>& b)
{
    Table<W> result;
    result.width = 2 + a.front().others.size() + b.front().others.size();
    result.total = a.front().values.total * b.front().values.total;
    const std::uint64_t pairs = static_cast<std::uint64_t>(a.size()) * b.size();
    budget.allow(3 * pairs * (sizeof(W) + Weight<W>::bytes(result.total) + 8 * result.width));
    budget.spend(pairs * (60 + 12 * result.width));
    result.keys.reserve(3 * pairs * result.width);
    result.weights.reserve(3 * pairs);
    for (const Alike<W>& right : b) {
        const Tails<W> tails(budget, right.values);
        for (const Alike<W>& left : a) {
            const Order<W> order = ordered(budget, left.values, right.values, tails);
            const std::pair<const W*, std::pair<int, int>> ways[] = {
                {&order.below, {0, 1}}, {&order.equal, {0, 0}}, {&order.above, {1, 0}}};
            for (const auto& [weight, stands] : ways) {
                if (*weight == 0)
                    continue;
                result.keys.push_back(stands.first);
                result.keys.push_back(stands.second);
                result.keys.insert(result.keys.end(), left.others.begin(), left.others.end());
                result.keys.insert(result.keys.end(), right.others.begin(), right.others.end());
                result.weights.push_back(*weight);
            }
        }
    }
    return result;
}

}
