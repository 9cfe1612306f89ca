// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/sums.h"

namespace adjutant::dice {

/// When dice are gone through face by face: how likely it is that c of the dice still open show the face in hand.
/// A chance in doubles is conditional on their showing none of the faces before, so that nothing underflows; an exact
/// weight counts only the dice that are placed, and the open ones are weighed when they fall.
template<class W>
class Shares
{
public:
    explicit Shares(std::size_t dice) : m_dice(dice), m_faces(dice + 1), m_others(dice + 1), m_row(dice + 1) {}

    /// face: the weight of this face; upTo: that of this and all faces to come.
    void setFace(const W& face, const W& upTo)
    {
        m_face = Weight<W>::exact ? face : W(std::min(W(1), W(face / upTo)));
        m_other = Weight<W>::exact ? W(upTo - face) : W(1 - m_face);
        m_last = face == upTo;
        if (m_last)
            m_other = 0;
        if (m_last && !Weight<W>::exact)
            m_face = 1;
        if (!Weight<W>::exact && m_dice > smallDice)
            return;
        m_faces[0] = m_others[0] = W(1);
        for (std::size_t i = 1; i <= m_dice; ++i) {
            m_faces[i] = m_faces[i - 1] * m_face;
            m_others[i] = m_others[i - 1] * m_other;
        }
    }

    /// Chances for that many open dice: to(c) for c below need, and rest() for need and more.
    void setOpen(std::size_t open, std::size_t need)
    {
        need = std::min(need, open + 1);
        m_rest = W(0);
        if (!Weight<W>::exact && m_dice > smallDice)
            return setLargeOpen(open, need);
        W many(1); // how many ways to choose, past the table
        for (std::size_t c = 0; c <= open; ++c) {
            const W ways = m_dice <= smallDice ? W(choices[open][c]) : many;
            if (m_dice > smallDice)
                many = many * (open - c) / (c + 1);
            const W weight = ways * m_faces[c];
            if (c < need)
                m_row[c] = Weight<W>::exact ? weight : W(weight * m_others[open - c]);
            else
                m_rest += weight * m_others[open - c];
        }
        if (Weight<W>::exact && m_last)
            m_row[0] = open == 0 ? W(1) : W(0);
    }

    /// In steps, of setOpen() and of what setFace() did for it.
    static std::uint64_t cost(std::size_t open, const W& total)
    {
        return 20 + (open + 1) * (Weight<W>::exact ? 3 * Weight<W>::cost(total) : open > smallDice ? 8 : 3);
    }

    const W& to(std::size_t c) const { return m_row[c]; }
    const W& rest() const { return m_rest; }

private:
    void setLargeOpen(std::size_t open, std::size_t need)
    {
        if constexpr (!Weight<W>::exact) {
            if (m_last) {
                std::fill(m_row.begin(), m_row.end(), 0.0);
                m_row[open] = 1;
            } else {
                const Array<double> row = binomialRow(m_face, m_other, open);
                std::copy(row.begin(), row.end(), m_row.begin());
            }
            for (std::size_t c = open + 1; c-- > need;)
                m_rest += m_row[c];
        }
    }

    std::size_t m_dice;
    W m_face{0};
    W m_other{0};
    bool m_last = false;
    Array<W> m_faces;
    Array<W> m_others;
    Array<W> m_row;
    W m_rest{0};
};

}
