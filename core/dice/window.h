// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/opendice.h"
#include "dice/shares.h"

namespace adjutant::dice {

/// The dice that stay when so many are passed over and the next so many kept, in descending or ascending order.
struct Window {
    bool descending = true;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// The sum of a part of each kept die. All dice are thrown; the kept ones are the window of their order.
/// Face by face, from the window's side: the state is how many dice are placed and what the kept ones add up to, and a
/// state whose window is full needs no further faces.
template<class W, class F>
Dist<W> windowSum(Budget& budget, const OpenDie<W>& die, std::int64_t dice, Window window, Range where, F part)
{
    window.last = std::min(window.last, dice);
    if (window.first >= window.last)
        return Dist<W>::point(0);
    struct Face {
        std::int64_t value;
        W weight;
    };
    Array<Face> faces;
    budget.spend(20 * die.size());
    std::int64_t least = 0;
    std::int64_t most = 0;
    eachValue(die, [&](std::int64_t face, const W& weight) {
        const std::int64_t value = part(face);
        faces.push_back({value, weight});
        least = std::min(least, value);
        most = std::max(most, value);
    });
    if (window.descending)
        std::reverse(faces.begin(), faces.end());

    const std::int64_t kept = window.last - window.first;
    const std::int64_t low = checkedMultiply(least, kept, where);
    const std::int64_t high = checkedMultiply(most, kept, where);
    const auto range = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
    const auto states = static_cast<std::size_t>(window.last);
    const std::uint64_t sums = states + 2; // those of each state, those that are done, and the answer
    budget.allow(range == 0 || range > Budget::fullBytes ? ~std::uint64_t(0) : range * sums * sizeof(W));
    const auto width = static_cast<std::size_t>(range);

    struct Sums {
        Array<W> weights;
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    const auto zero = static_cast<std::size_t>(-low);
    Array<Sums> placed(states);
    Sums done;
    done.weights.resize(width);
    done.begin = width;
    placed[0].weights.resize(width);
    placed[0].weights[zero] = 1;
    placed[0].begin = zero;
    placed[0].end = zero + 1;
    W total(1);
    if constexpr (Weight<W>::exact)
        total = raisedTo(budget, die.total, static_cast<std::uint64_t>(dice));
    const std::uint64_t cost = Weight<W>::cost(total);
    std::uint64_t held = range * sums * sizeof(W);

    const auto move = [&](const Sums& from, Sums& to, const W& share, std::int64_t by) {
        if (from.begin >= from.end || share == 0)
            return;
        if (to.weights.empty())
            to.weights.resize(width);
        const auto begin = static_cast<std::size_t>(static_cast<std::int64_t>(from.begin) + by);
        const std::size_t size = from.end - from.begin;
        const std::size_t before = to.end - std::min(to.begin, to.end);
        addTimes(to.weights.data() + begin, from.weights.data() + from.begin, share, size);
        to.begin = to.end == 0 ? begin : std::min(to.begin, begin);
        to.end = std::max(to.end, begin + size);
        budget.spend(size * cost + 10);
        held += (to.end - to.begin - before) * Weight<W>::bytes(total);
        budget.allow(held);
    };
    const auto overlap = [&](std::int64_t from, std::int64_t to) {
        return std::max<std::int64_t>(0, std::min(to, window.last) - std::max(from, window.first));
    };

    Total<W> upTo;
    Array<W> remaining(faces.size());
    for (std::size_t f = faces.size(); f-- > 0;) {
        upTo.add(faces[f].weight);
        remaining[f] = upTo.value();
    }
    Shares<W> shares(static_cast<std::size_t>(dice));
    for (std::size_t f = 0; f < faces.size(); ++f) {
        shares.setFace(faces[f].weight, remaining[f]);
        budget.spend(Shares<W>::cost(static_cast<std::size_t>(dice), total));
        // From the fullest state down, so that each state still holds what came before this face.
        for (std::size_t j = states; j-- > 0;) {
            if (placed[j].begin >= placed[j].end)
                continue;
            const auto open = static_cast<std::size_t>(dice) - j;
            const std::size_t need = states - j;
            shares.setOpen(open, need);
            budget.spend(Shares<W>::cost(open, total));
            const auto at = static_cast<std::int64_t>(j);
            move(placed[j], done, shares.rest(), overlap(at, window.last) * faces[f].value);
            for (std::size_t c = need - 1; c > 0; --c)
                move(placed[j], placed[j + c], shares.to(c),
                     overlap(at, at + static_cast<std::int64_t>(c)) * faces[f].value);
            const W stay = shares.to(0);
            Sums& own = placed[j];
            if (stay == 0) {
                std::fill(own.weights.begin() + static_cast<std::ptrdiff_t>(own.begin),
                          own.weights.begin() + static_cast<std::ptrdiff_t>(own.end), W(0));
                own.begin = own.end = 0;
            } else if (stay != 1) {
                for (std::size_t i = own.begin; i < own.end; ++i)
                    own.weights[i] *= stay;
            }
        }
    }
    Dist<W> result;
    while (done.begin < done.end && done.weights[done.begin] == 0)
        ++done.begin;
    while (done.end > done.begin && done.weights[done.end - 1] == 0)
        --done.end;
    result.low = low + static_cast<std::int64_t>(done.begin);
    result.weights.assign(done.weights.begin() + static_cast<std::ptrdiff_t>(done.begin),
                          done.weights.begin() + static_cast<std::ptrdiff_t>(done.end));
    result.total = total;
    return result;
}

}
