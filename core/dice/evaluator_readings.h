// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Part of evaluator.h: numbers that are read off pools.

namespace adjutant::dice {

template<class W>
typename Evaluator<W>::Pipeline Evaluator<W>::pipeline(NodeId pool) const
{
    Pipeline line;
    for (line.base = pool;;) {
        const Node& node = at(line.base);
        if (node.kind == NodeKind::Name && m_tree.plan.inPlace[static_cast<std::size_t>(node.slot)]) {
            line.base = m_tree.slot(node.slot).root;
        } else if (node.kind == NodeKind::Throw || node.kind == NodeKind::Again || node.kind == NodeKind::Name) {
            break;
        } else {
            line.nodes.push_back(&node);
            line.base = node.a;
        }
    }
    std::reverse(line.nodes.begin(), line.nodes.end());
    return line;
}

/// Calls back with the steps of a pipeline for every combination of values that their operands may have.
template<class W>
template<class F>
void Evaluator<W>::eachPipeline(const Array<const Node*>& nodes, Array<Step>& steps, const W& weight, const W& total,
                                const F& callback)
{
    if (steps.size() == nodes.size())
        return callback(weight, total);
    const Node& node = *nodes[steps.size()];
    withOperands(node, [&](const W& part, const W& all, Operands operands) {
        steps.push_back({&node, std::move(operands.test), operands.number});
        eachPipeline(nodes, steps, W(weight * part), W(total * all), callback);
        steps.pop_back();
    });
}

/// A number that one node reads off a pool; `consumer` has the condition of what is counted.
template<class W>
Dist<W> Evaluator<W>::readOff(NodeKind kind, const Node* consumer, NodeId pool, Range where)
{
    const Pipeline line = pipeline(pool);
    Mixer<W> mixer(m_budget);
    W total(1);
    Array<Step> steps;
    eachPipeline(line.nodes, steps, W(1), W(1), [&](const W& weight, const W& all) {
        Reading reading;
        reading.kind = kind;
        reading.where = where;
        total = all;
        if (!consumer)
            return mixer.add(weight, read(line.base, steps, std::move(reading)));
        withOperands(*consumer, [&](const W& part, const W& some, Operands operands) {
            total = all * some;
            reading.test = std::move(operands.test);
            mixer.add(W(weight * part), read(line.base, steps, reading));
        });
    });
    return mixer.finish(total);
}

/// How many dice a throw has.
template<class W>
Dist<W> Evaluator<W>::countOf(NodeId base)
{
    const Node& node = at(base);
    if (node.kind == NodeKind::Throw)
        return limited(number(node.a), node.where);
    return limited(node.view >= 0 ? named(node.view) : readOff(NodeKind::Size, nullptr, node.a, node.where),
                   node.where);
}

/// Takes an operator into the die, when it treats every die by itself and leaves at most one of each.
template<class W>
bool Evaluator<W>::fold(Source& source, const Step& step, NodeId base)
{
    const NodeKind kind = step.node->kind;
    if (keepsOrDrops(kind) || kind == NodeKind::Explode)
        return false;
    if (kind == NodeKind::Where) {
        source.absent += weightOf(sifted(m_budget, source.die, step.test, false));
        source.die = sifted(m_budget, source.die, step.test, true);
        return true;
    }
    const OpenDie<W> hit = sifted(m_budget, source.die, step.test, true);
    if (hit.size() == 0)
        return true;
    const OpenDie<W> fresh = openDie<W>(m_budget, facesOf(base));
    const W before = source.die.total;
    if (kind == NodeKind::Reroll)
        source.die = replaced(m_budget, source.die, step.test, fresh);
    else if (kind == NodeKind::Merge)
        source.die =
            mergedDie(m_budget, source.die, step.test,
                      mergedTail(m_budget, fresh, step.test, explosions(step), step.node->where), step.node->where);
    else
        source.die = replaced(m_budget, source.die, step.test, ending(m_budget, fresh, step.test, step.node->where));
    source.absent *= Weight<W>::raised(before, source.die.total);
    return true;
}

/// A throw with everything folded in that can be; `steps` keeps the rest.
template<class W>
typename Evaluator<W>::Source Evaluator<W>::sourceOf(NodeId base, Array<Step>& steps)
{
    Source source{openDie<W>(m_budget, facesOf(base)), W(0)};
    std::size_t folded = 0;
    while (folded < steps.size() && fold(source, steps[folded], base))
        ++folded;
    steps.erase(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(folded));
    return source;
}

inline bool onlyKeeps(const Array<Step>& steps)
{
    return std::all_of(steps.begin(), steps.end(), [](const Step& step) {
        return keepsOrDrops(step.node->kind) || step.node->kind == NodeKind::Where;
    });
}

template<class W>
Dist<W> Evaluator<W>::read(NodeId base, const Array<Step>& steps, Reading reading)
{
    const bool adds =
        reading.kind == NodeKind::Sum || reading.kind == NodeKind::Count || reading.kind == NodeKind::Size;
    if (at(base).kind != NodeKind::Name) {
        Array<Step> rest = steps;
        Source source = sourceOf(base, rest);
        if (rest.empty() && adds)
            return added(source, countOf(base), reading);
        if (onlyKeeps(rest)) {
            reading.steps = std::move(rest);
            return readOpen(std::move(source), countOf(base), reading);
        }
    }
    const bool keeps =
        std::any_of(steps.begin(), steps.end(), [](const Step& s) { return keepsOrDrops(s.node->kind); });
    if (!adds || keeps) {
        if (const auto table = readExploded(base, steps, {reading}))
            return columnOf(m_budget, *table, 0);
    }
    if (adds)
        return addedUp(base, steps, reading);
    return columnOf(m_budget, readSets(setsAfter(base, steps), {reading}), 0);
}

/// A number to which every die of a throw adds a part of its own.
template<class W>
Dist<W> Evaluator<W>::added(const Source& source, const Dist<W>& count, const Reading& reading)
{
    if (source.die.size() == 0)
        return Dist<W>::point(0);
    if (reading.kind == NodeKind::Size && source.absent == 0)
        return count;
    Dist<W> one;
    if (source.absent == 0 && reading.kind == NodeKind::Sum) {
        one = source.die;
    } else {
        const bool faces = reading.kind == NodeKind::Sum; // else a die adds 0 or 1
        const std::int64_t least = faces ? std::min<std::int64_t>(0, source.die.least()) : 0;
        const std::int64_t most = faces ? std::max<std::int64_t>(0, source.die.most()) : 1;
        Gatherer<W> gatherer(m_budget, least, most, source.die.size() + 1);
        eachValue(source.die, [&](std::int64_t face, const W& weight) { gatherer.add(reading.part(face), weight); });
        if (source.absent != 0)
            gatherer.add(0, source.absent);
        one = gatherer.finish(source.die.total);
    }
    return compound(m_budget, count, std::move(one), reading.where);
}

/// How many dice are there after where, and the die that each of them is.
template<class W>
Dist<W> Evaluator<W>::present(Source& source, const Dist<W>& count)
{
    if (source.absent == 0)
        return count;
    if (source.die.size() == 0) {
        source.die = Dist<W>::point(0);
        return Dist<W>::point(0);
    }
    const Dist<W> there = Dist<W>::truth(weightOf(source.die), source.absent, source.die.total);
    source.die = conditional(std::move(source.die));
    source.absent = 0;
    return compound(m_budget, count, there, {});
}

template<class W>
Dist<W> Evaluator<W>::readOpen(Source source, Dist<W> count, const Reading& reading)
{
    count = present(source, count);
    Mixer<W> mixer(m_budget);
    eachValue(count, [&](std::int64_t dice, const W& weight) {
        if (const auto window = windowOf(reading, dice)) {
            mixer.add(weight, windowSum(m_budget, source.die, dice, *window, reading.where,
                                        [&](std::int64_t face) { return addedInWindow(reading, face); }));
        } else {
            mixer.add(weight, columnOf(m_budget, readDice(source.die, dice, {reading}), 0));
        }
    });
    return mixer.finish(count.total);
}

/// Readings of so many dice that are all there.
template<class W>
Table<W> Evaluator<W>::readDice(const OpenDie<W>& die, std::int64_t dice, const Array<Reading>& readings)
{
    if (auto table = readTogether(m_budget, die, dice, readings))
        return std::move(*table);
    return readSets(power(m_budget, asSets(die), dice), readings);
}

template<class W>
Table<W> Evaluator<W>::views(NodeId pool, const Views& views)
{
    const Pipeline line = pipeline(pool);
    Array<Reading> readings;
    for (const View* view : views) {
        Reading reading;
        reading.kind = view->kind;
        reading.where = at(pool).where;
        for (NodeId id : view->steps)
            withOperands(at(id), [&](const W&, const W&, Operands operands) {
                reading.steps.push_back({&at(id), std::move(operands.test), operands.number});
            });
        if (view->consumer >= 0)
            withOperands(at(view->consumer),
                         [&](const W&, const W&, Operands operands) { reading.test = std::move(operands.test); });
        readings.push_back(std::move(reading));
    }
    TableMixer<W> mixer;
    W total(1);
    Array<Step> steps;
    eachPipeline(line.nodes, steps, W(1), W(1), [&](const W& weight, const W& all) {
        total = all;
        mixer.add(weight, readAll(line.base, steps, readings));
    });
    return mixer.finish(m_budget, total);
}

template<class W>
Table<W> Evaluator<W>::readAll(NodeId base, const Array<Step>& steps, const Array<Reading>& readings)
{
    if (readings.size() == 1) {
        Reading reading = readings.front();
        Array<Step> all = steps;
        all.insert(all.end(), reading.steps.begin(), reading.steps.end());
        reading.steps.clear();
        return tableOf(read(base, all, std::move(reading)));
    }
    if (at(base).kind != NodeKind::Name) {
        Array<Step> rest = steps;
        Source source = sourceOf(base, rest);
        if (onlyKeeps(rest)) {
            Array<Reading> longer = readings;
            for (Reading& reading : longer)
                reading.steps.insert(reading.steps.begin(), rest.begin(), rest.end());
            const Dist<W> count = present(source, countOf(base));
            TableMixer<W> mixer;
            eachValue(count, [&](std::int64_t dice, const W& weight) {
                mixer.add(weight, readDice(source.die, dice, longer));
            });
            return mixer.finish(m_budget, count.total);
        }
    }
    if (auto table = readExploded(base, steps, readings))
        return std::move(*table);
    return readSets(setsAfter(base, steps), readings);
}

/// How many dice of each kind lie there after an explosion: those that met its condition, times dice + 1, plus those
/// that did not.
template<class W>
Dist<W> Evaluator<W>::labels(const OpenDie<W>& die, const Step& step, std::int64_t dice)
{
    const W goes = weightOf(sifted(m_budget, die, step.test, true));
    const W ends = weightOf(sifted(m_budget, die, step.test, false));
    const auto most = static_cast<std::uint64_t>(explosions(step));
    const std::int64_t stride = dice + 1;
    const W all = Weight<W>::exact ? die.total : W(1);
    m_budget.spend(most * 100 * Weight<W>::cost(raisedTo(m_budget, all, most)));
    Gatherer<W> gatherer(m_budget, 0, static_cast<std::int64_t>(most + 1) * stride + 1, most + 2);
    W chain(1);
    for (std::uint64_t j = 0; j <= most; ++j) {
        gatherer.add(static_cast<std::int64_t>(j) * stride + 1, W(chain * ends * raisedTo(m_budget, all, most - j)));
        chain *= goes;
    }
    gatherer.add(static_cast<std::int64_t>(most + 1) * stride, chain);
    return gatherer.finish(raisedTo(m_budget, all, most + 1));
}

/// Exploding dice, and then only keeping and looking: however many dice there are in the end, those that met the
/// condition are alike and independent, and so are the others.
template<class W>
std::optional<Table<W>> Evaluator<W>::readExploded(NodeId base, const Array<Step>& steps,
                                                   const Array<Reading>& readings)
{
    if (at(base).kind == NodeKind::Name || steps.empty() || steps.front().node->kind != NodeKind::Explode ||
        !onlyKeeps({steps.begin() + 1, steps.end()}))
        return std::nullopt;
    const OpenDie<W> die = openDie<W>(m_budget, facesOf(base));
    const Dist<W> count = countOf(base);
    const std::int64_t stride = count.most() + 1;
    const Dist<W> one = labels(die, steps.front(), count.most());
    const Dist<W> both = compound(m_budget, count, one, {});
    Array<Group<W>> groups(2);
    groups[0].die = sifted(m_budget, die, steps.front().test, true);
    groups[1].die = sifted(m_budget, die, steps.front().test, false);
    for (Group<W>& group : groups)
        group.die = group.die.size() > 0 ? conditional(std::move(group.die)) : group.die;
    Array<Reading> longer = readings;
    for (Reading& reading : longer)
        reading.steps.insert(reading.steps.begin(), steps.begin() + 1, steps.end());
    TableMixer<W> mixer;
    bool works = true;
    eachValue(both, [&](std::int64_t label, const W& weight) {
        groups[0].dice = label / stride;
        groups[1].dice = label % stride;
        auto table = works ? Facewise<W>(m_budget, groups, longer).table() : std::nullopt;
        works = works && table;
        if (table)
            mixer.add(weight, std::move(*table));
    });
    return works ? std::optional(mixer.finish(m_budget, both.total)) : std::nullopt;
}

/// Every reading of every way in which the dice can lie.
template<class W>
Table<W> Evaluator<W>::readSets(const Sets<W>& sets, const Array<Reading>& readings)
{
    Table<W> table;
    table.width = readings.size();
    table.total = sets.total;
    for (const auto& [faces, weight] : sets.weights) {
        m_budget.spend(100 + 20 * faces.size() * readings.size());
        for (const Reading& reading : readings)
            table.keys.push_back(readingOf(reading, faces));
        table.weights.push_back(weight);
    }
    table.merge(m_budget);
    return table;
}

template<class W>
std::int64_t Evaluator<W>::readingOf(const Reading& reading, Faces faces) const
{
    for (const Step& step : reading.steps) {
        if (step.node->kind == NodeKind::Where)
            std::erase_if(faces, [&](std::int64_t face) { return !step.test(face); });
        else
            faces = keptOf(step.node->kind, step.number, faces);
    }
    return viewOf(reading.kind, reading.test ? &*reading.test : nullptr, faces, reading.where);
}

template<class W>
std::optional<Dist<W>> Evaluator<W>::pairedThrows(const Node& node)
{
    const Pipeline left = pipeline(node.a);
    const Pipeline right = pipeline(node.b);
    if (at(left.base).kind == NodeKind::Name || at(right.base).kind == NodeKind::Name)
        return std::nullopt;
    Mixer<W> mixer(m_budget);
    W total(1);
    bool alone = true;
    Array<Step> aSteps;
    Array<Step> bSteps;
    eachPipeline(left.nodes, aSteps, W(1), W(1), [&](const W& aWeight, const W& aTotal) {
        eachPipeline(right.nodes, bSteps, W(1), W(1), [&](const W& bWeight, const W& bTotal) {
            total = aTotal * bTotal;
            Array<Step> aRest = aSteps;
            Array<Step> bRest = bSteps;
            Source a = sourceOf(left.base, aRest);
            Source b = sourceOf(right.base, bRest);
            alone = alone && aRest.empty() && bRest.empty();
            if (alone)
                mixer.add(W(aWeight * bWeight),
                          pairedSources(std::move(a), countOf(left.base), std::move(b), countOf(right.base)));
        });
    });
    return alone ? std::optional(mixer.finish(total)) : std::nullopt;
}

template<class W>
Dist<W> Evaluator<W>::pairedSources(Source a, Dist<W> aCount, Source b, Dist<W> bCount)
{
    aCount = present(a, aCount);
    bCount = present(b, bCount);
    Mixer<W> mixer(m_budget);
    eachValue(aCount, [&](std::int64_t aDice, const W& aWeight) {
        eachValue(bCount, [&](std::int64_t bDice, const W& bWeight) {
            mixer.add(W(aWeight * bWeight), pairedUp(m_budget, a.die, aDice, b.die, bDice));
        });
    });
    return mixer.finish(W(aCount.total * bCount.total));
}

// ---- dice that do not know of one another, some of which bring more

/// What every die adds is worked out once; only dice that are kept or dropped must be looked at together before.
template<class W>
Dist<W> Evaluator<W>::addedUp(NodeId base, const Array<Step>& steps, const Reading& reading)
{
    std::size_t first = steps.size();
    while (first > 0 && !keepsOrDrops(steps[first - 1].node->kind))
        --first;
    if (first == 0 && at(base).kind != NodeKind::Name)
        return compound(m_budget, countOf(base), addedByOpen(reading, openDie<W>(m_budget, facesOf(base)), steps, 0),
                        reading.where);
    const Sets<W> lying = setsAfter(base, {steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(first)});
    std::map<std::int64_t, Dist<W>> parts;
    Mixer<W> mixer(m_budget);
    for (const auto& [faces, weight] : lying.weights) {
        Dist<W> sum = Dist<W>::point(0);
        for (std::int64_t face : faces) {
            auto found = parts.find(face);
            if (found == parts.end())
                found = parts.emplace(face, addedByFace(reading, face, steps, first)).first;
            sum = convolved(m_budget, sum, found->second, reading.where);
        }
        mixer.add(weight, std::move(sum));
    }
    return mixer.finish(lying.total);
}

/// What a die adds whose face is still open, after the operators from the given one on.
template<class W>
Dist<W> Evaluator<W>::addedByOpen(const Reading& reading, const OpenDie<W>& die, const Array<Step>& steps,
                                  std::size_t at)
{
    if (at == steps.size())
        return mapped(m_budget, die, [&](std::int64_t face) { return reading.part(face); });
    Mixer<W> mixer(m_budget);
    eachValue(die,
              [&](std::int64_t face, const W& weight) { mixer.add(weight, addedByFace(reading, face, steps, at)); });
    return mixer.finish(die.total);
}

/// What a die adds that shows this face.
template<class W>
Dist<W> Evaluator<W>::addedByFace(const Reading& reading, std::int64_t face, const Array<Step>& steps, std::size_t at)
{
    if (at == steps.size())
        return Dist<W>::point(reading.part(face));
    const Step& step = steps[at];
    const Node& node = *step.node;
    m_budget.spend(20);
    if (node.kind == NodeKind::Where && !step.test(face))
        return Dist<W>::point(0);
    if (node.kind == NodeKind::Where || !step.test(face))
        return addedByFace(reading, face, steps, at + 1);
    const OpenDie<W> open = openDie<W>(m_budget, facesOf(node.a));
    if (node.kind == NodeKind::Reroll)
        return addedByOpen(reading, open, steps, at + 1);
    if (node.kind == NodeKind::RerollAll)
        return addedByOpen(reading, ending(m_budget, open, step.test, node.where), steps, at + 1);
    if (node.kind == NodeKind::Merge) {
        const Dist<W> tail = mergedTail(m_budget, open, step.test, explosions(step), node.where);
        return addedByOpen(reading, convolved(m_budget, Dist<W>::point(face), tail, node.where), steps, at + 1);
    }
    return convolved(m_budget, addedByFace(reading, face, steps, at + 1), addedByBrought(reading, open, steps, at),
                     reading.where);
}

/// What the dice add that an exploding die brings; the same for every face that explodes.
template<class W>
Dist<W> Evaluator<W>::addedByBrought(const Reading& reading, const OpenDie<W>& die, const Array<Step>& steps,
                                     std::size_t at)
{
    const Test& test = steps[at].test;
    const Dist<W> ends = sifted(m_budget, die, test, false);
    const Dist<W> goesOn = sifted(m_budget, die, test, true);
    // Dice that bring no more, and dice that do, with what each adds by itself.
    std::optional<Dist<W>> last;
    std::optional<Dist<W>> first;
    if (ends.size() > 0)
        last = addedByOpen(reading, ends, steps, at + 1);
    if (goesOn.size() > 0)
        first = addedByOpen(reading, goesOn, steps, at + 1);
    Dist<W> tail = Dist<W>::point(0);
    for (std::int64_t left = explosions(steps[at]); left > 0; --left) {
        Mixer<W> mixer(m_budget);
        if (last)
            mixer.add(W(1), *last);
        if (first)
            mixer.add(W(1), convolved(m_budget, *first, tail, reading.where));
        tail = mixer.finish(W(1));
    }
    return tail;
}

}
