// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "journal/filecopy.h"
#include "journal/store.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace adjutant::journal {

namespace {

Fault failed(const char* text, int code)
{
    return fault(QStringLiteral("%1: %2").arg(Words::tr(text), QString::fromLocal8Bit(std::strerror(code))));
}

Fault existsAlready()
{
    return fault(Words::tr("there is such a file already; a new game never overwrites one"));
}

// The whole of the bytes, on the disk; 0, or the error.
int writeAll(int file, const QByteArray& bytes)
{
    const char* next = bytes.constData();
    for (qint64 left = bytes.size(); left > 0;) {
        const auto wrote = ::write(file, next, size_t(left));
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return errno;
        next += wrote;
        left -= wrote;
    }
    return ::fsync(file) == 0 ? 0 : errno;
}

// Gives the file its name unless the name is taken. Some network file systems only know the second way.
int nameIt(const QByteArray& temporary, const QByteArray& name)
{
    if (::renameat2(AT_FDCWD, temporary.constData(), AT_FDCWD, name.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    if (::link(temporary.constData(), name.constData()) != 0)
        return errno;
    ::unlink(temporary.constData());
    return 0;
}

void syncFolder(const QByteArray& folder)
{
    const int file = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    ::fsync(file);
    ::close(file);
}

}

Expected<void> writeNewFile(const QString& path, const QByteArray& bytes)
{
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink())
        return tl::unexpected(existsAlready());
    // SQLite would take it for the new file's own.
    if (hasSideFiles(info.absoluteFilePath()))
        return tl::unexpected(fault(Words::tr("beside it lies what is left of another game (%1-wal or -journal); "
                                              "take another name")
                                        .arg(info.fileName())));
    const QString folder = info.absolutePath();
    if (!QFileInfo(folder).isDir())
        return tl::unexpected(fault(Words::tr("there is no folder %1").arg(folder)));
    // Written under another name first: whoever sees the file's own name sees all of it.
    const QByteArray temporary = QFile::encodeName(
        QStringLiteral("%1/.new-%2").arg(folder).arg(QRandomGenerator::system()->generate64(), 16, 16, QChar(u'0')));
    const int file = ::open(temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0)
        return tl::unexpected(failed(QT_TRANSLATE_NOOP("Words", "it could not be made"), errno));
    int code = writeAll(file, bytes);
    if (::close(file) != 0 && code == 0)
        code = errno;
    if (code == 0)
        code = nameIt(temporary, QFile::encodeName(info.absoluteFilePath()));
    if (code != 0) {
        ::unlink(temporary.constData());
        return tl::unexpected(code == EEXIST ? existsAlready()
                                             : failed(QT_TRANSLATE_NOOP("Words", "it could not be written"), code));
    }
    syncFolder(QFile::encodeName(folder));
    return {};
}

}
