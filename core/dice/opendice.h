// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/messages.h"
#include "dice/sums.h"
#include "dice/views.h"

namespace adjutant::dice {

/// One die that has not been looked at: each face with its weight. What is missing from the total is the weight of
/// its not being there any more, after where.
template<class W>
using OpenDie = Dist<W>;

template<class W>
OpenDie<W> openDie(Budget& budget, const Faces& faces)
{
    const auto size = static_cast<std::int64_t>(faces.size());
    const W share = Weight<W>::share(1, size);
    budget.spend(2 * faces.size());
    if (faces.back() - faces.front() == size - 1 && (size < 3 || faces[1] == faces[0] + 1)) {
        bool plain = true;
        for (std::size_t i = 1; i < faces.size(); ++i)
            plain = plain && faces[i] == faces[i - 1] + 1;
        if (plain) {
            OpenDie<W> die;
            die.low = faces.front();
            die.weights.assign(faces.size(), share);
            die.total = Weight<W>::total(size);
            return die;
        }
    }
    Gatherer<W> gatherer(budget, faces.front(), faces.back(), faces.size());
    for (std::int64_t face : faces)
        gatherer.add(face, share);
    return gatherer.finish(Weight<W>::total(size));
}

/// Only the faces that meet the test, or only those that do not; the total stays.
template<class W>
OpenDie<W> sifted(Budget& budget, const OpenDie<W>& die, const Test& test, bool meeting)
{
    if (die.size() == 0)
        return die;
    budget.spend(die.size() * (4 + test.list.size()));
    if (die.dense()) {
        OpenDie<W> left = die;
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (test(left.value(i)) != meeting)
                left.weights[i] = W(0);
        }
        left.trim();
        return left;
    }
    Gatherer<W> gatherer(budget, die.least(), die.most(), die.size());
    eachValue(die, [&](std::int64_t face, const W& weight) {
        if (test(face) == meeting)
            gatherer.add(face, weight);
    });
    return gatherer.finish(die.total);
}

template<class W>
W weightOf(const Dist<W>& dist)
{
    Total<W> sum;
    for (const W& weight : dist.weights)
        sum.add(weight);
    return sum.value();
}

/// As likely as before among one another, with nothing missing from the total.
template<class W>
Dist<W> conditional(Dist<W> dist)
{
    const W sum = weightOf(dist);
    if constexpr (Weight<W>::exact) {
        dist.total = sum;
    } else {
        for (W& weight : dist.weights)
            weight /= sum;
    }
    return dist;
}

/// A die that is thrown until it no longer meets the test.
template<class W>
OpenDie<W> ending(Budget& budget, const OpenDie<W>& die, const Test& test, Range where)
{
    OpenDie<W> left = sifted(budget, die, test, false);
    if (left.size() == 0)
        fail(Issue::Kind::Meaning, where, messages::endlessReroll);
    return conditional(std::move(left));
}

/// The faces that do not meet the test, and what becomes of the others.
template<class W>
OpenDie<W> replaced(Budget& budget, const OpenDie<W>& die, const Test& test, const OpenDie<W>& by)
{
    Mixer<W> mixer(budget);
    const W hit = weightOf(sifted(budget, die, test, true));
    OpenDie<W> rest = sifted(budget, die, test, false);
    const W total = rest.total;
    rest.total = W(1);
    mixer.add(W(1), std::move(rest));
    if (hit != 0)
        mixer.add(hit, by);
    return mixer.finish(total);
}

/// What the dice add that a die brings, each added to its own face, at most so many.
template<class W>
Dist<W> mergedTail(Budget& budget, const OpenDie<W>& fresh, const Test& test, std::int64_t most, Range where)
{
    Dist<W> tail = Dist<W>::point(0);
    const OpenDie<W> ends = sifted(budget, fresh, test, false);
    const OpenDie<W> goesOn = sifted(budget, fresh, test, true);
    for (std::int64_t left = most; left > 0; --left) {
        if (goesOn.size() == 0)
            return fresh;
        Mixer<W> mixer(budget);
        Dist<W> more = convolved(budget, goesOn, tail, where);
        const W total = fresh.total;
        const W scale = tail.total;
        more.total = W(1);
        mixer.add(W(1), std::move(more));
        if (ends.size() > 0) {
            Dist<W> last = ends;
            last.total = W(1);
            mixer.add(scale, std::move(last));
        }
        tail = mixer.finish(W(1));
        tail.total = total * scale;
    }
    return tail;
}

/// A die to which its own explosions are added.
template<class W>
OpenDie<W> mergedDie(Budget& budget, const OpenDie<W>& die, const Test& test, const Dist<W>& tail, Range where)
{
    OpenDie<W> hit = sifted(budget, die, test, true);
    if (hit.size() == 0)
        return die;
    OpenDie<W> rest = sifted(budget, die, test, false);
    Dist<W> more = convolved(budget, hit, tail, where);
    const W total = die.total * tail.total;
    Mixer<W> mixer(budget);
    more.total = W(1);
    rest.total = W(1);
    mixer.add(W(1), std::move(more));
    mixer.add(tail.total, std::move(rest));
    OpenDie<W> result = mixer.finish(W(1));
    result.total = total;
    return result;
}

}
