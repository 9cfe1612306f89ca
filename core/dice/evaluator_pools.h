// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Part of evaluator.h: the operands of operators behind pools, and pools face by face.

namespace adjutant::dice {

// ---- operands

/// The operands of an operator, when no dice decide them.
template<class W>
std::optional<typename Evaluator<W>::Operands> Evaluator<W>::settledOperands(const Node& node)
{
    Operands operands = defaultOperands(node);
    if (node.b >= 0) {
        const auto number = scalar(node.b);
        if (!number)
            return std::nullopt;
        operands.number = *number;
    }
    if (node.condition < 0)
        return operands;
    operands.test.test = condition(node).test;
    for (NodeId operand : condition(node).operands) {
        const auto value = scalar(operand);
        if (!value)
            return std::nullopt;
        compareWith(operands.test, *value);
    }
    return operands;
}

/// Calls back with every combination of values that the operands of one operator may have.
template<class W>
template<class F>
void Evaluator<W>::withOperands(const Node& node, F callback)
{
    if (auto settled = settledOperands(node))
        return callback(W(1), W(1), std::move(*settled));
    Array<NodeId> operands;
    if (node.condition >= 0)
        operands.assign(condition(node).operands.begin(), condition(node).operands.end());
    if (node.b >= 0)
        operands.push_back(node.b);
    Array<Dist<W>> parts;
    W total(1);
    for (NodeId operand : operands) {
        parts.push_back(number(operand));
        total *= parts.back().total;
    }
    Array<std::int64_t> values(operands.size());
    eachCombination(parts, 0, values, W(1), [&](const W& weight) {
        m_budget.spend(1500);
        callback(weight, total, operandsOf(node, values));
    });
}

template<class W>
template<class F>
void Evaluator<W>::eachCombination(const Array<Dist<W>>& parts, std::size_t at, Array<std::int64_t>& values,
                                   const W& weight, const F& callback)
{
    if (at == parts.size())
        return callback(weight);
    eachValue(parts[at], [&](std::int64_t value, const W& part) {
        values[at] = value;
        eachCombination(parts, at + 1, values, W(weight * part), callback);
    });
}

/// What stands where the text says nothing: an exploding die goes on with its highest face, at most ten times.
template<class W>
typename Evaluator<W>::Operands Evaluator<W>::defaultOperands(const Node& node) const
{
    const bool explodes = node.kind == NodeKind::Explode || node.kind == NodeKind::Merge;
    Operands operands;
    operands.number = explodes ? 10 : 1;
    if (explodes && node.condition < 0)
        operands.test.operand = facesOf(node.a).back();
    return operands;
}

template<class W>
typename Evaluator<W>::Operands Evaluator<W>::operandsOf(const Node& node, const Array<std::int64_t>& values) const
{
    Operands operands = defaultOperands(node);
    if (node.b >= 0)
        operands.number = values.back();
    if (node.condition >= 0) {
        operands.test.test = condition(node).test;
        for (std::size_t i = 0; i < condition(node).operands.size(); ++i)
            compareWith(operands.test, values[i]);
    }
    return operands;
}

/// The faces of the dice that a pool is made of: what is thrown when they are thrown again.
template<class W>
const Faces& Evaluator<W>::facesOf(NodeId id) const
{
    while (at(id).kind != NodeKind::Throw)
        id = at(id).kind == NodeKind::Name ? m_tree.slot(at(id).slot).root : at(id).a;
    return m_bound.faces(at(id));
}

template<class W>
std::int64_t Evaluator<W>::explosions(const Step& step) const
{
    if (step.number > limits::steps)
        dice::fail(Issue::Kind::Limit, step.node->where, messages::tooManyExplosions);
    return std::max<std::int64_t>(0, step.number);
}

/// How many dice a throw has; none when there are fewer.
template<class W>
Dist<W> Evaluator<W>::limited(Dist<W> count, Range where) const
{
    if (count.most() > limits::dice)
        dice::fail(Issue::Kind::Limit, where, messages::tooManyDice);
    if (count.least() >= 0)
        return count;
    return mapped(m_budget, count, [](std::int64_t n) { return std::max<std::int64_t>(0, n); });
}

// ---- every die

template<class W>
Sets<W> Evaluator<W>::sets(NodeId id)
{
    const Pipeline line = pipeline(id);
    SetsMixer<W> mixer;
    W total(1);
    Array<Step> steps;
    eachPipeline(line.nodes, steps, W(1), W(1), [&](const W& weight, const W& all) {
        total = all;
        mixer.add(weight, setsAfter(line.base, steps));
    });
    return mixer.finish(m_budget, total);
}

template<class W>
Sets<W> Evaluator<W>::setsAfter(NodeId base, const Array<Step>& steps)
{
    const Node& node = at(base);
    m_budget.spend(50);
    Sets<W> sets = node.kind == NodeKind::Name
                       ? Sets<W>::point(m_names.lying[static_cast<std::size_t>(m_names.at(node.slot).value)])
                       : thrown(countOf(base), facesOf(base));
    for (const Step& step : steps)
        sets = changed(step, sets);
    return sets;
}

template<class W>
Sets<W> Evaluator<W>::asSets(const Dist<W>& one)
{
    m_budget.spend(one.size() * (400 + Weight<W>::cost(one.total)));
    Sets<W> result;
    result.total = one.total;
    eachValue(one, [&](std::int64_t face, const W& weight) { result.add({face}, weight); });
    return result;
}

template<class W>
Sets<W> Evaluator<W>::thrown(const Dist<W>& count, const Faces& faces)
{
    const Sets<W> one = asSets(openDie<W>(m_budget, faces));
    SetsMixer<W> mixer;
    Sets<W> now = Sets<W>::point({});
    std::int64_t reached = 0;
    eachValue(count, [&](std::int64_t dice, const W& weight) {
        for (; reached < dice; ++reached)
            now = together(m_budget, now, one);
        mixer.add(weight, now);
    });
    return mixer.finish(m_budget, count.total);
}

/// What an operator makes of dice that lie there.
template<class W>
Sets<W> Evaluator<W>::changed(const Step& step, const Sets<W>& before)
{
    std::map<std::int64_t, Sets<W>> known;
    SetsMixer<W> mixer;
    for (const auto& [faces, weight] : before.weights) {
        m_budget.spend(500 + 20 * faces.size());
        if (keepsOrDrops(step.node->kind))
            mixer.add(weight, Sets<W>::point(keptOf(step.node->kind, step.number, faces)));
        else
            mixer.add(weight, changed(step, faces, known));
    }
    return mixer.finish(m_budget, before.total);
}

template<class W>
Sets<W> Evaluator<W>::changed(const Step& step, const Faces& faces, std::map<std::int64_t, Sets<W>>& known)
{
    Sets<W> all = Sets<W>::point({});
    for (std::int64_t face : faces) {
        auto found = known.find(face);
        if (found == known.end())
            found = known.emplace(face, changedDie(step, face)).first;
        all = together(m_budget, all, found->second);
    }
    return all;
}

/// What an operator makes of one die that shows this face.
template<class W>
Sets<W> Evaluator<W>::changedDie(const Step& step, std::int64_t face)
{
    const Node& node = *step.node;
    if (node.kind == NodeKind::Where)
        return Sets<W>::point(step.test(face) ? Faces{face} : Faces{});
    if (!step.test(face))
        return Sets<W>::point({face});
    const OpenDie<W> fresh = openDie<W>(m_budget, facesOf(node.a));
    if (node.kind == NodeKind::Reroll)
        return asSets(fresh);
    if (node.kind == NodeKind::RerollAll)
        return asSets(ending(m_budget, fresh, step.test, node.where));
    if (node.kind == NodeKind::Merge)
        return asSets(convolved(m_budget, Dist<W>::point(face),
                                mergedTail(m_budget, fresh, step.test, explosions(step), node.where), node.where));
    return together(m_budget, Sets<W>::point({face}), explodedTail(fresh, step.test, explosions(step)));
}

template<class W>
Sets<W> Evaluator<W>::explodedTail(const Dist<W>& fresh, const Test& test, std::int64_t most)
{
    Sets<W> tail = Sets<W>::point({});
    for (std::int64_t left = most; left > 0; --left) {
        SetsMixer<W> mixer;
        eachValue(fresh, [&](std::int64_t value, const W& weight) {
            const auto face = Sets<W>::point({value});
            mixer.add(weight, test(value) ? together(m_budget, face, tail) : face);
        });
        tail = mixer.finish(m_budget, fresh.total);
    }
    return tail;
}

}
