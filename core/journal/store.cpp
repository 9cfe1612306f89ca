// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/store.h"

#include "journal/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

namespace adjutant::journal
{

namespace
{

constexpr qint64 greatestFile = qint64(1) << 30;

// What a program that was killed leaves beside its file.
constexpr const char* sideFiles[] = {"-wal", "-journal"};

bool hasSideFiles(const QString& path)
{
    for (const auto* ending : sideFiles)
        if (QFile::exists(path + QLatin1String(ending)))
            return true;
    return false;
}

bool writable(const QString& path)
{
    const auto can = [](const QString& name) { return ::access(QFile::encodeName(name).constData(), W_OK) == 0; };
    return can(path) && can(QFileInfo(path).absolutePath());
}

// A killed program's file in a folder that can only be read: SQLite puts it together in a copy.
Expected<std::unique_ptr<QTemporaryDir>> copied(const QString& path)
{
    auto folder = std::make_unique<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("copy"));
    bool good = folder->isValid() && QFileInfo(path).size() <= greatestFile && QFile::copy(path, copy);
    for (const auto* ending : sideFiles) {
        const QString side = path + QLatin1String(ending);
        if (good && QFile::exists(side))
            good = QFileInfo(side).size() <= greatestFile && QFile::copy(side, copy + QLatin1String(ending));
    }
    if (!good)
        return tl::unexpected(fault(QStringLiteral("its last commands are in a file beside it that cannot be read")));
    for (const auto& name : QDir(folder->path()).entryList(QDir::Files))
        QFile::setPermissions(folder->filePath(name), QFile::ReadOwner | QFile::WriteOwner);
    return folder;
}

Expected<void> judge(const Database::Header& header)
{
    if (header.size == 0)
        return tl::unexpected(fault(QStringLiteral("the file is empty; a saved game is not")));
    if (!header.sqlite)
        return tl::unexpected(fault(QStringLiteral("this is not a saved game")));
    if (header.applicationId != applicationId)
        return tl::unexpected(fault(QStringLiteral("this is a file of another program, not a saved game")));
    if (header.size > greatestFile)
        return tl::unexpected(fault(QStringLiteral("it is larger than a saved game can be (1 GB)")));
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
        return tl::unexpected(fault(QStringLiteral("there is no such file")));
    if (!info.isFile())
        return tl::unexpected(fault(QStringLiteral("this is not a file")));
    return info.canonicalFilePath();
}

}

Store::Store(Database db, bool readOnly) : m_db(std::move(db)), m_readOnly(readOnly) {}

Expected<void> Store::create(const QString& path, const Beginning& beginning)
{
    const auto bytes = newFile(beginning);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return writeNewFile(path, *bytes);
}

Expected<std::unique_ptr<Store>> Store::open(const QString& path, Access access)
{
    auto real = realPath(path);
    if (!real)
        return tl::unexpected(real.error());
    const bool mayWrite = writable(*real);
    const bool readOnly = access == Access::Read || !mayWrite;
    const bool unfinished = hasSideFiles(*real);
    std::unique_ptr<QTemporaryDir> copy;
    if (unfinished && !mayWrite) {
        auto made = copied(*real);
        if (!made)
            return tl::unexpected(made.error());
        copy = std::move(*made);
        real = copy->filePath(QStringLiteral("copy"));
    }
    // Finishing what a killed program began takes a writer, also when the caller only reads.
    const bool writer = !readOnly || unfinished;
    auto db = openJudged(*real, writer ? Database::Mode::ReadWrite : Database::Mode::ReadOnly);
    if (db && !writer && db->header().wal)
        db = openJudged(*real, Database::Mode::Immutable);
    if (!db)
        return tl::unexpected(db.error());
    std::unique_ptr<Store> store(new Store(std::move(*db), readOnly));
    store->m_copy = std::move(copy);
    store->m_unfinished = unfinished;
    store->m_wal = writer && store->m_db.header().wal;
    const auto ready = writer ? store->lock() : store->share();
    if (!ready)
        return tl::unexpected(ready.error());
    return store;
}

Expected<void> Store::share()
{
    // The first read takes the lock.
    return m_db.run("BEGIN; PRAGMA schema_version");
}

Store::~Store()
{
    m_insert.reset();
    if (m_trusted && (m_wal || m_unfinished))
        tidy();
}

Expected<void> Store::lock()
{
    // Kept until the connection ends; in this mode SQLite needs no shared memory beside the file.
    return m_db.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE; COMMIT");
}

Expected<void> Store::inspect(Depth depth)
{
    const auto version = m_db.value("PRAGMA user_version");
    if (!version)
        return tl::unexpected(version.error());
    if (*version != QByteArray::number(formatVersion))
        return tl::unexpected(fault(QStringLiteral("it is of format %1; this program reads format %2")
                                        .arg(QString::fromLatin1(*version))
                                        .arg(formatVersion)));
    if (auto same = compareSchema(m_db); !same)
        return same;
    const auto found =
        m_db.value(depth == Depth::Quick ? "PRAGMA main.quick_check(1)" : "PRAGMA main.integrity_check(1)");
    if (!found)
        return tl::unexpected(found.error());
    if (*found != "ok")
        return tl::unexpected(
            fault(QStringLiteral("the file is damaged (SQLite says: %1)").arg(QString::fromUtf8(*found).simplified())));
    return {};
}

void Store::trust(const Contents& contents)
{
    m_closedAt = contents.closedAt;
    m_last = contents.rows.empty() ? 0 : contents.rows.back().number;
    m_lastChecksum = contents.rows.empty() ? contents.closedWith : contents.rows.back().checksum;
    m_trusted = true;
}

Expected<void> Store::beginWriting()
{
    if (m_wal)
        return {};
    const auto mode = m_db.value("PRAGMA journal_mode = WAL");
    if (!mode)
        return tl::unexpected(mode.error());
    m_wal = *mode == "wal";
    if (!m_wal)
        return tl::unexpected(fault(QStringLiteral("the file cannot be written to")));
    return {};
}

Expected<void> Store::append(const Row& row)
{
    if (auto ready = beginWriting(); !ready)
        return ready;
    if (auto begun = m_db.run("BEGIN IMMEDIATE"); !begun)
        return begun;
    auto done = insert(row);
    if (done)
        done = m_db.run("COMMIT");
    if (!done) {
        // SQLite may have rolled back by itself already; then there is nothing left to do.
        (void)m_db.run("ROLLBACK");
        return done;
    }
    m_last = row.number;
    m_lastChecksum = row.checksum;
    return {};
}

Expected<void> Store::insert(const Row& row)
{
    if (!m_insert) {
        auto statement = m_db.prepare("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        if (!statement)
            return tl::unexpected(statement.error());
        m_insert = std::move(*statement);
    }
    m_insert->bind(1, row.number).bindText(2, row.time).bindText(3, row.by).bindText(4, row.kind).bind(5, row.turns);
    m_insert->bindText(6, row.command).bindText(7, row.faces).bindText(8, row.throws).bindText(9, row.words);
    return m_insert->bindText(10, row.details).bindBlob(11, row.state).bindBlob(12, row.checksum).run();
}

void Store::tidy()
{
    // Each step may fail, on a full disk say; the next one to open the file then finishes it.
    if (m_unfinished)
        // To WAL and back: this also clears away a rollback journal that has nothing to roll back.
        (void)m_db.value("PRAGMA journal_mode = WAL");
    if (m_last != m_closedAt) {
        auto statement = m_db.prepare("UPDATE closed SET number = ?, checksum = ? WHERE id = 1");
        if (!statement || !statement->bind(1, m_last).bindBlob(2, m_lastChecksum).run())
            return;
    }
    (void)m_db.run("PRAGMA wal_checkpoint(TRUNCATE)");
    (void)m_db.value("PRAGMA journal_mode = DELETE");
}

}
