// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/dicetext.h"
#include "cli/gametext.h"
#include "game/state.h"

namespace adjutant::cli {

namespace {

QString standing(const journal::Entry& entry)
{
    if (entry.undone)
        return entry.mendedBy > 0 ? QStringLiteral("  (mended by %1)").arg(entry.mendedBy)
                                  : QStringLiteral("  (undone)");
    return entry.otherwiseSince > 0 ? QStringLiteral("  (otherwise since %1)").arg(entry.otherwiseSince) : QString();
}

QString headOf(const journal::Entry& entry, const game::Game& game)
{
    const QString by = entry.by.isEmpty() ? QString() : printable(game.nameOf(entry.by)) + QStringLiteral(": ");
    return QStringLiteral("%1  %2  %3%4%5")
        .arg(entry.number, 4)
        .arg(entry.time.toLocalTime().toString(QStringLiteral("HH:mm:ss")), by, printable(entry.words),
             standing(entry));
}

void print(Output& output, const journal::Entry& entry, const game::Game& game)
{
    const QString indent(6, QLatin1Char(' '));
    output.line(headOf(entry, game));
    for (const auto& detail : entry.details)
        output.line(indent + printable(detail));
    // The details of a procedure tell its dice already.
    if (entry.details.isEmpty())
        for (const auto& thrown : entry.throws)
            output.line(indent + printable(toText(thrown)));
}

}

Expected<int> gameShow(const Arguments& arguments, Output& output)
{
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto at = entryNumber(arguments, **session);
    if (!at)
        return tl::unexpected(at.error());
    const auto looked = (*session)->mendedGameAt(*at);
    if (!looked)
        return tl::unexpected(looked.error());
    const auto& game = *looked;
    const auto clock = (*session)->clockAt(*at);
    if (arguments.has("json")) {
        Json json = game::toJson(game);
        json["clock"] = toJson(clock, game);
        output.json(json);
    } else {
        output.line(printable(game::toWords(game)) + QStringLiteral("Played: %1").arg(clockText(clock.seconds)));
    }
    return done;
}

Expected<int> gameLog(const Arguments& arguments, Output& output)
{
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    Json list = Json::array();
    for (const auto& entry : (*session)->log()) {
        if (arguments.has("json"))
            list.push_back(toJson(entry, (*session)->game()));
        else
            print(output, entry, (*session)->game());
    }
    if (arguments.has("json"))
        output.json(list);
    else if ((*session)->log().empty())
        output.line(QStringLiteral("Nothing has happened yet."));
    return done;
}

}
