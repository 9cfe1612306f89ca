// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/replay.h"

#include "base/words.h"
#include "game/saved.h"
#include "journal/faces.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

Fault cannot(const Fault& why)
{
    return fault(Words::tr("it cannot be replayed: %1").arg(why.words));
}

Fault at(const RowView& row, const Fault& problem)
{
    return fault(Words::tr("entry %1: %2").arg(row.number).arg(problem.words));
}

Expected<game::Game> playTurn(const Timeline& timeline, const RowView& row)
{
    const bool undo = row.kind == QByteArrayView("undo");
    const auto* turned = undo ? timeline.lastDone() : timeline.lastUndone();
    if (!turned || timeline.rows()[turned->row].number != row.turns)
        return tl::unexpected(fault(Words::tr("it turns a command that was not there to be turned")));
    return undo ? timeline.tryUndo() : timeline.tryRedo();
}

Expected<game::Game> playMend(const Timeline& timeline, const RowView& row)
{
    const auto change = Mend::from(row).and_then([&](const Mend& mend) { return timeline.plan(mend, row.number); });
    if (!change)
        return tl::unexpected(change.error());
    return timeline.derive(change->from, change->mending->after);
}

}

Expected<void> checkReadable(const Row& row, const game::Game& after, const QByteArray& saved)
{
    if (!game::isSound(after))
        return tl::unexpected(fault(Words::tr("the game could not be read again after it")));
    const auto tooMuch = [](const QString& words) {
        return fault(Words::tr("it is more than a saved game holds in one command: %1").arg(words));
    };
    // A command was read from its text before it was carried out; only a mend has put it into another.
    const bool isMend = row.kind == QByteArrayView("mend");
    for (const auto& text : {isMend ? row.command : QByteArrayLiteral("null"), row.faces, row.throws, row.details})
        if (auto json = parseJson(text); !json)
            return tl::unexpected(tooMuch(json.error().words));
    if (saved.size() > game::mostSavedBytes)
        return tl::unexpected(tooMuch(Words::tr("the state has more than %1 bytes").arg(game::mostSavedBytes)));
    return {};
}

Expected<game::Tried> playCommand(const Timeline& timeline, const RowView& row)
{
    const auto command = parseJson(row.command.toByteArray());
    const auto faces = parseJson(row.faces.toByteArray()).and_then(facesFrom);
    if (!command || !faces)
        return tl::unexpected(fault(Words::tr("its command cannot be read")));
    RecordedFaces dice(*faces);
    auto tried = game::tryOn(timeline.game(), *command, dice);
    if (!tried)
        return tl::unexpected(cannot(tried.error()));
    if (!dice.allUsed() || toText(toJson(tried->done.throws)) != row.throws)
        return tl::unexpected(fault(Words::tr("replaying it gives other dice than it says")));
    return tried;
}

Expected<game::Game> playRow(const Timeline& timeline, const RowView& row)
{
    if (row.isTurn())
        return playTurn(timeline, row);
    if (row.kind == QByteArrayView("mend"))
        return playMend(timeline, row);
    return playCommand(timeline, row).map([](game::Tried&& tried) { return std::move(tried.after); });
}

Expected<void> takeRow(Timeline& timeline, const RowView& row, game::Game after, const QByteArray& saved)
{
    if (auto followed = timeline.follow(row); !followed)
        return followed;
    timeline.setGame(std::move(after), saved);
    return {};
}

Expected<void> replay(Timeline& timeline, const Rows& rows, std::size_t count)
{
    for (std::size_t i = timeline.rows().size(); i < count; ++i) {
        const RowView row = rows[i];
        auto after = playRow(timeline, row);
        if (!after)
            return tl::unexpected(at(row, after.error()));
        const auto saved = game::save(*after);
        if (digest(saved) != row.state)
            return tl::unexpected(at(row, fault(Words::tr("replaying it gives other results than it says"))));
        if (auto taken = takeRow(timeline, row, std::move(*after), saved); !taken)
            return tl::unexpected(at(row, taken.error()));
    }
    return {};
}

Expected<void> resume(Timeline& timeline, const Contents& contents, std::size_t count)
{
    Snapshots known = contents.snapshots;
    if (!contents.closedGame.isEmpty())
        known[contents.closedAt] = contents.closedGame;
    known.erase(known.upper_bound(qint64(count)), known.end());
    const auto last = known.empty() ? std::size_t(0) : std::size_t(known.rbegin()->first);
    auto next = known.begin();
    for (std::size_t i = 0; i < last; ++i) {
        const RowView row = contents.rows[i];
        if (auto followed = timeline.follow(row); !followed)
            return tl::unexpected(at(row, followed.error()));
        if (next->first == row.number)
            timeline.mark((next++)->second);
    }
    if (last > 0) {
        auto game = game::restore(timeline.game().pack, known.rbegin()->second);
        if (!game)
            return tl::unexpected(at(contents.rows[last - 1], game.error()));
        timeline.setGame(std::move(*game), known.rbegin()->second);
    }
    return replay(timeline, contents.rows, count);
}

}
