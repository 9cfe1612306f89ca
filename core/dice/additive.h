// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/kinds.h"

namespace adjutant::dice {

/// Additive readings of so many dice as digits of one number, which every die adds to.
class Packing
{
public:
    /// False when the numbers would become too long.
    template<class W>
    bool fits(const AddedParts<W>& parts, std::int64_t dice)
    {
        m_digits.resize(parts.readings());
        m_dice = dice;
        for (std::size_t r = m_digits.size(); r-- > 0;) {
            std::int64_t most = 0;
            for (std::size_t f = 0; f < parts.faces(); ++f) {
                m_digits[r].least = std::min(m_digits[r].least, parts.at(f, r));
                most = std::max(most, parts.at(f, r));
            }
            m_digits[r].stride = m_size;
            std::int64_t range = 0;
            if (__builtin_sub_overflow(most, m_digits[r].least, &range) ||
                __builtin_mul_overflow(range, dice, &range) || __builtin_add_overflow(range, 1, &range) ||
                __builtin_mul_overflow(m_size, range, &m_size) || m_size > (std::int64_t(1) << 40))
                return false;
        }
        return true;
    }

    /// How many numbers there are.
    std::int64_t size() const { return m_size; }

    template<class W>
    Table<W> table(Budget& budget, const AddedParts<W>& parts) const
    {
        const Dist<W> sum = power(budget, packedDie(budget, parts), m_dice, {});
        Table<W> table;
        table.width = m_digits.size();
        table.total = sum.total;
        budget.spend(sum.size() * (4 + 10 * table.width));
        table.weights.reserve(sum.size());
        table.keys.reserve(sum.size() * table.width);
        eachValue(sum, [&](std::int64_t packed, const W& weight) {
            for (const Digit& digit : m_digits) {
                const std::int64_t value = digit.stride == 1 ? packed : packed / digit.stride;
                packed -= value * digit.stride;
                table.keys.push_back(value + digit.least * m_dice);
            }
            table.weights.push_back(weight);
        });
        return table;
    }

private:
    struct Digit {
        std::int64_t least = 0;
        std::int64_t stride = 1;
    };

    template<class W>
    Dist<W> packedDie(Budget& budget, const AddedParts<W>& parts) const
    {
        // Doubles are listed for every number, since most come up in the end and nothing has to be sorted then.
        const std::int64_t range = m_size / m_dice + 1;
        const bool dense = !Weight<W>::exact && m_size < 100'000;
        Gatherer<W> gatherer(budget, 0, range, dense ? static_cast<std::uint64_t>(range) : parts.faces() + 1);
        for (std::size_t f = 0; f < parts.faces(); ++f) {
            std::int64_t packed = 0;
            for (std::size_t r = 0; r < m_digits.size(); ++r)
                packed += (parts.at(f, r) - m_digits[r].least) * m_digits[r].stride;
            gatherer.add(packed, parts.weight(f));
        }
        return gatherer.finish(parts.total());
    }

    Array<Digit> m_digits;
    std::int64_t m_size = 1;
    std::int64_t m_dice = 0;
};

/// Additive readings of so many dice, one or more, in whichever way takes less; nothing when only another one will do.
template<class W>
std::optional<Table<W>> addedTogether(Budget& budget, const OpenDie<W>& die, std::int64_t dice,
                                      const Array<Reading>& readings)
{
    const AddedParts<W> parts(budget, die, readings);
    Packing packing;
    if (!packing.fits(parts, dice))
        return std::nullopt;
    Kinds<W> kinds(budget, parts, dice);
    const double oneByOne =
        0.5 * static_cast<double>(packing.size()) * static_cast<double>(dice) * static_cast<double>(parts.faces());
    return kinds.cost() < oneByOne ? kinds.table() : packing.table(budget, parts);
}

}
