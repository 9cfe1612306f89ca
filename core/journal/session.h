// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "base/json.h"
#include "dice/generator.h"
#include "game/commands.h"
#include "packs/catalogue.h"

#include <QDateTime>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace adjutant::journal
{

/// One command of the log. An undone one stays, and says so.
struct Entry {
    qint64 number = 0;
    QDateTime time;
    QString by;    ///< the side that was acting, or empty
    int round = 0; ///< in which it was given; 0: before the first
    Json command;
    std::vector<dice::Throw> throws;
    QString words;
    QStringList details;
    bool undone = false;
};

/// What a new game begins with.
struct Opening {
    packs::Found pack;
    QStringList players;
    packs::Rulings rulings;
    std::optional<dice::Seed> seed; ///< none: dice of the operating system
};

/// Play time, from the times of the commands; a pause of over a quarter of an hour counts as one.
struct Clock {
    qint64 seconds = 0;
    QMap<QString, qint64> bySide;
};

/// A saved game that is open. The only way by which a game changes: a command is on the disk before it counts.
class Session : public QObject
{
    Q_OBJECT

public:
    enum class Access { Write, Read };

    /// Never overwrites: a file that exists is a fault.
    static Expected<std::unique_ptr<Session>> create(const QString& path, const Opening& opening);
    /// Refuses, in words, what is not a whole saved game or is held by another program.
    static Expected<std::unique_ptr<Session>> open(const QString& path, Access access = Access::Write);
    /// Closes the file so that nothing but itself is left.
    ~Session() override;

    const game::Game& game() const;
    /// The pack as the file keeps it.
    const packs::Files& packFiles() const;
    const std::vector<Entry>& log() const;
    QString path() const;
    bool readOnly() const;
    Clock clock() const;

    /// The command is durable when this returns a log entry, and nothing has happened when it does not.
    Expected<Entry> apply(const Json& command);
    Expected<Entry> undo();
    Expected<Entry> redo();
    bool canUndo() const;
    bool canRedo() const;
    /// The command that undo or redo would turn, or null.
    const Entry* undoEntry() const;
    const Entry* redoEntry() const;

Q_SIGNALS:
    /// After every change, whoever asked for it.
    void changed();

private:
    struct Parts;
    explicit Session(std::unique_ptr<Parts> parts);
    Expected<Entry> turn(bool undo);

    std::unique_ptr<Parts> m_parts;
};

/// What `game check` finds. An empty list: whole, and replaying it gives the stored state.
Faults check(const QString& path);

/// Whether another program has the game open, so that nothing can be said about it.
bool isHeld(const QString& path);

}
