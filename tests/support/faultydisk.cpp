// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultydisk.h"

#include <QFileInfo>

#include <sqlite3.h>

#include <cstring>
#include <new>
#include <optional>

namespace adjutant::test {

namespace {

using Change = FaultyDisk::Change;
using Kind = FaultyDisk::Kind;

FaultyDisk disk;
sqlite3_vfs* real = nullptr;

// What SQLite sees as its file; the real one lies behind it in memory.
struct File {
    sqlite3_file base;
    QString* name;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* from(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file);
}

int closeFile(sqlite3_file* file)
{
    delete from(file)->name;
    sqlite3_file* inner = from(file)->real();
    return inner->pMethods ? inner->pMethods->xClose(inner) : SQLITE_OK;
}
int readFile(sqlite3_file* file, void* to, int size, sqlite3_int64 at)
{
    return from(file)->real()->pMethods->xRead(from(file)->real(), to, size, at);
}
int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at)
{
    if (disk.fails())
        return SQLITE_FULL;
    disk.note({Kind::Write, *from(file)->name, at, QByteArray(static_cast<const char*>(bytes), size)});
    return from(file)->real()->pMethods->xWrite(from(file)->real(), bytes, size, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    if (disk.fails())
        return SQLITE_IOERR_TRUNCATE;
    disk.note({Kind::Truncate, *from(file)->name, size, {}});
    return from(file)->real()->pMethods->xTruncate(from(file)->real(), size);
}
int syncFile(sqlite3_file* file, int)
{
    if (disk.fails())
        return SQLITE_IOERR_FSYNC;
    disk.note({Kind::Sync, *from(file)->name, 0, {}});
    return SQLITE_OK; // nobody cuts the power of the machine that runs this
}
int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    return from(file)->real()->pMethods->xFileSize(from(file)->real(), size);
}
int lockFile(sqlite3_file* file, int lock)
{
    return from(file)->real()->pMethods->xLock(from(file)->real(), lock);
}
int unlockFile(sqlite3_file* file, int lock)
{
    return from(file)->real()->pMethods->xUnlock(from(file)->real(), lock);
}
int checkLock(sqlite3_file* file, int* out)
{
    return from(file)->real()->pMethods->xCheckReservedLock(from(file)->real(), out);
}
int controlFile(sqlite3_file* file, int what, void* argument)
{
    return from(file)->real()->pMethods->xFileControl(from(file)->real(), what, argument);
}
int sectorSize(sqlite3_file* file)
{
    return from(file)->real()->pMethods->xSectorSize(from(file)->real());
}
int traits(sqlite3_file* file)
{
    return from(file)->real()->pMethods->xDeviceCharacteristics(from(file)->real());
}

// The first version of the interface: without shared memory, which an exclusive lock does without.
const sqlite3_io_methods methods = {1,        closeFile,  readFile,  writeFile,   truncateFile, syncFile, sizeOfFile,
                                    lockFile, unlockFile, checkLock, controlFile, sectorSize,   traits,   nullptr,
                                    nullptr,  nullptr,    nullptr,   nullptr,     nullptr};

int openFile(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* outFlags)
{
    File* ours = from(file);
    std::memset(ours, 0, sizeof(File));
    const int code = real->xOpen(real, name, ours->real(), flags, outFlags);
    if (code == SQLITE_OK) {
        ours->name = new QString(QFileInfo(QString::fromUtf8(name ? name : "")).fileName());
        ours->base.pMethods = &methods;
    }
    return code;
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    if (disk.fails())
        return SQLITE_IOERR_DELETE;
    disk.note({Kind::Delete, QFileInfo(QString::fromUtf8(name)).fileName(), 0, {}});
    return real->xDelete(real, name, syncFolder);
}

void apply(const Change& change, std::optional<QByteArray>& content)
{
    if (change.kind == Kind::Delete) {
        content.reset();
        return;
    }
    if (!content)
        content.emplace();
    if (change.kind == Kind::Truncate) {
        content->resize(qsizetype(change.at));
    } else if (change.kind == Kind::Write) {
        if (content->size() < change.at + change.bytes.size())
            content->append(QByteArray(change.at + change.bytes.size() - content->size(), '\0'));
        content->replace(qsizetype(change.at), change.bytes.size(), change.bytes);
    }
}

}

FaultyDisk& FaultyDisk::install()
{
    static sqlite3_vfs vfs;
    if (!real) {
        real = sqlite3_vfs_find(nullptr);
        vfs = *real;
        vfs.zName = "faulty";
        vfs.szOsFile = int(sizeof(File)) + real->szOsFile;
        vfs.xOpen = openFile;
        vfs.xDelete = deleteFile;
        sqlite3_vfs_register(&vfs, 1);
    }
    return disk;
}

void FaultyDisk::failAt(int operation, bool andAllAfter)
{
    m_count = 0;
    m_failAt = operation;
    m_andAllAfter = andAllAfter;
    m_failed = false;
}

bool FaultyDisk::fails()
{
    ++m_count;
    const bool now = m_failAt > 0 && (m_andAllAfter ? m_count >= m_failAt : m_count == m_failAt);
    m_failed = m_failed || now;
    return now;
}

void FaultyDisk::record(bool on)
{
    m_recording = on;
    if (on)
        m_changes.clear();
}

void FaultyDisk::note(Change change)
{
    if (m_recording)
        m_changes.push_back(std::move(change));
}

std::map<QString, QByteArray> Remains::after(const std::vector<Change>& changes, std::size_t count,
                                             const Keep& keep) const
{
    std::map<QString, std::optional<QByteArray>> content(m_before.begin(), m_before.end());
    std::map<QString, std::vector<const Change*>> loose;
    for (std::size_t i = 0; i < count; ++i) {
        auto& waiting = loose[changes[i].file];
        if (changes[i].kind == Kind::Sync) {
            for (const Change* change : waiting)
                apply(*change, content[changes[i].file]);
            waiting.clear();
        } else {
            waiting.push_back(&changes[i]);
        }
    }
    for (const auto& [file, waiting] : loose)
        for (std::size_t i = 0; i < waiting.size(); ++i)
            if (keep(i, waiting.size()))
                apply(*waiting[i], content[file]);
    std::map<QString, QByteArray> files;
    for (const auto& [name, bytes] : content)
        if (bytes)
            files[name] = *bytes;
    return files;
}

}
