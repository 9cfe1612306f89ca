// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamefinder.h"

#include "journal/filecopy.h"
#include "journal/glance.h"
#include "journal/session.h"
#include "models/gamesummary.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QHash>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int mostEntries = 20'000;               ///< of a folder, games or not
constexpr int longestLook = 5'000;                ///< milliseconds
constexpr qint64 greatestRead = qint64(64) << 20; ///< a larger game is there by its name alone

struct Place {
    QString folder;
    bool isArchive = false;
};

bool isNameOfGame(const QString& name)
{
    return name.endsWith(QLatin1String(".adjutant"), Qt::CaseInsensitive) && !name.startsWith(QLatin1Char('.'));
}

void sortByAge(std::vector<FoundGame>& games)
{
    std::sort(games.begin(), games.end(), [](const FoundGame& a, const FoundGame& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.path < b.path;
    });
}

}

std::vector<FoundGame> gamesIn(const QString& folder, const std::function<bool()>& goesOn)
{
    std::vector<FoundGame> games;
    // Of everything, as an iterator with a filter goes past any number of entries in one step.
    QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::System);
    while (goesOn() && entries.hasNext()) {
        entries.next();
        if (const QFileInfo file = entries.fileInfo(); isNameOfGame(entries.fileName()) && file.isFile())
            games.push_back({QDir::cleanPath(file.absoluteFilePath()), file.lastModified()});
    }
    return games;
}

/// Lives in the thread, one look after the other.
class GameFinder::Reader
{
public:
    std::vector<FoundGame> read(const std::vector<Place>& places, const std::atomic_bool& givenUp)
    {
        QElapsedTimer since;
        since.start();
        const auto hasTime = [&] { return !givenUp && since.elapsed() <= longestLook; };
        std::vector<FoundGame> games;
        for (const Place& place : places) {
            int entries = 0;
            for (FoundGame& game : gamesIn(place.folder, [&] { return entries++ < mostEntries && hasTime(); })) {
                game.archived = place.isArchive;
                games.push_back(std::move(game));
            }
        }
        sortByAge(games);
        games.resize(std::min(games.size(), mostGames));
        for (FoundGame& game : games) {
            if (!hasTime())
                break;
            lookInto(game);
        }
        return games;
    }

private:
    struct Known {
        QDateTime changed;
        qint64 size = 0;
        GameSummary summary;
        QString fault;
    };

    void lookInto(FoundGame& game)
    {
        const qint64 size = QFileInfo(game.path).size();
        if (size > greatestRead || journal::hasSideFiles(game.path)) // it is mended when it is opened
            return;
        const auto known = m_known.constFind(game.path);
        if (known != m_known.constEnd() && known->changed == game.changed && known->size == size) {
            game.summary = known->summary;
            game.fault = known->fault;
            return;
        }
        if (const auto glance = m_glancer.look(game.path))
            game.summary = summaryOf(*glance);
        else
            game.fault = glance.error().words;
        if (game.fault.isEmpty() || !journal::isHeld(game.path)) // nothing in the file says when it is let go
            m_known.insert(game.path, {game.changed, size, game.summary, game.fault});
    }

    journal::Glancer m_glancer;
    QHash<QString, Known> m_known;
};

GameFinder::GameFinder(QObject* parent) : QObject(parent), m_reader(std::make_shared<Reader>())
{
    m_pool.setMaxThreadCount(1);
}

GameFinder::~GameFinder()
{
    stop();
}

void GameFinder::giveUp()
{
    if (m_givenUp)
        *m_givenUp = true;
}

void GameFinder::stop()
{
    giveUp();
    m_pool.waitForDone();
}

void GameFinder::look(const QString& folder, const QStringList& archives)
{
    giveUp();
    m_givenUp = std::make_shared<std::atomic_bool>(false);
    std::vector<Place> places{{folder, false}};
    for (const QString& archive : archives)
        places.push_back({archive, true});
    m_pool.start([this, reader = m_reader, givenUp = m_givenUp, places] {
        auto games = std::make_shared<std::vector<FoundGame>>(reader->read(places, *givenUp));
        const auto deliver = [this, givenUp, games] {
            if (!*givenUp)
                Q_EMIT found(*games);
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

}
