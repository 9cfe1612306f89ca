// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamefiles.h"

#include "journal/filecopy.h"
#include "journal/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace adjutant::app {

namespace {

constexpr int longestName = 120;
constexpr int mostCopies = 1000;

/// In all languages; a test knows when one is missing.
const QStringList namesOfArchive{QStringLiteral("Archive"), QStringLiteral("Archiv")};

struct Text {
    Q_DECLARE_TR_FUNCTIONS(GameFiles)
};

QString gameIn(const QDir& folder, const QString& name)
{
    return folder.filePath(name + QStringLiteral(".adjutant"));
}

Expected<void> mayTouch(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return tl::unexpected(fault(Text::tr("%1 is not there any more").arg(path)));
    if (journal::isHeld(path))
        return tl::unexpected(fault(Text::tr("another program has this game open; close it there first")));
    if (journal::hasSideFiles(path))
        return tl::unexpected(fault(Text::tr("it was not closed properly the last time; open it once first")));
    return {};
}

/// The first of the names that no file has yet.
Expected<QString> freeName(const QDir& folder, const QString& name, const QString& numbered)
{
    QString path = gameIn(folder, name);
    for (int i = 2; QFileInfo::exists(path); ++i) {
        if (i > mostCopies)
            return tl::unexpected(fault(Text::tr("there are too many games of that name in %1").arg(folder.path())));
        path = gameIn(folder, numbered.arg(i));
    }
    return path;
}

Expected<QString> moveInto(const QDir& folder, const QString& path)
{
    const QString name = QFileInfo(path).completeBaseName();
    const auto to = freeName(folder, name, name + QStringLiteral(" %1"));
    return to ? moveGame(path, *to) : to;
}

}

Expected<QString> moveGame(const QString& from, const QString& to)
{
    if (const auto may = mayTouch(from); !may)
        return tl::unexpected(may.error());
    if (QFileInfo::exists(to))
        return tl::unexpected(fault(Text::tr("there is a file named %1 already").arg(QFileInfo(to).fileName())));
    QFile file(from);
    if (!file.rename(to))
        return tl::unexpected(fault(file.errorString()));
    return to;
}

Expected<QString> renameGame(const QString& path, const QString& name)
{
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted.size() > longestName)
        return tl::unexpected(fault(Text::tr("a name has 1 to %1 letters").arg(longestName)));
    if (wanted.startsWith(QLatin1Char('.')) || wanted.contains(QLatin1Char('/')) || wanted.contains(QChar(0)))
        return tl::unexpected(fault(Text::tr("a name has no / in it and begins with no full stop")));
    return moveGame(path, gameIn(QFileInfo(path).dir(), wanted));
}

Expected<QString> copyGame(const QString& path)
{
    if (const auto may = mayTouch(path); !may)
        return tl::unexpected(may.error());
    const QString name = QFileInfo(path).completeBaseName();
    const auto to = freeName(QFileInfo(path).dir(), Text::tr("%1, copy").arg(name), Text::tr("%1, copy %2").arg(name));
    if (!to)
        return to;
    QFile file(path);
    if (!file.copy(*to))
        return tl::unexpected(fault(file.errorString()));
    return to;
}

Expected<QString> archiveGame(const QString& path)
{
    if (const auto may = mayTouch(path); !may) // before there is an archive for nothing
        return tl::unexpected(may.error());
    const QDir archive(QFileInfo(path).dir().filePath(Text::tr("Archive")));
    if (!archive.mkpath(QStringLiteral(".")))
        return tl::unexpected(fault(Text::tr("the folder %1 cannot be made").arg(archive.path())));
    return moveInto(archive, path);
}

Expected<QString> bringBackGame(const QString& path)
{
    QDir folder = QFileInfo(path).dir();
    folder.cdUp();
    return moveInto(folder, path);
}

QStringList archivesIn(const QString& folder)
{
    QStringList archives;
    for (const QString& name : namesOfArchive)
        archives << QDir(folder).filePath(name);
    return archives;
}

bool isArchived(const QString& path)
{
    return namesOfArchive.contains(QFileInfo(path).dir().dirName());
}

}
