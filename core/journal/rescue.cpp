// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/rescue.h"

#include "base/words.h"
#include "game/saved.h"
#include "journal/beginning.h"
#include "journal/filecopy.h"
#include "journal/migrations/migrations.h"
#include "journal/replay.h"
#include "journal/store.h"

#include <QFile>

namespace adjutant::journal {

namespace {

constexpr qint64 pageSize = 4096;

// A file that was cut says in its head how long it was. SQLite refuses to look at one that is shorter; pages of zeroes
// in the place of the missing ones are as good as damaged ones.
void fillUp(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return;
    const auto head = file.read(100);
    if (head.size() < 100)
        return;
    qint64 pages = 0;
    for (int i = 28; i < 32; ++i)
        pages = pages << 8 | static_cast<unsigned char>(head[i]);
    if (file.size() < pages * pageSize && pages * pageSize <= greatestFile)
        file.resize(pages * pageSize);
}

// Reads what is sound into `contents`; the fault is what comes after it.
Expected<void> readSound(Database& db, Contents& contents)
{
    const auto version = db.value("PRAGMA user_version");
    if (!version)
        return tl::unexpected(version.error());
    if (version->toInt() == formatVersion) {
        if (auto same = compareSchema(db, tables()); !same)
            return same;
        return load(db, contents);
    }
    const auto* migration = migrationFrom(version->toInt());
    if (!migration)
        return tl::unexpected(fault(Words::tr("it is of a format that this program does not know")));
    if (auto same = compareSchema(db, migration->tables()); !same)
        return same;
    return migration->read(db, contents);
}

// As many rows as give a game; a snapshot that cannot be read does not end it.
Expected<void> playSound(Timeline& timeline, const Contents& contents)
{
    const Timeline before = timeline;
    if (resume(timeline, contents, contents.rows.size()))
        return {};
    timeline = before;
    return replay(timeline, contents.rows, contents.rows.size());
}

}

Expected<Rescued> rescue(const QString& path, const QString& to)
{
    const auto copy = FileCopy::make(path);
    if (!copy)
        return tl::unexpected(copy.error());
    fillUp(copy->path());
    auto db = Database::open(copy->path(), Database::Mode::ReadWrite);
    if (!db)
        return tl::unexpected(db.error());
    Contents found;
    auto sound = readSound(*db, found);
    const auto first = toStart(found.beginning).and_then(firstGame);
    const bool beginningIsSound = !found.rows.empty() || sound;
    if (!first || !beginningIsSound)
        return tl::unexpected(fault(
            Words::tr("nothing of it can be rescued: %1").arg(!sound ? sound.error().words : first.error().words)));
    Timeline timeline(*first);
    const auto replayed = playSound(timeline, found);
    const auto count = timeline.rows().size();
    Contents kept;
    kept.beginning = found.beginning;
    kept.rows = timeline.rows();
    kept.snapshots.insert(found.snapshots.begin(), found.snapshots.upper_bound(qint64(count)));
    if (found.photo.photo && found.photo.photo->number <= qint64(count))
        kept.photo = found.photo;
    kept.closedAt = qint64(count);
    kept.closedWith = kept.lastChecksum();
    if (count > 0)
        kept.closedGame = game::save(timeline.game());
    if (auto written = Store::create(to, kept); !written) {
        auto problem = written.error();
        problem.file = to;
        return tl::unexpected(problem);
    }
    return Rescued{qint64(count), !replayed ? replayed.error().words : !sound ? sound.error().words : QString()};
}

}
