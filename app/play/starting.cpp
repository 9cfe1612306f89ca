// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/starting.h"

#include "game/inputs.h"
#include "play/desk.h"

#include <algorithm>

namespace adjutant::app {

namespace {

bool fits(const Desk& desk, const game::Unit& target, const QString& procedure)
{
    const auto fitting = game::proceduresFor(desk.game(), *desk.actor(), &target);
    return std::any_of(fitting.begin(), fitting.end(), [&](const packs::Procedure* candidate) {
        return candidate->id == procedure && candidate->actor.weapon;
    });
}

const game::Unit* targetFor(const Desk& desk, const QString& procedure)
{
    if (!desk.actor() || !desk.weapon() || desk.game().pending || desk.check())
        return nullptr;
    for (const game::Unit* target : desk.targets()) {
        if (fits(desk, *target, procedure))
            return target;
    }
    return nullptr;
}

bool isPrepared(const Desk& desk, const QString& procedure)
{
    return !desk.game().pending && desk.procedure() && desk.procedure()->id == procedure;
}

}

QStringList startableOn(const Desk& desk)
{
    QStringList ids;
    for (const packs::Procedure& procedure : desk.pack().procedures) {
        if (isPrepared(desk, procedure.id) || targetFor(desk, procedure.id))
            ids.append(procedure.id);
    }
    return ids;
}

void startOn(Desk& desk, const QString& procedure)
{
    if (isPrepared(desk, procedure))
        return;
    if (const game::Unit* target = targetFor(desk, procedure))
        desk.aim(target->id);
}

}
