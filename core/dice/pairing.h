// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/opendice.h"
#include "dice/shares.h"

namespace adjutant::dice {

/// pairs(a, b) for two independent throws. Face by face from the highest: the state is how many dice of each side are
/// placed and how many of a's have won. A die of a wins when it is placed while b's die of its rank is still open.
template<class W>
Dist<W> pairedUp(Budget& budget, const OpenDie<W>& a, std::int64_t aDice, const OpenDie<W>& b, std::int64_t bDice)
{
    const std::int64_t most = std::min(aDice, bDice);
    if (most <= 0)
        return Dist<W>::point(0);
    const auto aSize = static_cast<std::size_t>(aDice);
    const auto bSize = static_cast<std::size_t>(bDice);
    const auto wins = static_cast<std::size_t>(most);
    W total(1);
    if constexpr (Weight<W>::exact)
        total = raisedTo(budget, a.total, static_cast<std::uint64_t>(aDice)) *
                raisedTo(budget, b.total, static_cast<std::uint64_t>(bDice));
    const std::uint64_t cost = Weight<W>::cost(total);

    // weights[i][j]: the numbers of wins, when i dice of a and j dice of b are placed
    const std::size_t width = wins + 1;
    budget.allow((aSize + 1) * (bSize + 1) * width * (sizeof(W) + Weight<W>::bytes(total)));
    Array<W> weights{W(1)};
    weights.resize((aSize + 1) * (bSize + 1) * width);
    Array<unsigned char> used{1};
    used.resize((aSize + 1) * (bSize + 1));
    const auto state = [&](std::size_t i, std::size_t j) { return i * (bSize + 1) + j; };

    Array<std::int64_t> faces;
    eachValue(a, [&](std::int64_t face, const W&) { faces.push_back(face); });
    eachValue(b, [&](std::int64_t face, const W&) { faces.push_back(face); });
    std::sort(faces.begin(), faces.end(), std::greater<>());
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    const auto weightAt = [](const OpenDie<W>& die, std::int64_t face) {
        if (face < die.least() || face > die.most())
            return W(0);
        if (die.dense())
            return W(die.weights[static_cast<std::size_t>(face - die.low)]);
        const auto found = std::lower_bound(die.values.begin(), die.values.end(), face);
        return found != die.values.end() && *found == face
                   ? W(die.weights[static_cast<std::size_t>(found - die.values.begin())])
                   : W(0);
    };
    const auto upTo = [](const OpenDie<W>& die, std::int64_t face) {
        Total<W> sum;
        eachValue(die, [&](std::int64_t value, const W& weight) {
            if (value <= face)
                sum.add(weight);
        });
        return sum.value();
    };

    /// Places dice of one side that show the face, in every state, from the fullest down.
    Shares<W> bShares(bSize);
    Shares<W> aShares(aSize);
    const auto scale = [&](std::size_t at, const W& stay) {
        for (std::size_t w = 0; w < width; ++w)
            weights[at * width + w] *= stay;
        used[at] = used[at] && stay != 0;
    };
    for (std::int64_t face : faces) {
        budget.spend(10 * (a.size() + b.size()));
        if (const W weight = weightAt(b, face); weight != 0) {
            bShares.setFace(weight, upTo(b, face));
            for (std::size_t j = bSize; j-- > 0;) {
                bShares.setOpen(bSize - j, bSize - j + 1);
                budget.spend(Shares<W>::cost(bSize - j, total));
                for (std::size_t i = 0; i <= aSize; ++i) {
                    if (!used[state(i, j)])
                        continue;
                    const std::size_t reach = std::min(i, wins) + 1;
                    for (std::size_t c = 1; c <= bSize - j; ++c) {
                        if (bShares.to(c) == 0)
                            continue;
                        addTimes(&weights[state(i, j + c) * width], &weights[state(i, j) * width], bShares.to(c),
                                 reach);
                        used[state(i, j + c)] = 1;
                    }
                    budget.spend((bSize - j) * (8 + reach * cost));
                    scale(state(i, j), bShares.to(0));
                }
            }
        }
        if (const W weight = weightAt(a, face); weight != 0) {
            aShares.setFace(weight, upTo(a, face));
            for (std::size_t i = aSize; i-- > 0;) {
                aShares.setOpen(aSize - i, aSize - i + 1);
                budget.spend(Shares<W>::cost(aSize - i, total));
                for (std::size_t j = 0; j <= bSize; ++j) {
                    if (!used[state(i, j)])
                        continue;
                    const std::size_t reach = std::min(i, wins) + 1;
                    for (std::size_t c = 1; c <= aSize - i; ++c) {
                        if (aShares.to(c) == 0)
                            continue;
                        const std::size_t from = std::max(i, j);
                        const std::size_t to = std::min(i + c, bSize);
                        const std::size_t won = to > from ? to - from : 0;
                        addTimes(&weights[state(i + c, j) * width + won], &weights[state(i, j) * width], aShares.to(c),
                                 std::min(reach, width - won));
                        used[state(i + c, j)] = 1;
                    }
                    budget.spend((aSize - i) * (8 + reach * cost));
                    scale(state(i, j), aShares.to(0));
                }
            }
        }
    }
    Gatherer<W> gatherer(budget, 0, most, width);
    for (std::size_t w = 0; w < width; ++w)
        gatherer.add(static_cast<std::int64_t>(w), weights[state(aSize, bSize) * width + w]);
    return gatherer.finish(total);
}

}
