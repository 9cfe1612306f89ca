// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/arithmetic.h"
#include "dice/budget.h"
#include "dice/weights.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace adjutant::dice
{

/// A number that came from dice: its values with their weights. Either dense (the values are low, low + 1, …, and
/// some weights may be zero) or sparse (the values are listed, ascending).
template<class W>
struct Dist {
    std::int64_t low = 0;
    std::vector<std::int64_t> values; ///< empty: dense
    std::vector<W> weights;
    W total = W(1); ///< what all weights that belong together add up to

    std::size_t size() const { return weights.size(); }
    bool dense() const { return values.empty(); }
    std::int64_t value(std::size_t i) const { return values.empty() ? low + static_cast<std::int64_t>(i) : values[i]; }
    bool isPoint() const { return weights.size() == 1; }
    std::int64_t least() const { return value(0); }
    std::int64_t most() const { return value(size() - 1); }

    static Dist point(std::int64_t value)
    {
        Dist result;
        result.low = value;
        result.weights.push_back(W(1));
        return result;
    }
};

/// Gathers weighted values in any order, and picks the representation by how they lie.
template<class W>
class Gatherer
{
public:
    Gatherer(Budget& budget, std::int64_t least, std::int64_t most, std::uint64_t entries)
        : m_budget(budget),
          m_least(least)
    {
        const auto range = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least);
        m_dense = range < 256 || range / 4 < entries;
        budget.allow(sizeof(W) * (m_dense ? range + 1 : 2 * entries));
        if (m_dense) {
            budget.spend(range / 8);
            m_weights.resize(static_cast<std::size_t>(range) + 1);
        } else {
            m_pairs.reserve(static_cast<std::size_t>(entries));
        }
    }

    void add(std::int64_t value, W weight)
    {
        if (m_dense)
            m_weights[static_cast<std::size_t>(value - m_least)] += weight;
        else
            m_pairs.emplace_back(value, std::move(weight));
    }

    Dist<W> finish(W total)
    {
        Dist<W> result;
        result.total = std::move(total);
        if (m_dense)
            finishDense(result);
        else
            finishSparse(result);
        return result;
    }

private:
    void finishDense(Dist<W>& result)
    {
        std::size_t first = 0;
        std::size_t last = m_weights.size();
        while (first < last && m_weights[first] == 0)
            ++first;
        while (last > first && m_weights[last - 1] == 0)
            --last;
        m_weights.resize(last);
        m_weights.erase(m_weights.begin(), m_weights.begin() + static_cast<std::ptrdiff_t>(first));
        result.low = m_least + static_cast<std::int64_t>(first);
        result.weights = std::move(m_weights);
    }

    void finishSparse(Dist<W>& result)
    {
        m_budget.spend(m_pairs.size() * 16);
        std::sort(m_pairs.begin(), m_pairs.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (auto& [value, weight] : m_pairs) {
            if (weight == 0)
                continue;
            if (!result.values.empty() && result.values.back() == value) {
                result.weights.back() += weight;
            } else {
                result.values.push_back(value);
                result.weights.push_back(std::move(weight));
            }
        }
    }

    Budget& m_budget;
    std::int64_t m_least;
    bool m_dense = true;
    std::vector<W> m_weights;
    std::vector<std::pair<std::int64_t, W>> m_pairs;
};

/// Adds distributions up, each with a weight of its own.
template<class W>
class Mixer
{
public:
    explicit Mixer(Budget& budget) : m_budget(budget) {}

    void add(W weight, Dist<W> part)
    {
        if (part.size() > 0)
            m_parts.emplace_back(std::move(weight), std::move(part));
    }

    /// `weights` is the total of the weights given.
    Dist<W> finish(const W& weights)
    {
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        std::uint64_t entries = 0;
        W common(1);
        for (const auto& [weight, part] : m_parts) {
            least = std::min(least, part.least());
            most = std::max(most, part.most());
            entries += part.size();
            common = Weight<W>::common(common, part.total);
        }
        if (m_parts.empty())
            return {};
        m_budget.spend(entries * Weight<W>::cost(common));
        Gatherer<W> gatherer(m_budget, least, most, entries);
        for (const auto& [weight, part] : m_parts) {
            const W factor = weight * Weight<W>::raised(part.total, common);
            for (std::size_t i = 0; i < part.size(); ++i) {
                if (part.weights[i] != 0)
                    gatherer.add(part.value(i), factor * part.weights[i]);
            }
        }
        return gatherer.finish(weights * common);
    }

private:
    Budget& m_budget;
    std::vector<std::pair<W, Dist<W>>> m_parts;
};

/// The values that f makes of a distribution's values.
template<class W, class F>
Dist<W> mapped(Budget& budget, const Dist<W>& from, F f)
{
    std::vector<std::int64_t> values(from.size());
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    budget.spend(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from.weights[i] == 0)
            continue;
        values[i] = f(from.value(i));
        least = std::min(least, values[i]);
        most = std::max(most, values[i]);
    }
    Gatherer<W> gatherer(budget, least, most, from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from.weights[i] != 0)
            gatherer.add(values[i], from.weights[i]);
    }
    return gatherer.finish(from.total);
}

/// The values that f makes of two independent numbers.
template<class W, class F>
Dist<W> combined(Budget& budget, const Dist<W>& a, const Dist<W>& b, F f)
{
    const std::uint64_t entries = static_cast<std::uint64_t>(a.size()) * b.size();
    const W total = a.total * b.total;
    budget.spend(entries * (Weight<W>::cost(total) + 2));
    budget.allow(entries * sizeof(std::int64_t));
    std::vector<std::int64_t> values(static_cast<std::size_t>(entries));
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size() && a.weights[i] != 0; ++j) {
            if (b.weights[j] == 0)
                continue;
            const std::int64_t value = f(a.value(i), b.value(j));
            values[i * b.size() + j] = value;
            least = std::min(least, value);
            most = std::max(most, value);
        }
    }
    Gatherer<W> gatherer(budget, least, most, entries);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size() && a.weights[i] != 0; ++j) {
            if (b.weights[j] != 0)
                gatherer.add(values[i * b.size() + j], a.weights[i] * b.weights[j]);
        }
    }
    return gatherer.finish(total);
}

/// The sum of two independent numbers.
template<class W>
Dist<W> convolved(Budget& budget, const Dist<W>& a, const Dist<W>& b, Range where)
{
    checkedAdd(a.most(), b.most(), where);
    checkedAdd(a.least(), b.least(), where);
    if (!a.dense() || !b.dense())
        return combined(budget, a, b, [](std::int64_t x, std::int64_t y) { return x + y; });
    if (a.size() < b.size())
        return convolved(budget, b, a, where);
    Dist<W> result;
    result.low = a.low + b.low;
    result.total = a.total * b.total;
    budget.spend(static_cast<std::uint64_t>(a.size()) * b.size() * Weight<W>::cost(result.total));
    budget.allow((a.size() + b.size()) * sizeof(W));
    result.weights.resize(a.size() + b.size() - 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
        const W factor = b.weights[j];
        if (factor == 0)
            continue;
        for (std::size_t i = 0; i < a.size(); ++i)
            result.weights[i + j] += factor * a.weights[i];
    }
    return result;
}

/// The sum of n independent numbers that are alike, by squaring.
template<class W>
Dist<W> power(Budget& budget, const Dist<W>& one, std::int64_t n, Range where)
{
    Dist<W> result = Dist<W>::point(0);
    if (n <= 0)
        return result;
    std::uint64_t bit = std::uint64_t(1) << 62;
    while (!(bit & static_cast<std::uint64_t>(n)))
        bit >>= 1;
    result = one;
    while (bit >>= 1) {
        result = convolved(budget, result, result, where);
        if (bit & static_cast<std::uint64_t>(n))
            result = convolved(budget, result, one, where);
    }
    return result;
}

/// The sum of so many independent numbers that are alike, when their number itself came from dice.
template<class W>
Dist<W> compound(Budget& budget, const Dist<W>& count, const Dist<W>& one, Range where)
{
    if (count.isPoint())
        return power(budget, one, count.least(), where);
    Mixer<W> mixer(budget);
    Dist<W> sum = Dist<W>::point(0);
    std::int64_t reached = 0;
    for (std::size_t i = 0; i < count.size(); ++i) {
        if (count.weights[i] == 0)
            continue;
        const std::int64_t n = std::max<std::int64_t>(0, count.value(i));
        sum = n - reached == 1 ? convolved(budget, sum, one, where)
                               : convolved(budget, sum, power(budget, one, n - reached, where), where);
        reached = n;
        mixer.add(count.weights[i], sum);
    }
    return mixer.finish(count.total);
}

}
