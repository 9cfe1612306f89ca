// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <map>
#include <vector>

struct sqlite3_vfs;

namespace adjutant::test {

/// Stands between SQLite and the disk: counts what is asked of it, fails what it is told to fail, and remembers every
/// change. There is one; it is SQLite's own way to the disk from `install` on.
class FaultyDisk
{
public:
    enum class Kind { Write, Sync, Truncate, Delete };

    /// One change of a file, in the order in which they were asked for.
    struct Change {
        Kind kind = Kind::Write;
        QString file;  ///< without its folder
        qint64 at = 0; ///< for a write; the size for a truncation
        QByteArray bytes;
    };

    static FaultyDisk& install();

    /// From now on the k-th operation fails, from 1; `andAllAfter` with all that follow. 0: none does.
    void failAt(int operation, bool andAllAfter);
    /// Whether it has come to that since.
    bool hasFailed() const { return m_failed; }

    void record(bool on);
    const std::vector<Change>& changes() const { return m_changes; }

    // For the files that SQLite opened.
    bool fails();
    void note(Change change);

private:
    int m_count = 0, m_failAt = 0;
    bool m_andAllAfter = false, m_failed = false, m_recording = false;
    std::vector<Change> m_changes;
};

/// The files of a folder as a power cut leaves them: what was synced is there; of what was not, what the disk happened
/// to take.
class Remains
{
public:
    /// Which of the changes that were not synced are kept: told their place among those of their file and how many
    /// there are.
    using Keep = std::function<bool(std::size_t place, std::size_t count)>;

    explicit Remains(std::map<QString, QByteArray> before) : m_before(std::move(before)) {}

    std::map<QString, QByteArray> after(const std::vector<FaultyDisk::Change>& changes, std::size_t count,
                                        const Keep& keep) const;

private:
    std::map<QString, QByteArray> m_before;
};

}
