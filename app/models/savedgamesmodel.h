// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/gamefinder.h"

#include <QAbstractListModel>
#include <QHash>

namespace adjutant::app {

/// The saved games: those that were played here, the last first, from what the preferences remember of them; then those
/// that were found beside them; at the end a heading that shows and hides the archived ones. No saved game is opened
/// for it. What comes later comes below what is there already.
class SavedGamesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PathRole = Qt::UserRole,
        TitleRole,
        DetailRole,
        PackRole,
        ThumbnailRole,
        KindRole,
        FaultRole,
        OpenRole
    };
    enum class Kind { Game, Archived, Heading, Note };
    Q_ENUM(Kind)

    explicit SavedGamesModel(Preferences& preferences, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    void setFound(const std::vector<FoundGame>& found);
    /// A file that was found and is gone.
    void drop(const QString& path);
    /// Only games in whose sides, pack or name of the file all of these words are found, archived ones among them.
    void setFilter(const QString& words);
    bool showsArchive() const { return m_showsArchive; }
    void setShowsArchive(bool shows);

    Kind kind(int row) const;
    /// Empty for what is no game.
    QString path(int row) const;
    /// Less than 0: it is not shown.
    int rowOf(const QString& path) const;
    GameSummary summaryOf(const QString& path) const;
    /// All that there are, archived and hidden ones, too.
    int gameCount() const;
    /// The last that was played here and is not over yet; empty when there is none.
    QString unfinished() const;

Q_SIGNALS:
    /// Whenever anything is another.
    void changed();

private:
    struct Row {
        Kind kind = Kind::Game;
        QString path, title, detail, pack;
        QByteArray thumbnail;
        bool isFaulty = false;
        QString words; ///< by which it is found
        QString alike; ///< games that share it are told apart by their files
        bool isNamed = false; ///< somebody gave its file another name than that of the players

        bool operator==(const Row&) const = default;
    };
    static QString said(const Row& row);
    bool isInArchive(const QString& path) const;
    const FoundGame* found(const QString& path) const;
    Row read(const QString& path, bool archived) const;
    Row heading() const;
    bool fits(const Row& row) const;
    void collect();
    void show();
    void change(const std::vector<Row>& rows);
    static void tellApart(std::vector<Row>& rows);

    Preferences& m_preferences;
    std::vector<FoundGame> m_found;
    QHash<QString, std::size_t> m_places; ///< of them, by their path
    std::vector<Row> m_games, m_archived; ///< all there are
    std::vector<Row> m_rows;              ///< those that are shown
    QString m_filter;
    bool m_showsArchive = false;
};

}
