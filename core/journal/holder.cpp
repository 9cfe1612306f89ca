// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/holder.h"

#include "base/words.h"

#include <QCoreApplication>
#include <QFile>

#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace adjutant::journal {

namespace {

// The bytes that SQLite locks lie at 1 GB, whatever the file's size.
constexpr qint64 firstLockByte = 0x40000000;
constexpr qint64 lastLockByte = firstLockByte + 511;

struct Lock {
    qint64 process = 0;
    bool sameDevice = false;
};

// `5: POSIX  ADVISORY  WRITE 1234 08:01:5678 1073741824 1073742335`
std::optional<Lock> readLock(const QByteArray& line, const struct stat& file)
{
    const auto words = line.simplified().split(' ');
    if (words.size() < 8 || words[1] == "->" || words[3] != "WRITE")
        return std::nullopt;
    const auto place = words[5].split(':');
    if (place.size() != 3 || place[2].toULongLong() != file.st_ino)
        return std::nullopt;
    if (words[6].toLongLong() > lastLockByte || (words[7] != "EOF" && words[7].toLongLong() < firstLockByte))
        return std::nullopt;
    const bool sameDevice =
        place[0].toUInt(nullptr, 16) == major(file.st_dev) && place[1].toUInt(nullptr, 16) == minor(file.st_dev);
    return Lock{words[4].toLongLong(), sameDevice};
}

QString programOf(qint64 process)
{
    QFile name(QStringLiteral("/proc/%1/comm").arg(process));
    return name.open(QIODevice::ReadOnly) ? QString::fromUtf8(name.readAll()).simplified() : QString();
}

}

std::optional<Holder> holderOf(const QString& path)
{
    struct stat file = {};
    QFile locks(QStringLiteral("/proc/locks"));
    if (::stat(QFile::encodeName(path).constData(), &file) != 0 || !locks.open(QIODevice::ReadOnly))
        return std::nullopt;
    std::optional<Lock> best;
    const auto lines = locks.readAll().split('\n');
    for (const auto& line : lines)
        // Some file systems show another device here than there; the number of the file must do then.
        if (const auto lock = readLock(line, file); lock && (!best || lock->sameDevice))
            best = lock;
    if (!best || best->process <= 0)
        return std::nullopt;
    return Holder{best->process, programOf(best->process)};
}

QString heldWords(const std::optional<Holder>& holder)
{
    if (!holder)
        return Words::tr("another program has this game open; close it there first");
    if (holder->process == QCoreApplication::applicationPid())
        return Words::tr("this program has this game open already");
    const QString name = holder->program.isEmpty() ? QString() : holder->program + QStringLiteral(", ");
    return Words::tr("another program (%1process %2) has this game open; close it there first")
        .arg(name)
        .arg(holder->process);
}

}
