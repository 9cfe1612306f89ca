// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/schema.h"

#include "base/words.h"

namespace adjutant::journal {

const Tables& tables()
{
    // The file format. What stands here is compared with the file to the letter: change it only with the format's
    // version, and a migration. Rows of `entry` and `snapshot` are only ever added. A snapshot is the game after the
    // row of its number, as `game::save` writes it: its digest is that row's `state`. `closed` has one row: how far the
    // journal went when it was last closed, and the game then. `photo` has one row or none.
    static const Tables all = {
        {"meta", "CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID"},
        {"pack_file",
         "CREATE TABLE pack_file (path TEXT PRIMARY KEY NOT NULL, content BLOB NOT NULL) STRICT, WITHOUT ROWID"},
        {"entry", "CREATE TABLE entry (number INTEGER PRIMARY KEY NOT NULL, time TEXT NOT NULL, side TEXT NOT NULL, "
                  "kind TEXT NOT NULL, turns INTEGER NOT NULL, round INTEGER NOT NULL, command TEXT NOT NULL, "
                  "faces TEXT NOT NULL, throws TEXT NOT NULL, words TEXT NOT NULL, details TEXT NOT NULL, "
                  "state BLOB NOT NULL, checksum BLOB NOT NULL) STRICT"},
        {"closed", "CREATE TABLE closed (id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1), number INTEGER NOT NULL, "
                   "checksum BLOB NOT NULL, game BLOB NOT NULL) STRICT"},
        {"snapshot", "CREATE TABLE snapshot (number INTEGER PRIMARY KEY NOT NULL, game BLOB NOT NULL) STRICT"},
        {"photo", "CREATE TABLE photo (id INTEGER PRIMARY KEY NOT NULL CHECK (id = 1), number INTEGER NOT NULL, "
                  "time TEXT NOT NULL, picture BLOB NOT NULL, checksum BLOB NOT NULL) STRICT"},
    };
    return all;
}

namespace {

Expected<void> stamp(Database& db)
{
    const QByteArray head = QByteArrayLiteral("PRAGMA page_size = 4096; PRAGMA application_id = ") +
                            QByteArray::number(applicationId) + QByteArrayLiteral("; PRAGMA user_version = ") +
                            QByteArray::number(formatVersion);
    return db.run(head.constData());
}

Expected<void> fill(Database& db, const Beginning& beginning)
{
    auto meta = db.prepare("INSERT INTO meta VALUES (?, ?)");
    auto file = db.prepare("INSERT INTO pack_file VALUES (?, ?)");
    auto closed = db.prepare("INSERT INTO closed VALUES (1, 0, ?, x'')");
    if (!meta || !file || !closed)
        return tl::unexpected(fault(Words::tr("the new file could not be made")));
    for (auto it = beginning.meta.begin(); it != beginning.meta.end(); ++it)
        if (auto done = meta->bindText(1, it.key()).bindText(2, it.value()).run(); !done)
            return done;
    for (auto it = beginning.files.begin(); it != beginning.files.end(); ++it)
        if (auto done = file->bindText(1, it.key().toUtf8()).bindBlob(2, it.value()).run(); !done)
            return done;
    return closed->bindBlob(1, checksumOf(beginning)).run();
}

Fault foreign()
{
    return fault(Words::tr("it does not hold the tables of a saved game, and those alone"));
}

}

Expected<void> makeTables(Database& db, const Tables& which)
{
    for (const auto& table : which)
        if (auto done = db.run(table.sql); !done)
            return done;
    return {};
}

Expected<Database> newDatabase(const Beginning& beginning)
{
    auto db = Database::open({}, Database::Mode::Memory);
    if (!db)
        return db;
    if (auto done = stamp(*db); !done)
        return tl::unexpected(done.error());
    if (auto done = makeTables(*db, tables()); !done)
        return tl::unexpected(done.error());
    if (auto done = fill(*db, beginning); !done)
        return tl::unexpected(done.error());
    return db;
}

Expected<void> compareSchema(Database& db, const Tables& with)
{
    auto schema = db.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid");
    if (!schema)
        return tl::unexpected(schema.error());
    for (const auto& table : with) {
        const auto row = schema->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row || schema->bytes(0) != "table" || schema->bytes(1) != table.name || schema->bytes(2) != table.name ||
            schema->bytes(3) != table.sql)
            return tl::unexpected(foreign());
    }
    const auto more = schema->step();
    if (!more)
        return tl::unexpected(more.error());
    if (*more)
        return tl::unexpected(foreign());
    return {};
}

}
