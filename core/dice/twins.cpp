// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/twins.h"

#include <algorithm>
#include <bit>

namespace adjutant::dice {

namespace {

class TwinFinder
{
public:
    explicit TwinFinder(Tree& tree) : m_tree(tree), m_first(tree.nodes.size())
    {
        m_places.assign(2 * std::bit_ceil(tree.nodes.size()), -1);
    }

    /// Nodes come after their parts, so that parts which say the same are known by then.
    void run()
    {
        for (std::size_t i = 0; i < m_first.size(); ++i) {
            const auto id = static_cast<NodeId>(i);
            Node& node = m_tree.nodes[i];
            m_first[i] = node.closed ? firstLike(id) : id;
            if (m_first[i] != id && node.throws)
                node.twin = m_tree.nodes[static_cast<std::size_t>(m_first[i])].twin = m_first[i];
        }
    }

private:
    NodeId first(NodeId id) const { return id < 0 ? id : m_first[static_cast<std::size_t>(id)]; }

    NodeId firstLike(NodeId id)
    {
        const std::size_t mask = m_places.size() - 1;
        for (std::size_t at = hashOf(m_tree.at(id)) & mask;; at = (at + 1) & mask) {
            if (m_places[at] < 0)
                m_places[at] = id;
            if (m_places[at] == id || isSame(m_tree.at(m_places[at]), m_tree.at(id)))
                return m_places[at];
        }
    }

    std::size_t hashOf(const Node& node) const
    {
        std::uint64_t hash = static_cast<std::uint64_t>(node.kind);
        for (const std::int64_t part :
             {node.number, std::int64_t(node.slot), std::int64_t(node.faces), std::int64_t(first(node.a)),
              std::int64_t(first(node.b)), std::int64_t(first(node.c)), std::int64_t(node.condition >= 0)})
            hash = (hash ^ static_cast<std::uint64_t>(part)) * 0x9E3779B97F4A7C15 + (hash >> 29);
        return static_cast<std::size_t>(hash >> 20);
    }

    bool isSame(const Node& a, const Node& b) const
    {
        return a.kind == b.kind && a.number == b.number && a.slot == b.slot && a.faces == b.faces &&
               first(a.a) == first(b.a) && first(a.b) == first(b.b) && first(a.c) == first(b.c) && sameCondition(a, b);
    }

    bool sameCondition(const Node& a, const Node& b) const
    {
        if (a.condition < 0 || b.condition < 0)
            return a.condition == b.condition;
        const Condition& left = m_tree.conditions[static_cast<std::size_t>(a.condition)];
        const Condition& right = m_tree.conditions[static_cast<std::size_t>(b.condition)];
        return left.test == right.test &&
               std::equal(left.operands.begin(), left.operands.end(), right.operands.begin(), right.operands.end(),
                          [&](NodeId x, NodeId y) { return first(x) == first(y); });
    }

    Tree& m_tree;
    Array<NodeId> m_first;  ///< by node: the first that says the same
    Array<NodeId> m_places; ///< of the first ones, by their hash
};

}

void findTwins(Tree& tree)
{
    const auto throwing = std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const Node& n) { return n.throws; });
    if (throwing > 1)
        TwinFinder(tree).run();
}

}
