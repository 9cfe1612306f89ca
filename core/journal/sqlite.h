// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace adjutant::journal {

class Database;

/// One prepared statement. Texts go in and come out as bytes, exactly as the file holds them.
class Statement
{
public:
    Statement& bind(int at, qint64 value);
    Statement& bindText(int at, QByteArrayView utf8);
    Statement& bindBlob(int at, QByteArrayView bytes);

    /// True: there is a row to look at; false: there are no more.
    Expected<bool> step();
    /// For statements without rows; the statement can be bound and run again.
    Expected<void> run();

    qint64 number(int column) const;
    QByteArray bytes(int column) const;
    /// The same without a copy: good until the next step.
    QByteArrayView view(int column) const;

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    explicit Statement(sqlite3_stmt* statement) : m_statement(statement) {}
    void note(int code);

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
    int m_fault = 0; ///< the first bind that failed
};

/// A connection to SQLite that trusts nothing in its file: defensive mode, no triggers, views or functions from the
/// schema, tight limits, no memory map. Errors come back in words; closing never fails aloud.
class Database
{
public:
    enum class Mode {
        Memory,
        ReadWrite,
        ReadOnly,
        Immutable ///< read without locks or side files; only for what nobody can be writing
    };

    /// What the first 100 bytes of a file say, read before SQLite acts on any of it.
    struct Header {
        bool sqlite = false;
        bool wal = false; ///< its last writer did not leave it tidy
        quint32 applicationId = 0;
        qint64 size = 0;
    };

    /// `path` is absolute.
    static Expected<Database> open(const QString& path, Mode mode);

    Header header() const;
    Expected<void> run(const char* sql);
    Expected<Statement> prepare(const char* sql);
    /// The first column of the first row, or nothing.
    Expected<QByteArray> value(const char* sql);
    /// What the file of this database would hold.
    QByteArray serialized() const;
    /// A database in memory with what `serialized` gave.
    static Expected<Database> fromBytes(const QByteArray& bytes);
    /// Whether what failed last did so because another program has the file.
    bool isHeld() const;
    /// Whether the file of this name is no longer the one that is open.
    bool hasMoved() const;
    /// Makes the write-ahead log at least so long; what is not written yet is zeros, which SQLite takes for its end.
    /// Where there is no room the log stays shorter.
    void lengthenLog(qint64 size);
    /// Whether closing may tidy up: without it a foreign or damaged file stays as it is, to the byte.
    void checkpointOnClose(bool on);

private:
    struct Close {
        void operator()(sqlite3* db) const;
    };

    explicit Database(sqlite3* db) : m_db(db) {}
    void harden();

    std::unique_ptr<sqlite3, Close> m_db;
};

/// Runs through all rows of a query until `take` finds a fault.
template<typename Take>
Expected<void> each(Database& db, const char* sql, Take take)
{
    auto statement = db.prepare(sql);
    if (!statement)
        return tl::unexpected(statement.error());
    for (;;) {
        const auto row = statement->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return {};
        if (auto taken = take(*statement); !taken)
            return taken;
    }
}

/// What an SQLite result code means to somebody who has a game to save.
QString wordsOf(int code);

}
