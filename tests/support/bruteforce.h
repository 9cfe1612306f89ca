// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

/// The slow, obvious oracle: throws a program with every row of faces there is, and counts. It shares nothing with the
/// odds but the thrower, whose order of faces the tests of the thrower pin down.
namespace bruteforce
{

using adjutant::dice::Ask;
using adjutant::dice::Bindings;
using adjutant::dice::FaceSource;
using adjutant::dice::Program;
using adjutant::dice::Run;

/// Gives the faces of one row, and lengthens the row by first faces where the program wants more.
class Row : public FaceSource
{
public:
    std::optional<Face> next(const Ask& ask) override
    {
        if (m_at == m_choices.size())
            m_choices.push_back({0, ask.faces->size()});
        const Choice& choice = m_choices[m_at++];
        m_weight /= static_cast<long double>(choice.of);
        return Face{(*ask.faces)[choice.taken], false};
    }

    void restart()
    {
        m_at = 0;
        m_weight = 1;
    }

    /// On to the next row; false when there is none.
    bool advance()
    {
        m_choices.resize(m_at);
        while (!m_choices.empty() && ++m_choices.back().taken == m_choices.back().of)
            m_choices.pop_back();
        return !m_choices.empty();
    }

    long double weight() const { return m_weight; }

private:
    struct Choice {
        std::size_t taken;
        std::size_t of;
    };

    std::vector<Choice> m_choices;
    std::size_t m_at = 0;
    long double m_weight = 1;
};

/// The chances of every value, of one definition or, without a name, of the program.
inline std::map<std::int64_t, long double> odds(const Program& program, const Bindings& bindings = {},
                                                const std::string& name = {}, std::size_t mostRows = 3'000'000)
{
    std::map<std::int64_t, long double> chances;
    Row row;
    std::size_t rows = 0;
    do {
        if (++rows > mostRows)
            throw std::runtime_error("too many rows for the oracle");
        row.restart();
        const auto thrown = adjutant::dice::throwDice(program, bindings, row);
        if (!thrown)
            throw std::runtime_error(thrown.error().words);
        const Run& run = std::get<Run>(*thrown);
        std::int64_t value = run.value;
        for (const auto& [defined, result] : run.names)
            value = defined == name ? result : value;
        chances[value] += row.weight();
    } while (row.advance());
    return chances;
}

}
