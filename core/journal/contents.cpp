// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/contents.h"

#include "base/words.h"
#include "journal/schema.h"

namespace adjutant::journal {

namespace {

// Bounds for files from elsewhere: more than any game needs, less than a memory holds.
constexpr std::size_t mostRows = 1'000'000;
constexpr qint64 mostBytes = qint64(512) << 20;
constexpr qsizetype mostFiles = 512;
constexpr qsizetype mostMeta = 64;

Fault at(qint64 number, const QString& words)
{
    return fault(Words::tr("entry %1: %2").arg(number).arg(words));
}

RowView rowFrom(const Statement& from)
{
    return {from.number(0), from.view(1), from.view(2), from.view(3),  from.number(4), from.number(5), from.view(6),
            from.view(7),   from.view(8), from.view(9), from.view(10), from.view(11),  from.view(12)};
}

// Each row must follow from the one before.
Expected<void> loadRows(Database& db, Contents& contents)
{
    QByteArray before = checksumOf(contents.beginning);
    qint64 size = 0;
    return each(db, "SELECT * FROM entry ORDER BY number", [&](const Statement& from) -> Expected<void> {
        const RowView row = rowFrom(from);
        const auto number = qint64(contents.rows.size()) + 1;
        if (row.number != number)
            return tl::unexpected(fault(Words::tr("entry %1 is missing").arg(number)));
        before = checksumOf(row, before);
        if (row.checksum != before)
            return tl::unexpected(at(number, Words::tr("it was altered, or something before it was")));
        size += row.command.size() + row.faces.size() + row.throws.size() + row.words.size() + row.details.size();
        if (contents.rows.size() == mostRows || size > mostBytes)
            return tl::unexpected(fault(Words::tr("it holds more commands than a saved game can")));
        contents.rows.add(row);
        return {};
    });
}

bool isGameAfter(const Rows& rows, qint64 number, const QByteArray& saved)
{
    return number >= 1 && number <= qint64(rows.size()) && rows[std::size_t(number - 1)].state == digest(saved);
}

Expected<void> loadClosed(Database& db, Contents& contents)
{
    auto done = each(db, "SELECT number, checksum, game FROM closed", [&](const Statement& from) -> Expected<void> {
        contents.closedAt = from.number(0);
        contents.closedWith = from.bytes(1);
        contents.closedGame = from.bytes(2);
        return {};
    });
    if (!done)
        return done;
    const auto count = qint64(contents.rows.size());
    if (contents.closedAt > count)
        return tl::unexpected(fault(
            Words::tr("entries are missing at the end: when it was last closed there were %1").arg(contents.closedAt)));
    const auto there = contents.closedAt > 0 ? contents.rows[std::size_t(contents.closedAt - 1)].checksum.toByteArray()
                                             : checksumOf(contents.beginning);
    if (contents.closedAt < 0 || contents.closedWith != there)
        return tl::unexpected(fault(Words::tr("what the game began with was altered, or how it was closed")));
    if (!contents.closedGame.isEmpty() && !isGameAfter(contents.rows, contents.closedAt, contents.closedGame))
        return tl::unexpected(at(contents.closedAt, Words::tr("the state it was closed with was altered")));
    return {};
}

Expected<void> loadSnapshots(Database& db, Contents& contents)
{
    qint64 size = 0;
    return each(db, "SELECT number, game FROM snapshot ORDER BY number", [&](const Statement& from) -> Expected<void> {
        const qint64 number = from.number(0);
        const QByteArray saved = from.bytes(1);
        if (!isGameAfter(contents.rows, number, saved))
            return tl::unexpected(at(number, Words::tr("the snapshot after it was altered")));
        size += saved.size();
        if (size > mostBytes)
            return tl::unexpected(fault(Words::tr("it holds more snapshots than a saved game can")));
        contents.snapshots.emplace_hint(contents.snapshots.end(), number, saved);
        return {};
    });
}

}

QByteArray Contents::lastChecksum() const
{
    return rows.empty() ? checksumOf(beginning) : rows.back().checksum.toByteArray();
}

void Contents::linkAnew()
{
    Rows linked;
    QByteArray before = checksumOf(beginning);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        RowView row = rows[i];
        before = checksumOf(row, before);
        row.checksum = before;
        linked.add(row);
    }
    rows = std::move(linked);
    closedWith = lastChecksum();
}

void Contents::add(const RowView& row, const QByteArray& saved)
{
    rows.add(row);
    if (row.number % snapshotEvery == 0)
        snapshots[row.number] = saved;
}

Expected<void> loadBeginning(Database& db, Beginning& beginning)
{
    auto done = each(db, "SELECT name, value FROM meta", [&](const Statement& row) -> Expected<void> {
        beginning.meta.insert(row.bytes(0), row.bytes(1));
        if (beginning.meta.size() > mostMeta)
            return tl::unexpected(fault(Words::tr("it holds more settings than a saved game can")));
        return {};
    });
    if (!done)
        return done;
    qint64 size = 0;
    return each(db, "SELECT path, content FROM pack_file", [&](const Statement& row) -> Expected<void> {
        const auto content = row.bytes(1);
        size += content.size();
        beginning.files.insert(QString::fromUtf8(row.bytes(0)), content);
        if (beginning.files.size() > mostFiles || size > mostBytes)
            return tl::unexpected(fault(Words::tr("it holds more files of a pack than a saved game can")));
        return {};
    });
}

Expected<void> load(Database& db, Contents& contents)
{
    if (auto done = loadGame(db, contents); !done)
        return done;
    auto photo = loadPhoto(db, qint64(contents.rows.size()));
    if (!photo)
        return tl::unexpected(photo.error());
    contents.photo = std::move(*photo);
    return {};
}

Expected<void> loadGame(Database& db, Contents& contents)
{
    for (auto* part : {+[](Database&from, Contents&into) { return loadBeginning(from, into.beginning); }, &loadRows,
                       &loadClosed, &loadSnapshots})
        if (auto done = part(db, contents); !done)
            return done;
    return {};
}

RowWriter::RowWriter(Statement row, Statement snapshot, Statement closed, Statement begin, Statement commit)
    : m_row(std::move(row)),
      m_snapshot(std::move(snapshot)),
      m_closed(std::move(closed)),
      m_begin(std::move(begin)),
      m_commit(std::move(commit))
{
}

Expected<std::unique_ptr<RowWriter>> RowWriter::prepare(Database& db)
{
    auto row = db.prepare("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    auto snapshot = db.prepare("INSERT INTO snapshot VALUES (?, ?)");
    auto closed = db.prepare("UPDATE closed SET number = ?, checksum = ?, game = ? WHERE id = 1");
    auto begin = db.prepare("BEGIN IMMEDIATE");
    auto commit = db.prepare("COMMIT");
    for (const auto* one : {&row, &snapshot, &closed, &begin, &commit})
        if (!*one)
            return tl::unexpected(one->error());
    return std::unique_ptr<RowWriter>(new RowWriter(std::move(*row), std::move(*snapshot), std::move(*closed),
                                                    std::move(*begin), std::move(*commit)));
}

Expected<void> RowWriter::row(const RowView& row)
{
    m_row.bind(1, row.number).bindText(2, row.time).bindText(3, row.by).bindText(4, row.kind).bind(5, row.turns);
    m_row.bind(6, row.round).bindText(7, row.command).bindText(8, row.faces).bindText(9, row.throws);
    m_row.bindText(10, row.words).bindText(11, row.details).bindBlob(12, row.state).bindBlob(13, row.checksum);
    return m_row.run();
}

Expected<void> RowWriter::snapshot(qint64 number, const QByteArray& saved)
{
    return m_snapshot.bind(1, number).bindBlob(2, saved).run();
}

Expected<void> RowWriter::closed(qint64 number, const QByteArray& checksum, const QByteArray& saved)
{
    return m_closed.bind(1, number).bindBlob(2, checksum).bindBlob(3, saved).run();
}

Expected<void> RowWriter::begin()
{
    return m_begin.run();
}

Expected<void> RowWriter::commit()
{
    return m_commit.run();
}

Expected<void> writeRows(Database& db, const Contents& contents)
{
    auto writer = RowWriter::prepare(db);
    if (!writer)
        return tl::unexpected(writer.error());
    for (std::size_t i = 0; i < contents.rows.size(); ++i)
        if (auto done = (*writer)->row(contents.rows[i]); !done)
            return done;
    for (const auto& [number, saved] : contents.snapshots)
        if (auto done = (*writer)->snapshot(number, saved); !done)
            return done;
    return (*writer)->closed(contents.closedAt, contents.closedWith, contents.closedGame);
}

Expected<QByteArray> toFile(const Contents& contents)
{
    auto db = newDatabase(contents.beginning);
    if (!db)
        return tl::unexpected(db.error());
    if (auto begun = db->run("BEGIN"); !begun)
        return tl::unexpected(begun.error());
    if (auto done = writeRows(*db, contents); !done)
        return tl::unexpected(done.error());
    if (contents.photo.photo)
        if (auto done = writePhoto(*db, contents.photo.photo); !done)
            return tl::unexpected(done.error());
    if (auto done = db->run("COMMIT"); !done)
        return tl::unexpected(done.error());
    QByteArray bytes = db->serialized();
    if (bytes.isEmpty())
        return tl::unexpected(fault(Words::tr("the new file could not be made: not enough memory")));
    return bytes;
}

}
