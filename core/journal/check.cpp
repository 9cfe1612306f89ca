// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/session.h"

#include "game/saved.h"
#include "journal/beginning.h"
#include "journal/replay.h"
#include "journal/store.h"

namespace adjutant::journal {

namespace {

// Plays everything from the first command on, whatever snapshots say.
Faults checkOpened(Store& store)
{
    if (auto sound = store.migrate().and_then([&] { return store.inspect(Store::Depth::Thorough); }); !sound)
        return {sound.error()};
    Contents contents;
    Faults faults;
    if (auto whole = load(store.database(), contents); !whole)
        faults.push_back(whole.error());
    auto first = toStart(contents.beginning).and_then(firstGame);
    if (!first) {
        faults.push_back(first.error());
        return faults;
    }
    if (!contents.photo.fault.isEmpty())
        faults.push_back(fault(contents.photo.fault));
    // What was read before a fault is looked at too: it does not hide that the replay differs.
    Timeline timeline(std::move(*first));
    if (auto done = replay(timeline, contents.rows, contents.rows.size()); !done)
        faults.push_back(done.error());
    if (faults.empty())
        store.trust(contents, game::save(timeline.game()));
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
    bool held = false;
    (void)Store::open(path, Store::Access::Read, &held);
    return held;
}

}
