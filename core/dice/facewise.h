// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/opendice.h"
#include "dice/plan.h"
#include "dice/shares.h"
#include "dice/table.h"

#include <limits>
#include <optional>
#include <vector>

namespace adjutant::dice
{

/// An operator behind a pool, with its operands known.
struct Step {
    const Node* node = nullptr;
    Test test;
    std::int64_t number = 0; ///< of keeping, or the limit of exploding
};

/// A number read off a pool: what is kept first, then what is read.
struct Reading {
    std::vector<Step> steps;
    NodeKind kind = NodeKind::Sum;
    std::optional<Test> test; ///< of count
    Range where;

    std::int64_t part(std::int64_t face) const
    {
        return kind == NodeKind::Sum || kind == NodeKind::Highest || kind == NodeKind::Lowest ? face
               : kind == NodeKind::Count                                                      ? (*test)(face)
                                                                                              : 1;
    }
};

/// Several readings of one throw, gathered face by face: an accumulator for each, and counters where the operators
/// before it need them. The cost does not depend on how many ways the dice can fall, only on how many states differ.
class FaceReader
{
public:
    FaceReader(const Reading& reading, std::int64_t dice, bool descending);

    /// False when this direction cannot tell which dice stay.
    bool works() const { return m_works; }
    std::size_t width() const { return m_counters + 1; }
    /// `state` has width() numbers, of which the last is the reading so far.
    void begin(std::int64_t* state) const;
    /// c dice show the face; `placed` were placed before.
    void take(std::int64_t* state, std::int64_t face, std::int64_t c, std::int64_t placed) const;
    /// The reading, when all faces are through.
    std::int64_t result(const std::int64_t* state) const;

private:
    struct Stage {
        bool where = false;
        Test test;
        std::int64_t skip = 0;       ///< so many are passed over, in the order of the faces
        std::int64_t keep = 0;       ///< and the next so many stay
        std::ptrdiff_t counter = -1; ///< where it counts what came so far; -1: known from what is placed
    };

    const Reading& m_reading;
    bool m_descending;
    bool m_works = true;
    std::vector<Stage> m_stages;
    std::size_t m_counters = 0;
};

/// The joint distribution of the readings of so many dice; nothing when no direction works for all of them.
template<class W>
std::optional<Table<W>> facewise(Budget& budget, const OpenDie<W>& die, std::int64_t dice,
                                 const std::vector<Reading>& readings)
{
    std::vector<FaceReader> readers;
    bool descending = true;
    bool works = false;
    for (bool direction : {true, false}) {
        readers.clear();
        works = true;
        descending = direction;
        for (const Reading& reading : readings) {
            readers.emplace_back(reading, dice, direction);
            works = works && readers.back().works();
        }
        if (works)
            break;
    }
    if (!works)
        return std::nullopt;

    Table<W> now;
    now.width = 1; // how many dice are placed
    for (const FaceReader& reader : readers)
        now.width += reader.width();
    now.keys.resize(now.width);
    now.weights.push_back(W(1));
    std::size_t at = 1;
    for (const FaceReader& reader : readers) {
        reader.begin(now.keys.data() + at);
        at += reader.width();
    }
    if constexpr (Weight<W>::exact)
        now.total = raisedTo(die.total, static_cast<std::uint64_t>(dice));
    const std::uint64_t cost = 8 + 4 * now.width + Weight<W>::cost(now.total);

    Array<std::pair<std::int64_t, W>> faces;
    eachValue(die, [&](std::int64_t face, const W& weight) { faces.emplace_back(face, weight); });
    if (descending)
        std::reverse(faces.begin(), faces.end());
    Array<W> upTo(faces.size());
    W sum(0);
    for (std::size_t f = faces.size(); f-- > 0;)
        upTo[f] = sum += faces[f].second;

    Shares<W> shares(static_cast<std::size_t>(dice));
    for (std::size_t f = 0; f < faces.size(); ++f) {
        shares.setFace(faces[f].second, upTo[f]);
        Table<W> next;
        next.width = now.width;
        next.total = now.total;
        const bool last = f + 1 == faces.size();
        std::int64_t open = -1;
        for (std::size_t i = 0; i < now.rows(); ++i) {
            const std::int64_t* row = now.row(i);
            const std::int64_t placed = row[0];
            if (open != dice - placed) {
                open = dice - placed;
                shares.setOpen(static_cast<std::size_t>(open), static_cast<std::size_t>(open) + 1);
            }
            for (std::int64_t c = last ? open : 0; c <= open; ++c) {
                budget.spend(cost);
                const W weight = now.weights[i] * shares.to(static_cast<std::size_t>(c));
                if (weight == 0)
                    continue;
                next.keys.insert(next.keys.end(), row, row + now.width);
                next.weights.push_back(weight);
                std::int64_t* to = next.keys.data() + next.keys.size() - now.width;
                to[0] += c;
                ++to;
                for (const FaceReader& reader : readers) {
                    if (c > 0)
                        reader.take(to, faces[f].first, c, placed);
                    to += reader.width();
                }
            }
            budget.allow(next.rows() * (8 * next.width + sizeof(W) + Weight<W>::bytes(now.total)));
        }
        next.merge(budget);
        now = std::move(next);
    }
    Table<W> result;
    result.width = readers.size();
    result.total = now.total;
    for (std::size_t i = 0; i < now.rows(); ++i) {
        const std::int64_t* from = now.row(i) + 1;
        for (const FaceReader& reader : readers) {
            result.keys.push_back(reader.result(from));
            from += reader.width();
        }
        result.weights.push_back(now.weights[i]);
    }
    result.merge(budget);
    return result;
}

}
