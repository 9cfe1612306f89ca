// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/uses.h"

#include <algorithm>

namespace adjutant::dice
{

Uses::Uses(const Tree& tree) : m_tree(tree), m_inPlace(tree.slots.size())
{
    std::vector<Use> all(tree.slots.size());
    const auto count = [&](NodeId root) {
        for (const Use& use : of(root)) {
            all[static_cast<std::size_t>(use.slot)].times += use.times;
            all[static_cast<std::size_t>(use.slot)].repeated |= use.repeated;
        }
    };
    for (std::int32_t slot : tree.definitions)
        count(tree.slot(slot).root);
    count(tree.root);
    for (std::int32_t slot : tree.definitions) {
        const Use& use = all[static_cast<std::size_t>(slot)];
        m_inPlace[static_cast<std::size_t>(slot)] =
            tree.at(tree.slot(slot).root).pool && use.times == 1 && !use.repeated;
    }
}

std::vector<Use> Uses::of(NodeId root) const
{
    std::vector<Use> uses;
    collect(root, false, uses);
    return uses;
}

void Uses::collect(NodeId id, bool repeated, std::vector<Use>& uses) const
{
    if (id < 0)
        return;
    const Node& node = m_tree.at(id);
    if (node.kind == NodeKind::Name) {
        if (m_tree.slot(node.slot).kind != Slot::Kind::Definition)
            return;
        if (inPlace(node.slot))
            return collect(m_tree.slot(node.slot).root, repeated, uses);
        const auto found =
            std::find_if(uses.begin(), uses.end(), [&](const Use& use) { return use.slot == node.slot; });
        Use& use = found == uses.end() ? uses.emplace_back(Use{node.slot, 0, false}) : *found;
        ++use.times;
        use.repeated |= repeated;
        return;
    }
    collect(node.a, repeated, uses);
    collect(node.b, repeated || node.kind == NodeKind::Repeat, uses);
    collect(node.c, repeated || node.kind == NodeKind::Chain, uses);
    if (node.condition >= 0) {
        for (NodeId operand : m_tree.conditions[static_cast<std::size_t>(node.condition)].operands)
            collect(operand, repeated, uses);
    }
}

}
