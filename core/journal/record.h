// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "dice/throwing.h"
#include "packs/reader.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMap>
#include <QStringList>

#include <vector>

namespace adjutant::journal {

constexpr int formatVersion = 3;
/// The last format that changed what the checksums of the rows are over.
constexpr int chainVersion = 2;

/// One row of the journal, as bytes: what the checksums are over is exactly what the file holds.
template<typename Bytes>
struct BasicRow {
    qint64 number = 0;
    Bytes time, by;
    Bytes kind;       ///< the command's id, or `undo`, `redo` or `mend`
    qint64 turns = 0; ///< undo and redo: the row they turn
    qint64 round = 0; ///< in which it was given; 0: before the first
    Bytes command;    ///< JSON, as it was given
    Bytes faces;      ///< JSON: what the app's dice showed, in order; with the command, all that a replay needs
    Bytes throws;     ///< JSON: every die that fell and what became of it
    Bytes words;      ///< what it did
    Bytes details;    ///< JSON: a list of texts; last `{"language":ID}` when the game began in another one
    Bytes state;      ///< digest of the game after it, as `game::save` writes it
    Bytes checksum;   ///< the link to the row before

    bool isTurn() const { return kind == QByteArrayView("undo") || kind == QByteArrayView("redo"); }
    /// It changes nothing but the clock, and is neither undone nor mended.
    bool isPause() const { return kind == QByteArrayView("pause"); }
};

using Row = BasicRow<QByteArray>;
/// Looks into bytes that somebody else keeps.
using RowView = BasicRow<QByteArrayView>;

RowView viewOf(const Row& row);
Row copyOf(const RowView& row);

/// What a file holds besides its rows.
struct Beginning {
    QMap<QByteArray, QByteArray> meta;
    packs::Files files;
};

/// BLAKE2b, 32 bytes.
QByteArray digest(QByteArrayView bytes);

/// The link before the first row: over everything the game begins with. Every chain so far has it so.
QByteArray checksumOf(const Beginning& beginning, int format = chainVersion);
/// The link of a row to the one before it: over the row and, by the link before, over all that came earlier.
QByteArray checksumOf(const RowView& row, const QByteArray& before);

Json toJson(const std::vector<dice::Throw>& throws);
/// A row has every face of every die that was thrown: whether these are few enough for one.
Expected<void> fitRow(const std::vector<dice::Throw>& throws);
Expected<std::vector<dice::Throw>> throwsFrom(const Json& json);

/// What `details` of a row holds.
struct Details {
    QStringList lines;
    QString language; ///< in which the row is told; empty: the one in which the game began
};

QByteArray textOf(const Details& details);
Details detailsFrom(QByteArrayView text);

Json facesToJson(const std::vector<std::int64_t>& faces);
Expected<std::vector<std::int64_t>> facesFrom(const Json& json);

}
