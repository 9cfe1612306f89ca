// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/phases.h"

#include <algorithm>

namespace adjutant::game {

namespace {

Expected<void> needsReform(const Game& game, const Unit& unit)
{
    const packs::Reform& reform = *game.pack->track.reform;
    if (!isPhase(game, reform.phase))
        return refuse(Words::tr("that is for the phase %1").arg(game.pack->track.phase(reform.phase)->label));
    return needsInPlay(game, unit);
}

bool needsNoHelp(const Game& game, const Unit& unit)
{
    const QStringList& unaided = game.pack->track.reform->unaided;
    return std::any_of(unaided.begin(), unaided.end(),
                       [&](const QString& status) { return unit.statuses.contains(status); });
}

bool isHelped(const Game& game, const Unit& unit)
{
    return maySupport(game, unit, nullptr) || std::any_of(game.units.begin(), game.units.end(), [&](const Unit& other) {
               return maySupport(game, unit, &other).has_value();
           });
}

}

Expected<void> mayRecover(const Game& game, const Unit& unit)
{
    if (const auto now = needsReform(game, unit); !now)
        return now;
    const packs::Reform& reform = *game.pack->track.reform;
    const QString name = game.nameOf(unit.id);
    const packs::Counter* counter = game.kindOf(unit).counter(reform.counter);
    if (!counter)
        return refuse(Words::tr("%1 has nothing that could come off").arg(name));
    if (unit.statuses.contains(reform.recovered))
        return refuse(Words::tr("%1 has recovered in this phase already").arg(name));
    if (unit.statuses.contains(reform.disengaged))
        return refuse(Words::tr("%1 has disengaged in this phase").arg(name));
    const int value = unit.counters.value(counter->id);
    if (value == 0)
        return refuse(Words::tr("%1 has no %2").arg(name, counter->label));
    if (value <= reform.least)
        return refuse(
            Words::tr("%1 has %2 %3; a hurt unit never gets below %4")
                .arg(name, QString::number(value), packs::labelFor(value, *counter), QString::number(reform.least)));
    return {};
}

Expected<void> maySupport(const Game& game, const Unit& unit, const Unit* support)
{
    const packs::Reform& reform = *game.pack->track.reform;
    const QString helps = game.pack->status(reform.support)->label;
    if (!support) {
        if (needsNoHelp(game, unit))
            return {};
        const packs::Length* within = game.pack->measure.length(reform.within);
        const QString where = within ? Words::tr(" within ") + within->label : QString();
        return refuse(Words::tr("%1 needs the support of a %2 unit%3: name it under “support”")
                          .arg(game.nameOf(unit.id), helps, where));
    }
    const QString name = game.nameOf(support->id);
    if (support->id == unit.id || support->side != unit.side)
        return refuse(Words::tr("%1 cannot support it: another unit of its own side does").arg(name));
    if (const auto there = needsInPlay(game, *support); !there)
        return there;
    if (!support->statuses.contains(reform.support))
        return refuse(Words::tr("%1 is not %2").arg(name, helps));
    return {};
}

Expected<void> mayDisengage(const Game& game, const Unit& unit)
{
    if (const auto now = needsReform(game, unit); !now)
        return now;
    const packs::Reform& reform = *game.pack->track.reform;
    const QString name = game.nameOf(unit.id);
    if (!reform.disengageKinds.contains(game.kindOf(unit).id) && !reform.disengageUnits.contains(unit.type))
        return refuse(Words::tr("a %1 does not disengage").arg(Words::amid(game.typeOf(unit).label)));
    if (unit.statuses.contains(reform.recovered))
        return refuse(Words::tr("%1 has recovered in this phase, so it does not disengage").arg(name));
    if (unit.statuses.contains(reform.disengaged))
        return refuse(Words::tr("%1 has disengaged already").arg(name));
    return {};
}

bool couldRecover(const Game& game, const Unit& unit)
{
    return mayRecover(game, unit) && isHelped(game, unit);
}

QStringList reformMay(const Game& game)
{
    const auto& reform = game.pack->track.reform;
    if (!reform || !isPhase(game, reform->phase))
        return {};
    const auto any = [&](auto may) { return std::any_of(game.units.begin(), game.units.end(), may); };
    QStringList may;
    if (any([&](const Unit& unit) { return couldRecover(game, unit); }))
        may << QStringLiteral("recover");
    if (any([&](const Unit& unit) { return mayDisengage(game, unit).has_value(); }))
        may << QStringLiteral("disengage");
    return may;
}

}
