// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/dicetext.h"
#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "game/track.h"
#include "journal/session.h"

namespace adjutant::cli {

Expected<int> gameNew(const Arguments& arguments, Output& output)
{
    auto found = findWholePack(arguments.value("pack"));
    if (!found)
        return tl::unexpected(found.error());
    const auto rulings = parsePairs(arguments.values("ruling"), "ID=CHOICE");
    if (!rulings)
        return tl::unexpected(rulings.error());
    journal::Opening opening{std::move(*found), arguments.values("player"), *rulings, std::nullopt};
    if (arguments.has("seed")) {
        const auto seed = readSeed(arguments.value("seed"));
        if (!seed)
            return tl::unexpected(seed.error());
        opening.seed = *seed;
    }
    const auto session = journal::Session::create(arguments[0], opening);
    if (!session)
        return tl::unexpected(session.error());
    const auto& game = (*session)->game();
    QStringList names;
    for (const auto& side : game.sides)
        names << QStringLiteral("%1 (%2)").arg(printable(side.name), side.id);
    output.line(
        QStringLiteral("%1: %2, %3").arg(arguments[0], game.pack->title, names.join(QStringLiteral(" against "))));
    output.line(QStringLiteral("Next: %1").arg(game::nextOf(game)));
    return done;
}

}
