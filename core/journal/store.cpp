// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/store.h"

#include "base/words.h"
#include "journal/holder.h"
#include "journal/migrations/migrations.h"
#include "journal/schema.h"

#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace adjutant::journal {

namespace {

// To sync what was written over costs half of what it costs to sync what grew. So the log is given its full length once
// it is clear that more than a row or two will be written, and begins anew after so many pages: seldom enough that not
// even one command in a hundred waits for it.
constexpr int pagesInLog = 250;
constexpr qint64 lengthOfLog = (pagesInLog + 10) * 4120;
constexpr int rowsBeforeLongLog = 8;

bool writable(const QString& path)
{
    const auto can = [](const QString& name) { return ::access(QFile::encodeName(name).constData(), W_OK) == 0; };
    return can(path) && can(QFileInfo(path).absolutePath());
}

Expected<void> judge(const Database::Header& header)
{
    if (header.size == 0)
        return tl::unexpected(fault(Words::tr("the file is empty; a saved game is not")));
    if (!header.sqlite)
        return tl::unexpected(fault(Words::tr("this is not a saved game")));
    if (header.applicationId != applicationId)
        return tl::unexpected(fault(Words::tr("this is a file of another program, not a saved game")));
    if (header.size > greatestFile)
        return tl::unexpected(fault(Words::tr("it is larger than a saved game can be (1 GB)")));
    return {};
}

Expected<Database> openJudged(const QString& path, Database::Mode mode)
{
    auto db = Database::open(path, mode);
    if (db) {
        if (auto good = judge(db->header()); !good)
            return tl::unexpected(good.error());
    }
    return db;
}

Expected<QString> realPath(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(fault(Words::tr("there is no such file")));
    if (!info.isFile())
        return tl::unexpected(fault(Words::tr("this is not a file")));
    return info.canonicalFilePath();
}

}

Store::Store(Database db, bool readOnly) : m_db(std::move(db)), m_readOnly(readOnly) {}

Expected<void> Store::create(const QString& path, const Contents& contents)
{
    const auto bytes = toFile(contents);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return writeNewFile(path, *bytes);
}

Expected<std::unique_ptr<Store>> Store::open(const QString& path, Access access, bool* held)
{
    auto real = realPath(path);
    if (!real)
        return tl::unexpected(real.error());
    const bool mayWrite = writable(*real);
    const bool readOnly = access != Access::Write || !mayWrite;
    const bool unfinished = hasSideFiles(*real);
    std::optional<FileCopy> copy;
    // A killed program's file in a folder that can only be read: SQLite puts it together in a copy.
    if (access == Access::Copy || (unfinished && !mayWrite)) {
        auto made = FileCopy::make(*real);
        if (!made)
            return tl::unexpected(made.error());
        copy = std::move(*made);
    }
    const QString name = copy ? copy->path() : *real;
    // Finishing what a killed program began takes a writer, also when the caller only reads.
    const bool writer = !readOnly || unfinished || copy;
    auto db = openJudged(name, writer ? Database::Mode::ReadWrite : Database::Mode::ReadOnly);
    if (db && !writer && db->header().wal)
        db = openJudged(name, Database::Mode::Immutable);
    if (!db)
        return tl::unexpected(db.error());
    std::unique_ptr<Store> store(new Store(std::move(*db), readOnly));
    store->m_copy = std::move(copy);
    store->m_unfinished = unfinished;
    store->m_wal = writer && store->m_db.header().wal;
    if (auto ready = writer ? store->lock() : store->share(); !ready) {
        const bool busy = store->m_db.isHeld();
        if (held)
            *held = busy;
        return tl::unexpected(busy ? fault(heldWords(holderOf(*real))) : ready.error());
    }
    return store;
}

Expected<void> Store::share()
{
    // The first read takes the lock.
    return m_db.run("BEGIN; PRAGMA schema_version");
}

Store::~Store()
{
    m_rows.reset();
    if (m_trusted && (m_wal || m_unfinished))
        tidy();
}

Expected<void> Store::lock()
{
    // Kept until the connection ends; in this mode SQLite needs no shared memory beside the file.
    const QByteArray sql = QByteArrayLiteral("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; "
                                             "PRAGMA wal_autocheckpoint = ") +
                           QByteArray::number(pagesInLog) + QByteArrayLiteral("; BEGIN EXCLUSIVE; COMMIT");
    return m_db.run(sql.constData());
}

Expected<const Migration*> Store::wantedMigration()
{
    const auto version = m_db.value("PRAGMA user_version");
    if (!version)
        return tl::unexpected(version.error());
    const int format = version->toInt();
    if (format == formatVersion)
        return nullptr;
    if (const auto* migration = migrationFrom(format))
        return migration;
    return tl::unexpected(
        fault(Words::tr("it is of format %1, and this program knows formats 1 to %2; a later version of it may open it")
                  .arg(format)
                  .arg(formatVersion)));
}

Expected<void> Store::migrate()
{
    for (;;) {
        const auto migration = wantedMigration();
        if (!migration)
            return tl::unexpected(migration.error());
        if (!*migration)
            return {};
        if (auto sound = inspect((*migration)->tables(), Depth::Quick); !sound)
            return sound;
        if (auto done = m_readOnly ? migrateCopy(**migration) : migrateFile(**migration); !done)
            return done;
    }
}

Expected<void> Store::migrateCopy(const Migration& migration)
{
    auto copy = Database::fromBytes(m_db.serialized());
    if (!copy)
        return tl::unexpected(copy.error());
    m_db = std::move(*copy);
    m_wal = m_unfinished = false;
    return migration.run(m_db);
}

Expected<void> Store::migrateFile(const Migration& migration)
{
    const auto all = [&]() -> Expected<void> {
        if (auto begun = m_db.run("BEGIN IMMEDIATE"); !begun)
            return begun;
        if (auto done = migration.run(m_db); !done)
            return done;
        return m_db.run("COMMIT");
    };
    auto done = all();
    if (!done)
        (void)m_db.run("ROLLBACK");
    return done;
}

Expected<void> Store::inspect(Depth depth)
{
    return inspect(tables(), depth);
}

Expected<void> Store::inspect(const Tables& with, Depth depth)
{
    if (auto same = compareSchema(m_db, with); !same)
        return same;
    const auto found =
        m_db.value(depth == Depth::Quick ? "PRAGMA main.quick_check(1)" : "PRAGMA main.integrity_check(1)");
    if (!found)
        return tl::unexpected(found.error());
    if (*found != "ok")
        return tl::unexpected(
            fault(Words::tr("the file is damaged (SQLite says: %1)").arg(QString::fromUtf8(*found).simplified())));
    return {};
}

void Store::trust(const Contents& contents, const QByteArray& saved)
{
    m_closedAt = contents.closedAt;
    m_last = qint64(contents.rows.size());
    m_lastChecksum = contents.lastChecksum();
    m_lastSaved = m_last > 0 ? saved : QByteArray();
    m_trusted = true;
}

Expected<void> Store::beginWriting()
{
    if (!m_wal) {
        const auto mode = m_db.value("PRAGMA journal_mode = WAL");
        if (!mode)
            return tl::unexpected(mode.error());
        m_wal = *mode == "wal";
        if (!m_wal)
            return tl::unexpected(fault(Words::tr("the file cannot be written to")));
    }
    // What is written into a file without a name is lost when it is closed.
    if (m_db.hasMoved())
        return tl::unexpected(fault(Words::tr("the file is no longer where it was; it was moved or deleted")));
    return {};
}

Expected<void> Store::setPhoto(const std::optional<Photo>& photo)
{
    if (auto ready = beginWriting(); !ready)
        return ready;
    auto done = replacePhoto(photo);
    if (!done)
        (void)m_db.run("ROLLBACK");
    return done;
}

Expected<void> Store::replacePhoto(const std::optional<Photo>& photo)
{
    if (auto begun = m_db.run("BEGIN IMMEDIATE"); !begun)
        return begun;
    if (auto done = writePhoto(m_db, photo); !done)
        return done;
    return m_db.run("COMMIT");
}

Expected<void> Store::append(const RowView& row, const QByteArray& saved)
{
    if (auto ready = beginWriting(); !ready)
        return ready;
    if (!m_rows) {
        auto writer = RowWriter::prepare(m_db);
        if (!writer)
            return tl::unexpected(writer.error());
        m_rows = std::move(*writer);
    }
    if (++m_appended == rowsBeforeLongLog)
        m_db.lengthenLog(lengthOfLog);
    auto done = insert(row, saved);
    if (!done) {
        // SQLite may have rolled back by itself already; then there is nothing left to do.
        (void)m_db.run("ROLLBACK");
        return done;
    }
    m_last = row.number;
    m_lastChecksum = row.checksum.toByteArray();
    m_lastSaved = saved;
    return {};
}

Expected<void> Store::insert(const RowView& row, const QByteArray& saved)
{
    if (auto begun = m_rows->begin(); !begun)
        return begun;
    if (auto done = m_rows->row(row); !done)
        return done;
    if (row.number % snapshotEvery == 0)
        if (auto done = m_rows->snapshot(row.number, saved); !done)
            return done;
    return m_rows->commit();
}

void Store::tidy()
{
    // Each step may fail, on a full disk say; the next one to open the file then finishes it.
    if (m_unfinished)
        // To WAL and back: this also clears away a rollback journal that has nothing to roll back.
        (void)m_db.value("PRAGMA journal_mode = WAL");
    if (m_last != m_closedAt) {
        auto writer = RowWriter::prepare(m_db);
        if (!writer || !(*writer)->closed(m_last, m_lastChecksum, m_lastSaved))
            return;
    }
    (void)m_db.run("PRAGMA wal_checkpoint(TRUNCATE)");
    (void)m_db.value("PRAGMA journal_mode = DELETE");
}

}
