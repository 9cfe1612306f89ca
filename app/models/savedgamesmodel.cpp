// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/savedgamesmodel.h"

#include "models/gamefiles.h"
#include "models/gamesummary.h"
#include "models/newgameplan.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace adjutant::app {

namespace {

const QString between = QStringLiteral("  ·  ");

QString joined(QStringList parts, const QString& with)
{
    parts.removeAll(QString());
    return parts.join(with);
}

/// A file is named after those who play.
bool hasOwnName(const QString& name, const QStringList& sides)
{
    return std::any_of(sides.begin(), sides.end(),
                       [&](const QString& side) { return !name.contains(asFileName(side)); });
}
}

SavedGamesModel::SavedGamesModel(Preferences& preferences, QObject* parent)
    : QAbstractListModel(parent),
      m_preferences(preferences)
{
    connect(&preferences, &Preferences::recentGamesChanged, this, &SavedGamesModel::collect);
    collect();
}

int SavedGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SavedGamesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case Qt::AccessibleTextRole:
        return said(row);
    case DetailRole:
        return row.detail;
    case ThumbnailRole:
        return row.thumbnail;
    case PackRole:
        return row.pack;
    case PathRole:
        return row.path;
    case KindRole:
        return QVariant::fromValue(row.kind);
    case FaultRole:
        return row.isFaulty;
    case OpenRole:
        return m_showsArchive;
    case Qt::ToolTipRole:
        return row.path.isEmpty() ? QVariant()
                                  : joined({row.title, row.detail, row.pack, row.path}, QStringLiteral("\n"));
    default:
        return {};
    }
}

QString SavedGamesModel::said(const Row& row)
{
    const QString details = joined({row.detail, row.pack}, QStringLiteral(", "));
    return details.isEmpty()         ? row.title
           : row.thumbnail.isEmpty() ? tr("%1, %2").arg(row.title, details)
                                     : tr("%1, %2, with a photo of the table").arg(row.title, details);
}

Qt::ItemFlags SavedGamesModel::flags(const QModelIndex& index) const
{
    return kind(index.row()) == Kind::Note ? Qt::NoItemFlags : QAbstractListModel::flags(index);
}

void SavedGamesModel::setFound(const std::vector<FoundGame>& found)
{
    m_found = found;
    m_places.clear();
    for (std::size_t i = 0; i < m_found.size(); ++i)
        m_places.insert(m_found[i].path, i);
    collect();
}

void SavedGamesModel::drop(const QString& path)
{
    auto rest = m_found;
    std::erase_if(rest, [&](const FoundGame& game) { return game.path == path; });
    setFound(rest);
}

void SavedGamesModel::setFilter(const QString& words)
{
    m_filter = words.simplified();
    show();
}

void SavedGamesModel::setShowsArchive(bool shows)
{
    m_showsArchive = shows;
    show();
}

SavedGamesModel::Kind SavedGamesModel::kind(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[size_t(row)].kind : Kind::Note;
}

QString SavedGamesModel::path(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[size_t(row)].path : QString();
}

int SavedGamesModel::rowOf(const QString& path) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& one) { return one.path == path; });
    return row == m_rows.end() || path.isEmpty() ? -1 : int(row - m_rows.begin());
}

int SavedGamesModel::gameCount() const
{
    return int(m_games.size() + m_archived.size());
}

QString SavedGamesModel::unfinished() const
{
    for (const QString& path : m_preferences.recentGames())
        if (!isInArchive(path) && !summaryOf(path).over)
            return path;
    return {};
}

const FoundGame* SavedGamesModel::found(const QString& path) const
{
    const auto place = m_places.constFind(path);
    return place == m_places.constEnd() ? nullptr : &m_found[*place];
}

/// Where new games are kept, whatever that is called, is no archive.
bool SavedGamesModel::isInArchive(const QString& path) const
{
    return isArchived(path) && QFileInfo(path).dir() != QDir(m_preferences.gamesFolder());
}

/// What its file says counts where the game was played on elsewhere.
GameSummary SavedGamesModel::summaryOf(const QString& path) const
{
    const GameSummary kept = m_preferences.summaryOf(path);
    const FoundGame* game = found(path);
    const bool foundIsLater = game && !game->summary.pack.isEmpty() && game->summary.played > kept.played;
    return game && (kept.pack.isEmpty() || foundIsLater) ? game->summary : kept;
}

SavedGamesModel::Row SavedGamesModel::read(const QString& path, bool archived) const
{
    const GameSummary summary = summaryOf(path);
    const FoundGame* game = found(path);
    const QFileInfo file(path);
    const QDateTime now = QDateTime::currentDateTime();
    Row row{archived ? Kind::Archived : Kind::Game,
            path,
            file.completeBaseName(),
            {},
            {},
            summary.thumbnail,
            false,
            {},
            {}};
    QStringList details;
    if (!summary.pack.isEmpty()) {
        row.title = scoreLine(summary);
        row.pack = shownPack(summary);
        details = {shownWhere(summary), playedWhen(summary.played, now), shownBranch(summary)};
        row.isNamed = hasOwnName(file.completeBaseName(), summary.sides);
        row.alike = (summary.sides + QStringList{row.pack, summary.played.date().toString(Qt::ISODate)}).join(between);
    } else if (game && !game->fault.isEmpty()) {
        row.isFaulty = true;
        details = {tr("Cannot be read: %1").arg(game->fault)};
    } else {
        details = {playedWhen(game ? game->changed : file.lastModified(), now)};
    }
    if (archived)
        details.prepend(tr("archived"));
    row.detail = joined(details, between);
    row.words = (summary.sides + QStringList{row.pack, file.completeBaseName()}).join(QLatin1Char('\n'));
    return row;
}

void SavedGamesModel::collect()
{
    m_games.clear();
    m_archived.clear();
    const QStringList leftOut = m_preferences.gamesLeftOut();
    QSet<QString> seen(leftOut.begin(), leftOut.end());
    const auto take = [&](const QString& path, bool archived) {
        if (!seen.contains(path))
            (archived ? m_archived : m_games).push_back(read(path, archived));
        seen.insert(path);
    };
    for (const QString& path : m_preferences.recentGames())
        take(path, isInArchive(path));
    for (const FoundGame& game : m_found)
        take(game.path, game.archived);
    show();
}

SavedGamesModel::Row SavedGamesModel::heading() const
{
    Row row{Kind::Heading, {}, tr("Archived (%1)").arg(m_archived.size()), {}, {}, {}, false, {}, {}};
    row.detail = m_showsArchive ? tr("Press to hide them") : tr("Press to show them");
    return row;
}

bool SavedGamesModel::fits(const Row& row) const
{
    const QStringList words = m_filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return row.words.contains(word, Qt::CaseInsensitive); });
}

void SavedGamesModel::show()
{
    const bool filters = !m_filter.isEmpty();
    std::vector<Row> rows;
    const auto take = [&](const std::vector<Row>& from) {
        std::copy_if(from.begin(), from.end(), std::back_inserter(rows), [&](const Row& row) { return fits(row); });
    };
    take(m_games);
    if (!m_archived.empty() && !filters)
        rows.push_back(heading());
    if (m_showsArchive || filters)
        take(m_archived);
    if (filters && rows.empty())
        rows.push_back({Kind::Note, {}, tr("No game with “%1”").arg(m_filter), {}, {}, {}, false, {}, {}});
    tellApart(rows);
    change(rows);
    Q_EMIT changed();
}

/// Rows stay that are the same game before and after, so that nothing moves that need not.
void SavedGamesModel::change(const std::vector<Row>& rows)
{
    const auto isSame = [](const Row& a, const Row& b) { return a.kind == b.kind && a.path == b.path; };
    const auto first = std::mismatch(m_rows.begin(), m_rows.end(), rows.begin(), rows.end(), isSame);
    const auto last = std::mismatch(m_rows.rbegin(), std::make_reverse_iterator(first.first), rows.rbegin(),
                                    std::make_reverse_iterator(first.second), isSame);
    const auto from = first.first - m_rows.begin();
    const auto removed = last.first.base() - first.first, added = last.second.base() - first.second;
    if (removed > 0) {
        beginRemoveRows({}, int(from), int(from + removed - 1));
        m_rows.erase(m_rows.begin() + from, m_rows.begin() + from + removed);
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, int(from), int(from + added - 1));
        m_rows.insert(m_rows.begin() + from, rows.begin() + from, rows.begin() + from + added);
        endInsertRows();
    }
    for (int i = 0; i < int(rows.size()); ++i) {
        if (m_rows[size_t(i)] == rows[size_t(i)])
            continue;
        m_rows[size_t(i)] = rows[size_t(i)];
        Q_EMIT dataChanged(index(i), index(i));
    }
}

/// Games that the same players played with the same pack on the same day, such as a game and its branch, say what their
/// files are called: who looks for one of them knows neither its score by heart nor its minute. So does a game to which
/// somebody gave a name.
void SavedGamesModel::tellApart(std::vector<Row>& rows)
{
    QHash<QString, int> alike;
    for (const Row& row : rows)
        ++alike[row.alike];
    for (Row& row : rows)
        if (row.isNamed || (!row.alike.isEmpty() && alike.value(row.alike) > 1))
            row.detail = joined({QFileInfo(row.path).completeBaseName(), row.detail}, between);
}

}
