// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the odds of every procedure of the packs that come with the program take: with its usual inputs, and with
// heavy ones, as many dice and as much of everything as a table is likely to see. The goal is under 200 µs each, so
// that the chart in the tray follows every tap.

#include "packs/catalogue.h"
#include "packs/resolve.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace adjutant;

namespace {

constexpr double goal = 200;

using Clock = std::chrono::steady_clock;
using Kind = packs::ProcedureInput::Kind;

double microseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::micro>(time).count();
}

// Heavy: of dice and people what a large fight has, but of the figures on a die what it has anyway.
packs::Value heavyValue(const packs::ProcedureInput& input)
{
    constexpr qint64 many = 20;
    if (input.kind == Kind::Dice)
        return dice::Pool{10, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
    if (input.kind == Kind::Number)
        return std::min(input.most, std::max(input.least, many));
    return input.standard.value_or(packs::Value(qint64(0)));
}

packs::Value usualValue(const packs::ProcedureInput& input)
{
    constexpr qint64 few = 4;
    if (input.standard)
        return *input.standard;
    if (input.kind == Kind::Dice)
        return dice::Pool{2, {1, 2, 3, 4, 5, 6}};
    return std::clamp(few, input.least, input.most);
}

packs::Values valuesOf(const packs::Procedure& procedure, packs::Value (*valueOf)(const packs::ProcedureInput&))
{
    packs::Values values;
    for (const auto& input : procedure.inputs)
        values.insert(input.id, valueOf(input));
    return values;
}

// The median of many, after one that is not counted.
double timeOf(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
              const packs::Rulings& rulings)
{
    constexpr std::size_t rounds = 101;
    std::vector<double> times;
    for (std::size_t i = 0; i <= rounds; ++i) {
        const auto begin = Clock::now();
        if (!packs::odds(pack, procedure, values, rulings, {.fractions = false, .sample = false}))
            return -1;
        times.push_back(microseconds(Clock::now() - begin));
    }
    std::nth_element(times.begin() + 1, times.begin() + rounds / 2, times.end());
    return times[rounds / 2];
}

// Whether it misses the goal.
bool print(const packs::Pack& pack, const packs::Procedure& procedure, const char* what, const packs::Values& values,
           const packs::Rulings& rulings)
{
    const QString name = QStringLiteral("%1 %2").arg(pack.id, procedure.id);
    if (const auto refused = packs::refusalOf(pack, procedure, values, rulings)) {
        std::printf("%-36s %-6s refused: %s\n", qPrintable(name), what, qPrintable(*refused));
        return false;
    }
    const double time = timeOf(pack, procedure, values, rulings);
    if (time < 0)
        std::printf("%-36s %-6s too much to be worked out exactly\n", qPrintable(name), what);
    else
        std::printf("%-36s %-6s %9.1f us%s\n", qPrintable(name), what, time, time > goal ? "   over the goal" : "");
    return time < 0 || time > goal;
}

}

int main()
{
    int missed = 0;
    for (const packs::Found& found : packs::findAll()) {
        if (!found.bundled || !found.reading.pack)
            continue;
        const packs::Pack& pack = *found.reading.pack;
        const auto rulings = packs::complete(pack, packs::Rulings());
        for (const packs::Procedure& procedure : pack.procedures) {
            if (!procedure.program || procedure.outcomes.empty() || !rulings)
                continue;
            missed += print(pack, procedure, "usual", valuesOf(procedure, usualValue), *rulings);
            missed += print(pack, procedure, "heavy", valuesOf(procedure, heavyValue), *rulings);
        }
    }
    std::printf("%d over the goal of %.0f us\n", missed, goal);
    return 0;
}
