// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/generator.h"
#include "dice/odds.h"

#include <cmath>
#include <string>
#include <string_view>

/// What may be done with a text from outside, whatever it says: read it, throw it, work its odds out. Shared by the
/// fuzzer and by the test that replays what the fuzzer found.
namespace anytext {

using namespace adjutant::dice;

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

/// An issue must have words, and a place in the text.
inline std::string faultOf(const Issue& issue, std::string_view text)
{
    if (issue.words().empty())
        return "an issue without words";
    return issue.where.begin > text.size() ? "an issue behind the end of the text" : "";
}

inline std::string faultOf(const tl::expected<Odds, Issue>& answer, std::string_view text)
{
    if (!answer)
        return faultOf(answer.error(), text);
    long double sum = 0;
    for (const Chance& chance : answer->distributions.front().chances) {
        if (!(chance.probability >= 0))
            return "a chance that is none: " + std::to_string(chance.probability);
        sum += chance.probability;
    }
    return std::abs(sum - 1) > 1e-12L ? "chances that miss 1 by " + std::to_string(1e12L * (sum - 1)) + "e-12" : "";
}

/// Asks for everything; empty, or what makes no sense in an answer.
/// share: of the budget of the odds, since sanitizers make every step many times as long.
inline std::string faultOf(std::string_view text, double share)
{
    const auto program = Program::parse(text);
    if (!program)
        return describe(program.error(), std::string(text)).empty() ? "no description" : faultOf(program.error(), text);
    for (std::size_t faces : {std::size_t(3), std::size_t(2000)}) {
        FewFaces source(faces);
        const auto thrown = throwDice(*program, {}, source);
        const std::string fault = thrown ? "" : faultOf(thrown.error(), text);
        if (!fault.empty())
            return fault;
    }
    for (const bool fractions : {false, true}) {
        const OddsOptions options{.fractions = fractions, .share = share, .sample = false};
        const std::string fault = faultOf(odds(*program, {}, {}, options), text);
        if (!fault.empty())
            return fault;
    }
    return {};
}

}
