// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/contents.h"
#include "journal/filecopy.h"
#include "journal/schema.h"
#include "journal/sqlite.h"

#include <memory>
#include <optional>

namespace adjutant::journal {

class Migration;

/// The file of a saved game. Opened for writing, nobody else gets in until this ends, however it ends; a row that was
/// appended is on the disk. What is not trusted is left as it was found, to the byte.
class Store
{
public:
    enum class Access {
        Write,
        Read,
        Copy ///< to read a copy, also of a file that another program has open to write
    };
    enum class Depth { Quick, Thorough };

    /// Makes a new file that is whole at every moment that it can be seen; never overwrites.
    static Expected<void> create(const QString& path, const Contents& contents);
    /// Looks at the header before anything else. Asked to write where that is not allowed, it opens to read. `held`
    /// says whether it failed because another program has the file.
    static Expected<std::unique_ptr<Store>> open(const QString& path, Access access, bool* held = nullptr);
    ~Store();

    bool readOnly() const { return m_readOnly; }

    /// Brings a file of an earlier format to this one: in the file when it is open to be written, else in memory.
    Expected<void> migrate();
    /// Whether SQLite finds its pages sound and the tables are ours.
    Expected<void> inspect(Depth depth);
    Database& database() { return m_db; }
    /// From here on the file is tidied when it is closed: the caller has found it whole. `saved` is the game after its
    /// last row.
    void trust(const Contents& contents, const QByteArray& saved);

    /// Durable when it returns. When it fails, the file holds what it held before. `saved` is the game after the row.
    Expected<void> append(const RowView& row, const QByteArray& saved);
    /// Likewise, in the place of the photo there was; none: that one is taken out.
    Expected<void> setPhoto(const std::optional<Photo>& photo);

private:
    Store(Database db, bool readOnly);
    Expected<void> lock();
    Expected<void> share();
    Expected<const Migration*> wantedMigration();
    Expected<void> migrateCopy(const Migration& migration);
    Expected<void> migrateFile(const Migration& migration);
    Expected<void> inspect(const Tables& with, Depth depth);
    Expected<void> beginWriting();
    Expected<void> replacePhoto(const std::optional<Photo>& photo);
    Expected<void> insert(const RowView& row, const QByteArray& saved);
    void tidy();

    std::optional<FileCopy> m_copy; ///< outlives the database in it
    Database m_db;
    std::unique_ptr<class RowWriter> m_rows;
    bool m_readOnly = false;
    bool m_wal = false;
    bool m_unfinished = false; ///< it was found with files beside it
    bool m_trusted = false;
    int m_appended = 0; ///< since it was opened
    qint64 m_closedAt = 0, m_last = 0;
    QByteArray m_lastChecksum, m_lastSaved;
};

/// Writes a file that must not exist yet; nothing remains of one that could not be written whole.
Expected<void> writeNewFile(const QString& path, const QByteArray& bytes);

}
