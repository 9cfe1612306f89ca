// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/bound.h"
#include "dice/limits.h"
#include "dice/messages.h"
#include "dice/pairing.h"
#include "dice/readings.h"
#include "dice/sets.h"

#include <map>
#include <memory>
#include <optional>

namespace adjutant::dice {

/// What the names stand for while an expression is worked out.
template<class W>
struct Environment {
    struct Entry {
        std::int64_t value = 0;        ///< the number, or the place of the faces
        const Dist<W>* free = nullptr; ///< independent of everything else, and used once
    };

    Array<Entry> entries;
    std::vector<Faces> lying; ///< the pools that names hold, found by place

    Entry& at(std::int32_t slot) { return entries[static_cast<std::size_t>(slot)]; }
};

using Views = Array<const View*>;

/// The distribution of an expression whose names are settled. All its throws are its own, so that its operands are
/// independent of one another.
template<class W>
class Evaluator
{
public:
    Evaluator(const Tree& tree, const Bound& bound, Budget& budget) : m_tree(tree), m_bound(bound), m_budget(budget)
    {
        m_names.entries.resize(tree.slots.size());
    }

    Environment<W>& names() { return m_names; }
    /// Whether the same expression will be asked for in many states: parts that are the same in all are kept then.
    void setRepeating(bool repeating) { m_repeating = repeating; }

    Dist<W> number(NodeId id);
    /// The number, when no dice decide it.
    std::optional<std::int64_t> scalar(NodeId id);
    /// What may lie there, face by face: for pools of which every die is needed.
    Sets<W> sets(NodeId id);
    /// The joint distribution of views of a pool.
    Table<W> views(NodeId pool, const Views& views);

private:
    struct Operands {
        Test test;
        std::int64_t number = 0; ///< of keeping, or the limit of exploding
    };

    /// A throw's die with the operators folded in that treat every die by itself.
    struct Source {
        OpenDie<W> die;
        W absent{0}; ///< the weight of its having been taken away
    };

    /// A pool from the throw up: what is thrown, and the operators behind it.
    struct Pipeline {
        NodeId base = -1;
        Array<const Node*> nodes;
    };

    const Node& at(NodeId id) const { return m_tree.at(id); }
    const Condition& condition(const Node& node) const
    {
        return m_tree.conditions[static_cast<std::size_t>(node.condition)];
    }

    // numbers
    std::optional<std::int64_t> workedScalar(const Node& node);
    Dist<W> worked(NodeId id, const Node& node);
    Dist<W> named(std::int32_t slot);
    Dist<W> binary(NodeId id, const Node& node);
    Dist<W> withScalar(const Node& node, Dist<W> dist, std::int64_t scalar, bool scalarFirst, Range where);
    Dist<W> either(const Node& node);
    Dist<W> repeated(const Node& node);
    Dist<W> chained(const Node& node);
    Dist<W> linked(const Node& node, const Dist<W>& now, std::map<std::int64_t, Dist<W>>& steps);
    Dist<W> paired(const Node& node);
    std::optional<Dist<W>> pairedThrows(const Node& node);
    Dist<W> listed(const std::map<std::int64_t, W>& weights, W total);

    // operands of operators behind pools
    template<class F>
    void withOperands(const Node& node, F callback);
    template<class F>
    void eachCombination(const Array<Dist<W>>& parts, std::size_t at, Array<std::int64_t>& values, const W& weight,
                         const F& callback);
    Operands defaultOperands(const Node& node) const;
    std::optional<Operands> settledOperands(const Node& node);
    Operands operandsOf(const Node& node, const Array<std::int64_t>& values) const;
    static void compareWith(Test& test, std::int64_t value)
    {
        if (test.test == Condition::Test::In)
            test.list.push_back(value);
        test.operand = value;
    }
    const Faces& facesOf(NodeId id) const;
    std::int64_t explosions(const Step& step) const;
    Dist<W> limited(Dist<W> count, Range where) const;

    // pools face by face
    Sets<W> asSets(const Dist<W>& one);
    Sets<W> thrown(const Dist<W>& count, const Faces& faces);
    Sets<W> changed(const Step& step, const Sets<W>& before);
    Sets<W> changed(const Step& step, const Faces& faces, std::map<std::int64_t, Sets<W>>& known);
    Sets<W> changedDie(const Step& step, std::int64_t face);
    Sets<W> explodedTail(const Dist<W>& fresh, const Test& test, std::int64_t most);
    Sets<W> setsAfter(NodeId base, const Array<Step>& steps);

    // readings of pools
    Pipeline pipeline(NodeId pool) const;
    template<class F>
    void eachPipeline(const Array<const Node*>& nodes, Array<Step>& steps, const W& weight, const W& total,
                      const F& callback);
    Dist<W> readOff(NodeKind kind, const Node* consumer, NodeId pool, Range where);
    Dist<W> countOf(NodeId base);
    bool fold(Source& source, const Step& step, NodeId base);
    Source sourceOf(NodeId base, Array<Step>& steps);
    Dist<W> present(Source& source, const Dist<W>& count);
    Dist<W> read(NodeId base, const Array<Step>& steps, Reading reading);
    Dist<W> readOpen(Source source, Dist<W> count, const Reading& reading);
    Dist<W> added(const Source& source, const Dist<W>& count, const Reading& reading);
    Table<W> readDice(const OpenDie<W>& die, std::int64_t dice, const Array<Reading>& readings);
    Table<W> readAll(NodeId base, const Array<Step>& steps, const Array<Reading>& readings);
    std::optional<Table<W>> readExploded(NodeId base, const Array<Step>& steps, const Array<Reading>& readings);
    Dist<W> labels(const OpenDie<W>& die, const Step& step, std::int64_t dice);
    Table<W> readSets(const Sets<W>& sets, const Array<Reading>& readings);
    std::int64_t readingOf(const Reading& reading, Faces faces) const;
    Dist<W> pairedSources(Source a, Dist<W> aCount, Source b, Dist<W> bCount);

    // dice that do not know of one another
    Dist<W> addedUp(NodeId base, const Array<Step>& steps, const Reading& reading);
    Dist<W> addedByOpen(const Reading& reading, const OpenDie<W>& die, const Array<Step>& steps, std::size_t at);
    Dist<W> addedByFace(const Reading& reading, std::int64_t face, const Array<Step>& steps, std::size_t at);
    Dist<W> addedByBrought(const Reading& reading, const OpenDie<W>& die, const Array<Step>& steps, std::size_t at);

    const Tree& m_tree;
    const Bound& m_bound;
    Budget& m_budget;
    Environment<W> m_names;
    Array<Dist<W>> m_kept; ///< by node, of what is the same in every state or in several places
    bool m_repeating = false;
};

}

#include "dice/evaluator_numbers.h"
#include "dice/evaluator_pools.h"
#include "dice/evaluator_readings.h"
