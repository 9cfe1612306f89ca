// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"

#include "base/words.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace adjutant::packs {

namespace {

const QString bundledFolder = QStringLiteral(":/packs");
constexpr int mostPacks = 200;

Found open(const QString& folder, bool bundled)
{
    Found found{QFileInfo(folder).fileName(), folder, bundled, {}, {}};
    if (auto files = load(folder)) {
        found.files = std::move(*files);
        found.reading = read(found.files, shownLanguage());
        if (found.reading.pack)
            found.id = found.reading.pack->id;
    } else {
        found.reading.faults.push_back(files.error());
    }
    return found;
}

void addFrom(const QString& folder, bool bundled, std::vector<Found>& all)
{
    const auto names = QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name);
    for (const QString& name : names.mid(0, mostPacks)) {
        Found found = open(folder + QLatin1Char('/') + name, bundled);
        const bool hidden =
            std::any_of(all.begin(), all.end(), [&](const Found& other) { return other.id == found.id; });
        if (!hidden)
            all.push_back(std::move(found));
    }
}

}

QString ownFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/adjutant/packs");
}

std::vector<Found> findAll()
{
    std::vector<Found> all;
    addFrom(ownFolder(), false, all);
    addFrom(bundledFolder, true, all);
    std::sort(all.begin(), all.end(), [](const Found& a, const Found& b) { return a.id < b.id; });
    return all;
}

Expected<Found> find(const QString& idOrPath)
{
    QStringList ids;
    for (Found& found : findAll()) {
        if (found.id == idOrPath)
            return std::move(found);
        ids << found.id;
    }
    if (QFileInfo(idOrPath).isDir())
        return open(QDir(idOrPath).absolutePath(), false);
    if (QFileInfo(idOrPath).fileName() == QLatin1String("pack.toml") && QFileInfo::exists(idOrPath))
        return open(QFileInfo(idOrPath).absolutePath(), false);
    return tl::unexpected(fault(Words::tr("there is no pack “%1”; there are: %2, or name the folder of one")
                                    .arg(idOrPath, ids.join(QStringLiteral(", ")))));
}

}
