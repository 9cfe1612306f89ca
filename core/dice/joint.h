// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/evaluator.h"

namespace adjutant::dice
{

/// Works a program out, definition by definition. What names hold that later expressions still need is kept as joint
/// states with their weights; names that do not depend on one another stay apart.
template<class W>
class Joint
{
public:
    Joint(const Tree& tree, const Bound& bound, Budget& budget)
        : m_tree(tree),
          m_uses(tree),
          m_budget(budget),
          m_evaluator(tree, bound, m_uses, budget)
    {
    }

    /// Distributions of the definitions asked for; -1 asks for the program's own value.
    std::vector<Dist<W>> run(const std::vector<std::int32_t>& asked)
    {
        findNeeded(asked);
        std::map<std::int32_t, Dist<W>> answers;
        const auto wanted = [&](std::int32_t slot) {
            return std::find(asked.begin(), asked.end(), slot) != asked.end();
        };
        for (m_step = 0; m_step < m_tree.definitions.size(); ++m_step) {
            const std::int32_t slot = m_tree.definitions[m_step];
            if (wanted(slot) && !hasState(slot))
                answers[slot] = passing(m_tree.slot(slot).root);
            if (hasState(slot))
                define(slot);
            if (wanted(slot) && hasState(slot))
                answers[slot] = marginal(slot);
            dropUnused();
        }
        if (wanted(-1))
            answers[-1] = passing(m_tree.root);
        std::vector<Dist<W>> results;
        for (std::int32_t slot : asked)
            results.push_back(answers[slot]);
        return results;
    }

private:
    using Row = std::vector<std::int64_t>;

    /// Names whose values depend on one another: every combination that comes up, with its weight.
    struct Component {
        std::vector<std::int32_t> slots;
        std::map<Row, W> rows;
        W total = W(1);
    };

    bool hasState(std::int32_t slot) const { return m_lastUse[static_cast<std::size_t>(slot)] >= 0; }
    bool isPool(std::int32_t slot) const { return m_tree.at(m_tree.slot(slot).root).pool; }
    bool diesHere(std::int32_t slot) const
    {
        return m_lastUse[static_cast<std::size_t>(slot)] <= static_cast<std::ptrdiff_t>(m_step);
    }

    /// From the end: a definition is worked out when something asked for needs it, and kept until its last use.
    void findNeeded(const std::vector<std::int32_t>& asked)
    {
        m_lastUse.assign(m_tree.slots.size(), -1);
        const auto use = [&](NodeId root, std::size_t step) {
            for (const Use& one : m_uses.of(root)) {
                auto& last = m_lastUse[static_cast<std::size_t>(one.slot)];
                last = std::max(last, static_cast<std::ptrdiff_t>(step));
            }
        };
        const auto wanted = [&](std::int32_t slot) {
            return std::find(asked.begin(), asked.end(), slot) != asked.end();
        };
        if (wanted(-1))
            use(m_tree.root, m_tree.definitions.size());
        for (std::size_t step = m_tree.definitions.size(); step-- > 0;) {
            const std::int32_t slot = m_tree.definitions[step];
            if (hasState(slot) || wanted(slot))
                use(m_tree.slot(slot).root, step);
        }
    }

    std::size_t componentOf(std::int32_t slot) const
    {
        for (std::size_t i = 0; i < m_components.size(); ++i) {
            const auto& slots = m_components[i].slots;
            if (std::find(slots.begin(), slots.end(), slot) != slots.end())
                return i;
        }
        return m_components.size();
    }

    /// The distribution of one name, whatever the others are.
    Dist<W> marginal(std::int32_t slot)
    {
        const Component& component = m_components[componentOf(slot)];
        const auto place = static_cast<std::size_t>(std::find(component.slots.begin(), component.slots.end(), slot) -
                                                    component.slots.begin());
        std::map<std::int64_t, W> weights;
        for (const auto& [row, weight] : component.rows) {
            m_budget.spend(10);
            const std::int64_t value = row[place];
            weights[isPool(slot) ? viewOf(NodeKind::Sum, nullptr, lying(value), m_tree.slot(slot).where) : value] +=
                weight;
        }
        Gatherer<W> gatherer(m_budget, weights.begin()->first, weights.rbegin()->first, weights.size());
        for (const auto& [value, weight] : weights)
            gatherer.add(value, weight);
        return gatherer.finish(component.total);
    }

    const Faces& lying(std::int64_t place) { return m_evaluator.names().lying[static_cast<std::size_t>(place)]; }

    std::int64_t placeOf(const Faces& faces)
    {
        const auto [found, isNew] =
            m_places.emplace(faces, static_cast<std::int64_t>(m_evaluator.names().lying.size()));
        if (isNew)
            m_evaluator.names().lying.push_back(faces);
        return found->second;
    }

    // ---- expressions whose names must be settled first
    /// Settles what an expression needs: names that are alone and used once stay distributions, the others become
    /// one component, by whose rows the expression is worked out.
    Component settle(NodeId root)
    {
        std::vector<std::int32_t> fixed;
        for (const Use& use : m_uses.of(root)) {
            const Component& component = m_components[componentOf(use.slot)];
            const bool free = component.slots.size() == 1 && use.times == 1 && !use.repeated && !isPool(use.slot) &&
                              diesHere(use.slot);
            if (free)
                m_free.push_back({use.slot, marginal(use.slot)});
            else
                fixed.push_back(use.slot);
        }
        for (auto& [slot, dist] : m_free)
            m_evaluator.names().at(slot).free = &dist;
        Component joined;
        joined.rows.emplace(Row{}, W(1));
        for (std::int32_t slot : fixed) {
            const std::size_t at = componentOf(slot);
            if (at == m_components.size())
                continue; // came with another name of its component
            joined = product(joined, m_components[at]);
            m_components.erase(m_components.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return joined;
    }

    void unsettle()
    {
        for (auto& [slot, dist] : m_free)
            m_evaluator.names().at(slot).free = nullptr;
        m_free.clear();
    }

    Component product(const Component& a, const Component& b)
    {
        Component both;
        both.slots = a.slots;
        both.slots.insert(both.slots.end(), b.slots.begin(), b.slots.end());
        both.total = a.total * b.total;
        m_budget.allow(static_cast<std::uint64_t>(a.rows.size()) * b.rows.size() * (80 + 8 * both.slots.size()));
        for (const auto& [left, leftWeight] : a.rows) {
            for (const auto& [right, rightWeight] : b.rows) {
                m_budget.spend(30 + Weight<W>::cost(both.total));
                Row row = left;
                row.insert(row.end(), right.begin(), right.end());
                both.rows.emplace(std::move(row), leftWeight * rightWeight);
            }
        }
        return both;
    }

    void fix(const Component& component, const Row& row)
    {
        for (std::size_t i = 0; i < row.size(); ++i)
            m_evaluator.names().at(component.slots[i]).value = row[i];
    }

    /// The distribution of an expression that no name keeps.
    Dist<W> passing(NodeId root)
    {
        const auto before = m_components;
        const Component joined = settle(root);
        Mixer<W> mixer(m_budget);
        for (const auto& [row, weight] : joined.rows) {
            fix(joined, row);
            mixer.add(weight, m_evaluator.number(root));
        }
        unsettle();
        m_components = before;
        return mixer.finish(joined.total);
    }

    void define(std::int32_t slot)
    {
        const NodeId root = m_tree.slot(slot).root;
        const Component joined = settle(root);
        struct Part {
            Row kept;
            W weight;
            std::vector<std::pair<std::int64_t, W>> values;
            W total;
        };
        std::vector<Part> parts;
        W common(1);
        for (const auto& [row, weight] : joined.rows) {
            fix(joined, row);
            Part part{keptOf(joined, row), weight, {}, W(1)};
            if (isPool(slot)) {
                const Sets<W> sets = m_evaluator.sets(root);
                part.total = sets.total;
                for (const auto& [faces, inner] : sets.weights)
                    part.values.emplace_back(placeOf(faces), inner);
            } else {
                const Dist<W> dist = m_evaluator.number(root);
                part.total = dist.total;
                for (std::size_t i = 0; i < dist.size(); ++i) {
                    if (dist.weights[i] != 0)
                        part.values.emplace_back(dist.value(i), dist.weights[i]);
                }
            }
            m_budget.spend(part.values.size() * (30 + Weight<W>::cost(joined.total)));
            common = Weight<W>::common(common, part.total);
            parts.push_back(std::move(part));
        }
        unsettle();
        Component result;
        for (std::int32_t name : joined.slots) {
            if (!diesHere(name))
                result.slots.push_back(name);
        }
        result.slots.push_back(slot);
        result.total = joined.total * common;
        for (Part& part : parts) {
            const W factor = part.weight * Weight<W>::raised(part.total, common);
            part.kept.push_back(0);
            for (const auto& [value, weight] : part.values) {
                part.kept.back() = value;
                result.rows[part.kept] += factor * weight;
            }
            m_budget.allow(result.rows.size() * (80 + 8 * result.slots.size()));
        }
        m_components.push_back(std::move(result));
    }

    Row keptOf(const Component& component, const Row& row) const
    {
        Row kept;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!diesHere(component.slots[i]))
                kept.push_back(row[i]);
        }
        return kept;
    }

    /// States that only differ in names no longer needed become one.
    void dropUnused()
    {
        for (Component& component : m_components) {
            const bool all =
                std::none_of(component.slots.begin(), component.slots.end(), [&](auto s) { return diesHere(s); });
            if (all)
                continue;
            std::map<Row, W> rows;
            for (const auto& [row, weight] : component.rows)
                rows[keptOf(component, row)] += weight;
            component.rows = std::move(rows);
            std::erase_if(component.slots, [&](auto s) { return diesHere(s); });
        }
        std::erase_if(m_components, [](const Component& component) { return component.slots.empty(); });
    }

    const Tree& m_tree;
    Uses m_uses;
    Budget& m_budget;
    Evaluator<W> m_evaluator;
    std::vector<Component> m_components;
    std::vector<std::pair<std::int32_t, Dist<W>>> m_free;
    std::vector<std::ptrdiff_t> m_lastUse;
    std::map<Faces, std::int64_t> m_places;
    std::size_t m_step = 0;
};

}
