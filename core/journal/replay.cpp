// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/replay.h"

#include "game/state.h"
#include "journal/faces.h"

namespace adjutant::journal
{

namespace
{

Fault differs(const char* what)
{
    return fault(QStringLiteral("replaying it gives other %1 than it says").arg(QLatin1String(what)));
}

Expected<Json> part(const QByteArray& text, const char* what)
{
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(fault(QStringLiteral("its %1 cannot be read").arg(QLatin1String(what))));
    return json;
}

Expected<QStringList> detailsFrom(const Row& row)
{
    const auto json = part(row.details, "details");
    if (!json)
        return tl::unexpected(json.error());
    QStringList details;
    for (const auto& line : *json)
        details << QString::fromStdString(line.is_string() ? line.get<std::string>() : std::string());
    return details;
}

Expected<Entry> entryFrom(const Row& row, const game::Game& before)
{
    const auto command = part(row.command, "command");
    const auto throws = part(row.throws, "dice").and_then(throwsFrom);
    const auto details = detailsFrom(row);
    for (const auto* problem : {command ? nullptr : &command.error(), throws ? nullptr : &throws.error(),
                                details ? nullptr : &details.error()})
        if (problem)
            return tl::unexpected(*problem);
    Entry entry;
    entry.number = row.number;
    entry.time = QDateTime::fromString(QString::fromUtf8(row.time), Qt::ISODateWithMs);
    entry.by = QString::fromUtf8(row.by);
    entry.round = before.round;
    entry.command = *command;
    entry.throws = *throws;
    entry.words = QString::fromUtf8(row.words);
    entry.details = *details;
    return entry;
}

Expected<void> replayCommand(Timeline& timeline, const Row& row)
{
    auto entry = entryFrom(row, timeline.game());
    if (!entry)
        return tl::unexpected(entry.error());
    auto faces = part(row.faces, "faces").and_then(facesFrom);
    if (!faces)
        return tl::unexpected(faces.error());
    RecordedFaces dice(*faces);
    auto tried = timeline.tryCommand(entry->command, dice);
    if (!tried)
        return tl::unexpected(fault(QStringLiteral("it cannot be replayed: %1").arg(tried.error().words)));
    if (!dice.allUsed() || toText(toJson(tried->done.throws)) != row.throws)
        return tl::unexpected(differs("dice"));
    if (stateOf(tried->after) != row.state)
        return tl::unexpected(differs("results"));
    timeline.takeCommand(std::move(*entry), std::move(*faces), std::move(tried->after));
    return {};
}

Expected<void> replayTurn(Timeline& timeline, const Row& row, bool undo)
{
    const Entry* turned = undo ? timeline.lastDone() : timeline.lastUndone();
    if (!turned || turned->number != row.turns)
        return tl::unexpected(fault(QStringLiteral("it turns a command that was not there to be turned")));
    auto after = undo ? timeline.tryUndo() : timeline.tryRedo();
    if (!after)
        return tl::unexpected(after.error());
    if (stateOf(*after) != row.state)
        return tl::unexpected(differs("results"));
    if (undo)
        timeline.takeUndo(std::move(*after));
    else
        timeline.takeRedo(std::move(*after));
    return {};
}

Fault at(const Row& row, const Fault& problem)
{
    return fault(QStringLiteral("entry %1: %2").arg(row.number).arg(problem.words));
}

}

QByteArray stateOf(const game::Game& game)
{
    Json json = game::toJson(game, game::Show::All);
    for (const auto* wording : {"next", "must", "may"})
        json.erase(wording);
    return digest(toText(json));
}

Expected<void> checkChain(const Contents& contents)
{
    QByteArray before = checksumOf(contents.beginning);
    bool closingSeen = contents.closedAt == 0;
    if (closingSeen && contents.closedWith != before)
        return tl::unexpected(fault(QStringLiteral("what the game began with was altered")));
    qint64 number = 0;
    for (const auto& row : contents.rows) {
        if (row.number != ++number)
            return tl::unexpected(fault(QStringLiteral("entry %1 is missing").arg(number)));
        before = checksumOf(row, before);
        if (before != row.checksum)
            return tl::unexpected(at(row, fault(QStringLiteral("it was altered, or something before it was"))));
        closingSeen = closingSeen || (number == contents.closedAt && before == contents.closedWith);
    }
    if (!closingSeen)
        return tl::unexpected(
            fault(QStringLiteral("entries are missing at the end: when it was last closed there were %1")
                      .arg(contents.closedAt)));
    return {};
}

Expected<void> checkReadable(const Row& row)
{
    for (const auto& text : {row.command, row.faces, row.throws, row.details})
        if (auto json = parseJson(text); !json)
            return tl::unexpected(
                fault(QStringLiteral("it is more than a saved game holds in one command: %1").arg(json.error().words)));
    return {};
}

Expected<void> replay(Timeline& timeline, const Row& row)
{
    if (row.kind == "undo" || row.kind == "redo")
        return replayTurn(timeline, row, row.kind == "undo");
    return replayCommand(timeline, row);
}

Expected<Timeline> replayAll(game::Game first, const std::vector<Row>& rows)
{
    Timeline timeline(std::move(first));
    for (const auto& row : rows)
        if (auto done = replay(timeline, row); !done)
            return tl::unexpected(at(row, done.error()));
    return timeline;
}

}
