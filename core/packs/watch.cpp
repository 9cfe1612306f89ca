// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/watch.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

namespace adjutant::packs {

namespace {

constexpr auto patience = std::chrono::milliseconds(300);
constexpr qsizetype mostPaths = 4000;

// The folder, or as long as it is missing the folder in which it will appear.
QString nearestThere(QString folder)
{
    while (!QFileInfo(folder).isDir()) {
        const QString parent = QFileInfo(folder).path();
        if (parent == folder)
            return {};
        folder = parent;
    }
    return folder;
}

// Files are watched as well as folders: writing into a file is no change of its folder.
QSet<QString> pathsUnder(const QString& folder)
{
    QSet<QString> paths{nearestThere(folder)};
    paths.remove({});
    if (!paths.contains(folder))
        return paths;
    QDirIterator it(folder, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                    QDirIterator::Subdirectories);
    while (it.hasNext() && paths.size() < mostPaths)
        paths.insert(it.next());
    return paths;
}

}

Watch::Watch(const QString& folder, QObject* parent) : QObject(parent), m_folder(QDir::cleanPath(folder))
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(patience);
    const auto noticed = [this] { m_quiet.start(); };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, noticed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, noticed);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        watchAll();
        Q_EMIT changed();
    });
    watchAll();
}

// A file that was replaced by another of its name is no longer watched: everything is looked at anew.
void Watch::watchAll()
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> before(watched.begin(), watched.end());
    const QSet<QString> now = pathsUnder(m_folder);
    if (const auto gone = before - now; !gone.isEmpty())
        m_watcher.removePaths(gone.values());
    if (const auto added = now - before; !added.isEmpty())
        m_watcher.addPaths(added.values());
}

}
