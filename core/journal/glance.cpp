// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/glance.h"

#include "base/words.h"
#include "game/saved.h"
#include "journal/beginning.h"
#include "journal/moment.h"
#include "journal/store.h"
#include "packs/reader.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

constexpr std::size_t mostKnown = 16;

struct Closed {
    qint64 number = 0;
    QByteArray game;
};

Expected<Closed> closedIn(Database& db)
{
    Closed closed;
    const auto done = each(db, "SELECT number, game FROM closed", [&](const Statement& from) -> Expected<void> {
        closed = {from.number(0), from.bytes(1)};
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    return closed;
}

}

Expected<Glancer::Known> Glancer::packOf(const Beginning& beginning)
{
    const QByteArray language = beginning.meta.value("language");
    const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const Known& one) {
        return one.language == language && one.files == beginning.files;
    });
    if (known != m_known.end())
        return *known;
    const auto start = toStart(beginning);
    if (!start)
        return tl::unexpected(start.error());
    if (m_known.size() == mostKnown)
        m_known.erase(m_known.begin());
    return m_known.emplace_back(Known{beginning.files, language, start->pack, packs::titlesOf(beginning.files)});
}

Expected<Glance> Glancer::look(const QString& path)
{
    if (hasSideFiles(path))
        return tl::unexpected(fault(Words::tr("it was not closed properly the last time")));
    const auto store = Store::open(path, Store::Access::Read);
    if (!store)
        return tl::unexpected(store.error());
    if (auto ready = (*store)->migrate().and_then([&] { return (*store)->inspect(Store::Depth::Quick); }); !ready)
        return tl::unexpected(ready.error());
    Database& db = (*store)->database();
    Beginning beginning;
    if (auto done = loadBeginning(db, beginning); !done)
        return tl::unexpected(done.error());
    const auto pack = packOf(beginning);
    if (!pack)
        return tl::unexpected(pack.error());
    const auto players = playersOf(beginning);
    const auto last = db.value("SELECT max(number) FROM entry");
    const auto time = db.value("SELECT time FROM entry ORDER BY number DESC LIMIT 1");
    const auto closed = closedIn(db);
    for (const Fault* problem : {players ? nullptr : &players.error(), last ? nullptr : &last.error(),
                                 time ? nullptr : &time.error(), closed ? nullptr : &closed.error()})
        if (problem)
            return tl::unexpected(*problem);
    Glance glance{pack->pack, pack->titles, *players, {}, momentFrom(*time), {}, branchingOf(beginning)};
    if (closed->number == last->toLongLong() && !closed->game.isEmpty())
        if (auto game = game::restore(pack->pack, closed->game))
            glance.game = std::move(*game);
    if (auto photo = loadPhoto(db, last->toLongLong()))
        glance.photo = std::move(photo->photo);
    return glance;
}

}
