// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QList>

namespace adjutant::app {

class Preferences;

/// A throw that somebody gave a name.
struct Favourite {
    QString name, text;

    bool operator==(const Favourite&) const = default;
};

/// Throws with a name, in the order that somebody gave them; kept in the preferences, at most fifty.
class FavouritesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int most = 50;
    enum Role { NameRole = Qt::UserRole, TextRole };

    explicit FavouritesModel(Preferences& preferences, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// A name that is there already gets the new throw. False: there are fifty, or there is nothing to keep.
    bool add(const QString& name, const QString& text);
    void remove(int row);
    /// One place up or down; returns where it is then.
    int move(int row, int by);

private:
    void load();
    void store();

    Preferences& m_preferences;
    QList<Favourite> m_favourites;
};

}
