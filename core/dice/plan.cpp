// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/plan.h"

#include "dice/twins.h"

#include <algorithm>

namespace adjutant::dice {

bool keepsOrDrops(NodeKind kind)
{
    return kind >= NodeKind::KeepHighest && kind <= NodeKind::DropLowest;
}

namespace {

bool onlyLooks(NodeKind kind)
{
    return keepsOrDrops(kind) || kind == NodeKind::Where;
}

bool reads(NodeKind kind)
{
    return kind == NodeKind::Count || (kind >= NodeKind::Sum && kind <= NodeKind::LargestSet);
}

bool compares(NodeKind kind)
{
    return kind >= NodeKind::Equal && kind <= NodeKind::GreaterEqual;
}

class Planner
{
public:
    explicit Planner(Tree& tree) : m_tree(tree), m_plan(tree.plan) {}

    void run()
    {
        if (!m_tree.slots.empty())
            planNames();
        findTwins(m_tree);
    }

private:
    static std::size_t index(std::int32_t i) { return static_cast<std::size_t>(i); }
    Node& at(NodeId id) { return m_tree.nodes[index(id)]; }
    bool isDefinition(std::int32_t slot) const { return m_tree.slot(slot).kind == Slot::Kind::Definition; }
    NodeId root(std::int32_t slot) const { return m_tree.slot(slot).root; }

    template<class F>
    void eachOperand(const Node& node, F callback)
    {
        if (node.condition >= 0) {
            for (NodeId operand : m_tree.conditions[index(node.condition)].operands)
                callback(operand);
        }
    }

    template<class F>
    void eachChild(const Node& node, F callback)
    {
        for (NodeId child : {node.a, node.b, node.c}) {
            if (child >= 0)
                callback(child);
        }
        eachOperand(node, callback);
    }

    void planNames()
    {
        m_plan.inPlace.assign(m_tree.slots.size(), false);
        m_plan.viewed.assign(m_tree.slots.size(), false);
        if (m_tree.definitions.empty())
            return;
        findInPlace();
        keepMerging();
        findViews();
        markNames();
        markFresh();
        m_plan.uses.resize(m_tree.slots.size());
        for (std::int32_t slot : m_tree.definitions)
            m_plan.uses[index(slot)] = usesOf(m_tree.slot(slot).root);
        m_plan.rootUses = usesOf(m_tree.root);
    }

    /// Nodes come after their parts, and definitions before their uses.
    void markFresh()
    {
        for (Node& node : m_tree.nodes) {
            node.fresh = node.throws;
            if (node.kind == NodeKind::Name && m_plan.inPlace[index(node.slot)])
                node.fresh = node.fresh || at(root(node.slot)).fresh;
            if (node.view >= 0 && node.kind != NodeKind::Again) {
                node.fresh = false;
                continue;
            }
            eachChild(node, [&](NodeId child) { node.fresh = node.fresh || at(child).fresh; });
        }
    }

    // ---- names that are worked out in place
    struct Occurrence {
        std::int32_t times = 0;
        bool repeated = false;
    };

    void count(NodeId id, bool repeated, std::int32_t times)
    {
        if (id < 0)
            return;
        const Node& node = at(id);
        if (node.kind == NodeKind::Name && isDefinition(node.slot)) {
            Occurrence& occurrence = m_occurrences[index(node.slot)];
            occurrence.times = std::min(occurrence.times + times, 1000);
            occurrence.repeated |= repeated;
        }
        count(node.a, repeated, times);
        count(node.b, repeated || node.kind == NodeKind::Repeat, times);
        count(node.c, repeated || node.kind == NodeKind::Chain, times);
        eachOperand(node, [&](NodeId operand) { count(operand, repeated, times); });
    }

    /// A name that only keeps or drops dice of another named pool: it can be looked through.
    bool isAlias(std::int32_t slot)
    {
        NodeId id = root(slot);
        while (onlyLooks(at(id).kind)) {
            if (!isSettled(at(id)))
                return false;
            id = at(id).a;
        }
        return at(id).kind == NodeKind::Name && at(id).pool;
    }

    /// The operands of an operator behind a pool are the same in every state.
    bool isSettled(const Node& node)
    {
        const auto settled = [&](NodeId id) { return at(id).closed && !at(id).throws; };
        bool all = node.b < 0 || settled(node.b);
        eachOperand(node, [&](NodeId operand) { all = all && settled(operand); });
        return all;
    }

    void findInPlace()
    {
        m_occurrences.resize(m_tree.slots.size());
        count(m_tree.root, false, 1);
        for (std::size_t i = m_tree.definitions.size(); i-- > 0;) {
            const std::int32_t slot = m_tree.definitions[i];
            const Occurrence& own = m_occurrences[index(slot)];
            const bool alias = isAlias(slot);
            m_plan.inPlace[index(slot)] = alias || (own.times == 1 && !own.repeated);
            count(root(slot), alias && own.repeated, alias ? std::max(1, own.times) : 1);
        }
    }

    /// Whether dice fall in it, or in a name that is worked out in its place.
    bool throwsHere(NodeId id)
    {
        bool throws = at(id).throws;
        if (at(id).kind == NodeKind::Name && m_plan.inPlace[index(at(id).slot)])
            throws = throws || throwsHere(root(at(id).slot));
        eachChild(at(id), [&](NodeId child) { throws = throws || throwsHere(child); });
        return throws;
    }

    /// A number that follows from states alone has few values, as a rule fewer than there are states: before an
    /// expression that throws, it becomes a name of its own, so that states that agree in it are one.
    void keepMerging()
    {
        for (std::int32_t slot : m_tree.definitions)
            keepMerging(root(slot));
        keepMerging(m_tree.root);
    }

    void keepMerging(NodeId expression)
    {
        if (throwsHere(expression))
            eachName(expression, [&](std::int32_t slot) {
                const NodeId id = root(slot);
                if (m_plan.inPlace[index(slot)] && !at(id).pool && !at(id).closed && !throwsHere(id))
                    m_plan.inPlace[index(slot)] = false;
            });
    }

    template<class F>
    void eachName(NodeId id, const F& callback)
    {
        if (at(id).kind == NodeKind::Name && isDefinition(at(id).slot))
            callback(at(id).slot);
        eachChild(at(id), [&](NodeId child) { eachName(child, callback); });
    }

    // ---- views
    void findViews()
    {
        for (std::int32_t slot : m_tree.definitions)
            m_plan.viewed[index(slot)] = at(root(slot)).pool && !m_plan.inPlace[index(slot)];
        const auto everywhere = [&](bool assign) {
            for (std::int32_t slot : m_tree.definitions) {
                const NodeId id = root(slot);
                if (at(id).pool && m_plan.inPlace[index(slot)])
                    lookThrough(id, NodeKind::Sum, -1, id, assign); // for who asks for its value
                else
                    at(id).pool ? lookAtPool(id, assign) : lookAtNumber(id, assign);
            }
            lookAtNumber(m_tree.root, assign);
        };
        everywhere(false);
        everywhere(true);
    }

    void lookAtNumber(NodeId id, bool assign)
    {
        const Node& node = at(id);
        if (reads(node.kind)) {
            eachOperand(node, [&](NodeId operand) { lookAtNumber(operand, assign); });
            lookThrough(id, node.kind, node.kind == NodeKind::Count ? id : -1, node.a, assign);
        } else if (node.pool) {
            lookThrough(id, NodeKind::Sum, -1, id, assign);
        } else if (node.kind == NodeKind::Pairs) {
            lookAtPool(node.a, assign);
            lookAtPool(node.b, assign);
        } else {
            eachChild(node, [&](NodeId child) { lookAtNumber(child, assign); });
        }
    }

    /// A pool of which every die is needed: no view will do.
    void lookAtPool(NodeId id, bool assign)
    {
        const Node& node = at(id);
        if (node.kind == NodeKind::Name) {
            if (m_plan.inPlace[index(node.slot)])
                return lookAtPool(root(node.slot), assign);
            m_plan.viewed[index(node.slot)] = false;
            return;
        }
        if (node.b >= 0)
            lookAtNumber(node.b, assign);
        eachOperand(node, [&](NodeId operand) { lookAtNumber(operand, assign); });
        if (node.kind == NodeKind::Throw)
            lookAtNumber(node.a, assign);
        else if (node.kind == NodeKind::Again)
            lookThrough(id, NodeKind::Size, -1, node.a, assign);
        else
            lookAtPool(node.a, assign);
    }

    /// A number read off a pool: a view, when nothing but keeping and dropping lies between it and a named pool.
    void lookThrough(NodeId reader, NodeKind kind, NodeId consumer, NodeId pool, bool assign)
    {
        std::vector<NodeId> steps;
        bool settled = consumer < 0 || isSettled(at(consumer));
        NodeId id = pool;
        for (;;) {
            const Node& node = at(id);
            if (node.kind == NodeKind::Name && m_plan.inPlace[index(node.slot)])
                id = root(node.slot);
            else if (!onlyLooks(node.kind))
                break;
            else {
                settled = settled && isSettled(node);
                steps.push_back(id);
                id = node.a;
            }
        }
        const Node& base = at(id);
        if (base.kind != NodeKind::Name || !settled)
            return lookAtPool(pool, assign);
        if (!assign || !m_plan.viewed[index(base.slot)])
            return;
        std::reverse(steps.begin(), steps.end());
        at(reader).view = viewSlot({base.slot, -1, kind, consumer, std::move(steps)});
    }

    std::int32_t viewSlot(View view)
    {
        for (const View& known : m_plan.views) {
            if (sameView(known, view))
                return known.slot;
        }
        view.slot = static_cast<std::int32_t>(m_tree.slots.size());
        m_tree.slots.push_back({Slot::Kind::View, {}, {}, {}, -1, m_plan.views.size(), true});
        m_plan.inPlace.push_back(false);
        m_plan.viewed.push_back(false);
        m_plan.views.push_back(view);
        return view.slot;
    }

    bool sameView(const View& a, const View& b)
    {
        return a.pool == b.pool && a.kind == b.kind && a.steps.size() == b.steps.size() &&
               (a.consumer < 0 || sameOperator(at(a.consumer), at(b.consumer))) &&
               std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(),
                          [&](NodeId x, NodeId y) { return sameOperator(at(x), at(y)); });
    }

    bool sameOperator(const Node& a, const Node& b)
    {
        if (a.kind != b.kind || (a.b < 0) != (b.b < 0) || (a.condition < 0) != (b.condition < 0))
            return false;
        if (a.b >= 0 && !sameOperand(a.b, b.b))
            return false;
        if (a.condition < 0)
            return true;
        const Condition& left = m_tree.conditions[index(a.condition)];
        const Condition& right = m_tree.conditions[index(b.condition)];
        return left.test == right.test && left.operands.size() == right.operands.size() &&
               std::equal(left.operands.begin(), left.operands.end(), right.operands.begin(),
                          [&](NodeId x, NodeId y) { return sameOperand(x, y); });
    }

    bool sameOperand(NodeId a, NodeId b)
    {
        const Node& left = at(a);
        const Node& right = at(b);
        return left.kind == right.kind && left.slot == right.slot && left.number == right.number &&
               (left.kind == NodeKind::Number || left.kind == NodeKind::Name);
    }

    /// The nodes that stand for a number which is a state.
    void markNames()
    {
        for (Node& node : m_tree.nodes) {
            if (node.kind == NodeKind::Name && !node.pool && isDefinition(node.slot) &&
                !m_plan.inPlace[index(node.slot)])
                node.view = node.slot;
        }
    }

    // ---- what an expression needs
    std::vector<Use> usesOf(NodeId id)
    {
        std::vector<Use> uses;
        collect(id, false, -1, uses);
        return uses;
    }

    /// The name that a node stands for in the odds; -1 when it stands for none.
    std::int32_t nameOf(NodeId id)
    {
        const Node& node = at(id);
        if (node.view >= 0 && node.kind != NodeKind::Again)
            return node.view;
        const bool name = node.kind == NodeKind::Name && isDefinition(node.slot) && !m_plan.inPlace[index(node.slot)];
        return name ? node.slot : -1;
    }

    static void note(std::int32_t slot, bool repeated, std::int32_t rival, std::vector<Use>& uses)
    {
        const auto found = std::find_if(uses.begin(), uses.end(), [&](const Use& use) { return use.slot == slot; });
        if (found == uses.end()) {
            uses.push_back({slot, 1, repeated, rival, rival >= 0});
            return;
        }
        ++found->times;
        found->repeated |= repeated;
        found->onlyCompared = found->onlyCompared && rival == found->rival;
    }

    void collect(NodeId id, bool repeated, std::int32_t rival, std::vector<Use>& uses)
    {
        if (id < 0)
            return;
        const Node& node = at(id);
        if (const std::int32_t slot = nameOf(id); slot >= 0)
            return note(slot, repeated, rival, uses);
        if (node.kind == NodeKind::Name) {
            if (isDefinition(node.slot))
                collect(root(node.slot), repeated, -1, uses);
            return;
        }
        if (node.view >= 0) // again() of a named pool
            return note(node.view, repeated, -1, uses);
        const bool both = compares(node.kind);
        collect(node.a, repeated, both ? nameOf(node.b) : -1, uses);
        collect(node.b, repeated || node.kind == NodeKind::Repeat, both ? nameOf(node.a) : -1, uses);
        collect(node.c, repeated || node.kind == NodeKind::Chain, -1, uses);
        eachOperand(node, [&](NodeId operand) { collect(operand, repeated, -1, uses); });
    }

    Tree& m_tree;
    Plan& m_plan;
    std::vector<Occurrence> m_occurrences;
};

}

void makePlan(Tree& tree)
{
    Planner(tree).run();
}

}
