// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/sqlite.h"

#include <optional>

namespace adjutant::journal {

/// A photo of the table, beside the journal and not part of it: no checksum of a row or of the game is over it, and it
/// is replaced or taken out without a trace.
struct Photo {
    qint64 number = 0;  ///< of the last row when it was put in
    QByteArray time;    ///< when that was, as in a row
    QByteArray picture; ///< the bytes of a picture's file; this library does not look into them

    bool operator==(const Photo&) const = default;
};

constexpr qsizetype largestPhoto = qsizetype(4) << 20;

/// What a file says of its photo.
struct KeptPhoto {
    std::optional<Photo> photo;
    QString fault; ///< there is one, but it is not as it was put in
};

/// Over all of it, to notice what was altered since; BLAKE2b as everywhere.
QByteArray checksumOf(const Photo& photo);

/// Reads it from a file with so many rows.
Expected<KeptPhoto> loadPhoto(Database& db, qint64 rows);

/// In the place of the one there was; none: that one is taken out, and its bytes are wiped.
Expected<void> writePhoto(Database& db, const std::optional<Photo>& photo);

}
