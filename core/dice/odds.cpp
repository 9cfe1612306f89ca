// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/odds.h"

#include "dice/bound.h"
#include "dice/joint.h"
#include "dice/sampler.h"
#include "dice/translatable.h"

#include <cmath>

namespace adjutant::dice {

double Distribution::mean() const
{
    long double sum = 0; // in doubles the mean of 2d6 would be 6.999999999999999
    for (const Chance& chance : chances)
        sum += static_cast<long double>(chance.value) * chance.probability;
    return static_cast<double>(sum);
}

double Distribution::deviation() const
{
    const double middle = mean();
    double sum = 0;
    for (const Chance& chance : chances) {
        const double distance = static_cast<double>(chance.value) - middle;
        sum += distance * distance * chance.probability;
    }
    return std::sqrt(sum);
}

double Distribution::atLeast(std::int64_t value) const
{
    double sum = 0;
    for (const Chance& chance : chances)
        sum += chance.value >= value ? chance.probability : 0;
    return std::min(sum, 1.0);
}

Chance Distribution::likeliest() const
{
    const auto found = std::max_element(chances.begin(), chances.end(),
                                        [](const Chance& a, const Chance& b) { return a.probability < b.probability; });
    return found == chances.end() ? Chance{} : *found;
}

namespace {

Distribution published(Budget& budget, const Dist<double>& dist)
{
    Distribution result;
    budget.spend(4 * dist.size());
    result.chances.reserve(dist.size());
    eachValue(dist, [&](std::int64_t value, double weight) { result.chances.push_back({value, weight}); });
    return result;
}

Distribution published(Budget& budget, const Dist<Exact>& dist)
{
    Distribution result;
    FractionWriter writer(dist.total);
    const std::uint64_t cost = writer.cost() + 100 + 4 * Weight<Exact>::limbs(dist.total);
    std::uint64_t bytes = 0;
    eachValue(dist, [&](std::int64_t value, const Exact& weight) {
        budget.spend(cost);
        result.chances.push_back({value, quotient(weight, dist.total)});
        result.fractions.push_back(writer.text(weight));
        bytes += sizeof(Chance) + sizeof(std::string) + result.fractions.back().capacity();
        budget.allow(bytes);
    });
    return result;
}

template<class W>
Odds workOut(const Tree& tree, const Bound& bound, const std::vector<std::int32_t>& asked, Budget budget)
{
    Odds result;
    for (const Dist<W>& dist : Joint<W>(tree, bound, budget).run(asked))
        result.distributions.push_back(published(budget, dist));
    return result;
}

// The same, or nothing where that is past the budget and something else is to be tried then.
template<class W>
std::optional<Odds> tryOut(const Tree& tree, const Bound& bound, const std::vector<std::int32_t>& asked, Budget budget,
                           const OddsOptions& options)
{
    try {
        return workOut<W>(tree, bound, asked, budget);
    } catch (Failure& failure) {
        const bool cancelled = options.cancelled && *options.cancelled;
        if (failure.issue.kind != Issue::Kind::Budget || cancelled || !options.sample)
            throw;
        return std::nullopt;
    }
}

std::vector<std::int32_t> slotsOf(const Tree& tree, const std::vector<std::string>& names)
{
    std::vector<std::int32_t> slots;
    for (const std::string& name : names) {
        slots.push_back(tree.definition(name));
        if (slots.back() < 0)
            fail(Issue::Kind::Meaning, {}, {QT_TRANSLATE_NOOP("Words", "the throw defines no name “%1”"), {name}});
    }
    if (slots.empty())
        slots.push_back(-1);
    return slots;
}

}

tl::expected<Odds, Issue> odds(const Program& program, const Bindings& bindings, const std::vector<std::string>& names,
                               const OddsOptions& options)
{
    try {
        const Tree& tree = program.tree();
        const Bound bound(tree, bindings);
        const auto asked = slotsOf(tree, names);
        const Budget budget(static_cast<std::uint64_t>(options.share * double(Budget::fullSteps)), options.cancelled);
        if (options.fractions)
            if (auto exact = tryOut<Exact>(tree, bound, asked, budget, options))
                return std::move(*exact);
        // What is too long to be written down is no less exact.
        if (auto exact = tryOut<double>(tree, bound, asked, budget, options))
            return std::move(*exact);
        return sampled(tree, bound, asked, options.cancelled);
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

std::optional<Issue> findFault(const Program& program)
{
    const Tree& tree = program.tree();
    if (!tree.doubtful || !tree.inputs.empty())
        return std::nullopt;
    try {
        const Bound bound(tree, {});
        std::vector<std::int32_t> asked = tree.definitions;
        asked.push_back(-1);
        Budget budget(Budget::fullSteps / 8);
        Joint<double>(tree, bound, budget).run(asked);
    } catch (Failure& failure) {
        if (failure.issue.kind != Issue::Kind::Budget)
            return std::move(failure.issue);
    }
    return std::nullopt;
}

}
