// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "base/json.h"
#include "dice/generator.h"
#include "game/commands.h"
#include "journal/branching.h"
#include "journal/log.h"
#include "journal/mend.h"
#include "journal/photo.h"
#include "packs/catalogue.h"

#include <QObject>

#include <memory>
#include <optional>

namespace adjutant::journal {

/// What a new game begins with.
struct Opening {
    packs::Found pack;
    QStringList players;
    packs::Rulings rulings;
    std::optional<dice::Seed> seed; ///< none: dice of the operating system
};

/// Play time, from the times of the commands; a silence of over a quarter of an hour counts as one.
struct Clock {
    qint64 seconds = 0;
    QMap<QString, qint64> bySide;
    bool stopped = false; ///< until the next command
};

/// Where a round ended: after so many of the commands that count. Rounds that are equal in this ended alike.
struct RoundEnd {
    qint64 round = 0;
    std::size_t commands = 0;
    qint64 last = 0;   ///< the number of the last of them
    qint64 mended = 0; ///< the last mend of one of them

    bool operator==(const RoundEnd&) const = default;
};

/// A saved game that is open. The only way by which a game changes: a command is on the disk before it counts.
class Session : public QObject
{
    Q_OBJECT

public:
    enum class Access {
        Write,
        Read,
        Copy ///< to read a copy of it as it is now, also when another program has it open
    };

    /// Never overwrites: a file that exists is a fault.
    static Expected<std::unique_ptr<Session>> create(const QString& path, const Opening& opening);
    /// Refuses, in words, what is not a whole saved game or is held by another program.
    static Expected<std::unique_ptr<Session>> open(const QString& path, Access access = Access::Write);
    /// Closes the file so that nothing but itself is left.
    ~Session() override;

    const game::Game& game() const;
    /// The pack as the file keeps it.
    const packs::Files& packFiles() const;
    /// In another language its words are others, and the log is told in it; the game is the same. What was taken out of
    /// the pack before is gone.
    void readPackAgain();
    const Log& log() const;
    /// Of the last entry, undo and redo counted.
    qint64 lastNumber() const;
    /// The game as it was after this entry, 0 for before the first. Nothing changes by looking.
    Expected<game::Game> gameAt(qint64 entry) const;
    /// The same with what was mended since, where the command still counts; and right before the command that an entry
    /// tells, which may be a mend.
    Expected<game::Game> mendedGameAt(qint64 entry) const;
    Expected<game::Game> mendedGameBefore(qint64 entry) const;
    Clock clockAt(qint64 entry) const;
    /// Of the rounds that are over, in order, mends counted.
    std::vector<RoundEnd> roundEnds() const;
    Expected<game::Game> gameAt(const RoundEnd& end) const;
    QString path() const;
    bool readOnly() const;
    Clock clock() const;
    /// With the time since the last command.
    Clock clockNow() const;

    /// The command is durable when this returns a log entry, and nothing has happened when it does not.
    Expected<Entry> apply(const Json& command);
    Expected<Entry> undo();
    Expected<Entry> redo();
    bool canUndo() const;
    bool canRedo() const;

    /// A new file with everything up to an entry, and what was mended of it since: the same game, from where it may go
    /// on otherwise.
    Expected<Branching> branch(qint64 entry, const QString& path) const;
    /// Of this game, when it is one.
    std::optional<Branching> branching() const;

    /// What it would mean to put another command in the place of an earlier one, or none, and to leave some later ones
    /// out. Looking changes nothing, and looking again throws no other dice.
    Expected<MendPreview> tryMend(qint64 entry, const std::optional<Json>& command,
                                  const std::set<qint64>& leaveOut = {}) const;
    /// The same to be looked at beside the window.
    MendTrial mendTrial(qint64 entry, const std::optional<Json>& command, const std::set<qint64>& leaveOut = {}) const;
    /// Does what was looked at. One entry is added; undo takes it back.
    Expected<Entry> takeMend(const MendPreview& preview);

    /// Whether the game goes on while its file cannot be written: commands then count at once and wait in memory. From
    /// the beginning it does not, and what cannot be saved is refused.
    void setGoesOnUnsaved(bool on);
    /// Why the last commands are not safe yet, or empty. They are tried again with each command and every few seconds.
    QString unsafe() const;
    Expected<void> trySaving();
    /// Writes all of the game into a new file and goes on there.
    Expected<void> saveElsewhere(const QString& path);

    /// The photo of the table that is kept in the file.
    const KeptPhoto& photo() const;
    /// Whether there is one, and nothing but the clock was touched since it was put in.
    bool photoIsOfNow() const;
    /// With these bytes as of now; nothing is kept yet.
    Photo newPhoto(const QByteArray& picture) const;
    /// In the place of the one there was, which is gone; none: it is only taken out. When it fails nothing has changed.
    Expected<void> setPhoto(const std::optional<Photo>& photo);

    /// The command that undo or redo would turn, or null; good until the next change.
    const Entry* undoEntry() const;
    const Entry* redoEntry() const;

Q_SIGNALS:
    /// After every change, whoever asked for it; also when it became safe or unsafe, or moved to another file, or
    /// has another photo.
    void changed();

private:
    class Parts;
    explicit Session(std::unique_ptr<Parts> parts);
    Expected<std::vector<Mend>> mendsOf(const Timeline& then) const;
    Expected<void> takeMends(const std::vector<Mend>& mends);
    Expected<Entry> turn(bool undo);
    void announce();

    std::unique_ptr<Parts> m_parts;
};

/// What `game check` finds. An empty list: whole, and replaying it gives the stored state.
Faults check(const QString& path);

/// Whether a program has the game open to write, so that nothing can be said about it.
bool isHeld(const QString& path);

}
