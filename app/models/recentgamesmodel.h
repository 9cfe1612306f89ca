// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/preferences.h"

#include <QAbstractListModel>

namespace adjutant::app {

/// The games that were played here, the last first, from what the preferences remember of them: no saved game is
/// opened for it.
class RecentGamesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PathRole = Qt::UserRole, TitleRole, DetailRole, PackRole, ThumbnailRole };

    explicit RecentGamesModel(Preferences& preferences, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    QString path(int row) const;

private:
    struct Row {
        QString path, title, detail, pack;
        QByteArray thumbnail;
    };
    Row read(const QString& path) const;
    void refresh();
    void tellApart();

    Preferences& m_preferences;
    std::vector<Row> m_rows;
};

}
