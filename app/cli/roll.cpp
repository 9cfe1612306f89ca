// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/dicetext.h"
#include "cli/subcommands.h"

#include "dice/functions.h"

namespace adjutant::cli {

namespace {

constexpr int mostTimes = 100'000;
// Beyond it the answer would not fit into a small machine's memory.
constexpr std::size_t mostDice = 5'000'000;

Expected<dice::Run> throwOnce(const dice::Program& program, dice::FaceSource& source)
{
    auto thrown = dice::throwDice(program, {}, source);
    if (!thrown)
        return tl::unexpected(faultOf(thrown.error(), program.source()));
    if (auto* run = std::get_if<dice::Run>(&*thrown))
        return std::move(*run);
    return tl::unexpected(fault(QStringLiteral("the dice ran out")));
}

Json jsonOf(const dice::Run& run)
{
    Json throws = Json::array();
    for (const auto& thrown : run.throws) {
        Json one = {{"dice", thrown.dice}, {"faces", facesOf(thrown)}};
        if (!thrown.name.empty())
            one["name"] = thrown.name;
        throws.push_back(std::move(one));
    }
    return {{"value", run.value}, {"throws", throws}};
}

void print(Output& output, const dice::Run& run)
{
    QStringList throws;
    for (const auto& thrown : run.throws)
        throws << toText(thrown);
    output.line(throws.isEmpty() ? QString::number(run.value)
                                 : QStringLiteral("%1   (%2)").arg(run.value).arg(throws.join(QStringLiteral("; "))));
}

std::size_t diceOf(const dice::Run& run)
{
    std::size_t dice = 0;
    for (const auto& thrown : run.throws)
        dice += thrown.fallen.size();
    return dice;
}

}

Expected<int> roll(const Arguments& arguments, Output& output)
{
    const auto program = parseThrow(arguments[0]);
    if (!program)
        return tl::unexpected(program.error());
    const auto times = arguments.number("times", 1, 1, mostTimes);
    if (!times)
        return tl::unexpected(times.error());
    auto generator = generatorFor(arguments);
    if (!generator)
        return tl::unexpected(generator.error());
    Json results = Json::array();
    std::size_t dice = 0;
    for (int i = 0; i < *times; ++i) {
        const auto run = throwOnce(*program, *generator);
        if (!run)
            return tl::unexpected(run.error());
        dice += diceOf(*run);
        if (dice > mostDice)
            return tl::unexpected(
                fault(QStringLiteral("more than %1 dice in all; throw it fewer --times").arg(mostDice)));
        if (arguments.has("json"))
            results.push_back(jsonOf(*run));
        else
            print(output, *run);
    }
    const Json seed = arguments.has("seed") ? Json(utf8(arguments.value("seed"))) : Json();
    if (arguments.has("json"))
        output.json({{"throw", utf8(arguments[0])}, {"seed", seed}, {"results", results}});
    return done;
}

QString notationHelp()
{
    QString help = QStringLiteral("A THROW is dice and what is done with them: 3d6, 4d6 kh 3, 8d6 count >= 5, 2d10!,\n"
                                  "a = 5d6 count >= 5; d = 4d6 count >= 5; a > d. Put it in quotes.\n\n"
                                  "Functions:\n");
    for (const auto& function : dice::functions())
        help += QStringLiteral("  %1  %2\n")
                    .arg(QString::fromUtf8(function.usage.data(), qsizetype(function.usage.size())).leftJustified(28),
                         QString::fromUtf8(function.meaning.data(), qsizetype(function.meaning.size())));
    return help;
}

}
