// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/filecopy.h"

#include "base/words.h"
#include "journal/holder.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace adjutant::journal {

namespace {

constexpr int mostTries = 20;

// What a program that writes, or was killed, has beside its file.
constexpr const char* sideFiles[] = {"-wal", "-journal"};

// What changes when another program writes into the file itself, or begins its log anew. Rows added to the log in the
// meantime do no harm: a copy has them or it has not.
struct Marks {
    QDateTime written;
    qint64 size = 0;
    QByteArray logHead;
    bool rollback = false;

    static Marks of(const QString& path)
    {
        const QFileInfo info(path);
        QFile log(path + QStringLiteral("-wal"));
        return {info.lastModified(), info.size(), log.open(QIODevice::ReadOnly) ? log.read(32) : QByteArray(),
                QFile::exists(path + QStringLiteral("-journal"))};
    }
    bool operator==(const Marks&) const = default;
};

bool copyOne(const QString& from, const QString& to)
{
    QFile::remove(to);
    return QFileInfo(from).size() <= greatestFile && QFile::copy(from, to) &&
           QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
}

bool copyAll(const QString& path, const QString& copy)
{
    if (!copyOne(path, copy))
        return false;
    for (const auto* ending : sideFiles) {
        const QString side = path + QLatin1String(ending);
        QFile::remove(copy + QLatin1String(ending));
        if (QFile::exists(side) && !copyOne(side, copy + QLatin1String(ending)))
            return false;
    }
    return true;
}

}

Expected<FileCopy> FileCopy::make(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return tl::unexpected(
            fault(QFileInfo::exists(path) ? Words::tr("this is not a file") : Words::tr("there is no such file")));
    if (const auto holder = holderOf(path); holder && holder->process == QCoreApplication::applicationPid())
        return tl::unexpected(fault(heldWords(holder)));
    FileCopy copy(std::make_unique<QTemporaryDir>());
    if (!copy.m_folder->isValid())
        return tl::unexpected(
            fault(Words::tr("there is no room for a copy of it: %1").arg(copy.m_folder->errorString())));
    for (int i = 0; i < mostTries; ++i) {
        const auto before = Marks::of(path);
        if (!copyAll(path, copy.path()))
            return tl::unexpected(fault(Words::tr("it or what lies beside it cannot be read")));
        if (Marks::of(path) == before)
            return copy;
    }
    return tl::unexpected(fault(Words::tr("another program is writing into it all the time")));
}

bool hasSideFiles(const QString& path)
{
    for (const auto* ending : sideFiles)
        if (QFile::exists(path + QLatin1String(ending)))
            return true;
    return false;
}

}
