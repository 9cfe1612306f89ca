// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/roster.h"
#include "base/replacefile.h"
#include "cli/gametext.h"
#include "game/rosterfile.h"

#include <QFile>

namespace adjutant::cli {

namespace {

const QString fieldedAs = QStringLiteral("a");

// A file that cannot be read is a fault that names it.
Expected<QByteArray> bytesOf(const QString& path)
{
    constexpr qint64 most = 1 << 20; // the reader says what a roster may have
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.isSequential())
        return tl::unexpected(Fault{Fault::Severity::Error, path, 0, 0,
                                    file.isOpen() ? QStringLiteral("this is no file") : file.errorString()});
    return file.read(most);
}

Expected<game::Roster> readFile(const QString& path)
{
    const auto bytes = bytesOf(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto roster = game::readRoster(*bytes);
    if (!roster)
        roster.error().file = path;
    return roster;
}

Expected<const game::Side*> sideOf(const game::Game& game, const QString& id)
{
    if (const auto* side = game.side(id))
        return side;
    QStringList ids;
    for (const auto& one : game.sides)
        ids << one.id;
    return tl::unexpected(fault(
        id.isEmpty()
            ? QStringLiteral("name the side whose units are meant, as --side a")
            : QStringLiteral("there is no side “%1”; there are: %2").arg(id.left(40), ids.join(QStringLiteral(", ")))));
}

bool isSavedGame(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && !file.isSequential() && file.read(15) == "SQLite format 3";
}

Expected<game::Roster> readNamed(const Arguments& arguments)
{
    if (!isSavedGame(arguments[0]))
        return arguments.has("side") ? tl::unexpected(fault(QStringLiteral("--side is for a saved game; this is none")))
                                     : readFile(arguments[0]);
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto side = sideOf((*session)->game(), arguments.value("side"));
    if (!side)
        return tl::unexpected(side.error());
    return game::rosterOf((*session)->game(), (*side)->id);
}

Json jsonOf(const game::Roster& roster, const game::Game& table)
{
    Json json = game::toJson(roster);
    for (std::size_t i = 0; i < table.units.size(); ++i)
        json["units"][i]["points"] = game::worthOf(table, table.units[i]);
    json["points"] = game::pointsOf(table, fieldedAs);
    json["limits"] = textsToJson(game::brokenLimits(table, fieldedAs));
    return json;
}

void print(Output& output, const game::Roster& roster, const game::Game& table)
{
    output.line(printable(roster.name.isEmpty() ? roster.pack->title
                                                : QStringLiteral("%1, for %2").arg(roster.name, roster.pack->title)));
    TextTable units({"Unit", "Type", ">Points"});
    for (const auto& unit : table.units)
        units.row({printable(unit.name), table.typeOf(unit).label, QString::number(game::worthOf(table, unit))});
    units.print(output);
    const auto count = roster.units.size();
    output.line(QStringLiteral("%1 %2, %3 points")
                    .arg(count)
                    .arg(count == 1 ? QStringLiteral("unit") : QStringLiteral("units"))
                    .arg(game::pointsOf(table, fieldedAs)));
    for (const auto& broken : game::brokenLimits(table, fieldedAs))
        output.line(QStringLiteral("! ") + printable(broken));
}

}

QString rosterHelp()
{
    return QStringLiteral(
        "A roster is a text that anybody can write:\n"
        "\n"
        "  roster: Guards of the mill\n"
        "  pack: brickaction\n"
        "  # a remark\n"
        "  squad \"First squad\": regular 4, veteran 1, shotgun 2; carries the flag\n"
        "  2 x c1\n"
        "\n"
        "A unit is its type, a name, what it consists of, carries, and is asked for, and a note;\n"
        "only the type must be there. Everything goes by its id, or as the cards call it. The limits\n"
        "of a pack are named when broken; nothing stops you.\n"
        "Copy a roster with --to, and fetch one out of a game with --side.\n");
}

Expected<int> rosterShow(const Arguments& arguments, Output& output)
{
    const auto roster = readNamed(arguments);
    if (!roster)
        return tl::unexpected(roster.error());
    const auto table = game::tableOf(*roster);
    if (!table)
        return tl::unexpected(table.error());
    if (const QString to = arguments.value("to"); !to.isEmpty()) {
        if (const auto written = replaceFile(to, game::fileOf(*roster, to)); !written)
            return tl::unexpected(written.error());
    }
    if (arguments.has("json"))
        output.json(jsonOf(*roster, *table));
    else
        print(output, *roster, *table);
    return done;
}

Expected<int> gameAdd(const Arguments& arguments, Output& output)
{
    const auto roster = readFile(arguments.value("roster"));
    if (!roster)
        return tl::unexpected(roster.error());
    const auto session = openToWrite(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto& game = (*session)->game();
    const auto side = sideOf(game, arguments.value("side"));
    if (!side)
        return tl::unexpected(side.error());
    if (roster->pack->id != game.pack->id)
        return tl::unexpected(fault(
            QStringLiteral("the roster is for %1, and the game is %2").arg(roster->pack->title, game.pack->title)));
    const QString id = (*side)->id;
    for (const Json& unit : roster->units) {
        const auto entry = (*session)->apply(game::commandFor(unit, id));
        if (!entry) {
            output.line(QStringLiteral("refused: %1").arg(printable(entry.error().words)));
            return no;
        }
        output.line(QStringLiteral("%1  %2").arg(entry->number, 4).arg(printable(entry->words)));
        if (!output.flush())
            return tl::unexpected(fault(QStringLiteral("standard output does not take what is written to it")));
    }
    return done;
}

}
