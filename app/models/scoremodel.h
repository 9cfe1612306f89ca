// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QAbstractTableModel>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

/// The points by round and side, with their reasons as tool tip and description, and the totals below.
class ScoreModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ScoreModel(journal::Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void follow();
    int rounds() const;
    QString reasons(int round, const QString& side) const;
    int points(int round, const QString& side) const;
    /// The row of what the fallen would bring if the game ended now, or none.
    int fallenRow() const { return m_fallen.isEmpty() ? -1 : rounds(); }

    journal::Session& m_session;
    std::vector<game::Side> m_sides;
    std::vector<game::Points> m_points;
    packs::PackPtr m_pack;
    QList<int> m_fallen; ///< for each side, where they are counted at the end
    int m_round = 0;
};

}
