// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace adjutant::dice {

/// A chain by the core's interface: states 0 … n − 1, and a rule that says with what chances each leads to which.
/// The rule is asked once for each state that is reached, and its answer used in every round.
///
/// Rule: void(std::size_t state, Add add), where add(next, chance) may be called several times for one next state.
template<class Rule>
std::vector<double> afterRounds(std::size_t states, std::size_t start, std::size_t rounds, Rule rule)
{
    struct Edge {
        std::size_t to;
        double chance;
    };
    std::vector<Edge> edges;
    edges.reserve(8 * states);
    std::vector<std::size_t> first(states + 1);
    std::vector<unsigned char> reached(states);
    std::vector<std::size_t> order{start}; // of the states, as they are reached
    order.reserve(states);
    reached[start] = 1;
    std::vector<double> row(states);
    for (std::size_t at = 0; at < order.size(); ++at) {
        std::fill(row.begin(), row.end(), 0.0);
        rule(order[at], [&](std::size_t next, double chance) { row[next] += chance; });
        first[at] = edges.size();
        for (std::size_t next = 0; next < states; ++next) {
            if (row[next] == 0)
                continue;
            edges.push_back({next, row[next]});
            if (!reached[next]) {
                reached[next] = 1;
                order.push_back(next);
            }
        }
        first[at + 1] = edges.size();
    }
    std::vector<double> now(states);
    std::vector<double> then(states);
    now[start] = 1;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::fill(then.begin(), then.end(), 0.0);
        for (std::size_t at = 0; at < order.size(); ++at) {
            const double weight = now[order[at]];
            if (weight == 0)
                continue;
            for (std::size_t e = first[at]; e < first[at + 1]; ++e)
                then[edges[e].to] += weight * edges[e].chance;
        }
        now.swap(then);
    }
    return now;
}

}
