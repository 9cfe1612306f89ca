// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reader.h"

#include "base/words.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace adjutant::packs {

namespace {

constexpr int mostFiles = 512;
constexpr qint64 mostBytes = 4 << 20;
constexpr qint64 mostBytesOfAFile = 256 << 10;
constexpr int deepest = 4;

/// Of a file in the folder; of the folder itself where none is named.
Fault in(const QString& file, const QString& words)
{
    return {Fault::Severity::Error, file, 0, 0, words};
}

bool isText(const QString& name)
{
    return name.endsWith(QLatin1String(".toml")) || name.endsWith(QLatin1String(".md")) ||
           name.endsWith(QLatin1String(".txt"));
}

}

Expected<Files> load(const QString& folder)
{
    const QDir root(QFileInfo(folder).absoluteFilePath());
    if (!root.exists())
        return tl::unexpected(in({}, Words::tr("there is no such folder; a pack is a folder with a pack.toml")));
    if (!QFileInfo::exists(root.filePath(QStringLiteral("pack.toml"))))
        return tl::unexpected(in({}, Words::tr("there is no pack.toml in this folder, so it is no pack")));
    Files files;
    qint64 bytes = 0;
    QDirIterator it(root.path(), QDir::Files | QDir::Dirs | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                    QDirIterator::Subdirectories);
    for (int seen = 0; it.hasNext(); ++seen) {
        it.next();
        const QFileInfo info = it.fileInfo();
        const QString path = root.relativeFilePath(it.filePath());
        if (seen >= mostFiles)
            return tl::unexpected(in({}, Words::tr("a pack has at most %1 files and folders").arg(mostFiles)));
        if (info.isSymLink())
            return tl::unexpected(in(path, Words::tr("this is a link; a pack holds only files of its own")));
        if (path.count(QLatin1Char('/')) >= deepest)
            return tl::unexpected(in(path, Words::tr("a pack's folders are at most %1 deep").arg(deepest)));
        if (!info.isFile() || !isText(path))
            continue;
        if (info.size() > mostBytesOfAFile)
            return tl::unexpected(in(path, Words::tr("a file of a pack has at most %1 bytes").arg(mostBytesOfAFile)));
        QFile file(it.filePath());
        if (!file.open(QIODevice::ReadOnly))
            return tl::unexpected(in(path, Words::tr("it cannot be read: %1").arg(file.errorString())));
        QByteArray text = file.read(mostBytesOfAFile);
        text.squeeze(); // it has room for the longest file otherwise, and there may be many
        bytes += text.size();
        files.insert(path, text);
        if (bytes > mostBytes)
            return tl::unexpected(in({}, Words::tr("a pack has at most %1 bytes").arg(mostBytes)));
    }
    return files;
}

}
