// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/migrations/fromformat1.h"

#include "base/words.h"
#include "game/saved.h"
#include "journal/beginning.h"
#include "journal/hash.h"
#include "journal/replay.h"

namespace adjutant::journal {

namespace {

QByteArray oldChecksumOf(const RowView& row, const QByteArray& before)
{
    Hash hash;
    hash.add(before).add(row.number).add(row.time).add(row.by).add(row.kind).add(row.turns).add(row.command);
    hash.add(row.faces).add(row.throws).add(row.words).add(row.details).add(row.state);
    return hash.result();
}

RowView oldRowFrom(const Statement& from)
{
    return {from.number(0), from.view(1), from.view(2), from.view(3),  from.number(4), 0, from.view(5), from.view(6),
            from.view(7),   from.view(8), from.view(9), from.view(10), from.view(11)};
}

/// Takes the old rows one by one, looks whether each follows from the one before, and makes the new ones.
class Conversion
{
public:
    Conversion(Contents& contents, game::Game first)
        : m_contents(contents),
          m_timeline(std::move(first)),
          m_before(checksumOf(contents.beginning, 1))
    {
    }

    const QByteArray& before() const { return m_before; }

    Expected<void> take(const RowView& old)
    {
        const auto number = qint64(m_contents.rows.size()) + 1;
        m_before = oldChecksumOf(old, m_before);
        if (old.number != number || old.checksum != m_before)
            return tl::unexpected(fault(Words::tr("entry %1: it was altered, or something before it was").arg(number)));
        RowView row = old;
        row.round = m_timeline.game().round;
        auto after = playRow(m_timeline, row);
        if (!after)
            return tl::unexpected(fault(Words::tr("entry %1: %2").arg(number).arg(after.error().words)));
        const auto saved = game::save(*after);
        const auto state = digest(saved);
        row.state = state;
        const auto checksum = checksumOf(row, m_contents.lastChecksum());
        row.checksum = checksum;
        m_contents.add(row, saved);
        m_contents.closedGame = saved;
        return takeRow(m_timeline, row, std::move(*after), saved);
    }

private:
    Contents& m_contents;
    Timeline m_timeline;
    QByteArray m_before;
};

// Where it was last closed: `closed` must be right, or nothing says that no rows are missing.
Expected<void> checkClosed(Database& db, qint64 rows, const std::map<qint64, QByteArray>& checksums)
{
    bool seen = false;
    auto done = each(db, "SELECT number, checksum FROM closed", [&](const Statement& from) -> Expected<void> {
        seen = true;
        if (from.number(0) > rows)
            return tl::unexpected(
                fault(Words::tr("entries are missing at the end: when it was last closed there were %1")
                          .arg(from.number(0))));
        const auto there = checksums.find(from.number(0));
        if (there == checksums.end() || there->second != from.view(1))
            return tl::unexpected(fault(Words::tr("what the game began with was altered")));
        return {};
    });
    if (done && !seen)
        return tl::unexpected(fault(Words::tr("it does not say how far it went")));
    return done;
}

}

const Tables& FromFormat1::tables() const
{
    static const Tables all = {
        {"meta", "CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID"},
        {"pack_file",
         "CREATE TABLE pack_file (path TEXT PRIMARY KEY NOT NULL, content BLOB NOT NULL) STRICT, WITHOUT ROWID"},
        {"entry", "CREATE TABLE entry (number INTEGER PRIMARY KEY NOT NULL, time TEXT NOT NULL, side TEXT NOT NULL, "
                  "kind TEXT NOT NULL, turns INTEGER NOT NULL, command TEXT NOT NULL, faces TEXT NOT NULL, "
                  "throws TEXT NOT NULL, words TEXT NOT NULL, details TEXT NOT NULL, state BLOB NOT NULL, "
                  "checksum BLOB NOT NULL) STRICT"},
        {"closed", "CREATE TABLE closed (id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1), number INTEGER NOT NULL, "
                   "checksum BLOB NOT NULL) STRICT"},
    };
    return all;
}

Expected<void> FromFormat1::read(Database& db, Contents& contents) const
{
    if (auto done = loadBeginning(db, contents.beginning); !done)
        return done;
    auto first = toStart(contents.beginning).and_then(firstGame);
    if (!first)
        return tl::unexpected(first.error());
    Conversion conversion(contents, std::move(*first));
    std::map<qint64, QByteArray> checksums{{0, conversion.before()}};
    auto done = each(db, "SELECT * FROM entry ORDER BY number", [&](const Statement& from) -> Expected<void> {
        auto taken = conversion.take(oldRowFrom(from));
        checksums[qint64(contents.rows.size())] = conversion.before();
        return taken;
    });
    contents.closedAt = qint64(contents.rows.size());
    contents.closedWith = contents.lastChecksum();
    return done ? checkClosed(db, contents.closedAt, checksums) : done;
}

Expected<void> FromFormat1::run(Database& db) const
{
    Contents contents;
    if (auto done = read(db, contents); !done)
        return done;
    if (auto dropped = db.run("DROP TABLE entry; DROP TABLE closed"); !dropped)
        return dropped;
    const auto& next = migrationFrom(2)->tables();
    if (auto made = makeTables(db, {next.begin() + 2, next.end()}); !made)
        return made;
    if (auto done = db.run("INSERT INTO closed VALUES (1, 0, x'', x'')"); !done)
        return done;
    if (auto done = writeRows(db, contents); !done)
        return done;
    return db.run("PRAGMA user_version = 2");
}

}
