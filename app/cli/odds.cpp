// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/dicetext.h"
#include "cli/subcommands.h"

namespace adjutant::cli {

namespace {

Json jsonOf(const QString& text, const dice::Odds& odds)
{
    const auto& distribution = odds.distributions.front();
    Json json = {{"throw", utf8(text)}, {"exact", odds.exact}};
    if (!odds.exact) {
        json["samples"] = odds.samples;
        json["margin"] = odds.margin;
    }
    json["mean"] = distribution.mean();
    json["deviation"] = distribution.deviation();
    json["distribution"] = toJson(distribution, odds.exact, [](std::int64_t value) { return Json(value); });
    return json;
}

void printAll(Output& output, const QString& text, const dice::Odds& odds)
{
    const auto& distribution = odds.distributions.front();
    output.line(text);
    output.line(QStringLiteral("mean %1, deviation %2, %3\n")
                    .arg(distribution.mean(), 0, 'g', 10)
                    .arg(distribution.deviation(), 0, 'g', 6)
                    .arg(odds.exact ? QStringLiteral("exact")
                                    : QStringLiteral("sampled: %1 throws, each chance within %2")
                                          .arg(odds.samples)
                                          .arg(percent(odds.margin))));
    print(output, distribution, Shown::Numbers, [](std::int64_t value) { return QString::number(value); });
}

}

Expected<int> odds(const Arguments& arguments, Output& output)
{
    const auto program = parseThrow(arguments[0]);
    if (!program)
        return tl::unexpected(program.error());
    dice::OddsOptions options;
    options.fractions = arguments.has("json");
    const auto odds = dice::odds(*program, {}, {}, options);
    if (!odds)
        return tl::unexpected(faultOf(odds.error(), program->source()));
    if (arguments.has("json"))
        output.json(jsonOf(arguments[0], *odds));
    else
        printAll(output, arguments[0], *odds);
    return done;
}

}
