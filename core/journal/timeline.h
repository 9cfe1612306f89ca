// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <vector>

namespace adjutant::journal
{

/// A command carried out on a copy of the game, not yet taken over.
struct Tried {
    game::Game after;
    game::Done done;
};

/// The commands of a game in memory: those that count, those undone, and the game they give. Looks at no file.
class Timeline
{
public:
    explicit Timeline(game::Game first);

    const game::Game& game() const { return m_game; }
    const std::vector<Entry>& log() const { return m_log; }
    const Entry* lastDone() const { return m_done.empty() ? nullptr : &m_log[m_done.back()]; }
    const Entry* lastUndone() const { return m_undone.empty() ? nullptr : &m_log[m_undone.back()]; }

    Expected<Tried> tryCommand(const Json& command, dice::FaceSource& dice) const;
    /// The game without its last command; there must be one.
    Expected<game::Game> tryUndo() const;
    Expected<game::Game> tryRedo() const;

    void takeCommand(Entry entry, std::vector<std::int64_t> faces, game::Game after);
    const Entry& takeUndo(game::Game after);
    const Entry& takeRedo(game::Game after);

private:
    Expected<game::Game> replayed(const game::Game& from, std::size_t index) const;
    void setGame(game::Game after);

    std::vector<Entry> m_log;
    std::vector<std::vector<std::int64_t>> m_faces; ///< for each of the log
    std::vector<std::size_t> m_done, m_undone;      ///< indices into the log
    std::vector<game::Game> m_marks;                ///< the game after every so many commands that count
    game::Game m_game;
};

}
