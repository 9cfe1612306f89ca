// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/session.h"

#include "journal/beginning.h"
#include "journal/clock.h"
#include "journal/faces.h"
#include "journal/replay.h"

#include <QFileInfo>

namespace adjutant::journal
{

namespace
{

// Faults of a file name it.
template<typename T>
Expected<T> named(Expected<T> result, const QString& path)
{
    if (!result && result.error().file.isEmpty())
        result.error().file = path;
    return result;
}

QByteArray textOf(const QStringList& lines)
{
    Json json = Json::array();
    for (const auto& line : lines)
        json.push_back(utf8(line));
    return toText(json);
}

QDateTime timeOf(const Row& row)
{
    return QDateTime::fromString(QString::fromUtf8(row.time), Qt::ISODateWithMs);
}

}

struct Session::Parts {
    QString path;
    bool readOnly = true;
    std::unique_ptr<Store> store; ///< none: only to be read
    std::optional<dice::Seed> seed;
    Timeline timeline;
    ClockCounter clock;
    qint64 last = 0; ///< the number of the last row, undo and redo counted
    QByteArray lastChecksum;
    packs::Files files; ///< of the pack it began with

    static Expected<std::unique_ptr<Parts>> load(const QString& path, Session::Access access);

    Row newRow(const QByteArray& kind) const;
    Expected<void> append(Row row, const game::Game& after);
    Expected<void> writable() const;
    dice::Generator generator() const;
};

Expected<std::unique_ptr<Session::Parts>> Session::Parts::load(const QString& path, Session::Access access)
{
    auto store = Store::open(path, access == Access::Write ? Store::Access::Write : Store::Access::Read);
    if (!store)
        return tl::unexpected(store.error());
    if (auto sound = (*store)->inspect(Store::Depth::Quick); !sound)
        return tl::unexpected(sound.error());
    const auto contents = (*store)->load();
    if (!contents)
        return tl::unexpected(contents.error());
    if (auto whole = checkChain(*contents); !whole)
        return tl::unexpected(whole.error());
    const auto start = toStart(contents->beginning);
    if (!start)
        return tl::unexpected(start.error());
    auto timeline = firstGame(*start).and_then([&](const game::Game& game) { return replayAll(game, contents->rows); });
    if (!timeline)
        return tl::unexpected(timeline.error());
    (*store)->trust(*contents);
    const bool readOnly = (*store)->readOnly();
    std::unique_ptr<Parts> parts(new Parts{path,
                                           readOnly,
                                           readOnly ? nullptr : std::move(*store),
                                           start->seed,
                                           std::move(*timeline),
                                           {},
                                           0,
                                           contents->closedWith,
                                           contents->beginning.files});
    for (const auto& row : contents->rows)
        parts->clock.add(timeOf(row), QString::fromUtf8(row.by));
    if (!contents->rows.empty()) {
        parts->last = contents->rows.back().number;
        parts->lastChecksum = contents->rows.back().checksum;
    }
    return parts;
}

Row Session::Parts::newRow(const QByteArray& kind) const
{
    Row row;
    row.number = last + 1;
    row.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toUtf8();
    row.by = timeline.game().acting.toUtf8();
    row.kind = kind;
    return row;
}

Expected<void> Session::Parts::append(Row row, const game::Game& after)
{
    if (auto good = checkReadable(row); !good)
        return good;
    row.state = stateOf(after);
    row.checksum = checksumOf(row, lastChecksum);
    if (auto done = store->append(row); !done)
        return tl::unexpected(
            fault(QStringLiteral("it was not saved, so it does not count: %1").arg(done.error().words)));
    last = row.number;
    lastChecksum = row.checksum;
    clock.add(timeOf(row), QString::fromUtf8(row.by));
    return {};
}

Expected<void> Session::Parts::writable() const
{
    if (!store)
        return tl::unexpected(
            fault(QStringLiteral("this game can only be read, because its file or folder is read-only")));
    return {};
}

dice::Generator Session::Parts::generator() const
{
    // A stream for each row: a command given anew after an undo has another number, and so other dice.
    return seed ? dice::Generator(*seed, std::uint64_t(last) + 1) : dice::Generator();
}

Session::Session(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}

Session::~Session() = default;

Expected<std::unique_ptr<Session>> Session::create(const QString& path, const Opening& opening)
{
    const auto make = [&]() -> Expected<void> {
        const auto beginning = toBeginning(opening, QDateTime::currentDateTimeUtc());
        if (!beginning)
            return tl::unexpected(beginning.error());
        // What could not be opened again is not written in the first place.
        if (const auto game = toStart(*beginning).and_then(firstGame); !game)
            return tl::unexpected(game.error());
        return named(Store::create(path, *beginning), path);
    };
    if (auto made = make(); !made)
        return tl::unexpected(made.error());
    return open(path, Access::Write);
}

Expected<std::unique_ptr<Session>> Session::open(const QString& path, Access access)
{
    auto parts = named(Parts::load(path, access), path);
    if (!parts)
        return tl::unexpected(parts.error());
    return std::unique_ptr<Session>(new Session(std::move(*parts)));
}

const game::Game& Session::game() const
{
    return m_parts->timeline.game();
}

const std::vector<Entry>& Session::log() const
{
    return m_parts->timeline.log();
}

const packs::Files& Session::packFiles() const
{
    return m_parts->files;
}

QString Session::path() const
{
    return m_parts->path;
}

bool Session::readOnly() const
{
    return m_parts->readOnly;
}

Clock Session::clock() const
{
    return m_parts->clock.clock();
}

Expected<Entry> Session::apply(const Json& command)
{
    if (auto may = m_parts->writable(); !may)
        return tl::unexpected(may.error());
    // As it will be read from the file, so that a replay is given the very same.
    const auto plain = parseJson(toText(command));
    if (!plain)
        return tl::unexpected(plain.error());
    auto generator = m_parts->generator();
    RecordingFaces dice(generator);
    auto tried = m_parts->timeline.tryCommand(*plain, dice);
    if (!tried)
        return tl::unexpected(tried.error());
    Row row = m_parts->newRow(QByteArray::fromStdString(plain->at("do").get<std::string>()));
    row.command = toText(*plain);
    row.faces = toText(facesToJson(dice.faces()));
    row.throws = toText(toJson(tried->done.throws));
    row.words = tried->done.words.toUtf8();
    row.details = textOf(tried->done.details);
    Entry entry{row.number,         timeOf(row),       QString::fromUtf8(row.by), game().round, *plain,
                tried->done.throws, tried->done.words, tried->done.details,       false};
    if (auto done = m_parts->append(std::move(row), tried->after); !done)
        return tl::unexpected(done.error());
    m_parts->timeline.takeCommand(entry, dice.faces(), std::move(tried->after));
    Q_EMIT changed();
    return entry;
}

Expected<Entry> Session::undo()
{
    return turn(true);
}

Expected<Entry> Session::redo()
{
    return turn(false);
}

Expected<Entry> Session::turn(bool undo)
{
    if (auto may = m_parts->writable(); !may)
        return tl::unexpected(may.error());
    auto& timeline = m_parts->timeline;
    const Entry* turned = undo ? undoEntry() : redoEntry();
    if (!turned)
        return tl::unexpected(
            fault(undo ? QStringLiteral("there is nothing to undo") : QStringLiteral("there is nothing to redo")));
    auto after = undo ? timeline.tryUndo() : timeline.tryRedo();
    if (!after)
        return tl::unexpected(after.error());
    Row row = m_parts->newRow(undo ? "undo" : "redo");
    row.turns = turned->number;
    row.command = QByteArrayLiteral("null");
    row.faces = row.throws = row.details = QByteArrayLiteral("[]");
    row.words = (undo ? QStringLiteral("Undone: %1") : QStringLiteral("Done again: %1")).arg(turned->words).toUtf8();
    if (auto done = m_parts->append(std::move(row), *after); !done)
        return tl::unexpected(done.error());
    const Entry entry = undo ? timeline.takeUndo(std::move(*after)) : timeline.takeRedo(std::move(*after));
    Q_EMIT changed();
    return entry;
}

bool Session::canUndo() const
{
    return !readOnly() && undoEntry();
}

bool Session::canRedo() const
{
    return !readOnly() && redoEntry();
}

const Entry* Session::undoEntry() const
{
    return m_parts->timeline.lastDone();
}

const Entry* Session::redoEntry() const
{
    return m_parts->timeline.lastUndone();
}

}
