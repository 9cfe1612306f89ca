// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/generator.h"
#include "dice/odds.h"

#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

/// What may be done with a text from outside, whatever it says: read it, throw it, work its odds out. Shared by the
/// fuzzer and by the test that replays what the fuzzer found. Stops the program when an answer makes no sense.
namespace anytext {

using namespace adjutant::dice;

inline void demand(bool holds)
{
    if (!holds)
        std::abort();
}

/// Dice of which there are only so many, so that a run is short or ends as waiting.
class FewFaces : public FaceSource
{
public:
    explicit FewFaces(std::size_t left) : m_left(left) {}

    std::optional<Face> next(const Ask& ask) override
    {
        if (m_left == 0)
            return std::nullopt;
        --m_left;
        return m_generator.next(ask);
    }

private:
    Generator m_generator{*parseSeed("f0229")};
    std::size_t m_left;
};

inline void demandOdds(const tl::expected<Odds, Issue>& answer)
{
    if (!answer) {
        demand(!answer.error().words.empty());
        return;
    }
    double sum = 0;
    for (const Chance& chance : answer->distributions.front().chances) {
        demand(chance.probability >= 0);
        sum += chance.probability;
    }
    demand(std::abs(sum - 1) < 1e-9);
}

/// share: of the budget of the odds, since sanitizers make every step many times as long.
inline void askEverything(std::string_view text, double share)
{
    const auto program = Program::parse(text);
    if (!program) {
        demand(!describe(program.error(), std::string(text)).empty());
        return;
    }
    for (std::size_t faces : {std::size_t(3), std::size_t(2000)}) {
        FewFaces source(faces);
        const auto thrown = throwDice(*program, {}, source);
        demand(thrown || !thrown.error().words.empty());
    }
    demandOdds(odds(*program, {}, {}, {.share = share, .sample = false}));
    demandOdds(odds(*program, {}, {}, {.fractions = true, .share = share, .sample = false}));
}

}
