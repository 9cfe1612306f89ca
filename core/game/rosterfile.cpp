// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/rosterfile.h"

#include "base/words.h"
#include "game/commands.h"
#include "game/roster.h"
#include "game/rostertext.h"
#include "game/state.h"
#include "packs/catalogue.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>

namespace adjutant::game {

namespace {

constexpr qsizetype mostBytes = 256 * 1024;
const std::vector<std::string> keys{"type", "name", "with", "members", "weapons", "note"};

Fault inUnit(std::size_t index, Fault fault)
{
    fault.words = Words::tr("unit %1: %2").arg(index + 1).arg(fault.words);
    return fault;
}

Fault ofAnother(const QString& pack, const packs::Pack& played)
{
    return fault(Words::tr("the roster is for %1, and %2 is played here").arg(pack, played.title));
}

// By its id only: a roster does not lead the reader into folders.
Expected<packs::PackPtr> packCalled(const QString& id, const packs::PackPtr& played)
{
    if (played && id == played->id)
        return played;
    const bool isId = !id.isEmpty() && id.size() <= 64 &&
                      std::all_of(id.begin(), id.end(), [](QChar c) { return c.isLetterOrNumber() || c == u'-'; });
    if (!isId)
        return tl::unexpected(fault(Words::tr("“%1” is not the id of a pack").arg(id.left(40))));
    auto found = packs::find(id);
    if (played)
        return tl::unexpected(ofAnother(found && found->reading.pack ? found->reading.pack->title : id, *played));
    if (!found)
        return tl::unexpected(found.error());
    if (!found->reading.pack)
        return tl::unexpected(fault(Words::tr("the pack “%1” has faults").arg(id)));
    return found->reading.pack;
}

Fault at(int line, int column, Fault fault)
{
    fault.line = line;
    fault.column = column;
    return fault;
}

// A key that is null is one that is not there.
Json withoutNulls(const Json& unit)
{
    Json kept = Json::object();
    for (const auto& [key, value] : unit.items()) {
        if (!value.is_null())
            kept[key] = value;
    }
    return kept;
}

Expected<Roster> fromJson(const Json& json, const packs::PackPtr& played)
{
    const bool whole = json.is_object() && json.value("format", Json()) == Json(1) && json.contains("pack") &&
                       json["pack"].is_string() && json.contains("units") && json["units"].is_array() &&
                       (!json.contains("name") || json["name"].is_string());
    if (!whole)
        return tl::unexpected(
            fault(Words::tr("a roster is written {\"format\":1,\"pack\":…,\"name\":…,\"units\":[…]}")));
    for (const auto& [key, value] : json.items()) {
        if (key != "format" && key != "pack" && key != "name" && key != "units")
            return tl::unexpected(fault(Words::tr("a roster has no key “%1”; it takes: format, pack, name, units")
                                            .arg(QString::fromStdString(key).left(40))));
    }
    const auto pack = packCalled(QString::fromStdString(json["pack"].get<std::string>()), played);
    if (!pack)
        return tl::unexpected(pack.error());
    if (json["units"].size() > mostRosterUnits)
        return tl::unexpected(fault(Words::tr("a roster has at most %1 units").arg(mostRosterUnits)));
    Roster roster{*pack, QString::fromStdString(json.value("name", std::string())), json["units"]};
    for (std::size_t i = 0; i < roster.units.size(); ++i) {
        if (!roster.units[i].is_object())
            return tl::unexpected(inUnit(i, fault(Words::tr("a unit is written {\"type\":…}"))));
        const Json& unit = roster.units[i] = withoutNulls(roster.units[i]);
        for (const auto& [key, value] : unit.items()) {
            if (std::find(keys.begin(), keys.end(), key) == keys.end())
                return tl::unexpected(inUnit(
                    i, fault(Words::tr("a unit has no key “%1”; it takes: type, name, with, members, weapons, note")
                                 .arg(QString::fromStdString(key).left(40)))));
        }
    }
    return roster;
}

struct Placed {
    Roster roster;
    std::vector<int> lines;
};

Expected<Placed> fromText(const QString& text, const packs::PackPtr& played)
{
    const QStringList lines = text.split(u'\n');
    const auto head = readHead(lines);
    if (!head)
        return tl::unexpected(head.error());
    const auto pack = packCalled(head->pack, played);
    if (!pack)
        return tl::unexpected(at(head->packLine, head->packColumn, pack.error()));
    const auto units = readUnits(lines, **pack);
    if (!units)
        return tl::unexpected(units.error());
    Placed placed{{*pack, head->name, {}}, {}};
    for (const RosterLine& unit : *units) {
        placed.roster.units.push_back(unit.unit);
        placed.lines.push_back(unit.line);
    }
    return placed;
}

// What is wrong with a unit is said with its line, or with its number where there are no lines.
Expected<Game> field(const Roster& roster, const std::vector<int>& lines)
{
    auto game = newGame(roster.pack, {}, {});
    dice::TypedFaces none({});
    for (std::size_t i = 0; game && i < roster.units.size(); ++i) {
        const auto done = apply(*game, commandFor(roster.units[i], QStringLiteral("a")), none);
        if (done)
            continue;
        return tl::unexpected(lines.empty() ? inUnit(i, done.error()) : at(lines[i], 1, done.error()));
    }
    return game;
}

// What the pack asks of the whole game, and this unit answered for itself.
Json ownAnswers(const Game& game, const Unit& unit)
{
    Json answers = Json::object();
    for (auto it = unit.options.begin(); it != unit.options.end(); ++it) {
        if (const auto* question = game.pack->question(it.key()); question && !question->ofUnit)
            answers[utf8(it.key())] = *it;
    }
    return answers;
}

// What of the state of a unit `add-unit` takes.
Json asFielded(const Json& unit, const Json& ownAnswers)
{
    Json kept = Json::object();
    for (const std::string& key : keys) {
        if (unit.contains(key))
            kept[key] = unit[key];
        if (key == "with" && !ownAnswers.empty())
            kept[key].update(ownAnswers);
    }
    return kept;
}

}

Expected<Roster> readRoster(const QByteArray& bytes)
{
    return readRoster(bytes, nullptr);
}

Expected<Roster> readRoster(const QByteArray& bytes, const packs::PackPtr& played)
{
    if (bytes.size() > mostBytes)
        return tl::unexpected(fault(Words::tr("a roster has at most %1 bytes").arg(mostBytes)));
    QStringDecoder decoder(QStringConverter::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return tl::unexpected(fault(Words::tr("it is not written in UTF-8")));
    Expected<Placed> read;
    if (text.trimmed().startsWith(u'{')) {
        const auto json = parseJson(bytes);
        auto roster = json ? fromJson(*json, played) : tl::unexpected(json.error());
        if (!roster)
            return tl::unexpected(roster.error());
        read = Placed{*roster, {}};
    } else {
        read = fromText(text, played);
    }
    if (!read)
        return tl::unexpected(read.error());
    if (const auto fits = checkName(read->roster.name); !fits && !read->roster.name.isEmpty())
        return tl::unexpected(fits.error());
    if (const auto fielded = field(read->roster, read->lines); !fielded)
        return tl::unexpected(fielded.error());
    return std::move(read->roster);
}

Expected<QByteArray> rosterBytes(const QString& path)
{
    if (!QFileInfo(path).isFile()) // a pipe would keep the reader waiting
        return tl::unexpected(fault(Words::tr("there is no such file")));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(fault(Words::tr("its file cannot be read: %1").arg(file.errorString())));
    return file.read(mostBytes + 1); // the reader says what is too much
}

QString toText(const Roster& roster)
{
    QString text;
    if (!roster.name.isEmpty())
        text += QStringLiteral("roster: %1\n").arg(roster.name);
    text += QStringLiteral("pack: %1\n\n").arg(roster.pack->id);
    for (const Json& unit : roster.units)
        text += lineOf(unit) + QLatin1Char('\n');
    return text;
}

Json toJson(const Roster& roster)
{
    Json json{{"format", 1}, {"pack", utf8(roster.pack->id)}};
    if (!roster.name.isEmpty())
        json["name"] = utf8(roster.name);
    json["units"] = roster.units;
    return json;
}

QByteArray fileOf(const Roster& roster, const QString& path)
{
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return QByteArray::fromStdString(toJson(roster).dump(2)) + '\n';
    return toText(roster).toUtf8();
}

Expected<Game> tableOf(const Roster& roster)
{
    return field(roster, {});
}

Roster rosterOf(const Game& game, const QString& side)
{
    Roster roster{game.pack, game.nameOf(side), {}};
    const Json all = toJson(game, Show::All);
    for (const Json& one : all["sides"]) {
        for (const Json& unit : one["id"] == Json(utf8(side)) ? one["units"] : Json::array()) {
            if (unit["destroyed"] == Json(true) || unit.contains("joined"))
                continue;
            const Unit& there = *game.unit(QString::fromStdString(unit["id"].get<std::string>()));
            roster.units.push_back(asFielded(unit, ownAnswers(game, there)));
        }
    }
    return roster;
}

Json commandFor(const Json& unit, const QString& side)
{
    Json command{{"do", "add-unit"}, {"side", utf8(side)}};
    command.update(unit);
    return command;
}

}
