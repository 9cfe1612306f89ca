// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Twelve questions for the odds: values checked, times beside those of other engines as they were measured elsewhere,
// and beside a solver by hand for each, measured here. Every answer is worked out afresh; nothing is kept from one run
// to the next.

#include "dice/odds.h"
#include "byhand.h"
#include "dice/markov.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <vector>

using namespace adjutant::dice;

namespace {

using Clock = std::chrono::steady_clock;

double chanceOf(const Distribution& distribution, std::int64_t value)
{
    for (const Chance& chance : distribution.chances) {
        if (chance.value == value)
            return chance.probability;
    }
    return 0;
}

struct Question {
    const char* text;
    std::function<double(const Distribution&)> figure;
    double expected;
    double icepool; ///< microseconds, as are the next two
    double best;    ///< of the others; 0: none
    double byHand;  ///< as measured elsewhere
};

auto chance(std::int64_t value)
{
    return [value](const Distribution& d) { return chanceOf(d, value); };
}

double mean(const Distribution& d)
{
    return d.mean();
}

// State: models left times four, plus 0 steady, 1 shaken, 2 routed. Destroyed is no models left.
constexpr const char* rounds =
    "chain(6, s = 40, if s < 4 or s mod 4 = 2 then s else "
    "chain(1, t = if s mod 4 = 1 then s - (1d6 >= 4) else s, "
    "chain(1, m = max(0, t / 4 - repeat(6d6 count >= 4, 1d6 < 4)), "
    "if m = 0 then 0 else 4 * m + t mod 4 + (if m < t / 4 and m <= 5 then 1d6 < 4 else 0)))) < 4";

const std::vector<Question> questions = {
    {"100d6", chance(350), 0.02332260601534536, 83000, 12, 32},
    {"20d20 kh 10", mean, 152.53571428568807, 33000, 0, 46},
    {"h = 40d6 count >= 4; min(5, repeat(h, 1d6 < 4))", chance(5), 0.9839577601812304, 6000, 14, 1.6},
    {"a = 12d6 count >= 5; b = 12d6 count >= 5; a - b", [](const Distribution& d) { return d.atLeast(1); },
     0.4142857805662667, 970, 1.0, 0.3},
    {"h = 10d10 where >= 5; min(4, again(h) count > 4)", chance(4), 0.5132284342756599, 830, 1.7, 0.3},
    {"10d6! limit 4", mean, 41.9945987654321, 10900, 5.4, 9.5},
    {"a = 8d6; b = 8d6; (a > b) - (a < b)", chance(1), 0.47109072706403515, 1900, 3.0, 0.4},
    {"p = 9d6; largest_set(p) * 10 + distinct(p)", chance(34), 0.13503086419753085, 2600, 7.1, 3.7},
    {rounds, chance(1), 0.348365578081290, 6400, 760, 1.6},
    {"p = 12d6; h = if p >= 45 then 6 else p count = 6; repeat(h, 1d6 < 4)", chance(0), 0.29582842439195767, 6700, 3400,
     7.2},
    {"pairs(10d6, 10d6)", mean, 2.897799689741512, 137000, 19.6e6, 31},
    {"10d10!! limit 4 kh 5", mean, 44.890485760797, 35000, 38.9e6, 34},
};

/// The time of one run in microseconds: the best of many batches, so that what else the machine does matters little.
template<class F>
double timed(F run)
{
    int batch = 1;
    double best = 0;
    double spent = 0;
    for (int round = 0; round < 5 || (spent < 150'000 && round < 2'000); ++round) {
        const auto start = Clock::now();
        for (int i = 0; i < batch; ++i)
            run();
        const double time = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
        spent += time;
        best = best == 0 ? time / batch : std::min(best, time / batch);
        while (batch * best < 20)
            batch *= 2;
    }
    return best;
}

volatile double sink;

bool ask(std::size_t number, const Question& question, double& product)
{
    const auto program = Program::parse(question.text);
    if (!program) {
        std::printf("%2zu cannot be read: %s\n", number, program.error().words().c_str());
        return false;
    }
    const auto answer = odds(*program, {});
    const auto exact = odds(*program, {}, {}, {.fractions = true});
    if (!answer || !exact || !answer->exact) {
        std::printf("%2zu cannot be worked out\n", number);
        return false;
    }
    const double figure = question.figure(answer->distributions.front());
    const bool right = std::abs(figure - question.expected) <= 1e-12 * std::max(1.0, std::abs(question.expected));
    const double time = timed([&] { (void)odds(*program, {}); });
    const double exactTime = timed([&] { (void)odds(*program, {}, {}, {.fractions = true}); });
    const double reading = timed([&] { (void)Program::parse(question.text); });
    const byhand::Solver solver = byhand::solvers[number - 1];
    const double byHand = timed([&] { sink = solver(); });
    const bool same = std::abs(solver() - question.expected) <= 1e-12 * std::max(1.0, std::abs(question.expected));
    product *= question.icepool / time;
    std::printf("%2zu %9.2f us %8.0f x icepool %10s  by hand %7.2f us: %5.2f (%5.2f elsewhere)"
                "  exact %9.1f us %6.0f x icepool  read %5.2f us  %s%s\n",
                number, time, question.icepool / time,
                question.best > 0 ? (std::to_string(question.best / time).substr(0, 6) + " x best").c_str() : "none",
                byHand, time / byHand, time / question.byHand, exactTime, question.icepool / exactTime, reading,
                right ? "" : "WRONG", same ? "" : "WRONG BY HAND");
    if (!right)
        std::printf("   %.17g instead of %.17g\n", figure, question.expected);
    return right && same;
}

/// Question 9 by the core's interface: models left and state as a chain, its losses from the notation.
bool askChain()
{
    const auto program = Program::parse("repeat(6d6 count >= 4, 1d6 < 4)");
    std::vector<double> after;
    const auto run = [&] {
        const Distribution lost = odds(*program, {})->distributions.front();
        after = afterRounds(33, 30, 6, [&](std::size_t state, auto add) {
            const std::size_t models = state / 3; // and state % 3: steady, shaken, routed
            const std::size_t mood = state % 3;
            if (models == 0 || mood == 2)
                return add(state, 1.0);
            const auto attacked = [&](std::size_t now, double chance) {
                for (const Chance& loss : lost.chances) {
                    const auto gone = std::min(models, static_cast<std::size_t>(loss.value));
                    const std::size_t left = models - gone;
                    const double both = chance * loss.probability;
                    if (left == 0) {
                        add(0, both);
                    } else if (gone > 0 && left <= 5) {
                        add(3 * left + now, both / 2);
                        add(3 * left + now + 1, both / 2);
                    } else {
                        add(3 * left + now, both);
                    }
                }
            };
            attacked(0, mood == 1 ? 0.5 : 1.0);
            if (mood == 1)
                attacked(1, 0.5);
        });
    };
    run();
    const bool right = std::abs(after[0] - 0.348365578081290) <= 1e-12;
    const double time = timed(run);
    const double byHand = timed([] { sink = byhand::question9(); });
    std::printf(" 9 %9.2f us by the core's interface: %.0f x icepool, by hand %.2f us: %.2f (%.2f elsewhere)  %s\n",
                time, 6400 / time, byHand, time / byHand, time / 1.6, right ? "" : "WRONG");
    return right;
}

/// How the time grows with the number of dice.
void grow(const char* name, const std::function<std::string(int)>& text)
{
    std::printf("%-18s", name);
    double before = 0;
    for (int dice : {125, 250, 500, 1000}) {
        const auto program = Program::parse(text(dice));
        OddsOptions options;
        options.sample = false;
        const auto answer = odds(*program, {}, {}, options);
        const double time = timed([&] { (void)odds(*program, {}, {}, options); });
        std::printf("  %d: %.0f us%s", dice, time, answer ? "" : " (past the budget)");
        if (before > 0)
            std::printf(" (exponent %.2f)", std::log2(time / before));
        before = time;
    }
    std::printf("\n");
}

}

int main(int argc, char** argv)
{
    bool right = true;
    double product = 1;
    for (std::size_t i = 0; i < questions.size(); ++i)
        right = ask(i + 1, questions[i], product) && right;
    right = askChain() && right;
    std::printf("geometric mean: %.0f x icepool\n", std::pow(product, 1.0 / static_cast<double>(questions.size())));
    if (argc > 1 && std::strcmp(argv[1], "--growth") == 0) {
        grow("Nd6", [](int n) { return std::to_string(n) + "d6"; });
        grow("Nd6 kh N/2", [](int n) { return std::to_string(n) + "d6 kh " + std::to_string(n / 2); });
        grow("Nd6 count >= 4", [](int n) { return std::to_string(n) + "d6 count >= 4"; });
    }
    return right ? 0 : 1;
}
