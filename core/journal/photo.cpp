// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/photo.h"

#include "base/words.h"
#include "journal/hash.h"

namespace adjutant::journal {

QByteArray checksumOf(const Photo& photo)
{
    Hash hash;
    hash.add(QByteArrayLiteral("adjutant photo")).add(photo.number).add(photo.time).add(photo.picture);
    return hash.result();
}

Expected<KeptPhoto> loadPhoto(Database& db, qint64 rows)
{
    KeptPhoto kept;
    auto done = each(db, "SELECT number, time, picture, checksum FROM photo", [&](const Statement& from) {
        const auto size = from.view(2).size();
        Photo photo{from.number(0), from.bytes(1), size <= largestPhoto ? from.bytes(2) : QByteArray()};
        if (photo.picture.isEmpty() || photo.number < 0 || photo.number > rows || checksumOf(photo) != from.view(3))
            kept.fault = Words::tr("the photo of the table in it was altered");
        else
            kept.photo = std::move(photo);
        return Expected<void>();
    });
    if (!done)
        return tl::unexpected(done.error());
    return kept;
}

Expected<void> writePhoto(Database& db, const std::optional<Photo>& photo)
{
    if (auto done = db.run("PRAGMA secure_delete = ON; DELETE FROM photo"); !done || !photo)
        return done;
    auto insert = db.prepare("INSERT INTO photo VALUES (1, ?, ?, ?, ?)");
    if (!insert)
        return tl::unexpected(insert.error());
    insert->bind(1, photo->number).bindText(2, photo->time).bindBlob(3, photo->picture);
    return insert->bindBlob(4, checksumOf(*photo)).run();
}

}
