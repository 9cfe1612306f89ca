// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"

#include "cli/dicetext.h"
#include "game/hidden.h"

namespace adjutant::cli {

Expected<std::unique_ptr<journal::Session>> openToRead(const Arguments& arguments)
{
    return journal::Session::open(arguments[0], journal::Session::Access::Read);
}

Expected<std::unique_ptr<journal::Session>> openToWrite(const Arguments& arguments)
{
    auto session = journal::Session::open(arguments[0], journal::Session::Access::Write);
    if (session && (*session)->readOnly()) {
        auto problem = fault(QStringLiteral("it can only be read; the file and its folder must be writable"));
        problem.file = arguments[0];
        return tl::unexpected(problem);
    }
    return session;
}

Expected<qint64> entryNumber(const Arguments& arguments, const journal::Session& session)
{
    const auto last = int(session.lastNumber());
    const auto at = arguments.number("at", last, 0, last);
    if (!at)
        return tl::unexpected(at.error());
    return qint64(*at);
}

Json toJson(const journal::Entry& entry, const game::Game& game)
{
    Json throws = Json::array();
    const bool hidden = game::hidesDice(game, entry.round, entry.command);
    for (const auto& thrown : hidden ? std::vector<dice::Throw>() : entry.throws)
        throws.push_back(toJson(thrown));
    Json json = {{"entry", entry.number},
                 {"time", utf8(entry.time.toString(Qt::ISODateWithMs))},
                 {"by", entry.by.isEmpty() ? Json() : Json(utf8(entry.by))},
                 {"command", game::openPart(game, entry.round, entry.command)},
                 {"throws", throws},
                 {"words", utf8(entry.words)},
                 {"undone", entry.undone}};
    if (entry.mendedBy > 0)
        json["mended-by"] = entry.mendedBy;
    if (entry.otherwiseSince > 0) {
        json["otherwise-since"] = entry.otherwiseSince;
        json["words-before"] = utf8(entry.wordsBefore);
    }
    return json;
}

Json toJson(const journal::Clock& clock, const game::Game& game)
{
    Json sides = Json::object();
    for (const auto& side : game.sides)
        sides[utf8(side.id)] = clock.bySide.value(side.id);
    return {{"seconds", clock.seconds}, {"sides", sides}};
}

QString clockText(qint64 seconds)
{
    const QChar zero(u'0');
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, zero)
        .arg(seconds % 60, 2, 10, zero);
}

}
