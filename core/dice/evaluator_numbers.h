// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Part of evaluator.h: numbers from numbers.

namespace adjutant::dice {

template<class W>
inline std::optional<std::int64_t> Evaluator<W>::scalar(NodeId id)
{
    const Node& node = at(id);
    if (node.kind == NodeKind::Number)
        return node.number;
    if (node.view >= 0 && node.kind != NodeKind::Again) {
        const auto& entry = m_names.at(node.view);
        return entry.free ? std::nullopt : std::optional(entry.value);
    }
    return node.fresh || node.pool ? std::nullopt : workedScalar(node);
}

template<class W>
std::optional<std::int64_t> Evaluator<W>::workedScalar(const Node& node)
{
    m_budget.spend(10);
    switch (node.kind) {
    case NodeKind::InputCount:
        return m_bound.pool(node.slot).count;
    case NodeKind::Is:
        return m_bound.number(node.slot) == node.number;
    case NodeKind::Name: {
        if (m_tree.slot(node.slot).kind == Slot::Kind::Input)
            return m_bound.number(node.slot);
        if (m_tree.plan.inPlace[static_cast<std::size_t>(node.slot)])
            return scalar(m_tree.slot(node.slot).root);
        const auto& entry = m_names.at(node.slot);
        return entry.free ? std::nullopt : std::optional(entry.value);
    }
    case NodeKind::If: {
        const auto condition = scalar(node.a);
        return condition ? scalar(*condition != 0 ? node.b : node.c) : std::nullopt;
    }
    case NodeKind::Negate:
    case NodeKind::Abs:
    case NodeKind::Not: {
        const auto a = scalar(node.a);
        return a ? std::optional(apply(node.kind, *a, node.where)) : std::nullopt;
    }
    case NodeKind::Repeat:
    case NodeKind::Chain:
    case NodeKind::Pairs:
        return std::nullopt;
    default:
        break;
    }
    if (node.b < 0)
        return std::nullopt;
    const auto a = scalar(node.a);
    const auto b = a ? scalar(node.b) : std::nullopt;
    if (!b)
        return std::nullopt;
    const bool division = node.kind == NodeKind::Divide || node.kind == NodeKind::Modulo;
    return apply(node.kind, *a, *b, division ? at(node.b).where : node.where);
}

template<class W>
Dist<W> Evaluator<W>::number(NodeId id)
{
    const Node& node = at(id);
    m_budget.spend(25);
    if (!node.fresh) {
        if (const auto value = scalar(id))
            return Dist<W>::point(*value);
    }
    if (node.twin < 0 && (!m_repeating || !node.closed || !node.fresh))
        return worked(id, node);
    if (m_kept.empty())
        m_kept.resize(m_tree.nodes.size());
    Dist<W>& kept = m_kept[static_cast<std::size_t>(node.twin < 0 ? id : node.twin)];
    if (kept.size() == 0)
        kept = worked(id, node);
    return kept;
}

template<class W>
Dist<W> Evaluator<W>::named(std::int32_t slot)
{
    const auto& entry = m_names.at(slot);
    return entry.free ? *entry.free : Dist<W>::point(entry.value);
}

template<class W>
Dist<W> Evaluator<W>::worked(NodeId id, const Node& node)
{
    if (node.view >= 0 && node.kind != NodeKind::Again)
        return named(node.view);
    if (node.pool)
        return readOff(NodeKind::Sum, nullptr, id, node.where);
    switch (node.kind) {
    case NodeKind::Name:
        return m_tree.plan.inPlace[static_cast<std::size_t>(node.slot)] ? number(m_tree.slot(node.slot).root)
                                                                        : named(node.slot);
    case NodeKind::If:
        return either(node);
    case NodeKind::Repeat:
        return repeated(node);
    case NodeKind::Chain:
        return chained(node);
    case NodeKind::Abs:
    case NodeKind::Negate:
    case NodeKind::Not:
        return mapped(m_budget, number(node.a), [&](std::int64_t a) { return apply(node.kind, a, node.where); });
    case NodeKind::Pairs:
        return paired(node);
    case NodeKind::Count:
        return readOff(node.kind, &node, node.a, node.where);
    case NodeKind::Sum:
    case NodeKind::Highest:
    case NodeKind::Lowest:
    case NodeKind::Size:
    case NodeKind::Distinct:
    case NodeKind::LargestSet:
        return readOff(node.kind, nullptr, node.a, node.where);
    default:
        return binary(id, node);
    }
}

template<class W>
Dist<W> Evaluator<W>::binary(NodeId id, const Node& node)
{
    const bool division = node.kind == NodeKind::Divide || node.kind == NodeKind::Modulo;
    const Range where = at(division ? node.b : id).where;
    if (const auto a = scalar(node.a))
        return withScalar(node, number(node.b), *a, true, where);
    Dist<W> left = number(node.a);
    if (const auto b = scalar(node.b))
        return withScalar(node, std::move(left), *b, false, where);
    Dist<W> right = number(node.b);
    if (node.kind == NodeKind::Add)
        return convolved(m_budget, left, right, where);
    if (node.kind == NodeKind::Subtract && right.least() != std::numeric_limits<std::int64_t>::min()) {
        // Turned round, so that it is a sum.
        const std::int64_t low = -right.most();
        for (std::int64_t& value : right.values)
            value = -value;
        std::reverse(right.values.begin(), right.values.end());
        std::reverse(right.weights.begin(), right.weights.end());
        right.low = low;
        return convolved(m_budget, left, right, where);
    }
    if (node.kind >= NodeKind::Equal && node.kind <= NodeKind::GreaterEqual)
        return compared(m_budget, node.kind, left, right);
    return combined(m_budget, left, right,
                    [&](std::int64_t x, std::int64_t y) { return apply(node.kind, x, y, where); });
}

template<class W>
Dist<W> Evaluator<W>::withScalar(const Node& node, Dist<W> dist, std::int64_t scalar, bool scalarFirst, Range where)
{
    if (node.kind == NodeKind::Add)
        return shifted(m_budget, std::move(dist), scalar, where);
    if (scalarFirst)
        return mapped(m_budget, dist, [&](std::int64_t x) { return apply(node.kind, scalar, x, where); });
    return mapped(m_budget, dist, [&](std::int64_t x) { return apply(node.kind, x, scalar, where); });
}

template<class W>
Dist<W> Evaluator<W>::either(const Node& node)
{
    if (const auto condition = scalar(node.a))
        return number(*condition != 0 ? node.b : node.c);
    const Dist<W> condition = number(node.a);
    Total<W> noes;
    Total<W> yeses;
    eachValue(condition, [&](std::int64_t value, const W& weight) { (value == 0 ? noes : yeses).add(weight); });
    const W no = noes.value();
    const W yes = yeses.value();
    Mixer<W> mixer(m_budget);
    if (yes != 0)
        mixer.add(yes, number(node.b));
    if (no != 0)
        mixer.add(no, number(node.c));
    return mixer.finish(condition.total);
}

template<class W>
Dist<W> Evaluator<W>::repeated(const Node& node)
{
    const Dist<W> count = number(node.a);
    if (count.most() <= 0)
        return Dist<W>::point(0);
    if (count.most() > limits::steps)
        dice::fail(Issue::Kind::Limit, node.where, messages::tooManyRepeats);
    return compound(m_budget, count, number(node.b), node.where);
}

template<class W>
Dist<W> Evaluator<W>::chained(const Node& node)
{
    const Dist<W> count = number(node.a);
    Dist<W> now = number(node.b);
    if (count.most() > limits::steps)
        dice::fail(Issue::Kind::Limit, node.where, messages::tooManyLinks);
    std::map<std::int64_t, Dist<W>> steps;
    Mixer<W> mixer(m_budget);
    std::int64_t done = 0;
    const bool before = std::exchange(m_repeating, true);
    eachValue(count, [&](std::int64_t times, const W& weight) {
        for (; done < times; ++done)
            now = linked(node, now, steps);
        mixer.add(weight, now);
    });
    m_repeating = before;
    Dist<W> result = mixer.finish(count.total);
    makeWhole(result);
    return result;
}

/// One link of a chain: what the step makes of every value so far. The same value always has the same step.
template<class W>
Dist<W> Evaluator<W>::linked(const Node& node, const Dist<W>& now, std::map<std::int64_t, Dist<W>>& steps)
{
    Mixer<W> mixer(m_budget);
    eachValue(now, [&](std::int64_t value, const W& weight) {
        m_budget.spend(40);
        auto found = steps.find(value);
        if (found == steps.end()) {
            m_names.at(node.slot).value = value;
            found = steps.emplace(value, number(node.c)).first;
            m_budget.allow(steps.size() *
                           (200 + found->second.size() * (sizeof(W) + Weight<W>::bytes(found->second.total))));
        }
        mixer.add(weight, found->second);
    });
    return mixer.finish(now.total);
}

template<class W>
Dist<W> Evaluator<W>::paired(const Node& node)
{
    if (auto result = pairedThrows(node))
        return std::move(*result);
    const Sets<W> a = sets(node.a);
    const Sets<W> b = sets(node.b);
    std::map<std::int64_t, W> won;
    for (const auto& [left, leftWeight] : a.weights) {
        for (const auto& [right, rightWeight] : b.weights) {
            m_budget.spend(100 + 20 * left.size() + Weight<W>::cost(a.total, b.total));
            won[pairsOf(left, right)] += leftWeight * rightWeight;
        }
    }
    return listed(won, a.total * b.total);
}

template<class W>
Dist<W> Evaluator<W>::listed(const std::map<std::int64_t, W>& weights, W total)
{
    Gatherer<W> gatherer(m_budget, weights.begin()->first, weights.rbegin()->first, weights.size());
    for (const auto& [value, weight] : weights)
        gatherer.add(value, weight);
    return gatherer.finish(std::move(total));
}

}
