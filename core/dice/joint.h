// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/columns.h"
#include "dice/evaluator.h"
#include "dice/rivals.h"

namespace adjutant::dice {

/// Works a program out, definition by definition. What names hold that later expressions still need is kept as joint
/// states with their weights; names that do not depend on one another stay apart.
template<class W>
class Joint
{
public:
    Joint(const Tree& tree, const Bound& bound, Budget& budget)
        : m_tree(tree),
          m_budget(budget),
          m_evaluator(tree, bound, budget)
    {
    }

    /// Distributions of the definitions asked for; -1 asks for the program's own value.
    std::vector<Dist<W>> run(const std::vector<std::int32_t>& asked)
    {
        std::vector<Dist<W>> results(asked.size());
        if (asked.size() == 1 && asked.front() < 0 && m_tree.plan.rootUses.empty()) {
            results.front() = m_evaluator.number(m_tree.root); // no name needs a state
            return results;
        }
        const auto answer = [&](std::int32_t slot, auto work) {
            for (std::size_t i = 0; i < asked.size(); ++i) {
                if (asked[i] == slot)
                    results[i] = work();
            }
        };
        findNeeded(asked);
        for (m_step = 0; m_step < m_tree.definitions.size(); ++m_step) {
            const std::int32_t slot = m_tree.definitions[m_step];
            if (isNeeded(slot))
                define(slot);
            answer(slot, [&] { return valueOf(slot); });
            dropUnused();
        }
        answer(-1, [&] { return passing(m_tree.root, m_tree.plan.rootUses); });
        return results;
    }

private:
    /// Names that depend on one another, or a name by itself.
    struct Component {
        Array<std::int32_t> slots;
        Dist<W> alone; ///< of a single number; nothing when there are only rows
        Table<W> rows; ///< made of it when they are asked for

        bool holds(std::int32_t slot) const { return std::find(slots.begin(), slots.end(), slot) != slots.end(); }
    };

    bool isPool(std::int32_t slot) const { return m_tree.at(m_tree.slot(slot).root).pool; }
    bool isViewed(std::int32_t slot) const { return m_tree.plan.viewed[static_cast<std::size_t>(slot)]; }
    std::ptrdiff_t& lastUse(std::int32_t slot) { return m_lastUse[static_cast<std::size_t>(slot)]; }
    bool hasState(std::int32_t slot) const { return m_lastUse[static_cast<std::size_t>(slot)] >= 0; }
    bool diesHere(std::int32_t slot) const
    {
        return m_passes || m_lastUse[static_cast<std::size_t>(slot)] <= static_cast<std::ptrdiff_t>(m_step);
    }

    bool isNeeded(std::int32_t slot) const
    {
        return isViewed(slot) ? std::any_of(m_tree.plan.views.begin(), m_tree.plan.views.end(),
                                            [&](const View& view) { return isNeeded(view, slot); })
                              : hasState(slot);
    }

    bool isNeeded(const View& view, std::int32_t pool) const { return view.pool == pool && hasState(view.slot); }

    Views neededViews(std::int32_t slot) const
    {
        Views needed;
        for (const View& view : m_tree.plan.views) {
            if (isNeeded(view, slot))
                needed.push_back(&view);
        }
        return needed;
    }

    const std::vector<Use>& usesOf(std::int32_t slot) const { return m_tree.plan.uses[static_cast<std::size_t>(slot)]; }

    /// From the end: a definition is worked out when something asked for needs it, and kept until its last use.
    void findNeeded(const std::vector<std::int32_t>& asked)
    {
        m_lastUse.assign(m_tree.slots.size(), -1);
        if (m_tree.definitions.empty())
            return;
        const auto use = [&](const std::vector<Use>& uses, std::size_t step) {
            for (const Use& one : uses)
                lastUse(one.slot) = std::max(lastUse(one.slot), static_cast<std::ptrdiff_t>(step));
        };
        const auto wanted = [&](std::int32_t slot) {
            return std::find(asked.begin(), asked.end(), slot) != asked.end();
        };
        if (wanted(-1))
            use(m_tree.plan.rootUses, m_tree.definitions.size());
        for (std::size_t step = m_tree.definitions.size(); step-- > 0;) {
            const std::int32_t slot = m_tree.definitions[step];
            if (wanted(slot) || isNeeded(slot))
                use(usesOf(slot), step);
        }
    }

    Component& componentOf(std::int32_t slot)
    {
        return *std::find_if(m_components.begin(), m_components.end(),
                             [&](const Component& component) { return component.holds(slot); });
    }

    Table<W>& rowsOf(Component& component)
    {
        if (component.rows.rows() == 0) {
            component.rows = tableOf(component.alone);
            component.rows.slots = component.slots;
        }
        return component.rows;
    }

    Dist<W> distOf(const Component& component, std::int32_t slot)
    {
        return component.alone.size() > 0 ? component.alone
                                          : columnOf(m_budget, component.rows, component.rows.column(slot));
    }

    /// The distribution of a definition at its place.
    Dist<W> valueOf(std::int32_t slot)
    {
        std::int32_t from = slot;
        const NodeId root = m_tree.slot(slot).root;
        for (const View& view : m_tree.plan.views) {
            if (view.pool == slot && view.kind == NodeKind::Sum && view.steps.empty() && hasState(view.slot))
                from = view.slot;
        }
        if (hasState(from) && (from != slot || !isPool(slot)))
            return distOf(componentOf(from), from);
        return passing(root, usesOf(slot));
    }

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
    /// one table, by whose rows the expression is worked out.
    Table<W> settle(const std::vector<Use>& uses)
    {
        Table<W> joined = Table<W>::certain();
        for (const Use& use : uses)
            addRivals(joined, uses, use);
        m_free.reserve(uses.size());
        for (const Use& use : uses) {
            if (isIn(joined, use.slot))
                continue;
            if (staysFree(use))
                m_free.emplace_back(use.slot, distOf(componentOf(use.slot), use.slot));
            else if (Component& component = componentOf(use.slot); m_passes)
                join(joined, rowsOf(component));
            else
                join(joined, std::move(rowsOf(component))); // in which it stays, see forget()
        }
        for (auto& [slot, dist] : m_free)
            m_evaluator.names().at(slot).free = &dist;
        m_evaluator.setRepeating(joined.rows() > 1);
        return joined;
    }

    static bool isIn(const Table<W>& joined, std::int32_t slot) { return joined.column(slot) != joined.slots.size(); }

    bool staysFree(const Use& use)
    {
        return use.times == 1 && !use.repeated && componentOf(use.slot).slots.size() == 1 && diesHere(use.slot) &&
               !isMaterial(use.slot);
    }

    void join(Table<W>& joined, Table<W> more)
    {
        joined = joined.slots.empty() ? std::move(more) : product(joined, more);
    }

    /// Two names that do not depend on one another and are only ever compared with one another: which is larger is all
    /// that is kept of them, whatever other names go with either.
    void addRivals(Table<W>& joined, const std::vector<Use>& uses, const Use& use)
    {
        const auto other = std::find_if(uses.begin(), uses.end(), [&](const Use& u) { return u.slot == use.rival; });
        if (other == uses.end() || use.slot == use.rival || (staysFree(use) && staysFree(*other)))
            return;
        Component& own = componentOf(use.slot);
        Component& rival = componentOf(use.rival);
        if (!mayRank(joined, use) || !mayRank(joined, *other) || other->rival != use.slot || &own == &rival)
            return;
        Table<W> table = ranked(m_budget, groupsOf(own, use.slot), groupsOf(rival, use.rival));
        table.slots = {use.slot, use.rival};
        for (const Component* component : {&own, &rival})
            std::copy_if(component->slots.begin(), component->slots.end(), std::back_inserter(table.slots),
                         [&](std::int32_t slot) { return slot != use.slot && slot != use.rival; });
        join(joined, std::move(table));
    }

    bool mayRank(const Table<W>& joined, const Use& use) const
    {
        return use.onlyCompared && diesHere(use.slot) && !isMaterial(use.slot) && !isIn(joined, use.slot);
    }

    Array<Alike<W>> groupsOf(const Component& component, std::int32_t slot)
    {
        if (component.slots.size() > 1)
            return grouped(m_budget, component.rows, component.rows.column(slot));
        Array<Alike<W>> one(1);
        one.front().values = distOf(component, slot);
        return one;
    }

    bool isMaterial(std::int32_t slot) const
    {
        return m_tree.slot(slot).kind == Slot::Kind::Definition && isPool(slot);
    }

    void unsettle()
    {
        for (auto& [slot, dist] : m_free)
            m_evaluator.names().at(slot).free = nullptr;
        m_free.clear();
        m_evaluator.setRepeating(false);
    }

    Table<W> product(const Table<W>& a, const Table<W>& b)
    {
        Table<W> both;
        both.slots = a.slots;
        both.slots.insert(both.slots.end(), b.slots.begin(), b.slots.end());
        both.width = a.width + b.width;
        both.total = a.total * b.total;
        const std::uint64_t rows = static_cast<std::uint64_t>(a.rows()) * b.rows();
        m_budget.allow(rows * (sizeof(W) + Weight<W>::bytes(both.total) + 8 * both.width));
        m_budget.spend(rows * (10 + 4 * both.width + Weight<W>::cost(a.total, b.total)));
        both.keys.resize(static_cast<std::size_t>(rows) * both.width);
        both.weights.reserve(static_cast<std::size_t>(rows));
        for (std::size_t i = 0; i < a.rows(); ++i) {
            for (std::size_t j = 0; j < b.rows(); ++j) {
                std::copy_n(b.row(j), b.width, std::copy_n(a.row(i), a.width, both.row(both.rows())));
                both.weights.push_back(a.weights[i] * b.weights[j]);
            }
        }
        return both;
    }

    void fix(const Table<W>& table, std::size_t row)
    {
        for (std::size_t c = 0; c < table.width; ++c)
            m_evaluator.names().at(table.slots[c]).value = table.row(row)[c];
    }

    /// The distribution of an expression that no name keeps.
    Dist<W> passing(NodeId root, const std::vector<Use>& uses)
    {
        if (uses.empty())
            return m_evaluator.number(root);
        auto whole = narrowTo(uses);
        m_passes = true;
        const Table<W> joined = settle(uses);
        Dist<W> result;
        if (joined.slots.empty())
            result = m_evaluator.number(root);
        else if (const auto values = settled(joined, root))
            result = gathered(m_budget, *values, joined.weights, joined.total);
        else
            result = mixedNumbers(joined, root, uses);
        unsettle();
        m_passes = false;
        for (auto& [i, component] : whole)
            m_components[i] = std::move(component);
        return result;
    }

    /// Leaves of the components only the names that an expression uses; what those were that had more, by their places.
    Array<std::pair<std::size_t, Component>> narrowTo(const std::vector<Use>& uses)
    {
        Array<std::pair<std::size_t, Component>> whole;
        for (std::size_t i = 0; i < m_components.size(); ++i) {
            Component& component = m_components[i];
            Array<std::size_t> used;
            for (std::size_t c = 0; c < component.slots.size(); ++c) {
                if (std::any_of(uses.begin(), uses.end(), [&](const Use& u) { return u.slot == component.slots[c]; }))
                    used.push_back(c);
            }
            if (used.empty() || used.size() == component.slots.size())
                continue;
            whole.emplace_back(i, component);
            narrow(component, used);
        }
        return whole;
    }

    Dist<W> mixedNumbers(const Table<W>& joined, NodeId root, const std::vector<Use>& uses)
    {
        const Array<std::size_t> first = firstAlike(joined, root, uses);
        Array<Total<W>> weights(joined.rows());
        for (std::size_t i = 0; i < joined.rows(); ++i)
            weights[first[i]].add(joined.weights[i]);
        Mixer<W> mixer(m_budget);
        for (std::size_t i = 0; i < joined.rows(); ++i) {
            if (first[i] != i)
                continue;
            fix(joined, i);
            m_budget.spend(100);
            mixer.add(weights[i].value(), m_evaluator.number(root));
        }
        return mixer.finish(joined.total);
    }

    /// For every row the first one in which the expression is the same: all numbers agree by which its dice fall.
    Array<std::size_t> firstAlike(const Table<W>& joined, NodeId root, const std::vector<Use>& uses)
    {
        Array<Array<std::int64_t>> columns;
        if (!addSettled(joined, root, true, columns)) {
            columns.clear();
            for (const Use& use : uses) {
                if (isIn(joined, use.slot))
                    columns.push_back(joined.valuesOf(joined.column(use.slot)));
            }
        }
        Table<W> alike;
        alike.width = columns.size();
        alike.weights = joined.weights;
        alike.keys.reserve(joined.rows() * alike.width);
        for (std::size_t i = 0; i < joined.rows(); ++i) {
            for (const auto& column : columns)
                alike.keys.push_back(column[i]);
        }
        return alike.firstAlike(m_budget);
    }

    /// Adds the numbers of an expression that follow from names, for every row. They are as large as can be where it is
    /// certain that they are worked out, else only the names: what is never worked out may divide by zero. False when
    /// there is more to it than numbers.
    bool addSettled(const Table<W>& joined, NodeId id, bool certain, Array<Array<std::int64_t>>& columns)
    {
        if (id < 0 || m_tree.at(id).closed)
            return true;
        const Node& node = m_tree.at(id);
        if (node.kind == NodeKind::Chain || (node.kind == NodeKind::Again && node.view >= 0))
            return false;
        if (node.kind == NodeKind::Name && m_tree.plan.inPlace[static_cast<std::size_t>(node.slot)])
            return addSettled(joined, m_tree.slot(node.slot).root, certain, columns);
        if (node.view >= 0 || (certain && !node.fresh && !node.pool)) {
            auto column = Columns<W>(m_tree, m_evaluator, m_budget, joined).work(id);
            if (column)
                columns.push_back(std::move(*column));
            return column.has_value();
        }
        if (node.kind == NodeKind::Name)
            return false;
        const bool always = certain && node.kind != NodeKind::If && node.kind != NodeKind::Repeat;
        bool all = addSettled(joined, node.a, certain, columns) && addSettled(joined, node.b, always, columns) &&
                   addSettled(joined, node.c, always, columns);
        if (node.condition >= 0) {
            for (NodeId operand : m_tree.conditions[static_cast<std::size_t>(node.condition)].operands)
                all = all && addSettled(joined, operand, always, columns);
        }
        return all;
    }

    /// An expression in which no dice fall: a number for every row. Nothing when a distribution stands in it after
    /// all.
    std::optional<Array<std::int64_t>> settled(const Table<W>& joined, NodeId root)
    {
        if (m_tree.at(root).pool || !m_free.empty())
            return std::nullopt;
        m_budget.spend(40 * joined.rows());
        if (joined.rows() > fewRows)
            return Columns<W>(m_tree, m_evaluator, m_budget, joined).work(root);
        Array<std::int64_t> values(joined.rows());
        for (std::size_t i = 0; i < joined.rows(); ++i) {
            fix(joined, i);
            const auto value = m_evaluator.scalar(root);
            if (!value)
                return std::nullopt;
            values[i] = *value;
        }
        return values;
    }

    static constexpr std::size_t fewRows = 8; // for which no columns are set up

    // ---- definitions
    /// Whether all that is needed of a definition is one number: its own, or a pool's total.
    bool isNumber(std::int32_t slot, const Views& views) const
    {
        return !isPool(slot) ||
               (views.size() == 1 && views.front()->kind == NodeKind::Sum && views.front()->steps.empty());
    }

    /// What a definition adds to the rows of what it needs.
    Table<W> part(std::int32_t slot, NodeId root, const Views& views)
    {
        if (isNumber(slot, views))
            return tableOf(m_evaluator.number(root));
        if (!views.empty())
            return m_evaluator.views(root, views);
        Table<W> table;
        table.width = 1;
        const Sets<W> sets = m_evaluator.sets(root);
        table.total = sets.total;
        for (const auto& [faces, weight] : sets.weights) {
            table.keys.push_back(placeOf(faces));
            table.weights.push_back(weight);
        }
        return table;
    }

    void define(std::int32_t slot)
    {
        const Views views = isViewed(slot) ? neededViews(slot) : Views{};
        const Table<W> joined = settle(usesOf(slot));
        forget(joined);
        Component result;
        if (joined.width == 0 && isNumber(slot, views)) {
            result.alone = m_evaluator.number(m_tree.slot(slot).root);
        } else if (joined.width == 0) {
            result.rows = part(slot, m_tree.slot(slot).root, views);
        } else {
            Array<std::size_t> stays;
            for (std::size_t c = 0; c < joined.width; ++c) {
                if (diesHere(joined.slots[c]))
                    continue;
                stays.push_back(c);
                result.slots.push_back(joined.slots[c]);
            }
            result.rows = extended(joined, stays, slot, views);
        }
        unsettle();
        if (views.empty())
            result.slots.push_back(slot);
        for (const View* view : views)
            result.slots.push_back(view->slot);
        result.rows.slots = result.slots;
        m_components.push_back(std::move(result));
    }

    /// The rows of what a definition needs, with what it adds to each, and without the names that are needed no more.
    Table<W> extended(const Table<W>& joined, const Array<std::size_t>& stays, std::int32_t slot, const Views& views)
    {
        const NodeId root = m_tree.slot(slot).root;
        if (const auto values = settled(joined, root)) {
            Table<W> result;
            result.width = stays.size() + 1;
            result.total = joined.total;
            result.weights = joined.weights;
            result.keys.resize(result.width * joined.rows());
            for (std::size_t i = 0; i < joined.rows(); ++i)
                *copied(joined.row(i), stays, result.row(i)) = (*values)[i];
            result.merge(m_budget);
            return result;
        }
        return mixed(joined, stays, firstAlike(joined, root, usesOf(slot)), [&] { return part(slot, root, views); });
    }

    /// For every row the columns that stay and what `work` adds, which is the same as in the first row like it.
    template<class F>
    Table<W> mixed(const Table<W>& joined, const Array<std::size_t>& stays, const Array<std::size_t>& first, F work)
    {
        Array<Table<W>> added(joined.rows());
        W common(1);
        for (std::size_t i = 0; i < joined.rows(); ++i) {
            if (first[i] != i)
                continue;
            fix(joined, i);
            m_budget.spend(200);
            added[i] = work();
            common = Weight<W>::common(common, added[i].total);
        }
        Table<W> result;
        result.width = stays.size() + added.front().width;
        result.total = joined.total * common;
        std::size_t rows = 0;
        for (const std::size_t i : first)
            rows += added[i].rows();
        m_budget.spend(rows * (12 + 8 * result.width + Weight<W>::cost(joined.total, common)));
        m_budget.allow(rows * (8 * result.width + sizeof(W) + Weight<W>::bytes(result.total)));
        result.keys.resize(rows * result.width);
        result.weights.reserve(rows);
        for (std::size_t i = 0; i < joined.rows(); ++i) {
            const Table<W>& more = added[first[i]];
            const W factor = joined.weights[i] * Weight<W>::raised(more.total, common);
            for (std::size_t j = 0; j < more.rows(); ++j) {
                std::int64_t* rest = copied(joined.row(i), stays, result.row(result.rows()));
                std::copy_n(more.row(j), more.width, rest);
                result.weights.push_back(factor * more.weights[j]);
            }
        }
        result.merge(m_budget);
        return result;
    }

    /// Copies these columns of a row; where the next number goes.
    static std::int64_t* copied(const std::int64_t* row, const Array<std::size_t>& columns, std::int64_t* to)
    {
        for (std::size_t c : columns)
            *to++ = row[c];
        return to;
    }

    /// The components that are in the table are in it now, and nowhere else.
    void forget(const Table<W>& joined)
    {
        std::erase_if(m_components, [&](const Component& component) {
            return joined.column(component.slots.front()) != joined.slots.size();
        });
    }

    /// States that only differ in names no longer needed become one.
    void dropUnused()
    {
        const auto dead = [&](std::int32_t slot) { return diesHere(slot); };
        std::erase_if(m_components, [&](const Component& component) {
            return std::all_of(component.slots.begin(), component.slots.end(), dead);
        });
        for (Component& component : m_components) {
            if (std::any_of(component.slots.begin(), component.slots.end(), dead)) {
                Array<std::size_t> stays;
                for (std::size_t c = 0; c < component.slots.size(); ++c) {
                    if (!dead(component.slots[c]))
                        stays.push_back(c);
                }
                narrow(component, stays);
            }
        }
    }

    /// Leaves these columns; rows that agree in them become one.
    void narrow(Component& component, const Array<std::size_t>& stays)
    {
        Table<W> left;
        left.total = component.rows.total;
        for (std::size_t c : stays)
            left.slots.push_back(component.slots[c]);
        left.width = stays.size();
        left.keys.resize(component.rows.rows() * left.width);
        for (std::size_t i = 0; i < component.rows.rows(); ++i)
            copied(component.rows.row(i), stays, left.row(i));
        left.weights = std::move(component.rows.weights);
        left.merge(m_budget);
        component.slots = left.slots;
        component.rows = std::move(left);
    }

    const Tree& m_tree;
    Budget& m_budget;
    Evaluator<W> m_evaluator;
    Array<Component> m_components;
    Array<std::pair<std::int32_t, Dist<W>>> m_free;
    Array<std::ptrdiff_t> m_lastUse;
    std::map<Faces, std::int64_t> m_places;
    std::size_t m_step = 0;
    bool m_passes = false; ///< what is worked out is asked for and not kept, nor the names with it
};

}
