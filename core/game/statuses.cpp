// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statuses.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/rules.h"

namespace adjutant::game {

namespace {

using Ends = packs::Status::Ends;

// Whether a status that began in the turn `since` ends at this moment.
bool endsNow(const Game& game, const packs::Status& status, int since, Ends when)
{
    if (status.ends == Ends::NextTurnEnd && when == Ends::TurnEnd)
        return since < game.turn.number;
    return status.ends == when;
}

QStringList endedOf(const Game& game, const QMap<QString, int>& statuses, Ends when)
{
    QStringList ended;
    for (auto it = statuses.begin(); it != statuses.end(); ++it) {
        const packs::Status* status = game.pack->status(it.key());
        if (status && endsNow(game, *status, *it, when))
            ended << it.key();
    }
    return ended;
}

QString noLonger(const Game& game, const QString& name, const QString& status)
{
    return Words::tr("%1: no longer %2").arg(name, game.pack->status(status)->label);
}

}

std::vector<const packs::Status*> statusesFor(const Game& game, const Unit& unit)
{
    std::vector<const packs::Status*> found;
    for (const packs::Status& status : game.pack->statuses) {
        if (!status.ofSide && (status.kinds.isEmpty() || status.kinds.contains(game.kindOf(unit).id)))
            found.push_back(&status);
    }
    return found;
}

QString statusLabel(const Game& game, const QString& status)
{
    if (status == QLatin1String("destroyed"))
        return Words::tr("destroyed");
    if (status == QLatin1String("done"))
        return Words::tr("done");
    const packs::Status* known = game.pack->status(status);
    return known ? known->label : status;
}

bool setStatus(Game& game, Unit& unit, const QString& status, bool on)
{
    const bool changes = unit.statuses.contains(status) != on;
    unit.statuses.remove(status);
    const packs::Status* declared = game.pack->status(status);
    if (on) {
        unit.statuses.insert(status, game.turn.number);
        for (const QString& other : declared ? declared->clears : QStringList())
            setStatus(game, unit, other, false);
    } else if (changes) {
        rulesOf(*game.pack).statusEnded(game, unit, status);
    }
    return changes;
}

bool setStatus(Game& game, Side& side, const QString& status, bool on)
{
    const bool changes = side.statuses.contains(status) != on;
    side.statuses.remove(status);
    const packs::Status* declared = game.pack->status(status);
    if (!on)
        return changes;
    side.statuses.insert(status, game.turn.number);
    for (const QString& other : declared ? declared->clears : QStringList())
        side.statuses.remove(other);
    return changes;
}

QString toggled(Game& game, Unit& unit, const packs::TrackAction& action)
{
    const bool on = !unit.statuses.contains(action.toggles);
    setStatus(game, unit, action.toggles, on);
    const QString name = game.nameOf(unit.id);
    return on ? Words::tr("%1 is now %2").arg(name, game.pack->status(action.toggles)->label)
              : noLonger(game, name, action.toggles);
}

namespace {

// All of them end before what they become begins: that lasts until the next time.
template<typename Owner>
void endOf(Game& game, Owner& owner, Ends when)
{
    const QStringList ended = endedOf(game, owner.statuses, when);
    for (const QString& status : ended)
        setStatus(game, owner, status, false);
    for (const QString& status : ended) {
        if (const QString then = game.pack->status(status)->becomes; !then.isEmpty())
            setStatus(game, owner, then, true);
    }
}

}

void endStatuses(Game& game, Ends when, const QString& side)
{
    for (Side& one : game.sides) {
        if (side.isEmpty() || one.id == side)
            endOf(game, one, when);
    }
    for (Unit& unit : game.units) {
        if (side.isEmpty() || unit.side == side)
            endOf(game, unit, when);
    }
}

void beginStatusesOf(Game& game, Unit& unit, const packs::Procedure& procedure)
{
    for (const packs::Status* status : statusesFor(game, unit)) {
        if (status->begins.contains(procedure.id))
            setStatus(game, unit, status->id, true);
    }
}

QStringList endedBetween(const Game& before, const Game& after)
{
    QStringList said;
    const bool moved = before.turn.number != after.turn.number || before.round != after.round ||
                       before.active != after.active || before.turn.phase != after.turn.phase;
    for (const Side& side : moved ? before.sides : std::vector<Side>()) {
        for (const QString& status : side.statuses.keys()) {
            if (!after.side(side.id)->statuses.contains(status) && before.pack->status(status))
                said << noLonger(before, side.name, status);
        }
    }
    for (const Unit& unit : moved ? before.units : std::vector<Unit>()) {
        const Unit* now = after.unit(unit.id);
        for (const QString& status : unit.statuses.keys()) {
            const packs::Status* declared = before.pack->status(status);
            if (now && now->inPlay() && !now->statuses.contains(status) && declared && declared->becomes.isEmpty())
                said << noLonger(before, before.nameOf(unit.id), status);
        }
    }
    return said;
}

QStringList countRise(Game& game, Unit& unit, const QString& counter, int change)
{
    QStringList said;
    if (change <= 0)
        return said;
    int& risen = unit.risen[counter];
    risen += change;
    for (const packs::Status* status : statusesFor(game, unit)) {
        if (status->counter == counter && risen >= status->rises && !unit.destroyed &&
            setStatus(game, unit, status->id, true))
            said << Words::tr("%1 is %2").arg(unit.name, status->label);
    }
    return said;
}

void forgetRises(Game& game)
{
    for (Unit& unit : game.units)
        unit.risen.clear();
}

const packs::Status* barTo(const Game& game, const Unit& unit, const QString& what)
{
    const Side* side = game.side(unit.side);
    for (const packs::Status& status : game.pack->statuses) {
        const bool has = status.ofSide ? side->statuses.contains(status.id) : unit.statuses.contains(status.id);
        if (has && status.bars.contains(what))
            return &status;
    }
    return nullptr;
}

Expected<void> mayDo(const Game& game, const Unit& unit, const QString& what)
{
    if (const packs::Status* bar = barTo(game, unit, what))
        return refuse(Words::tr("%1 cannot do that: %2").arg(game.nameOf(unit.id), bar->label));
    return {};
}

}
