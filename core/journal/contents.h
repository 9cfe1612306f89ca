// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/photo.h"
#include "journal/rows.h"
#include "journal/sqlite.h"

#include <map>
#include <memory>
#include <utility>

namespace adjutant::journal {

/// A game as it was after the row of this number, as `game::save` writes it.
using Snapshots = std::map<qint64, QByteArray>;

/// All that a file holds, as it stands there.
struct Contents {
    Beginning beginning;
    Rows rows;
    Snapshots snapshots;
    qint64 closedAt = 0;   ///< how many rows there were when it was last closed…
    QByteArray closedWith; ///< …and the checksum then…
    QByteArray closedGame; ///< …and the game, as in a snapshot; empty when there were no rows
    KeptPhoto photo;

    /// Takes in a row, and the game after it when it is one of those of which a snapshot is kept.
    void add(const RowView& row, const QByteArray& saved);

    /// The checksum behind the last row.
    QByteArray lastChecksum() const;
    /// After the beginning was changed: every row follows from it.
    void linkAnew();
};

/// A snapshot is kept of every so many rows.
constexpr qint64 snapshotEvery = 256;

/// Reads until the first thing that is wrong; what came before it is in `contents`, and it follows from the beginning
/// row by row. A photo that was altered does not stop it.
Expected<void> load(Database& db, Contents& contents);
/// All but the photo.
Expected<void> loadGame(Database& db, Contents& contents);

Expected<void> loadBeginning(Database& db, Beginning& beginning);

/// Puts the rows, the snapshots and the mark of closing into tables that hold none yet.
Expected<void> writeRows(Database& db, const Contents& contents);

/// Writes rows and snapshots into our tables; the statements stay ready for the next ones.
class RowWriter
{
public:
    static Expected<std::unique_ptr<RowWriter>> prepare(Database& db);

    Expected<void> row(const RowView& row);
    Expected<void> snapshot(qint64 number, const QByteArray& saved);
    Expected<void> closed(qint64 number, const QByteArray& checksum, const QByteArray& saved);
    Expected<void> begin();
    Expected<void> commit();

private:
    RowWriter(Statement row, Statement snapshot, Statement closed, Statement begin, Statement commit);

    Statement m_row, m_snapshot, m_closed, m_begin, m_commit;
};

/// The bytes of a file that holds all this.
Expected<QByteArray> toFile(const Contents& contents);

}
