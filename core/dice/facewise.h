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

namespace adjutant::dice {

/// An operator behind a pool, with its operands known.
struct Step {
    const Node* node = nullptr;
    Test test;
    std::int64_t number = 0; ///< of keeping, or the limit of exploding
};

/// A number read off a pool: what is kept first, then what is read.
struct Reading {
    Array<Step> steps;
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

/// So many dice that are alike.
template<class W>
struct Group {
    OpenDie<W> die;
    std::int64_t dice = 0;
};

/// The joint distribution of the readings of all dice; nothing when no direction works for all of them. No two groups
/// share a face.
template<class W>
class Facewise
{
public:
    Facewise(Budget& budget, const Array<Group<W>>& groups, const Array<Reading>& readings)
        : m_budget(budget),
          m_groups(groups)
    {
        for (const Group<W>& group : groups)
            m_dice += group.dice;
        for (bool descending : {true, false}) {
            m_readers.clear();
            m_works = true;
            for (const Reading& reading : readings) {
                m_readers.emplace_back(reading, m_dice, descending);
                m_works = m_works && m_readers.back().works();
            }
            if (m_works) {
                listFaces(descending);
                return;
            }
        }
    }

    std::optional<Table<W>> table()
    {
        if (!m_works)
            return std::nullopt;
        begin();
        for (std::size_t f = 0; f < m_faces.size(); ++f)
            place(m_faces[f]);
        return results();
    }

private:
    struct Face {
        std::int64_t value;
        W weight;
        W upTo; ///< of its group: this face and all to come
        std::size_t group;
        bool last; ///< of its group: all open dice show it
    };

    void listFaces(bool descending)
    {
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            Total<W> upTo;
            const std::size_t first = m_faces.size();
            const auto add = [&](std::int64_t face, const W& weight) {
                upTo.add(weight);
                m_faces.push_back({face, weight, upTo.value(), g, m_faces.size() == first});
            };
            const OpenDie<W>& die = m_groups[g].die;
            for (std::size_t n = 0; n < die.size() && m_groups[g].dice > 0; ++n) {
                const std::size_t i = descending ? n : die.size() - 1 - n;
                if (die.weights[i] != 0)
                    add(die.value(i), die.weights[i]);
            }
        }
        std::sort(m_faces.begin(), m_faces.end(),
                  [&](const Face& a, const Face& b) { return descending ? a.value > b.value : a.value < b.value; });
    }

    /// One state: how many dice of each group are placed, then what every reader keeps.
    void begin()
    {
        m_now.width = m_groups.size();
        for (const FaceReader& reader : m_readers)
            m_now.width += reader.width();
        m_now.keys.resize(m_now.width);
        m_now.weights.push_back(W(1));
        std::size_t at = m_groups.size();
        for (const FaceReader& reader : m_readers) {
            reader.begin(m_now.keys.data() + at);
            at += reader.width();
        }
        if constexpr (Weight<W>::exact) {
            for (const Group<W>& group : m_groups)
                m_now.total *= raisedTo(m_budget, group.die.total, static_cast<std::uint64_t>(group.dice));
        }
    }

    void place(const Face& face)
    {
        const std::int64_t dice = m_groups[face.group].dice;
        Shares<W> shares(static_cast<std::size_t>(dice));
        shares.setFace(face.weight, face.last ? face.weight : face.upTo);
        Table<W> next;
        next.width = m_now.width;
        next.total = m_now.total;
        const std::uint64_t cost = 25 + 6 * m_now.width + Weight<W>::cost(m_now.total);
        std::int64_t open = -1;
        for (std::size_t i = 0; i < m_now.rows(); ++i) {
            const std::int64_t* row = m_now.row(i);
            if (open != dice - row[face.group]) {
                open = dice - row[face.group];
                shares.setOpen(static_cast<std::size_t>(open), static_cast<std::size_t>(open) + 1);
                m_budget.spend(Shares<W>::cost(static_cast<std::size_t>(open), m_now.total));
            }
            for (std::int64_t c = face.last ? open : 0; c <= open; ++c) {
                m_budget.spend(cost);
                const W weight = m_now.weights[i] * shares.to(static_cast<std::size_t>(c));
                if (weight != 0)
                    append(next, row, weight, face, c);
            }
            m_budget.allow(next.rows() * (8 * next.width + sizeof(W) + Weight<W>::bytes(m_now.total)));
        }
        next.merge(m_budget);
        m_now = std::move(next);
    }

    void append(Table<W>& next, const std::int64_t* row, const W& weight, const Face& face, std::int64_t c)
    {
        next.keys.insert(next.keys.end(), row, row + next.width);
        next.weights.push_back(weight);
        if (c == 0)
            return;
        std::int64_t* to = next.keys.data() + next.keys.size() - next.width;
        std::int64_t placed = 0;
        for (std::size_t g = 0; g < m_groups.size(); ++g)
            placed += to[g];
        to[face.group] += c;
        to += m_groups.size();
        for (const FaceReader& reader : m_readers) {
            reader.take(to, face.value, c, placed);
            to += reader.width();
        }
    }

    Table<W> results()
    {
        Table<W> result;
        result.width = m_readers.size();
        result.total = m_now.total;
        for (std::size_t i = 0; i < m_now.rows(); ++i) {
            const std::int64_t* from = m_now.row(i) + m_groups.size();
            for (const FaceReader& reader : m_readers) {
                result.keys.push_back(reader.result(from));
                from += reader.width();
            }
            result.weights.push_back(m_now.weights[i]);
        }
        result.merge(m_budget);
        return result;
    }

    Budget& m_budget;
    const Array<Group<W>>& m_groups;
    std::int64_t m_dice = 0;
    bool m_works = true;
    std::vector<FaceReader> m_readers;
    std::vector<Face> m_faces;
    Table<W> m_now;
};

}
