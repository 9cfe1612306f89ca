// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace plaindice {

using Number = std::int64_t;
using Numbers = std::vector<Number>;

/// One way after another in which the dice can fall, each with its chance.
class Ways
{
public:
    Number among(const Numbers& faces)
    {
        if (m_at == m_taken.size()) {
            m_taken.push_back(0);
            m_of.push_back(faces.size());
        }
        m_chance /= static_cast<long double>(faces.size());
        return faces[m_taken[m_at++]];
    }

    bool next()
    {
        m_taken.resize(m_at);
        m_of.resize(m_at);
        m_at = 0;
        m_chance = 1;
        while (!m_taken.empty() && ++m_taken.back() == m_of.back()) {
            m_taken.pop_back();
            m_of.pop_back();
        }
        return !m_taken.empty();
    }

    long double chance() const { return m_chance; }

private:
    std::vector<std::size_t> m_taken, m_of;
    std::size_t m_at = 0;
    long double m_chance = 1;
};

}
