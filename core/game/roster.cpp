// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/roster.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

int costOf(const packs::Pack& pack, const QString& memberOrWeapon)
{
    if (const packs::Member* member = pack.member(memberOrWeapon))
        return member->cost;
    const packs::Weapon* weapon = pack.weapon(memberOrWeapon);
    return weapon ? weapon->cost.value_or(0) : 0;
}

// Whether this member is the other, or counts as it, be it by way of a third.
bool countsAs(const packs::Pack& pack, const QString& id, const QString& other)
{
    QStringList all{id};
    for (qsizetype i = 0; i < all.size() && !all.contains(other); ++i) {
        const packs::Member* member = pack.member(all[i]);
        for (const QString& next : member ? member->countsAs : QStringList()) {
            if (!all.contains(next))
                all << next;
        }
    }
    return all.contains(other);
}

int sumOf(const QMap<QString, int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// What one thing costs → how many there are of such a cost.
using Costs = QMap<int, int>;

void addCosts(const packs::Pack& pack, const Unit& unit, const QStringList& of, Costs& costs)
{
    for (const QString& id : of)
        costs[costOf(pack, id)] += unit.members.value(id) + unit.weapons.value(id);
}

// What the cheapest so many cost together.
int cheapest(const Costs& costs, int count)
{
    int sum = 0;
    for (auto it = costs.begin(); it != costs.end() && count > 0; ++it) {
        const int taken = std::min(*it, count);
        sum += taken * it.key();
        count -= taken;
    }
    return sum;
}

int freeIn(const Game& game, const Unit& unit)
{
    int sum = 0;
    for (const packs::Free& free : game.pack->free) {
        Costs costs;
        addCosts(*game.pack, unit, free.of, costs);
        if (free.perMinis > 0)
            sum += cheapest(costs, sumOf(unit.members) / free.perMinis);
    }
    return sum;
}

int freeForEnemies(const Game& game, const QString& side)
{
    int sum = 0;
    for (const packs::Free& free : game.pack->free) {
        const auto enemies = std::count_if(game.units.begin(), game.units.end(), [&](const Unit& unit) {
            return unit.side != side && free.perEnemy.contains(unit.type);
        });
        Costs costs;
        for (const Unit& unit : game.units) {
            if (unit.side == side && unit.joined.isEmpty())
                addCosts(*game.pack, unit, free.of, costs);
        }
        sum += cheapest(costs, static_cast<int>(enemies));
    }
    return sum;
}

// How many there are of everything, by id.
void count(const Game& game, const Unit& unit, QMap<QString, int>& counts)
{
    ++counts[unit.type];
    if (const QString kind = game.kindOf(unit).id; kind != unit.type)
        ++counts[kind];
    for (const auto* map : {&unit.members, &unit.weapons}) {
        for (auto it = map->begin(); it != map->end(); ++it)
            counts[it.key()] += *it;
    }
    for (const packs::Member& member : game.pack->members)
        counts[member.id] += countOfMember(game, unit, member.id) - unit.members.value(member.id);
    counts[QStringLiteral("minis")] += sumOf(unit.members);
    counts[QStringLiteral("points")] += worthOf(game, unit);
}

dice::Bindings bind(const Game& game, const QMap<QString, int>& counts)
{
    dice::Bindings bound;
    QStringList ids{QStringLiteral("minis"), QStringLiteral("points")};
    const packs::Pack& pack = *game.pack;
    for (const auto& one : pack.units)
        ids << one.id;
    for (const auto& one : pack.kinds)
        ids << one.id;
    for (const auto& one : pack.members)
        ids << one.id;
    for (const auto& one : pack.weapons)
        ids << one.id;
    for (const QString& id : ids)
        bound[packs::diceName(id)] = std::int64_t(counts.value(id));
    bound["agreed"] = std::int64_t(game.answers.value(QStringLiteral("agreed")).toInt());
    return bound;
}

bool isBroken(const packs::Limit& limit, const dice::Bindings& bound)
{
    if (limit.broken.isEmpty())
        return false;
    dice::TypedFaces none({});
    const auto thrown = dice::throwDice(*limit.broken.program, bound, none);
    const auto* run = thrown ? std::get_if<dice::Run>(&*thrown) : nullptr;
    return run && run->value != 0;
}

}

QStringList weaponsAtHand(const Game& game, const Unit& unit)
{
    return unit.weapons.isEmpty() ? game.typeOf(unit).weapons : QStringList(unit.weapons.keys());
}

QStringList weaponsFor(const Game& game, const packs::Procedure& procedure, const Unit& unit)
{
    QStringList weapons = weaponsAtHand(game, unit);
    weapons.removeIf([&](const QString& id) { return !procedure.actor.takes(*game.pack->weapon(id)); });
    return weapons;
}

int countOfMember(const Game& game, const Unit& unit, const QString& member)
{
    int count = 0;
    for (auto it = unit.members.begin(); it != unit.members.end(); ++it)
        count += countsAs(*game.pack, it.key(), member) ? *it : 0;
    return count;
}

int worthOf(const Game& game, const Unit& unit)
{
    if (const auto said = unit.options.find(QStringLiteral("points")); said != unit.options.end())
        return *said;
    int worth = game.typeOf(unit).cost.value_or(0) - freeIn(game, unit);
    for (const auto* map : {&unit.members, &unit.weapons}) {
        for (auto it = map->begin(); it != map->end(); ++it)
            worth += *it * costOf(*game.pack, it.key());
    }
    return worth;
}

int pointsOf(const Game& game, const QString& side)
{
    int sum = -freeForEnemies(game, side);
    for (const Unit& unit : game.units)
        sum += unit.side == side && unit.joined.isEmpty() ? worthOf(game, unit) : 0;
    return sum;
}

QStringList limitsBrokenBy(const Game& game, const Unit& unit)
{
    if (game.pack->limits.empty())
        return {};
    QStringList words;
    QMap<QString, int> counts;
    count(game, unit, counts);
    const dice::Bindings bound = bind(game, counts);
    for (const packs::Limit& limit : game.pack->limits) {
        if (limit.ofUnit && isBroken(limit, bound))
            words << QStringLiteral("%1: %2").arg(unit.name, limit.words);
    }
    return words;
}

QStringList limitsBrokenTogether(const Game& game, const QString& side)
{
    if (game.pack->limits.empty())
        return {};
    QMap<QString, int> counts;
    for (const Unit& unit : game.units) {
        if (unit.side == side && unit.joined.isEmpty())
            count(game, unit, counts);
    }
    counts[QStringLiteral("points")] = pointsOf(game, side);
    const dice::Bindings bound = bind(game, counts);
    QStringList words;
    for (const packs::Limit& limit : game.pack->limits) {
        if (!limit.ofUnit && isBroken(limit, bound))
            words << limit.words;
    }
    return words;
}

QStringList brokenLimits(const Game& game, const QString& side)
{
    QStringList words;
    for (const Unit& unit : game.units) {
        if (unit.side == side && unit.joined.isEmpty())
            words << limitsBrokenBy(game, unit);
    }
    return words << limitsBrokenTogether(game, side);
}

const packs::Counter* memberCounter(const Game& game, const Unit& unit)
{
    for (const packs::Counter& counter : game.kindOf(unit).counters) {
        if (counter.startFrom == QLatin1String("members"))
            return &counter;
    }
    return nullptr;
}

void thinOut(const Game& game, Unit& unit)
{
    const packs::Counter* counter = memberCounter(game, unit);
    while (counter && sumOf(unit.members) > unit.counters.value(counter->id)) {
        QString least;
        for (const QString& id : unit.members.keys()) {
            if (least.isEmpty() || costOf(*game.pack, id) < costOf(*game.pack, least))
                least = id;
        }
        if (--unit.members[least] == 0)
            unit.members.remove(least);
    }
}

WeaponDice weaponDice(const Game& game, const Unit& unit, const QString& singleUse)
{
    WeaponDice sum;
    for (auto it = unit.weapons.begin(); it != unit.weapons.end(); ++it) {
        const packs::Weapon* weapon = game.pack->weapon(it.key());
        const bool used = weapon && weapon->singleUse && weapon->id == singleUse && *it > 0;
        if (!weapon || *it == 0 || (weapon->singleUse && !used))
            continue;
        const int minis = used ? 1 : *it;
        int dice = weapon->diceFor(minis).value_or(used && weapon->dice ? static_cast<int>(weapon->dice->count) : 0);
        if (weapon->mostDice)
            dice = std::min(dice, *weapon->mostDice);
        sum.dice += dice;
        if (dice > 0)
            sum.how << QStringLiteral("%1 × %2: +%3D6").arg(minis).arg(weapon->label).arg(dice);
    }
    return sum;
}

}
