// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/preferences.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace adjutant::app {

/// A saved game that lies in a folder.
struct FoundGame {
    QString path;
    QDateTime changed; ///< its file
    bool archived = false;
    GameSummary summary{}; ///< without a pack where nothing is known of it
    QString fault{};       ///< why it cannot be read

    bool operator==(const FoundGame&) const = default;
};

/// The games that lie in a folder itself, without what they say of themselves. `goesOn` is asked before each entry of
/// the folder, also before one that is no game.
std::vector<FoundGame> gamesIn(const QString& folder, const std::function<bool()>& goesOn);

/// Finds the games that lie in folders, those written last first. All of it happens in a thread of its own, comes in
/// one piece when it is done, and is bounded: what stands behind very many other entries of a folder is not found, and
/// what there is no time to look into is there by its name alone until the next look. A file is looked into again only
/// when it has changed.
class GameFinder : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostGames = 2000;

    explicit GameFinder(QObject* parent = nullptr);
    /// Waits for no more than the file or the entry of a folder that is being read.
    ~GameFinder() override;

    /// `found` comes when it is done. A look that is still going on is given up.
    void look(const QString& folder, const QStringList& archives);
    void giveUp();
    /// Gives up and waits for the file that is being read: afterwards it holds none that somebody would write to.
    void stop();

Q_SIGNALS:
    void found(const std::vector<FoundGame>& games);

private:
    class Reader;

    std::shared_ptr<Reader> m_reader;
    std::shared_ptr<std::atomic_bool> m_givenUp;
    QThreadPool m_pool; ///< of one thread
};

}
