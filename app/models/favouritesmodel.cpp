// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/favouritesmodel.h"

#include "base/json.h"
#include "shell/preferences.h"

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr qsizetype longestName = 60;
constexpr qsizetype longestThrow = 4096;
const QString keptAs = QStringLiteral("favourite-throws");

}

FavouritesModel::FavouritesModel(Preferences& preferences, QObject* parent)
    : QAbstractListModel(parent),
      m_preferences(preferences)
{
    load();
}

int FavouritesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_favourites.size());
}

QVariant FavouritesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Favourite& favourite = m_favourites[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return favourite.name == favourite.text ? favourite.name
                                                : QStringLiteral("%1\n%2").arg(favourite.name, favourite.text);
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(favourite.name, favourite.text);
    case Qt::ToolTipRole:
    case TextRole:
        return favourite.text;
    case NameRole:
        return favourite.name;
    default:
        return {};
    }
}

bool FavouritesModel::add(const QString& name, const QString& text)
{
    const Favourite kept{name.simplified().left(longestName), text.simplified().left(longestThrow)};
    if (kept.name.isEmpty() || kept.text.isEmpty())
        return false;
    const auto same = std::find_if(m_favourites.begin(), m_favourites.end(),
                                   [&](const Favourite& one) { return one.name == kept.name; });
    if (same != m_favourites.end()) {
        same->text = kept.text;
        const QModelIndex at = index(static_cast<int>(same - m_favourites.begin()));
        Q_EMIT dataChanged(at, at);
        store();
        return true;
    }
    if (m_favourites.size() >= most)
        return false;
    beginInsertRows({}, rowCount(), rowCount());
    m_favourites.append(kept);
    endInsertRows();
    store();
    return true;
}

void FavouritesModel::remove(int row)
{
    if (row < 0 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_favourites.removeAt(row);
    endRemoveRows();
    store();
}

int FavouritesModel::move(int row, int by)
{
    const int to = row + by;
    if (row < 0 || row >= rowCount() || to < 0 || to >= rowCount() || by == 0)
        return row;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    m_favourites.move(row, to);
    endMoveRows();
    store();
    return to;
}

void FavouritesModel::store()
{
    Json kept = Json::array();
    for (const Favourite& favourite : m_favourites)
        kept.push_back({utf8(favourite.name), utf8(favourite.text)});
    m_preferences.setLayout(keptAs, adjutant::toText(kept));
}

/// The file may have been changed by hand: what is no favourite is left out.
void FavouritesModel::load()
{
    const auto kept = parseJson(m_preferences.layout(keptAs));
    if (!kept || !kept->is_array())
        return;
    for (const Json& one : *kept) {
        if (m_favourites.size() == most)
            return;
        if (!one.is_array() || one.size() != 2 || !one[0].is_string() || !one[1].is_string())
            continue;
        const Favourite favourite{QString::fromStdString(one[0].get<std::string>()).left(longestName),
                                  QString::fromStdString(one[1].get<std::string>()).left(longestThrow)};
        if (!favourite.name.isEmpty() && !favourite.text.isEmpty())
            m_favourites.append(favourite);
    }
}

}
