// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/session.h"

#include "journal/beginning.h"
#include "journal/replay.h"

namespace adjutant::journal
{

namespace
{

// Looks as deep as it can: a broken chain does not hide that the replay differs too.
Faults checkOpened(Store& store)
{
    Faults faults;
    if (auto sound = store.inspect(Store::Depth::Thorough); !sound)
        return {sound.error()};
    const auto contents = store.load();
    if (!contents)
        return {contents.error()};
    if (auto whole = checkChain(*contents); !whole)
        faults.push_back(whole.error());
    const auto timeline = toStart(contents->beginning).and_then(firstGame).and_then([&](const game::Game& game) {
        return replayAll(game, contents->rows);
    });
    if (!timeline)
        faults.push_back(timeline.error());
    if (faults.empty())
        store.trust(*contents);
    return faults;
}

}

Faults check(const QString& path)
{
    auto store = Store::open(path, Store::Access::Read);
    Faults faults = store ? checkOpened(**store) : Faults{store.error()};
    for (auto& one : faults)
        one.file = path;
    return faults;
}

bool isHeld(const QString& path)
{
    const auto store = Store::open(path, Store::Access::Read);
    return !store && store.error().words == heldWords();
}

}
