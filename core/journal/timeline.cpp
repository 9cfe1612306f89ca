// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/timeline.h"

#include "journal/faces.h"

namespace adjutant::journal
{

namespace
{

// An undo replays at most so many commands.
constexpr std::size_t markEvery = 32;

}

Timeline::Timeline(game::Game first) : m_marks{first}, m_game(std::move(first)) {}

Expected<Tried> Timeline::tryCommand(const Json& command, dice::FaceSource& dice) const
{
    Tried tried{m_game, {}};
    auto done = game::apply(tried.after, command, dice);
    if (!done)
        return tl::unexpected(done.error());
    tried.done = std::move(*done);
    return tried;
}

Expected<game::Game> Timeline::replayed(const game::Game& from, std::size_t index) const
{
    game::Game game = from;
    RecordedFaces dice(m_faces[index]);
    if (auto done = game::apply(game, m_log[index].command, dice); !done)
        return tl::unexpected(done.error());
    return game;
}

Expected<game::Game> Timeline::tryUndo() const
{
    const std::size_t count = m_done.size() - 1;
    Expected<game::Game> game = m_marks[count / markEvery];
    for (std::size_t i = count / markEvery * markEvery; i < count && game; ++i)
        game = replayed(*game, m_done[i]);
    return game;
}

Expected<game::Game> Timeline::tryRedo() const
{
    return replayed(m_game, m_undone.back());
}

void Timeline::takeCommand(Entry entry, std::vector<std::int64_t> faces, game::Game after)
{
    m_done.push_back(m_log.size());
    m_undone.clear();
    m_log.push_back(std::move(entry));
    m_faces.push_back(std::move(faces));
    setGame(std::move(after));
}

const Entry& Timeline::takeUndo(game::Game after)
{
    const auto index = m_done.back();
    m_done.pop_back();
    m_undone.push_back(index);
    m_log[index].undone = true;
    setGame(std::move(after));
    return m_log[index];
}

const Entry& Timeline::takeRedo(game::Game after)
{
    const auto index = m_undone.back();
    m_undone.pop_back();
    m_done.push_back(index);
    m_log[index].undone = false;
    setGame(std::move(after));
    return m_log[index];
}

void Timeline::setGame(game::Game after)
{
    m_game = std::move(after);
    const auto mark = m_done.size() / markEvery;
    if (m_marks.size() > mark + 1)
        m_marks.erase(m_marks.begin() + std::ptrdiff_t(mark) + 1, m_marks.end());
    else if (m_marks.size() == mark)
        m_marks.push_back(m_game);
}

}
