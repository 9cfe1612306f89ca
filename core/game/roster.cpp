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

// How many of a member or weapon.
using Counts = QMap<QString, int>;

void addCounts(const Unit& unit, const QStringList& of, Counts& counts)
{
    for (const QString& id : of)
        counts[id] += unit.members.value(id) + unit.weapons.value(id);
}

// The cheapest so many of them.
Counts cheapest(const packs::Pack& pack, const Counts& counts, int many)
{
    QStringList ids = counts.keys();
    std::stable_sort(ids.begin(), ids.end(),
                     [&](const QString& one, const QString& other) { return costOf(pack, one) < costOf(pack, other); });
    Counts taken;
    for (const QString& id : ids) {
        const int here = std::min(counts.value(id), many);
        if (here > 0)
            taken[id] += here;
        many -= std::max(0, here);
    }
    return taken;
}

void add(Counts& sum, const Counts& more)
{
    for (auto it = more.begin(); it != more.end(); ++it)
        sum[it.key()] += *it;
}

int costOf(const packs::Pack& pack, const Counts& counts)
{
    int sum = 0;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        sum += *it * costOf(pack, it.key());
    return sum;
}

Counts freeIn(const Game& game, const Unit& unit)
{
    Counts sum;
    for (const packs::Free& free : game.pack->free) {
        Counts counts;
        addCounts(unit, free.of, counts);
        if (free.perMinis > 0)
            add(sum, cheapest(*game.pack, counts, sumOf(unit.members) / free.perMinis));
    }
    return sum;
}

Counts freeForEnemies(const Game& game, const QString& side)
{
    Counts sum;
    for (const packs::Free& free : game.pack->free) {
        const auto enemies = std::count_if(game.units.begin(), game.units.end(), [&](const Unit& unit) {
            return unit.side != side && free.perEnemy.contains(unit.type);
        });
        Counts counts;
        for (const Unit& unit : game.units) {
            if (unit.side == side && unit.joined.isEmpty())
                addCounts(unit, free.of, counts);
        }
        add(sum, cheapest(*game.pack, counts, static_cast<int>(enemies)));
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
    return !limit.broken.isEmpty() && limit.broken.isMet(bound);
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

const packs::Weapon* usedAlone(const Game& game, const packs::Procedure& procedure, const Unit& unit)
{
    QStringList left = procedure.uses;
    left.removeIf([&](const QString& id) { return unit.weapons.value(id) == 0; });
    const packs::Weapon* only = left.size() == 1 ? game.pack->weapon(left.front()) : nullptr;
    return only && only->singleUse && only->usedUnnamed ? only : nullptr;
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
    int worth = game.typeOf(unit).cost.value_or(0) - costOf(*game.pack, freeIn(game, unit));
    for (const auto* map : {&unit.members, &unit.weapons}) {
        for (auto it = map->begin(); it != map->end(); ++it)
            worth += *it * costOf(*game.pack, it.key());
    }
    return worth;
}

int pointsOf(const Game& game, const QString& side)
{
    int sum = -costOf(*game.pack, freeForEnemies(game, side));
    for (const Unit& unit : game.units)
        sum += unit.side == side && unit.joined.isEmpty() ? worthOf(game, unit) : 0;
    return sum;
}

QMap<QString, int> freeOf(const Game& game, const QString& side)
{
    Counts sum = freeForEnemies(game, side);
    for (const Unit& unit : game.units)
        if (unit.side == side && unit.joined.isEmpty() && !unit.options.contains(QStringLiteral("points")))
            add(sum, freeIn(game, unit));
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

namespace {

/// Those that the units of the side break together, when they cost so much.
std::vector<const packs::Limit*> limitsBrokenAt(const Game& game, const QString& side, int points)
{
    QMap<QString, int> counts;
    for (const Unit& unit : game.units) {
        if (unit.side == side && unit.joined.isEmpty())
            count(game, unit, counts);
    }
    counts[QStringLiteral("points")] = points;
    const dice::Bindings bound = bind(game, counts);
    std::vector<const packs::Limit*> broken;
    for (const packs::Limit& limit : game.pack->limits) {
        if (!limit.ofUnit && isBroken(limit, bound))
            broken.push_back(&limit);
    }
    return broken;
}

}

QStringList limitsBrokenTogether(const Game& game, const QString& side)
{
    if (game.pack->limits.empty())
        return {};
    QStringList words;
    for (const packs::Limit* limit : limitsBrokenAt(game, side, pointsOf(game, side)))
        words << limit->words;
    return words;
}

std::optional<int> mostPointsOf(const Game& game, const QString& side)
{
    const auto whatever = limitsBrokenAt(game, side, 0); // too many points are not what breaks these
    const auto isTooMuch = [&](int points) {
        const auto broken = limitsBrokenAt(game, side, points);
        return std::any_of(broken.begin(), broken.end(), [&](const packs::Limit* limit) {
            return std::find(whatever.begin(), whatever.end(), limit) == whatever.end();
        });
    };
    int within = 0, beyond = 100'000;
    if (!isTooMuch(beyond))
        return std::nullopt;
    while (beyond - within > 1) {
        const int middle = within + (beyond - within) / 2;
        (isTooMuch(middle) ? beyond : within) = middle;
    }
    return within;
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
    return game.kindOf(unit).memberCounter();
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

QMap<QString, int> membersLeft(const Game& game, Unit unit, int minis)
{
    if (const packs::Counter* counter = memberCounter(game, unit))
        unit.counters[counter->id] = minis;
    thinOut(game, unit);
    return unit.members;
}

QMap<QString, int> weaponsLeft(const Game& game, const Unit& unit, int minis)
{
    const packs::Counter* counter = memberCounter(game, unit);
    QMap<QString, int> left = unit.weapons, lasting = unit.weapons;
    for (const QString& id : unit.weapons.keys())
        if (game.pack->weapon(id)->singleUse)
            lasting.remove(id);
    const int fallen = counter ? unit.counters.value(counter->id) - minis : 0;
    const int most = std::max(minis, sumOf(lasting) - fallen);
    const auto goesFirst = [&](const QString& one, const QString& other) {
        const int costs = costOf(*game.pack, one), otherCosts = costOf(*game.pack, other);
        return costs != otherCosts ? costs < otherCosts : lasting.value(one) > lasting.value(other);
    };
    while (sumOf(lasting) > most) {
        QStringList there = lasting.keys();
        there.removeIf([&](const QString& id) { return lasting.value(id) == 0; });
        const QString gone = *std::min_element(there.begin(), there.end(), goesFirst);
        left[gone] = --lasting[gone];
    }
    return left;
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
