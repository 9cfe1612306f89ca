// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"
#include "journal/steps.h"

#include <optional>

namespace adjutant::journal {

/// The rows of a game, the commands of them that count, and the game they give. Looks at no file.
///
/// Following a row only says which commands count after it; the game is worked out when it is wanted, from the nearest
/// mark at which it is known.
class Timeline
{
public:
    /// A command or a mend that undo takes back.
    struct Change {
        std::size_t row = 0;
        std::size_t from = 0;                   ///< the first step that it touches
        std::shared_ptr<const Mending> mending; ///< none: a command, which adds one step
    };
    /// One line of the log.
    struct Line {
        std::size_t row = 0;
        bool undone = false;
        qint64 mendedBy = 0;
        qint64 since = 0; ///< as the step's, when it counts
    };

    explicit Timeline(game::Game first);

    const Rows& rows() const { return m_rows; }
    const std::vector<Line>& lines() const { return m_lines; }
    const Steps& steps() const { return m_steps; }
    const Change* lastDone() const { return m_done.empty() ? nullptr : &m_done.back(); }
    const Change* lastUndone() const { return m_undone.empty() ? nullptr : &m_undone.back(); }
    /// Another number after each mend, and each that was undone or redone.
    int mendings() const { return m_mendings; }
    /// The rows of the mends that stand and came after the first so many rows.
    std::vector<std::size_t> mendsAfter(std::size_t count) const;
    /// The line of a row that is one of the log.
    std::size_t lineOf(std::size_t row) const;

    /// Takes a row in. Refuses one that turns or mends what is not there.
    Expected<void> follow(const RowView& row);
    /// What `game::save` gives for the game after the last row: from here on the way back to it is short.
    void mark(const QByteArray& saved);
    /// Says what the game is after the last row.
    void setGame(game::Game game, const QByteArray& saved);

    /// Another reading of the same pack.
    void setPack(const packs::PackPtr& pack) { m_game.pack = pack; }

    /// The game after the last row that was set.
    const game::Game& game() const { return m_game; }
    /// Works out the game after the last row.
    Expected<game::Game> derived() const { return derive(m_steps.size(), {}); }
    /// The game after the first so many steps and then others.
    Expected<game::Game> derive(std::size_t count, const Steps& more) const;
    /// A step's command and the app's dice, as they count now.
    Expected<Json> commandOf(const Step& step) const;
    Expected<std::vector<std::int64_t>> facesOf(const Step& step) const;
    /// One step on a game: the very dice that were recorded.
    Expected<game::Done> play(game::Game& game, const Step& step) const;

    /// The game without the last change; there must be one.
    Expected<game::Game> tryUndo() const;
    Expected<game::Game> tryRedo() const;
    /// The steps that a mend takes away and those it puts there; which step it begins with.
    Expected<Change> plan(const Mend& mend, qint64 number) const;
    /// The place among the steps of the command with this number, or of the one that a mend with this number mended.
    std::optional<std::size_t> stepOf(qint64 number) const;

private:
    struct Mark {
        std::size_t count = 0; ///< of the steps
        QByteArray saved;
    };

    Expected<void> turn(const RowView& row, bool undo);
    void replaceFrom(std::size_t from, const Steps& with);
    void standing(const Steps& gone, const Steps& come, qint64 by);

    Rows m_rows;
    std::vector<Line> m_lines;
    Steps m_steps;
    std::vector<Change> m_done, m_undone;
    std::vector<Mark> m_marks;
    int m_mendings = 0;
    game::Game m_game;
};

}
