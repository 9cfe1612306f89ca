// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/facewise.h"

namespace adjutant::dice {

/// Whether every die adds a part of its own to the reading, whatever the others show.
inline bool isAdditive(const Reading& reading)
{
    const bool adds =
        reading.kind == NodeKind::Sum || reading.kind == NodeKind::Count || reading.kind == NodeKind::Size;
    return adds && std::all_of(reading.steps.begin(), reading.steps.end(),
                               [](const Step& step) { return step.node->kind == NodeKind::Where; });
}

/// What each face of a die adds to several additive readings.
template<class W>
class AddedParts
{
public:
    AddedParts(Budget& budget, const OpenDie<W>& die, const Array<Reading>& readings)
        : m_readings(readings.size()),
          m_total(die.total)
    {
        budget.spend(die.size() * (2 + 6 * m_readings));
        m_weights.reserve(die.size());
        m_parts.reserve(die.size() * m_readings);
        eachValue(die, [&](std::int64_t face, const W& weight) {
            m_weights.push_back(weight);
            for (const Reading& reading : readings)
                m_parts.push_back(addedBy(reading, face));
        });
    }

    std::size_t faces() const { return m_weights.size(); }
    std::size_t readings() const { return m_readings; }
    const W& weight(std::size_t face) const { return m_weights[face]; }
    const W& total() const { return m_total; }
    std::int64_t at(std::size_t face, std::size_t reading) const { return m_parts[face * m_readings + reading]; }

    /// Whether two faces add the same to all readings but one.
    bool alike(std::size_t a, std::size_t b, std::size_t but) const
    {
        for (std::size_t r = 0; r < m_readings; ++r) {
            if (r != but && at(a, r) != at(b, r))
                return false;
        }
        return true;
    }

private:
    static std::int64_t addedBy(const Reading& reading, std::int64_t face)
    {
        const bool there =
            std::all_of(reading.steps.begin(), reading.steps.end(), [&](const Step& step) { return step.test(face); });
        return there ? reading.part(face) : 0;
    }

    std::size_t m_readings;
    Array<W> m_weights;
    Array<std::int64_t> m_parts; ///< face by face
    W m_total;
};

/// Additive readings of so many dice. Faces that add the same to all readings but one are a kind: how many dice fall
/// on each kind says what those readings are, and of the one that is left out the sum is worked out kind by kind.
template<class W>
class Kinds
{
public:
    Kinds(Budget& budget, const AddedParts<W>& parts, std::int64_t dice)
        : m_budget(budget),
          m_parts(parts),
          m_dice(static_cast<std::size_t>(dice))
    {
        Array<std::size_t> fewest;
        for (std::size_t r = 0; r < parts.readings(); ++r) {
            const Array<std::size_t> kinds = kindsBut(r);
            if (fewest.empty() || kinds.size() < fewest.size()) {
                fewest = kinds;
                m_but = r;
            }
        }
        if (fewest.size() <= mostKinds)
            gather(fewest);
    }

    /// In steps, about.
    double cost() const
    {
        if (m_kinds.empty())
            return std::numeric_limits<double>::infinity();
        const auto dice = static_cast<double>(m_dice);
        double leaves = 1; // in how many ways the dice fall on the kinds
        double powers = 0;
        double last = 1; // values of the last kind's sum, on average
        for (std::size_t k = 0; k < m_kinds.size(); ++k) {
            const Dist<W>& one = m_kinds[k].one;
            const double range = static_cast<double>(one.most()) - static_cast<double>(one.least());
            leaves *= k == 0 ? 1 : (dice + static_cast<double>(k)) / static_cast<double>(k);
            powers += dice * dice * range * static_cast<double>(one.size()) / 2;
            last = 1 + dice * range / 2;
        }
        const bool alone = m_kinds.size() == 1 || m_kinds[m_kinds.size() - 2].one.isPoint(); // no other has a sum
        return powers + leaves * last * (alone ? 10 : 10 + last);
    }

    Table<W> table()
    {
        m_table.width = m_parts.readings();
        m_table.total = raisedTo(m_budget, m_parts.total(), m_dice);
        for (Kind& kind : m_kinds) {
            kind.rows.resize(m_dice + 1);
            if (!kind.one.isPoint() || &kind == &m_kinds.back())
                addPowers(kind);
        }
        m_row.resize(m_table.width);
        place(0, m_dice, W(1), nullptr);
        if (!tellApart())
            m_table.merge(m_budget);
        return std::move(m_table);
    }

private:
    static constexpr std::size_t mostKinds = 8; // more of them are no gain

    struct Kind {
        std::size_t face = 0; ///< one of them
        Dist<W> one;          ///< what a die of this kind adds to the reading that is left out
        W weight{0};
        W upTo{0};             ///< of this kind and all that follow
        Array<Dist<W>> powers; ///< of so many dice of this kind
        Array<Array<W>> rows;  ///< by open dice: how likely so many of them are of this kind
    };

    /// The first face of each kind, when that reading is left out; one too many when there are too many.
    Array<std::size_t> kindsBut(std::size_t reading) const
    {
        Array<std::size_t> kinds;
        for (std::size_t f = 0; f < m_parts.faces() && kinds.size() <= mostKinds; ++f) {
            m_budget.spend(2 * kinds.size() * m_parts.readings());
            if (std::none_of(kinds.begin(), kinds.end(),
                             [&](std::size_t first) { return m_parts.alike(first, f, reading); }))
                kinds.push_back(f);
        }
        return kinds;
    }

    void gather(const Array<std::size_t>& firsts)
    {
        m_budget.spend(firsts.size() * m_parts.faces() * m_parts.readings());
        for (const std::size_t first : firsts) {
            Kind& kind = m_kinds.emplace_back();
            kind.face = first;
            Array<std::int64_t> values;
            Array<W> weights;
            for (std::size_t f = first; f < m_parts.faces(); ++f) {
                if (m_parts.alike(first, f, m_but)) {
                    values.push_back(m_parts.at(f, m_but));
                    weights.push_back(m_parts.weight(f));
                }
            }
            kind.one = gathered(m_budget, values, weights, W(1));
            kind.weight = weightOf(kind.one);
            kind.one = conditional(std::move(kind.one));
        }
        std::stable_partition(m_kinds.begin(), m_kinds.end(), [](const Kind& kind) { return kind.one.isPoint(); });
        Total<W> upTo;
        for (std::size_t k = m_kinds.size(); k-- > 0;) {
            upTo.add(m_kinds[k].weight);
            m_kinds[k].upTo = upTo.value();
        }
    }

    void addPowers(Kind& kind)
    {
        kind.powers.push_back(Dist<W>::point(0));
        for (std::size_t n = 1; n <= m_dice; ++n) {
            kind.powers.push_back(convolved(m_budget, kind.powers.back(), kind.one, {}));
            m_bytes += kind.powers.back().size() * (sizeof(W) + Weight<W>::bytes(kind.powers.back().total));
            m_budget.allow(m_bytes);
        }
    }

    /// Exact weights of dice whose powers are known are in these; only the ways to choose them are missing.
    const Array<W>& rowOf(Kind& kind, std::size_t open)
    {
        Array<W>& row = kind.rows[open];
        if (row.empty()) {
            m_bytes += (open + 1) * (sizeof(W) + Weight<W>::bytes(m_table.total));
            m_budget.allow(m_bytes);
            m_budget.spend(Shares<W>::cost(open, m_table.total));
            Shares<W> shares(open);
            shares.setFace(Weight<W>::exact && !kind.powers.empty() ? W(1) : kind.weight, kind.upTo);
            shares.setOpen(open, open + 1);
            for (std::size_t c = 0; c <= open; ++c)
                row.push_back(shares.to(c));
        }
        return row;
    }

    /// The open dice fall on this kind and those that follow. `sum`: of the kinds before that have several values.
    void place(std::size_t k, std::size_t open, const W& weight, const Dist<W>* sum)
    {
        Kind& kind = m_kinds[k];
        if (k + 1 == m_kinds.size()) {
            addToRow(kind, static_cast<std::int64_t>(open));
            withPower(kind, open, sum, [&](const Dist<W>& all) { record(weight, all); });
            return addToRow(kind, -static_cast<std::int64_t>(open));
        }
        const Array<W>& row = rowOf(kind, open);
        m_budget.spend(30 + (open + 1) * (10 + Weight<W>::cost(m_table.total)));
        for (std::size_t c = 0; c <= open; ++c) {
            const W here = weight * row[c];
            if (kind.powers.empty())
                place(k + 1, open - c, here, sum);
            else
                withPower(kind, c, sum, [&](const Dist<W>& all) { place(k + 1, open - c, here, &all); });
            addToRow(kind, 1);
        }
        addToRow(kind, -static_cast<std::int64_t>(open) - 1);
    }

    template<class F>
    void withPower(const Kind& kind, std::size_t dice, const Dist<W>* sum, F callback)
    {
        if (sum)
            callback(convolved(m_budget, *sum, kind.powers[dice], {}));
        else
            callback(kind.powers[dice]);
    }

    /// The reading that is left out is in the row as far as it comes from dice that all add the same to it.
    void addToRow(const Kind& kind, std::int64_t dice)
    {
        for (std::size_t r = 0; r < m_row.size(); ++r) {
            if (r != m_but || kind.powers.empty())
                m_row[r] += dice * m_parts.at(kind.face, r);
        }
    }

    void record(const W& weight, const Dist<W>& sum)
    {
        m_budget.spend(20 + sum.size() * (4 + 4 * m_row.size() + Weight<W>::cost(m_table.total)));
        m_table.keys.resize((m_table.rows() + sum.size()) * m_row.size());
        eachValue(sum, [&](std::int64_t value, const W& inner) {
            const W both = weight * inner;
            if (both == 0) // too small for a double
                return;
            std::int64_t* row = m_table.row(m_table.rows());
            std::copy(m_row.begin(), m_row.end(), row);
            row[m_but] += value;
            m_table.weights.push_back(both);
        });
        m_table.keys.resize(m_table.rows() * m_row.size());
        m_budget.allow(m_bytes + m_table.rows() * (8 * m_row.size() + sizeof(W) + Weight<W>::bytes(m_table.total)));
    }

    /// Whether how many dice fell on each kind can be told from the readings: each kind but one, on which the other
    /// readings are zero, has a reading of its own.
    bool tellApart() const
    {
        return std::all_of(m_kinds.begin(), m_kinds.end(), [&](const Kind& kind) {
            bool zero = true;
            bool own = false;
            for (std::size_t r = 0; r < m_row.size(); ++r) {
                if (r == m_but || m_parts.at(kind.face, r) == 0)
                    continue;
                zero = false;
                own = own || std::all_of(m_kinds.begin(), m_kinds.end(), [&](const Kind& other) {
                          return &other == &kind || m_parts.at(other.face, r) == 0;
                      });
            }
            return zero || own;
        });
    }

    Budget& m_budget;
    const AddedParts<W>& m_parts;
    std::size_t m_dice;
    std::size_t m_but = 0; ///< the reading that is left out
    Array<Kind> m_kinds;   ///< those first to whose dice the reading left out is always the same
    Array<std::int64_t> m_row;
    Table<W> m_table;
    std::uint64_t m_bytes = 0; ///< of powers and rows
};

}
