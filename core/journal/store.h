// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/record.h"
#include "journal/sqlite.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace adjutant::journal
{

/// All that a file holds, as it stands there.
struct Contents {
    Beginning beginning;
    std::vector<Row> rows;
    qint64 closedAt = 0;   ///< how many rows there were when it was last closed…
    QByteArray closedWith; ///< …and the checksum then
};

/// The file of a saved game. Opened for writing, nobody else gets in until this ends, however it ends; a row that was
/// appended is on the disk. What is not trusted is left as it was found, to the byte.
class Store
{
public:
    enum class Access { Write, Read };
    enum class Depth { Quick, Thorough };

    /// Makes a new file that is whole at every moment that it can be seen; never overwrites.
    static Expected<void> create(const QString& path, const Beginning& beginning);
    /// Looks at the header before anything else. Asked to write where that is not allowed, it opens to read.
    static Expected<std::unique_ptr<Store>> open(const QString& path, Access access);
    ~Store();

    bool readOnly() const { return m_readOnly; }

    /// Whether SQLite finds its pages sound and the tables are ours.
    Expected<void> inspect(Depth depth);
    Expected<Contents> load();
    /// From here on the file is tidied when it is closed: the caller has found it whole.
    void trust(const Contents& contents);

    /// Durable when it returns. When it fails, the file holds what it held before.
    Expected<void> append(const Row& row);

private:
    Store(Database db, bool readOnly);
    Expected<void> lock();
    Expected<void> share();
    Expected<void> beginWriting();
    Expected<void> insert(const Row& row);
    void tidy();

    std::unique_ptr<QTemporaryDir> m_copy; ///< outlives the database in it
    Database m_db;
    std::optional<Statement> m_insert;
    bool m_readOnly = false;
    bool m_wal = false;
    bool m_unfinished = false; ///< it was found with files beside it
    bool m_trusted = false;
    qint64 m_closedAt = 0, m_last = 0;
    QByteArray m_lastChecksum;
};

/// Writes a file that must not exist yet; nothing remains of one that could not be written whole.
Expected<void> writeNewFile(const QString& path, const QByteArray& bytes);

}
