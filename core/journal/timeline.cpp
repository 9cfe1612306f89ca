// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/timeline.h"

#include "base/words.h"
#include "game/saved.h"
#include "journal/faces.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

// An undo plays at most so many commands again.
constexpr std::size_t markEvery = 32;
}

Timeline::Timeline(game::Game first) : m_marks{{0, game::save(first)}}, m_game(std::move(first)) {}

std::size_t Timeline::lineOf(std::size_t row) const
{
    const auto found = std::lower_bound(m_lines.begin(), m_lines.end(), row,
                                        [](const Line& line, std::size_t wanted) { return line.row < wanted; });
    return std::size_t(found - m_lines.begin());
}

std::vector<std::size_t> Timeline::mendsAfter(std::size_t count) const
{
    std::vector<std::size_t> rows;
    for (const Change& change : m_done)
        if (change.mending && change.row >= count)
            rows.push_back(change.row);
    return rows;
}

Expected<void> Timeline::follow(const RowView& row)
{
    const std::size_t index = m_rows.size();
    if (row.isTurn()) {
        if (auto turned = turn(row, row.kind == QByteArrayView("undo")); !turned)
            return turned;
        m_rows.add(row);
        return {};
    }
    if (row.isPause()) {
        m_rows.add(row);
        m_lines.push_back({.row = index});
        return {};
    }
    Change change{index, m_steps.size(), nullptr};
    if (row.kind == QByteArrayView("mend")) {
        auto planned = Mend::from(row).and_then([&](const Mend& mend) { return plan(mend, row.number); });
        if (!planned)
            return tl::unexpected(planned.error());
        change = std::move(*planned);
    }
    m_rows.add(row);
    m_lines.push_back({.row = index});
    if (const auto* mending = change.mending.get()) {
        replaceFrom(change.from, mending->after);
        standing(mending->before, mending->after, row.number);
    } else {
        m_steps.push_back({.row = index});
    }
    m_done.push_back(std::move(change));
    m_undone.clear();
    return {};
}

Expected<void> Timeline::turn(const RowView& row, bool undo)
{
    auto& from = undo ? m_done : m_undone;
    if (from.empty() || m_rows[from.back().row].number != row.turns)
        return tl::unexpected(fault(Words::tr("it turns a command that was not there")));
    Change change = std::move(from.back());
    from.pop_back();
    if (const auto* mending = change.mending.get()) {
        replaceFrom(change.from, undo ? mending->before : mending->after);
        undo ? standing(mending->after, mending->before, 0)
             : standing(mending->before, mending->after, m_rows[change.row].number);
    } else if (undo) {
        replaceFrom(change.from, {});
    } else {
        m_steps.push_back({.row = change.row});
    }
    m_lines[lineOf(change.row)].undone = undo;
    (undo ? m_undone : m_done).push_back(std::move(change));
    return {};
}

void Timeline::replaceFrom(std::size_t from, const Steps& with)
{
    m_steps.resize(from);
    m_steps.insert(m_steps.end(), with.begin(), with.end());
    while (m_marks.back().count > from)
        m_marks.pop_back();
}

// What the log says of the commands that a mend, or the end of one, has taken away and brought.
void Timeline::standing(const Steps& gone, const Steps& come, qint64 by)
{
    for (const Step& step : gone) {
        auto& line = m_lines[lineOf(step.teller)];
        line = {.row = line.row, .undone = true, .mendedBy = by};
    }
    for (const Step& step : come) {
        const bool itself = step.teller == step.row;
        auto& line = m_lines[lineOf(step.teller)];
        line = {.row = line.row, .mendedBy = itself && step.mended ? step.mended->by : 0, .since = step.since};
        if (itself)
            continue;
        auto& own = m_lines[lineOf(step.row)];
        own = {.row = own.row, .undone = true, .mendedBy = m_rows[step.teller].number};
    }
    ++m_mendings;
}

void Timeline::mark(const QByteArray& saved)
{
    if (m_marks.back().count < m_steps.size())
        m_marks.push_back({m_steps.size(), saved});
}

void Timeline::setGame(game::Game game, const QByteArray& saved)
{
    m_game = std::move(game);
    if (m_steps.size() >= m_marks.back().count + markEvery)
        mark(saved);
}

Expected<Json> Timeline::commandOf(const Step& step) const
{
    return parseJson(step.mended ? step.mended->command : m_rows[step.row].command.toByteArray());
}

Expected<std::vector<std::int64_t>> Timeline::facesOf(const Step& step) const
{
    if (step.mended)
        return step.mended->faces;
    return parseJson(m_rows[step.row].faces.toByteArray()).and_then(facesFrom);
}

Expected<game::Done> Timeline::play(game::Game& game, const Step& step) const
{
    const auto command = commandOf(step);
    const auto recorded = facesOf(step);
    if (!command || !recorded)
        return tl::unexpected(command ? recorded.error() : command.error());
    RecordedFaces dice(*recorded);
    auto done = game::apply(game, *command, dice);
    if (done && !dice.allUsed())
        return tl::unexpected(fault(Words::tr("it takes fewer dice than it took")));
    return done;
}

Expected<game::Game> Timeline::derive(std::size_t count, const Steps& more) const
{
    const auto beyond = std::upper_bound(m_marks.begin(), m_marks.end(), count,
                                         [](std::size_t wanted, const Mark& mark) { return wanted < mark.count; });
    const Mark& mark = *std::prev(beyond);
    auto game = game::restore(m_game.pack, mark.saved);
    for (std::size_t i = mark.count; i < count && game; ++i)
        if (auto done = play(*game, m_steps[i]); !done)
            return tl::unexpected(done.error());
    for (std::size_t i = 0; i < more.size() && game; ++i)
        if (auto done = play(*game, more[i]); !done)
            return tl::unexpected(done.error());
    return game;
}

Expected<game::Game> Timeline::tryUndo() const
{
    const Change& change = m_done.back();
    return derive(change.from, change.mending ? change.mending->before : Steps{});
}

Expected<game::Game> Timeline::tryRedo() const
{
    const Change& change = m_undone.back();
    if (change.mending)
        return derive(change.from, change.mending->after);
    game::Game game = m_game;
    if (auto done = play(game, {.row = change.row}); !done)
        return tl::unexpected(done.error());
    return game;
}

std::optional<std::size_t> Timeline::stepOf(qint64 number) const
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(), [&](const Step& step) {
        return m_rows[step.row].number == number || m_rows[step.teller].number == number;
    });
    return found == m_steps.end() ? std::nullopt : std::optional(std::size_t(found - m_steps.begin()));
}

Expected<Timeline::Change> Timeline::plan(const Mend& mend, qint64 number) const
{
    const auto from = stepOf(mend.entry);
    if (!from)
        return tl::unexpected(fault(Words::tr("it mends a command that was not there")));
    auto mending = std::make_shared<Mending>();
    mending->before.assign(m_steps.begin() + std::ptrdiff_t(*from), m_steps.end());
    for (std::size_t i = 0; i < mending->before.size(); ++i) {
        Step step = mending->before[i];
        const qint64 entry = m_rows[step.row].number;
        const bool gone = i == 0 ? mend.with.isEmpty()
                                 : std::find(mend.leftOut.begin(), mend.leftOut.end(), entry) != mend.leftOut.end();
        if (gone)
            continue;
        step.since = i == 0 ? 0 : number;
        step.teller = i == 0 ? m_rows.size() : step.teller;
        const auto faces = mend.faces.find(entry);
        if (i == 0 || faces != mend.faces.end()) {
            const auto had = step.mended ? step.mended->command : m_rows[step.row].command.toByteArray();
            step.mended = std::make_shared<Mended>(
                Mended{number, i == 0 ? mend.with : had,
                       faces == mend.faces.end() ? std::vector<std::int64_t>{} : faces->second});
        }
        mending->after.push_back(std::move(step));
    }
    return Change{m_rows.size(), *from, std::move(mending)};
}

}
