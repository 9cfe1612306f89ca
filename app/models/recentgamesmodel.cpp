// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/recentgamesmodel.h"

#include "models/gamesummary.h"

#include <QFileInfo>
#include <QHash>

namespace adjutant::app {

namespace {

const QString between = QStringLiteral("  ·  ");

}

RecentGamesModel::RecentGamesModel(Preferences& preferences, QObject* parent)
    : QAbstractListModel(parent),
      m_preferences(preferences)
{
    connect(&preferences, &Preferences::recentGamesChanged, this, &RecentGamesModel::refresh);
    refresh();
}

int RecentGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RecentGamesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case Qt::AccessibleTextRole:
        return row.thumbnail.isEmpty() ? tr("%1, %2").arg(row.title, row.detail)
                                       : tr("%1, %2, with a photo of the table").arg(row.title, row.detail);
    case DetailRole:
        return row.detail;
    case ThumbnailRole:
        return row.thumbnail;
    case PackRole:
        return row.pack;
    case PathRole:
        return row.path;
    case Qt::ToolTipRole:
        return QStringList{row.title, row.detail, row.path}.join(QLatin1Char('\n'));
    default:
        return {};
    }
}

QString RecentGamesModel::path(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[size_t(row)].path : QString();
}

RecentGamesModel::Row RecentGamesModel::read(const QString& path) const
{
    const GameSummary summary = m_preferences.summaryOf(path);
    const QFileInfo file(path);
    const QDateTime now = QDateTime::currentDateTime();
    if (summary.pack.isEmpty())
        return {path, file.completeBaseName(), playedWhen(file.lastModified(), now), {}, summary.thumbnail};
    const QStringList details = {shownWhere(summary), playedWhen(summary.played, now), shownPack(summary)};
    return {path, scoreLine(summary), details.join(between), shownPack(summary), summary.thumbnail};
}

void RecentGamesModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    for (const QString& path : m_preferences.recentGames())
        m_rows.push_back(read(path));
    tellApart();
    endResetModel();
}

/// Those that would be read alike say what their files are called.
void RecentGamesModel::tellApart()
{
    QHash<QString, int> alike;
    for (const Row& row : m_rows)
        ++alike[row.title + row.detail];
    for (Row& row : m_rows) {
        const QString name = QFileInfo(row.path).completeBaseName();
        if (alike.value(row.title + row.detail) > 1 && row.title != name)
            row.detail = name + between + row.detail;
    }
}
}
