// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace adjutant {

/// Value → chance, for each outcome.
using OutcomeChances = std::map<std::string, std::map<qint64, double>>;

/// Plays a rule once for every way its dice can fall, so that a rule can be written as one would play it at the table:
/// it asks for dice, looks at them, and returns what came out.
class EveryFall
{
public:
    /// The chances of what `rule`, a function of a table that throws, returns as {name, value} pairs.
    template<typename Rule>
    static OutcomeChances of(Rule rule)
    {
        OutcomeChances chances;
        EveryFall table;
        do {
            table.m_next = 0;
            table.m_chance = 1;
            const std::map<std::string, qint64> outcomes = rule(table);
            for (const auto& [name, value] : outcomes)
                chances[name][value] += table.m_chance;
        } while (table.advance());
        return chances;
    }

    /// A die with six sides.
    int d6() { return 1 + choose(std::array<double, 6>{1, 1, 1, 1, 1, 1}); }
    /// A die of which it only matters that it shows `least` or more; whatever is added to it is in `least`.
    bool reaches(int least)
    {
        const int good = std::max(0, std::min(6, 7 - least));
        return choose(std::array<double, 2>{6.0 - good, double(good)}) == 1;
    }

    /// A die of which it only matters which of these kinds of faces it shows, each with so many faces.
    int kindOf(const std::vector<double>& faces) { return choose(faces); }

private:
    struct Fork {
        std::size_t taken = 0;
        std::vector<double> weights;
    };

    template<typename Weights>
    int choose(const Weights& weights)
    {
        if (m_next == m_path.size()) {
            m_path.push_back({0, {weights.begin(), weights.end()}});
            skipImpossible(m_path.back());
        }
        const Fork& fork = m_path[m_next++];
        double all = 0;
        for (double weight : fork.weights)
            all += weight;
        m_chance *= fork.weights[fork.taken] / all;
        return static_cast<int>(fork.taken);
    }

    static void skipImpossible(Fork& fork)
    {
        while (fork.taken < fork.weights.size() && fork.weights[fork.taken] <= 0)
            ++fork.taken;
    }

    // To the next way; false after the last.
    bool advance()
    {
        while (!m_path.empty()) {
            ++m_path.back().taken;
            skipImpossible(m_path.back());
            if (m_path.back().taken < m_path.back().weights.size())
                return true;
            m_path.pop_back();
        }
        return false;
    }

    std::vector<Fork> m_path;
    std::size_t m_next = 0;
    double m_chance = 1;
};

}
