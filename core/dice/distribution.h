// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/arithmetic.h"
#include "dice/budget.h"
#include "dice/pooled.h"
#include "dice/weights.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace adjutant::dice {

/// A number that came from dice: its values with their weights. Either dense (the values are low, low + 1, …, and
/// some weights may be zero) or sparse (the values are listed, ascending).
template<class W>
struct Dist {
    std::int64_t low = 0;
    Array<std::int64_t> values; ///< empty: dense
    Array<W> weights;
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

    /// Dense: without what cannot come up at both ends.
    void trim()
    {
        std::size_t first = 0;
        std::size_t last = weights.size();
        while (first < last && weights[first] == 0)
            ++first;
        while (last > first && weights[last - 1] == 0)
            --last;
        weights.resize(last);
        if (first > 0)
            weights.erase(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(first));
        low += static_cast<std::int64_t>(first);
    }

    /// A number that is either 1 or 0.
    static Dist truth(const W& yes, const W& no, W total)
    {
        Dist result;
        result.low = no == 0 ? 1 : 0;
        if (no != 0)
            result.weights.push_back(no);
        if (yes != 0)
            result.weights.push_back(yes);
        result.total = std::move(total);
        return result;
    }
};

/// Calls back with every value that comes up and its weight.
template<class W, class F>
void eachValue(const Dist<W>& dist, F callback)
{
    for (std::size_t i = 0; i < dist.size(); ++i) {
        if (dist.weights[i] != 0)
            callback(dist.value(i), dist.weights[i]);
    }
}

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
            budget.spend(range / 2);
            m_weights.resize(static_cast<std::size_t>(range) + 1);
            if (!Weight<W>::exact && entries > manyTerms && range < entries / manyTerms)
                m_lost.resize(m_weights.size());
        } else {
            m_pairs.reserve(static_cast<std::size_t>(entries));
        }
    }

    void add(std::int64_t value, W weight)
    {
        if (!m_dense)
            return addSparse(value, std::move(weight));
        const auto at =
            static_cast<std::size_t>(static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(m_least));
        if (m_lost.empty())
            m_weights[at] += weight;
        else
            addTo(m_weights[at], m_lost[at], weight);
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
    [[gnu::noinline]] void addSparse(std::int64_t value, W weight) { m_pairs.emplace_back(value, std::move(weight)); }

    void finishDense(Dist<W>& result)
    {
        result.low = m_least;
        for (std::size_t i = 0; i < m_lost.size(); ++i)
            m_weights[i] += m_lost[i];
        result.weights = std::move(m_weights);
        result.trim();
    }

    void finishSparse(Dist<W>& result)
    {
        m_budget.spend(m_pairs.size() * (60 + sizeof(W)));
        std::sort(m_pairs.begin(), m_pairs.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        W lost(0);
        const auto settle = [&] {
            if (!result.weights.empty())
                result.weights.back() += lost;
            lost = W(0);
        };
        for (auto& [value, weight] : m_pairs) {
            if (weight == 0)
                continue;
            if (!result.values.empty() && result.values.back() == value) {
                addTo(result.weights.back(), lost, weight);
            } else {
                settle();
                result.values.push_back(value);
                result.weights.push_back(std::move(weight));
            }
        }
        settle();
    }

    static constexpr std::uint64_t manyTerms = 500; // of which the rounding would tell

    Budget& m_budget;
    std::int64_t m_least;
    bool m_dense = true;
    Array<W> m_weights;
    Array<W> m_lost; ///< by rounding, where many are added up
    Array<std::pair<std::int64_t, W>> m_pairs;
};

/// Adds distributions up, each with a weight of its own.
template<class W>
class Mixer
{
public:
    explicit Mixer(Budget& budget) : m_budget(budget) {}

    void add(W weight, Dist<W> part)
    {
        if (part.size() == 0)
            return;
        m_held += part.size() * (sizeof(W) + Weight<W>::bytes(part.total) + (part.dense() ? 0 : sizeof(std::int64_t)));
        m_budget.allow(m_held);
        m_budget.spend(30 + part.size());
        m_parts.emplace_back(std::move(weight), std::move(part));
    }

    /// weights: what the weights given add up to.
    Dist<W> finish(const W& weights)
    {
        if (m_parts.empty())
            return {};
        if (m_parts.size() == 1 && m_parts.front().first == weights)
            return std::move(m_parts.front().second);
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
        m_budget.spend(100 + entries * (2 + Weight<W>::cost(weights, common)));
        Gatherer<W> gatherer(m_budget, least, most, entries);
        for (const auto& [weight, part] : m_parts) {
            const W factor = weight * Weight<W>::raised(part.total, common);
            eachValue(part, [&](std::int64_t value, const W& inner) { gatherer.add(value, factor * inner); });
        }
        return gatherer.finish(weights * common);
    }

private:
    Budget& m_budget;
    Array<std::pair<W, Dist<W>>> m_parts;
    std::uint64_t m_held = 0;
};

/// The values that f makes of a distribution's values.
template<class W, class F>
Dist<W> mapped(Budget& budget, const Dist<W>& from, F f)
{
    Array<std::int64_t> values(from.size());
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    budget.spend(60 + 10 * from.size());
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

/// Every value as much larger.
template<class W>
Dist<W> shifted(Budget& budget, Dist<W> dist, std::int64_t by, Range where)
{
    checkedAdd(dist.least(), by, where);
    checkedAdd(dist.most(), by, where);
    budget.spend(20 + dist.values.size());
    if (dist.dense())
        dist.low += by;
    for (std::int64_t& value : dist.values)
        value += by;
    return dist;
}

/// The values that f makes of two independent numbers.
template<class W, class F>
Dist<W> combined(Budget& budget, const Dist<W>& a, const Dist<W>& b, F f)
{
    const std::uint64_t entries = static_cast<std::uint64_t>(a.size()) * b.size();
    const W total = a.total * b.total;
    budget.spend(100 + entries * (Weight<W>::cost(a.total, b.total) + 12));
    budget.allow(entries * sizeof(std::int64_t));
    Array<std::int64_t> values(static_cast<std::size_t>(entries));
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

/// How often one independent number is below, at and above another.
template<class W>
struct Order {
    W below{0};
    W equal{0};
    W above{0};
    W total{1};
};

/// The weights of a distribution added up from both ends, so that no difference of chances is taken.
template<class W>
struct Tails {
    Array<W> under; ///< by value: all below it
    Array<W> from;  ///< it and all above it

    Tails(Budget& budget, const Dist<W>& dist) : under(dist.size() + 1), from(dist.size() + 1)
    {
        budget.spend(20 + dist.size() * 2 * Weight<W>::cost(dist.total));
        Total<W> up;
        Total<W> down;
        for (std::size_t i = 0; i < dist.size(); ++i) {
            const std::size_t last = dist.size() - 1 - i;
            up.add(dist.weights[i]);
            under[i + 1] = up.value();
            down.add(dist.weights[last]);
            from[last] = down.value();
        }
    }
};

template<class W>
Order<W> ordered(Budget& budget, const Dist<W>& a, const Dist<W>& b, const Tails<W>& tails)
{
    Order<W> order;
    order.total = a.total * b.total;
    budget.spend(40 + b.size() + a.size() * (6 + 2 * Weight<W>::cost(order.total)));
    Total<W> below;
    Total<W> equal;
    Total<W> above;
    std::size_t j = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::int64_t value = a.value(i);
        while (j < b.size() && b.value(j) < value)
            ++j;
        const bool same = j < b.size() && b.value(j) == value;
        above.add(W(a.weights[i] * tails.under[j]));
        if (same)
            equal.add(W(a.weights[i] * b.weights[j]));
        below.add(W(a.weights[i] * tails.from[same ? j + 1 : j]));
    }
    order.below = below.value();
    order.equal = equal.value();
    order.above = above.value();
    return order;
}

template<class W>
Dist<W> compared(Budget& budget, NodeKind kind, const Dist<W>& a, const Dist<W>& b)
{
    const Order<W> order = ordered(budget, a, b, Tails<W>(budget, b));
    switch (kind) {
    case NodeKind::Less:
        return Dist<W>::truth(order.below, W(order.equal + order.above), order.total);
    case NodeKind::LessEqual:
        return Dist<W>::truth(W(order.below + order.equal), order.above, order.total);
    case NodeKind::Greater:
        return Dist<W>::truth(order.above, W(order.equal + order.below), order.total);
    case NodeKind::GreaterEqual:
        return Dist<W>::truth(W(order.above + order.equal), order.below, order.total);
    case NodeKind::Equal:
        return Dist<W>::truth(order.equal, W(order.below + order.above), order.total);
    default:
        return Dist<W>::truth(W(order.below + order.above), order.equal, order.total);
    }
}

}
