// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/sqlite.h"

#include "base/words.h"
#include "journal/holder.h"

#include <QUrl>

#include <sqlite3.h>

#include <array>
#include <cstring>

namespace adjutant::journal {

namespace {

// Long enough for another program to finish closing, short enough not to be felt.
constexpr int patienceInMilliseconds = 200;
constexpr int longestValue = 20 << 20;

Fault faultOf(int code)
{
    return fault(wordsOf(code));
}

quint32 bigEndian(const unsigned char* bytes)
{
    return quint32(bytes[0]) << 24 | quint32(bytes[1]) << 16 | quint32(bytes[2]) << 8 | bytes[3];
}

QByteArray nameFor(const QString& path, Database::Mode mode)
{
    if (mode == Database::Mode::Memory)
        return QByteArrayLiteral(":memory:");
    if (mode == Database::Mode::Immutable)
        return QByteArrayLiteral("file:") + QUrl::toPercentEncoding(path, "/") + QByteArrayLiteral("?immutable=1");
    return path.toUtf8();
}

int flagsFor(Database::Mode mode)
{
    constexpr int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
    case Database::Mode::Memory:
        return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY;
    case Database::Mode::ReadWrite:
        return common | SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
        return common | SQLITE_OPEN_READONLY;
    case Database::Mode::Immutable:
        break;
    }
    return common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
}

// SQLite takes a null pointer for NULL, and we mean what is empty.
const char* startOf(QByteArrayView bytes)
{
    return bytes.data() ? bytes.data() : "";
}

bool tellsOfAnother(int code)
{
    return (code & 0xff) == SQLITE_BUSY || (code & 0xff) == SQLITE_LOCKED;
}

}

QString wordsOf(int code)
{
    if (tellsOfAnother(code))
        return heldWords({});
    switch (code & 0xff) {
    case SQLITE_FULL:
        return Words::tr("the disk is full");
    case SQLITE_READONLY:
        return Words::tr("the file can only be read");
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return Words::tr("the file cannot be opened; its folder must exist and allow it");
    case SQLITE_NOTADB:
        return Words::tr("this is not a saved game");
    case SQLITE_CORRUPT:
        return Words::tr("the file is damaged");
    case SQLITE_TOOBIG:
        return Words::tr("something in it is longer than a saved game holds");
    case SQLITE_NOMEM:
        return Words::tr("there is not enough memory");
    case SQLITE_IOERR:
        return Words::tr("the disk did not take it: a read or write failed, or it is full");
    default:
        return Words::tr("the file could not be used (SQLite says: %1)").arg(QString::fromUtf8(sqlite3_errstr(code)));
    }
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

void Statement::note(int code)
{
    if (m_fault == SQLITE_OK)
        m_fault = code;
}

Statement& Statement::bind(int at, qint64 value)
{
    note(sqlite3_bind_int64(m_statement.get(), at, value));
    return *this;
}

Statement& Statement::bindText(int at, QByteArrayView utf8)
{
    note(sqlite3_bind_text64(m_statement.get(), at, startOf(utf8), sqlite3_uint64(utf8.size()), SQLITE_TRANSIENT,
                             SQLITE_UTF8));
    return *this;
}

Statement& Statement::bindBlob(int at, QByteArrayView bytes)
{
    note(sqlite3_bind_blob64(m_statement.get(), at, startOf(bytes), sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT));
    return *this;
}

Expected<bool> Statement::step()
{
    if (m_fault != SQLITE_OK)
        return tl::unexpected(faultOf(m_fault));
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW || code == SQLITE_DONE)
        return code == SQLITE_ROW;
    return tl::unexpected(faultOf(code));
}

Expected<void> Statement::run()
{
    const auto stepped = step();
    sqlite3_reset(m_statement.get());
    if (!stepped)
        return tl::unexpected(stepped.error());
    return {};
}

qint64 Statement::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

QByteArray Statement::bytes(int column) const
{
    // The blob first: asking for its length converts nothing after that.
    const void* begin = sqlite3_column_blob(m_statement.get(), column);
    return QByteArray(static_cast<const char*>(begin), sqlite3_column_bytes(m_statement.get(), column));
}

QByteArrayView Statement::view(int column) const
{
    const void* begin = sqlite3_column_blob(m_statement.get(), column);
    return QByteArrayView(static_cast<const char*>(begin), sqlite3_column_bytes(m_statement.get(), column));
}

void Database::Close::operator()(sqlite3* db) const
{
    sqlite3_close_v2(db);
}

Expected<Database> Database::open(const QString& path, Mode mode)
{
    sqlite3* raw = nullptr;
    const int code = sqlite3_open_v2(nameFor(path, mode).constData(), &raw, flagsFor(mode), nullptr);
    Database db(raw);
    if (code != SQLITE_OK)
        return tl::unexpected(faultOf(code));
    db.harden();
    return db;
}

void Database::harden()
{
    sqlite3* db = m_db.get();
    for (const int off : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER, SQLITE_DBCONFIG_ENABLE_VIEW,
                          SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION})
        sqlite3_db_config(db, off, 0, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    constexpr std::pair<int, int> limits[] = {{SQLITE_LIMIT_LENGTH, longestValue}, {SQLITE_LIMIT_SQL_LENGTH, 4096},
                                              {SQLITE_LIMIT_COLUMN, 16},           {SQLITE_LIMIT_EXPR_DEPTH, 16},
                                              {SQLITE_LIMIT_COMPOUND_SELECT, 16},  {SQLITE_LIMIT_ATTACHED, 0},
                                              {SQLITE_LIMIT_TRIGGER_DEPTH, 1},     {SQLITE_LIMIT_WORKER_THREADS, 0}};
    for (const auto& [limit, most] : limits)
        sqlite3_limit(db, limit, most);
    sqlite3_busy_timeout(db, patienceInMilliseconds);
    sqlite3_exec(db, "PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY;", nullptr, nullptr,
                 nullptr);
    checkpointOnClose(false);
}

Database::Header Database::header() const
{
    // Through SQLite's own handle: closing a second one would drop the locks that this program has on the file.
    Header header;
    sqlite3_file* file = nullptr;
    std::array<unsigned char, 100> bytes{};
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(m_db.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return header;
    header.size = size;
    if (size < qint64(bytes.size()) || file->pMethods->xRead(file, bytes.data(), int(bytes.size()), 0) != SQLITE_OK)
        return header;
    header.sqlite = std::memcmp(bytes.data(), "SQLite format 3", 16) == 0;
    header.wal = bytes[18] == 2 || bytes[19] == 2;
    header.applicationId = bigEndian(&bytes[68]);
    return header;
}

Expected<void> Database::run(const char* sql)
{
    const int code = sqlite3_exec(m_db.get(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(faultOf(code));
    return {};
}

Expected<Statement> Database::prepare(const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v2(m_db.get(), sql, -1, &statement, nullptr);
    if (code != SQLITE_OK)
        return tl::unexpected(faultOf(code));
    return Statement(statement);
}

Expected<QByteArray> Database::value(const char* sql)
{
    auto statement = prepare(sql);
    if (!statement)
        return tl::unexpected(statement.error());
    const auto row = statement->step();
    if (!row)
        return tl::unexpected(row.error());
    return *row ? statement->bytes(0) : QByteArray();
}

QByteArray Database::serialized() const
{
    sqlite3_int64 size = 0;
    unsigned char* bytes = sqlite3_serialize(m_db.get(), "main", &size, 0);
    QByteArray copy(reinterpret_cast<const char*>(bytes), bytes ? size : 0);
    sqlite3_free(bytes);
    return copy;
}

Expected<Database> Database::fromBytes(const QByteArray& bytes)
{
    auto db = open({}, Mode::Memory);
    if (!db)
        return db;
    auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(sqlite3_uint64(bytes.size())));
    if (!copy)
        return tl::unexpected(faultOf(SQLITE_NOMEM));
    std::memcpy(copy, bytes.constData(), size_t(bytes.size()));
    // There is no write-ahead log beside a database in memory.
    if (bytes.size() > 19)
        copy[18] = copy[19] = 1;
    // SQLite frees the copy, also when it refuses it.
    const int code = sqlite3_deserialize(db->m_db.get(), "main", copy, bytes.size(), bytes.size(),
                                         SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    if (code != SQLITE_OK)
        return tl::unexpected(faultOf(code));
    return db;
}

bool Database::isHeld() const
{
    return tellsOfAnother(sqlite3_errcode(m_db.get()));
}

bool Database::hasMoved() const
{
    int moved = 0;
    return sqlite3_file_control(m_db.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

void Database::lengthenLog(qint64 size)
{
    const QByteArray zeros(1 << 16, '\0'); // SQLite writes less than twice that at once
    sqlite3_file* log = nullptr;
    sqlite3_int64 end = 0;
    if (sqlite3_file_control(m_db.get(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) != SQLITE_OK || !log ||
        !log->pMethods || log->pMethods->xFileSize(log, &end) != SQLITE_OK)
        return;
    // Only behind its end, where none of its pages can be.
    while (end < size && log->pMethods->xWrite(log, zeros.constData(), int(zeros.size()), end) == SQLITE_OK)
        end += zeros.size();
}

void Database::checkpointOnClose(bool on)
{
    sqlite3_db_config(m_db.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, nullptr);
}

}
