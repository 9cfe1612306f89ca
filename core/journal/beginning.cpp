// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/beginning.h"

#include "base/plaintext.h"
#include "base/words.h"
#include "journal/session.h"

namespace adjutant::journal {

namespace {

constexpr qsizetype longestName = 60;
constexpr qsizetype mostPlayers = 16;

Expected<void> checkPlayers(const QStringList& players)
{
    if (players.size() > mostPlayers)
        return tl::unexpected(fault(Words::tr("at most %1 players, not %2").arg(mostPlayers).arg(players.size())));
    for (const auto& name : players) {
        if (name.size() > longestName)
            return tl::unexpected(
                fault(Words::tr("a player's name has at most %1 letters, not %2").arg(longestName).arg(name.size())));
        for (const QChar c : name)
            if (steersText(c))
                return tl::unexpected(fault(Words::tr("a player's name cannot hold control characters")));
    }
    return {};
}

Json toJson(const packs::Rulings& rulings)
{
    Json json = Json::object();
    for (auto it = rulings.begin(); it != rulings.end(); ++it)
        json[utf8(it.key())] = utf8(it.value());
    return json;
}

Expected<Json> metaJson(const Beginning& beginning, const char* name)
{
    auto json = parseJson(beginning.meta.value(name));
    if (!json)
        return tl::unexpected(fault(Words::tr("what it says of its %1 cannot be read").arg(QLatin1String(name))));
    return json;
}

Expected<packs::Rulings> readRulings(const Beginning& beginning)
{
    const auto json = metaJson(beginning, "rulings");
    if (!json)
        return tl::unexpected(json.error());
    packs::Rulings rulings;
    for (const auto& [id, choice] : json->items()) {
        if (!choice.is_string())
            return tl::unexpected(fault(Words::tr("its rulings are not texts")));
        rulings.insert(QString::fromStdString(id), QString::fromStdString(choice.get<std::string>()));
    }
    return rulings;
}

// What is shown is in the language of the window, what goes into the game in the one it began with.
packs::PackPtr shownPack(const packs::Files& files, const QString& language, const packs::PackPtr& written)
{
    const QStringList known = packs::languagesOf(files);
    const QString shown = known.contains(packs::shownLanguage()) ? packs::shownLanguage() : QString();
    if (shown == language)
        return written;
    const auto reading = packs::read(files, shown);
    if (!reading.pack)
        return written;
    auto pack = std::make_shared<packs::Pack>(*reading.pack);
    pack->written = written;
    return pack;
}

packs::PackPtr withCountsOfBefore(const packs::Pack& pack)
{
    auto older = std::make_shared<packs::Pack>(pack);
    older->countsHaveEffects = false;
    return older;
}

Expected<packs::PackPtr> readPack(const packs::Files& files, const QString& language)
{
    const auto reading = packs::read(files, language);
    if (reading.pack)
        return shownPack(files, language, reading.pack);
    const auto why = reading.faults.empty() ? Words::tr("it is empty") : adjutant::toText(reading.faults.front());
    return tl::unexpected(fault(Words::tr("the pack inside it has faults: %1").arg(why)));
}

}

Expected<Beginning> toBeginning(const Opening& opening, const QDateTime& created)
{
    if (!opening.pack.reading.pack) {
        const auto& faults = opening.pack.reading.faults;
        return tl::unexpected(faults.empty() ? fault(Words::tr("the pack has faults")) : faults.front());
    }
    if (auto good = checkPlayers(opening.players); !good)
        return tl::unexpected(good.error());
    Beginning beginning;
    beginning.files = opening.pack.files;
    beginning.meta = {{"program", ADJUTANT_VERSION},
                      {"created", created.toUTC().toString(Qt::ISODateWithMs).toUtf8()},
                      {"pack", opening.pack.reading.pack->id.toUtf8()},
                      {"players", toText(textsToJson(opening.players))},
                      {"rulings", toText(toJson(opening.rulings))},
                      {"counts", "effects"}};
    if (packs::languagesOf(beginning.files).contains(packs::shownLanguage()))
        beginning.meta.insert("language", packs::shownLanguage().toUtf8());
    if (opening.seed)
        beginning.meta.insert("seed", QByteArray::fromStdString(dice::toHex(*opening.seed)));
    return beginning;
}

Expected<QStringList> playersOf(const Beginning& beginning)
{
    const auto json = metaJson(beginning, "players");
    if (!json)
        return tl::unexpected(json.error());
    QStringList players;
    for (const auto& name : *json) {
        if (!name.is_string())
            return tl::unexpected(fault(Words::tr("its players' names are not texts")));
        players << QString::fromStdString(name.get<std::string>());
    }
    if (auto good = checkPlayers(players); !good)
        return tl::unexpected(good.error());
    return players;
}

Expected<Start> toStart(const Beginning& beginning)
{
    Start start;
    const auto pack = readPack(beginning.files, QString::fromUtf8(beginning.meta.value("language")));
    const auto players = playersOf(beginning);
    const auto rulings = readRulings(beginning);
    for (const auto* problem :
         {pack ? nullptr : &pack.error(), players ? nullptr : &players.error(), rulings ? nullptr : &rulings.error()})
        if (problem)
            return tl::unexpected(*problem);
    if (beginning.meta.contains("seed")) {
        start.seed = dice::parseSeed(beginning.meta.value("seed").toStdString());
        if (!start.seed)
            return tl::unexpected(fault(Words::tr("its seed is not 1 to 64 hex digits")));
    }
    start.pack = beginning.meta.contains("counts") ? *pack : withCountsOfBefore(**pack);
    start.players = *players;
    start.rulings = *rulings;
    return start;
}

Expected<game::Game> firstGame(const Start& start)
{
    return game::newGame(start.pack, start.players, start.rulings);
}

}
