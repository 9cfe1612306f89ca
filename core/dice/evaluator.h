// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/bound.h"
#include "dice/distribution.h"
#include "dice/limits.h"
#include "dice/sets.h"
#include "dice/uses.h"
#include "dice/views.h"

#include <functional>
#include <optional>

namespace adjutant::dice
{

/// What the names stand for while an expression is worked out.
template<class W>
struct Environment {
    struct Entry {
        bool known = false; ///< the number, or the place of the faces, is value
        std::int64_t value = 0;
        const Dist<W>* free = nullptr; ///< independent of everything else, and used once
    };

    std::vector<Entry> entries;
    std::vector<Faces> lying; ///< the pools that names hold, found by place

    Entry& at(std::int32_t slot) { return entries[static_cast<std::size_t>(slot)]; }
};

/// The distribution of an expression whose names are settled. All its throws are its own, so that its operands are
/// independent of one another.
template<class W>
class Evaluator
{
public:
    Evaluator(const Tree& tree, const Bound& bound, const Uses& uses, Budget& budget)
        : m_tree(tree),
          m_bound(bound),
          m_uses(uses),
          m_budget(budget)
    {
        m_names.entries.resize(tree.slots.size());
    }

    Environment<W>& names() { return m_names; }

    Dist<W> number(NodeId id)
    {
        const Node& node = m_tree.at(id);
        m_budget.spend(5);
        switch (node.kind) {
        case NodeKind::Number:
            return Dist<W>::point(node.number);
        case NodeKind::Name:
            return named(id, node);
        case NodeKind::InputCount:
            return Dist<W>::point(m_bound.pool(node.slot).count);
        case NodeKind::Is:
            return Dist<W>::point(m_bound.number(node.slot) == node.number);
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
        case NodeKind::Sum:
        case NodeKind::Highest:
        case NodeKind::Lowest:
        case NodeKind::Size:
        case NodeKind::Distinct:
        case NodeKind::LargestSet:
            return readOff(node);
        default:
            break;
        }
        if (node.pool)
            return viewed(NodeKind::Sum, nullptr, id, node.where);
        const bool division = node.kind == NodeKind::Divide || node.kind == NodeKind::Modulo;
        const Range where = m_tree.at(division ? node.b : id).where;
        const Dist<W> a = number(node.a);
        const Dist<W> b = number(node.b);
        if (node.kind == NodeKind::Add)
            return convolved(m_budget, a, b, where);
        return combined(m_budget, a, b, [&](std::int64_t x, std::int64_t y) { return apply(node.kind, x, y, where); });
    }

    /// What may lie there, face by face: for pools that names hold and that are looked at in several ways.
    Sets<W> sets(NodeId id)
    {
        const Node& node = m_tree.at(id);
        m_budget.spend(20);
        switch (node.kind) {
        case NodeKind::Name:
            if (m_uses.inPlace(node.slot))
                return sets(m_tree.slot(node.slot).root);
            return Sets<W>::point(m_names.lying[static_cast<std::size_t>(m_names.at(node.slot).value)]);
        case NodeKind::Throw:
            return thrown(number(node.a), m_bound.faces(node), node.where);
        case NodeKind::Again:
            return thrown(viewed(NodeKind::Size, nullptr, node.a, node.where), facesOf(node.a), node.where);
        default:
            break;
        }
        const Sets<W> before = sets(node.a);
        SetsMixer<W> mixer;
        W total(1);
        withOperands(node, [&](const W& weight, const W& all, const Operands& operands) {
            total = all;
            mixer.add(weight, changed(node, operands, before));
        });
        return mixer.finish(total);
    }

private:
    struct Operands {
        std::optional<Test> test;
        std::int64_t number = 0; ///< of keeping, or the limit of exploding
    };

    // ---- numbers
    Dist<W> named(NodeId id, const Node& node)
    {
        const Slot& slot = m_tree.slot(node.slot);
        if (slot.kind == Slot::Kind::Input)
            return Dist<W>::point(m_bound.number(node.slot));
        if (node.pool)
            return viewed(NodeKind::Sum, nullptr, id, node.where);
        const auto& entry = m_names.at(node.slot);
        return entry.free ? *entry.free : Dist<W>::point(entry.value);
    }

    Dist<W> either(const Node& node)
    {
        const Dist<W> condition = number(node.a);
        W no(0);
        for (std::size_t i = 0; i < condition.size(); ++i) {
            if (condition.value(i) == 0)
                no = condition.weights[i];
        }
        W yes(0);
        for (std::size_t i = 0; i < condition.size(); ++i) {
            if (condition.value(i) != 0)
                yes += condition.weights[i];
        }
        Mixer<W> mixer(m_budget);
        if (yes != 0)
            mixer.add(yes, number(node.b));
        if (no != 0)
            mixer.add(no, number(node.c));
        return mixer.finish(condition.total);
    }

    Dist<W> repeated(const Node& node)
    {
        const Dist<W> count = number(node.a);
        if (count.most() <= 0)
            return Dist<W>::point(0);
        if (count.most() > limits::steps)
            dice::fail(Issue::Kind::Limit, node.where, "an expression is repeated at most 1,000,000 times");
        return compound(m_budget, count, number(node.b), node.where);
    }

    Dist<W> chained(const Node& node)
    {
        const Dist<W> count = number(node.a);
        Dist<W> now = number(node.b);
        if (count.most() > limits::steps)
            dice::fail(Issue::Kind::Limit, node.where, "a chain has at most 1,000,000 links");
        std::map<std::int64_t, Dist<W>> steps;
        Mixer<W> mixer(m_budget);
        std::int64_t done = 0;
        for (std::size_t i = 0; i < count.size(); ++i) {
            if (count.weights[i] == 0)
                continue;
            for (; done < count.value(i); ++done)
                now = linked(node, now, steps);
            mixer.add(count.weights[i], now);
        }
        return mixer.finish(count.total);
    }

    /// One link of a chain: what the step makes of every value so far. The same value always has the same step.
    Dist<W> linked(const Node& node, const Dist<W>& now, std::map<std::int64_t, Dist<W>>& steps)
    {
        Mixer<W> mixer(m_budget);
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now.weights[i] == 0)
                continue;
            auto found = steps.find(now.value(i));
            if (found == steps.end()) {
                m_names.at(node.slot).value = now.value(i);
                found = steps.emplace(now.value(i), number(node.c)).first;
                m_budget.allow(steps.size() * (200 + found->second.size() * sizeof(W)));
            }
            mixer.add(now.weights[i], found->second);
        }
        return mixer.finish(now.total);
    }

    Dist<W> paired(const Node& node)
    {
        const Sets<W> a = sets(node.a);
        const Sets<W> b = sets(node.b);
        Gatherer<W> gatherer(m_budget, 0, limits::steps, 1);
        std::map<std::int64_t, W> won;
        for (const auto& [left, leftWeight] : a.weights) {
            for (const auto& [right, rightWeight] : b.weights) {
                m_budget.spend(5 + left.size() + Weight<W>::cost(a.total));
                won[pairsOf(left, right)] += leftWeight * rightWeight;
            }
        }
        return listed(won, a.total * b.total);
    }

    Dist<W> listed(const std::map<std::int64_t, W>& weights, W total)
    {
        Gatherer<W> gatherer(m_budget, weights.begin()->first, weights.rbegin()->first, weights.size());
        for (const auto& [value, weight] : weights)
            gatherer.add(value, weight);
        return gatherer.finish(std::move(total));
    }

    // ---- operands of operators behind pools
    /// Calls back with every combination of values that the operands of one operator may have.
    template<class F>
    void withOperands(const Node& node, F callback)
    {
        std::vector<Dist<W>> parts;
        if (node.condition >= 0) {
            for (NodeId operand : condition(node).operands)
                parts.push_back(number(operand));
        }
        if (node.b >= 0)
            parts.push_back(number(node.b));
        W total(1);
        for (const Dist<W>& part : parts)
            total *= part.total;
        std::vector<std::int64_t> values(parts.size());
        eachCombination(parts, 0, values, W(1), [&](const W& weight) {
            m_budget.spend(20);
            callback(weight, total, operandsOf(node, values));
        });
    }

    template<class F>
    void eachCombination(const std::vector<Dist<W>>& parts, std::size_t at, std::vector<std::int64_t>& values,
                         const W& weight, const F& callback)
    {
        if (at == parts.size())
            return callback(weight);
        for (std::size_t i = 0; i < parts[at].size(); ++i) {
            if (parts[at].weights[i] == 0)
                continue;
            values[at] = parts[at].value(i);
            eachCombination(parts, at + 1, values, W(weight * parts[at].weights[i]), callback);
        }
    }

    const Condition& condition(const Node& node) const
    {
        return m_tree.conditions[static_cast<std::size_t>(node.condition)];
    }

    Operands operandsOf(const Node& node, std::vector<std::int64_t> values)
    {
        const bool explodes = node.kind == NodeKind::Explode || node.kind == NodeKind::Merge;
        Operands operands;
        operands.number = explodes ? 10 : 1;
        if (node.b >= 0) {
            operands.number = values.back();
            values.pop_back();
        }
        if (node.condition >= 0)
            operands.test = Test{condition(node).test, std::move(values)};
        else if (explodes)
            operands.test = Test{Condition::Test::Equal, {facesOf(node.a).back()}};
        return operands;
    }

    /// The faces of the dice that a pool is made of: what is thrown when they are thrown again.
    const std::vector<std::int64_t>& facesOf(NodeId id) const
    {
        while (m_tree.at(id).kind != NodeKind::Throw) {
            const Node& node = m_tree.at(id);
            id = node.kind == NodeKind::Name ? m_tree.slot(node.slot).root : node.a;
        }
        return m_bound.faces(m_tree.at(id));
    }

    // ---- pools, face by face
    Dist<W> die(const std::vector<std::int64_t>& faces)
    {
        Gatherer<W> gatherer(m_budget, faces.front(), faces.back(), faces.size());
        for (std::int64_t face : faces)
            gatherer.add(face, Weight<W>::share(1, static_cast<std::int64_t>(faces.size())));
        return gatherer.finish(Weight<W>::total(static_cast<std::int64_t>(faces.size())));
    }

    Sets<W> asSets(const Dist<W>& one)
    {
        Sets<W> result;
        result.total = one.total;
        for (std::size_t i = 0; i < one.size(); ++i)
            result.add({one.value(i)}, one.weights[i]);
        return result;
    }

    void checkCount(const Dist<W>& count, Range where)
    {
        if (count.most() > limits::dice)
            dice::fail(Issue::Kind::Limit, where, "a throw has at most 1,000 dice");
    }

    Sets<W> thrown(const Dist<W>& count, const std::vector<std::int64_t>& faces, Range where)
    {
        checkCount(count, where);
        const Sets<W> one = asSets(die(faces));
        SetsMixer<W> mixer;
        Sets<W> now = Sets<W>::point({});
        std::int64_t reached = 0;
        for (std::size_t i = 0; i < count.size(); ++i) {
            for (; reached < count.value(i); ++reached)
                now = together(m_budget, now, one);
            mixer.add(count.weights[i], now);
        }
        return mixer.finish(count.total);
    }

    /// What an operator makes of dice that lie there.
    Sets<W> changed(const Node& node, const Operands& operands, const Sets<W>& before)
    {
        std::map<std::int64_t, Sets<W>> known;
        SetsMixer<W> mixer;
        for (const auto& [faces, weight] : before.weights) {
            m_budget.spend(20 + faces.size());
            if (keeps(node.kind))
                mixer.add(weight, Sets<W>::point(keptOf(node.kind, operands.number, faces)));
            else
                mixer.add(weight, changed(node, operands, faces, known));
        }
        return mixer.finish(before.total);
    }

    static bool keeps(NodeKind kind) { return kind >= NodeKind::KeepHighest && kind <= NodeKind::DropLowest; }

    Sets<W> changed(const Node& node, const Operands& operands, const Faces& faces,
                    std::map<std::int64_t, Sets<W>>& known)
    {
        Sets<W> all = Sets<W>::point({});
        for (std::int64_t face : faces) {
            auto found = known.find(face);
            if (found == known.end())
                found = known.emplace(face, changedDie(node, operands, face)).first;
            all = together(m_budget, all, found->second);
        }
        return all;
    }

    /// What an operator makes of one die that shows this face.
    Sets<W> changedDie(const Node& node, const Operands& operands, std::int64_t face)
    {
        const Test& test = *operands.test;
        if (node.kind == NodeKind::Where)
            return Sets<W>::point(test(face) ? Faces{face} : Faces{});
        if (!test(face))
            return Sets<W>::point({face});
        const Dist<W> fresh = die(facesOf(node.a));
        if (node.kind == NodeKind::Reroll)
            return asSets(fresh);
        if (node.kind == NodeKind::RerollAll)
            return asSets(without(fresh, test, node.where));
        if (node.kind == NodeKind::Merge)
            return asSets(convolved(m_budget, Dist<W>::point(face), mergedTail(fresh, test, explosions(node, operands)),
                                    node.where));
        return together(m_budget, Sets<W>::point({face}), explodedTail(fresh, test, explosions(node, operands)));
    }

    std::int64_t explosions(const Node& node, const Operands& operands) const
    {
        if (operands.number > limits::steps)
            dice::fail(Issue::Kind::Limit, node.where, "a die explodes at most 1,000,000 times");
        return std::max<std::int64_t>(0, operands.number);
    }

    /// A die that is thrown until it no longer meets the test.
    Dist<W> without(const Dist<W>& fresh, const Test& test, Range where)
    {
        Dist<W> left = fresh;
        W total(0);
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (test(left.value(i)))
                left.weights[i] = 0;
            total += left.weights[i];
        }
        if (total == 0)
            dice::fail(Issue::Kind::Meaning, where, "rr would never end: every face of the die meets its condition");
        if constexpr (!Weight<W>::exact) {
            for (W& weight : left.weights)
                weight /= total;
            total = 1;
        }
        Gatherer<W> gatherer(m_budget, left.least(), left.most(), left.size());
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (left.weights[i] != 0)
                gatherer.add(left.value(i), left.weights[i]);
        }
        return gatherer.finish(total);
    }

    /// What the dice add that a die brings, each added to its own face, at most so many.
    Dist<W> mergedTail(const Dist<W>& fresh, const Test& test, std::int64_t most)
    {
        Dist<W> tail = Dist<W>::point(0);
        for (std::int64_t left = most; left > 0; --left) {
            Mixer<W> mixer(m_budget);
            for (std::size_t i = 0; i < fresh.size(); ++i) {
                if (fresh.weights[i] == 0)
                    continue;
                const Dist<W> face = Dist<W>::point(fresh.value(i));
                mixer.add(fresh.weights[i], test(fresh.value(i)) ? convolved(m_budget, tail, face, {}) : face);
            }
            tail = mixer.finish(fresh.total);
        }
        return tail;
    }

    Sets<W> explodedTail(const Dist<W>& fresh, const Test& test, std::int64_t most)
    {
        Sets<W> tail = Sets<W>::point({});
        for (std::int64_t left = most; left > 0; --left) {
            SetsMixer<W> mixer;
            for (std::size_t i = 0; i < fresh.size(); ++i) {
                if (fresh.weights[i] == 0)
                    continue;
                const auto face = Sets<W>::point({fresh.value(i)});
                mixer.add(fresh.weights[i], test(fresh.value(i)) ? together(m_budget, face, tail) : face);
            }
            tail = mixer.finish(fresh.total);
        }
        return tail;
    }

    // ---- numbers from pools
    /// A number that one node reads off a pool.
    Dist<W> readOff(const Node& node)
    {
        if (node.kind != NodeKind::Count)
            return viewed(node.kind, nullptr, node.a, node.where);
        Mixer<W> mixer(m_budget);
        W total(1);
        withOperands(node, [&](const W& weight, const W& all, const Operands& operands) {
            total = all;
            mixer.add(weight, viewed(node.kind, &*operands.test, node.a, node.where));
        });
        return mixer.finish(total);
    }

    Dist<W> viewed(NodeKind kind, const Test* test, NodeId pool, Range where)
    {
        if (kind == NodeKind::Sum || kind == NodeKind::Count || kind == NodeKind::Size)
            return addedUp({kind, test, where}, pool);
        const Sets<W> all = sets(pool);
        std::map<std::int64_t, W> weights;
        for (const auto& [faces, weight] : all.weights) {
            m_budget.spend(5 + faces.size());
            weights[viewOf(kind, test, faces, where)] += weight;
        }
        return listed(weights, all.total);
    }

    /// A number to which each die adds a part of its own.
    struct Added {
        NodeKind kind;
        const Test* test;
        Range where;

        std::int64_t of(std::int64_t face) const
        {
            return kind == NodeKind::Sum ? face : kind == NodeKind::Count ? (*test)(face) : 1;
        }
    };

    /// An operator that treats every die by itself, with its operands known.
    struct Step {
        const Node* node;
        Operands operands;
    };

    /// Dice that do not know of one another need not be looked at together: what one adds is worked out once.
    Dist<W> addedUp(const Added& added, NodeId pool)
    {
        std::vector<const Node*> nodes;
        NodeId base = pool;
        for (;;) {
            const Node& node = m_tree.at(base);
            if (node.kind == NodeKind::Name && m_uses.inPlace(node.slot)) {
                base = m_tree.slot(node.slot).root;
            } else if (node.kind == NodeKind::Throw || node.kind == NodeKind::Again || node.kind == NodeKind::Name ||
                       keeps(node.kind)) {
                break;
            } else {
                nodes.push_back(&node);
                base = node.a;
            }
        }
        std::reverse(nodes.begin(), nodes.end());
        Mixer<W> mixer(m_budget);
        W total(1);
        std::vector<Step> steps;
        eachPipeline(nodes, steps, W(1), W(1), [&](const W& weight, const W& all) {
            total = all;
            mixer.add(weight, addedUp(added, base, steps));
        });
        return mixer.finish(total);
    }

    template<class F>
    void eachPipeline(const std::vector<const Node*>& nodes, std::vector<Step>& steps, const W& weight, const W& total,
                      const F& callback)
    {
        if (steps.size() == nodes.size())
            return callback(weight, total);
        const Node& node = *nodes[steps.size()];
        withOperands(node, [&](const W& part, const W& all, const Operands& operands) {
            steps.push_back({&node, operands});
            eachPipeline(nodes, steps, W(weight * part), W(total * all), callback);
            steps.pop_back();
        });
    }

    Dist<W> addedUp(const Added& added, NodeId base, const std::vector<Step>& steps)
    {
        const Node& node = m_tree.at(base);
        if (node.kind == NodeKind::Throw || node.kind == NodeKind::Again) {
            const Dist<W> count =
                node.kind == NodeKind::Throw ? number(node.a) : viewed(NodeKind::Size, nullptr, node.a, node.where);
            checkCount(count, node.where);
            if (added.kind == NodeKind::Size && steps.empty())
                return mapped(m_budget, count, [](std::int64_t n) { return std::max<std::int64_t>(0, n); });
            return compound(m_budget, count, fresh(added, die(facesOf(base)), steps, 0), added.where);
        }
        const Sets<W> lying = sets(base);
        std::map<std::int64_t, Dist<W>> parts;
        Mixer<W> mixer(m_budget);
        for (const auto& [faces, weight] : lying.weights) {
            Dist<W> sum = Dist<W>::point(0);
            for (std::int64_t face : faces) {
                auto found = parts.find(face);
                if (found == parts.end())
                    found = parts.emplace(face, part(added, face, steps, 0)).first;
                sum = convolved(m_budget, sum, found->second, added.where);
            }
            mixer.add(weight, std::move(sum));
        }
        return mixer.finish(lying.total);
    }

    /// What a die adds whose face is still open.
    Dist<W> fresh(const Added& added, const Dist<W>& die, const std::vector<Step>& steps, std::size_t at)
    {
        if (at == steps.size())
            return mapped(m_budget, die, [&](std::int64_t face) { return added.of(face); });
        Mixer<W> mixer(m_budget);
        for (std::size_t i = 0; i < die.size(); ++i) {
            if (die.weights[i] != 0)
                mixer.add(die.weights[i], part(added, die.value(i), steps, at));
        }
        return mixer.finish(die.total);
    }

    /// What a die adds that shows this face, after the operators from the given one on.
    Dist<W> part(const Added& added, std::int64_t face, const std::vector<Step>& steps, std::size_t at)
    {
        if (at == steps.size())
            return Dist<W>::point(added.of(face));
        const Node& node = *steps[at].node;
        const Operands& operands = steps[at].operands;
        const Test& test = *operands.test;
        m_budget.spend(20);
        if (!test(face))
            return node.kind == NodeKind::Where ? Dist<W>::point(0) : part(added, face, steps, at + 1);
        if (node.kind == NodeKind::Where)
            return part(added, face, steps, at + 1);
        const Dist<W> open = die(facesOf(node.a));
        if (node.kind == NodeKind::Reroll)
            return fresh(added, open, steps, at + 1);
        if (node.kind == NodeKind::RerollAll)
            return fresh(added, without(open, test, node.where), steps, at + 1);
        if (node.kind == NodeKind::Merge) {
            const Dist<W> tail = mergedTail(open, test, explosions(node, operands));
            return fresh(added, convolved(m_budget, Dist<W>::point(face), tail, node.where), steps, at + 1);
        }
        return convolved(m_budget, part(added, face, steps, at + 1),
                         explodedPart(added, open, test, explosions(node, operands), steps, at + 1), added.where);
    }

    /// What the dice add that an exploding die brings.
    Dist<W> explodedPart(const Added& added, const Dist<W>& open, const Test& test, std::int64_t most,
                         const std::vector<Step>& steps, std::size_t at)
    {
        std::vector<Dist<W>> own;
        for (std::size_t i = 0; i < open.size(); ++i)
            own.push_back(part(added, open.value(i), steps, at));
        Dist<W> tail = Dist<W>::point(0);
        for (std::int64_t left = most; left > 0; --left) {
            Mixer<W> mixer(m_budget);
            for (std::size_t i = 0; i < open.size(); ++i) {
                if (open.weights[i] != 0)
                    mixer.add(open.weights[i],
                              test(open.value(i)) ? convolved(m_budget, own[i], tail, added.where) : own[i]);
            }
            tail = mixer.finish(open.total);
        }
        return tail;
    }

    const Tree& m_tree;
    const Bound& m_bound;
    const Uses& m_uses;
    Budget& m_budget;
    Environment<W> m_names;
};

}
