// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/branching.h"

#include <QAbstractTableModel>

#include <vector>

namespace adjutant::game {
class Game;
}
namespace adjutant::journal {
struct Entry;
class Session;
}

namespace adjutant::app {

/// Everything that was done, in order: round, words, dice. What was undone stays, struck out and named so; dice thrown
/// on the table are told from the app's.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Round, Words, Dice, Columns };

    explicit LogModel(journal::Session& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// What makes a line say something else than before.
    struct Standing {
        bool undone = false;
        qint64 touchedBy = 0;

        bool operator==(const Standing&) const = default;
    };

    Standing standingOf(std::size_t line) const;
    void follow();
    void tellChanges();
    void takeOver();
    QString wordsOf(int row) const;
    QString branchWords(int row) const;
    QVariant text(int row, int column) const;

    journal::Session& m_session;
    const std::optional<journal::Branching> m_branching;
    std::vector<Standing> m_standing; ///< as last announced
};

/// `3d10: 4 9 [2] ([ ]: table)`: faces of the table in brackets; a line a throw. Nothing for dice
/// that would tell what is hidden now.
QString diceText(const journal::Entry& entry, const game::Game& game);

}
