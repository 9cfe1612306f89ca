// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/counted.h"

#include "dice/plan.h"

#include <algorithm>

namespace adjutant::dice {

namespace {

/// What the readers of a pool need to know of it, each more than the one before.
struct Need {
    enum class What { Size, Count, Faces };

    What what = What::Size;
    std::int32_t condition = -1; ///< of Count
};

class NeedFinder
{
public:
    explicit NeedFinder(Tree& tree) : m_tree(tree), m_names(tree.slots.size()), m_places(tree.slots.size(), -1)
    {
        for (std::size_t i = 0; i < tree.definitions.size(); ++i)
            place(tree.definitions[i]) = static_cast<std::ptrdiff_t>(i);
    }

    void run()
    {
        number(m_tree.root);
        // Names are used behind their definitions: by now all uses are known.
        for (std::size_t i = m_tree.definitions.size(); i-- > 0;) {
            const std::int32_t slot = m_tree.definitions[i];
            const NodeId root = m_tree.slot(slot).root;
            m_tree.at(root).pool ? pool(root, m_names[static_cast<std::size_t>(slot)]) : number(root);
        }
    }

private:
    const Condition& condition(std::int32_t index) const { return m_tree.conditions[static_cast<std::size_t>(index)]; }

    std::ptrdiff_t& place(std::int32_t slot) { return m_places[static_cast<std::size_t>(slot)]; }
    std::ptrdiff_t place(std::int32_t slot) const { return m_places[static_cast<std::size_t>(slot)]; }

    /// A condition that can be told before the dice fall: numbers, or names that are known there. Those of a named pool
    /// fall where it is defined, and what is known is an input or defined before.
    bool isKnown(std::int32_t index, std::int32_t pool = -1) const
    {
        const auto& operands = condition(index).operands;
        return std::all_of(operands.begin(), operands.end(), [&](NodeId id) {
            const Node& node = m_tree.at(id);
            if (node.kind != NodeKind::Name || node.pool)
                return node.kind == NodeKind::Number;
            const bool isDefined = m_tree.slot(node.slot).kind == Slot::Kind::Definition;
            return pool < 0 || m_tree.slot(node.slot).kind == Slot::Kind::Input ||
                   (isDefined && place(node.slot) < place(pool));
        });
    }

    bool sameCondition(std::int32_t a, std::int32_t b) const
    {
        const Condition& left = condition(a);
        const Condition& right = condition(b);
        return left.test == right.test && std::equal(left.operands.begin(), left.operands.end(), right.operands.begin(),
                                                     right.operands.end(), [&](NodeId x, NodeId y) {
                                                         return m_tree.at(x).kind == m_tree.at(y).kind &&
                                                                m_tree.at(x).number == m_tree.at(y).number &&
                                                                m_tree.at(x).slot == m_tree.at(y).slot;
                                                     });
    }

    void addTo(Need& all, Need more) const
    {
        const bool differ = all.what == Need::What::Count && more.what == Need::What::Count &&
                            !sameCondition(all.condition, more.condition);
        if (differ)
            all.what = Need::What::Faces;
        else if (more.what > all.what)
            all = more;
    }

    void number(NodeId id)
    {
        const Node& node = m_tree.at(id);
        if (node.pool)
            return pool(id, {Need::What::Faces, -1});
        operands(node);
        if (node.kind == NodeKind::Count)
            return pool(node.a, {Need::What::Count, node.condition});
        if (node.kind == NodeKind::Size)
            return pool(node.a, {});
        for (NodeId part : {node.a, node.b, node.c}) {
            if (part >= 0)
                number(part);
        }
    }

    void operands(const Node& node)
    {
        if (node.condition < 0)
            return;
        for (NodeId operand : condition(node.condition).operands)
            number(operand);
    }

    void pool(NodeId id, Need need)
    {
        Node& node = m_tree.nodes[static_cast<std::size_t>(id)];
        if (node.kind == NodeKind::Name) {
            if (need.what == Need::What::Count && !isKnown(need.condition, node.slot))
                need.what = Need::What::Faces;
            return addTo(m_names[static_cast<std::size_t>(node.slot)], need);
        }
        if (node.kind == NodeKind::Throw || node.kind == NodeKind::Again) {
            if (need.what == Need::What::Count && isKnown(need.condition))
                node.counted = need.condition;
            return node.kind == NodeKind::Throw ? number(node.a) : pool(node.a, {});
        }
        operands(node);
        if (node.b >= 0)
            number(node.b);
        const bool size = need.what == Need::What::Size;
        if (size && node.kind == NodeKind::Where)
            pool(node.a, {Need::What::Count, node.condition});
        else if (size && keepsOrDrops(node.kind))
            pool(node.a, need);
        else
            pool(node.a, {Need::What::Faces, -1});
    }

    Tree& m_tree;
    std::vector<Need> m_names;            ///< by slot, of named pools
    std::vector<std::ptrdiff_t> m_places; ///< by slot, of definitions
};

}

void findCounted(Tree& tree)
{
    if (!tree.conditions.empty())
        NeedFinder(tree).run();
}

}
