// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/sampler.h"

#include "dice/failure.h"
#include "dice/messages.h"

#include <cmath>
#include <map>

namespace adjutant::dice {

namespace {

constexpr std::uint64_t mostSamples = 200'000;
constexpr std::uint64_t fewestSamples = 100;
constexpr std::uint64_t mostDice = 8'000'000;
constexpr std::uint64_t mostWork = 100'000'000;

}

Sampler::Sampler(const Program& program, const Bindings& bindings)
    : m_bound(program.tree(), bindings),
      m_runner(program.tree(), m_bound, m_table)
{
}

Odds sampled(const Tree& tree, const Bound& bound, const std::vector<std::int32_t>& asked,
             const std::atomic<bool>* cancelled)
{
    SilentTable table;
    Runner runner(tree, bound, table);
    std::vector<std::map<std::int64_t, std::uint64_t>> counts(asked.size());
    std::uint64_t samples = 0;
    std::uint64_t work = 0;
    while (samples < mostSamples && (samples < fewestSamples || (table.dice() < mostDice && work < mostWork))) {
        if (cancelled && *cancelled)
            fail(Issue::Kind::Budget, {}, messages::cancelled);
        const std::int64_t value = runner.run();
        ++samples;
        work += static_cast<std::uint64_t>(runner.workDone());
        for (std::size_t i = 0; i < asked.size(); ++i)
            ++counts[i][asked[i] < 0 ? value : runner.valueOf(asked[i])];
    }
    Odds result;
    result.exact = false;
    result.samples = samples;
    // At 99.9 %, and at a half, where it is widest.
    result.margin = 3.2905 * 0.5 / std::sqrt(static_cast<double>(samples));
    for (const auto& values : counts) {
        Distribution distribution;
        for (const auto& [value, count] : values)
            distribution.chances.push_back({value, static_cast<double>(count) / static_cast<double>(samples)});
        result.distributions.push_back(std::move(distribution));
    }
    return result;
}

}
