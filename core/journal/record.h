// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "dice/throwing.h"
#include "packs/reader.h"

#include <QByteArray>
#include <QMap>

#include <vector>

namespace adjutant::journal
{

/// One row of the journal, as bytes: what the checksums are over is exactly what the file holds.
struct Row {
    qint64 number = 0;
    QByteArray time, by;
    QByteArray kind;     ///< the command's id, or `undo` or `redo`
    qint64 turns = 0;    ///< undo and redo: the row they turn
    QByteArray command;  ///< JSON, as it was given
    QByteArray faces;    ///< JSON: what the app's dice showed, in order; with the command, all that a replay needs
    QByteArray throws;   ///< JSON: every die that fell and what became of it
    QByteArray words;    ///< what it did
    QByteArray details;  ///< JSON: a list of texts
    QByteArray state;    ///< digest of the game after it
    QByteArray checksum; ///< the link to the row before
};

/// What a file holds besides its rows.
struct Beginning {
    QMap<QByteArray, QByteArray> meta;
    packs::Files files;
};

/// BLAKE2b, 32 bytes.
QByteArray digest(const QByteArray& bytes);

/// The link before the first row: over everything the game begins with.
QByteArray checksumOf(const Beginning& beginning);
/// The link of a row to the one before it: over the row and, by the link before, over all that came earlier.
QByteArray checksumOf(const Row& row, const QByteArray& before);

Json toJson(const std::vector<dice::Throw>& throws);
Expected<std::vector<dice::Throw>> throwsFrom(const Json& json);

Json facesToJson(const std::vector<std::int64_t>& faces);
Expected<std::vector<std::int64_t>> facesFrom(const Json& json);

}
