// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/proposals.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/shortname.h"
#include "game/statuses.h"
#include "game/turns.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace adjutant::game {

namespace {

Expected<Proposal> readProposal(Game& game, const Json& json)
{
    if (!json.is_object() || !json.contains("unit") || !json["unit"].is_string())
        return refuse(Words::tr("an effect is written {\"unit\":\"a1\",\"counter\":…,\"value\":…}"));
    const auto unit = findUnit(game, QString::fromStdString(json["unit"].get<std::string>()));
    if (!unit)
        return tl::unexpected(unit.error());
    for (const auto& [key, value] : json.items()) {
        if (key != "unit" && key != "counter" && key != "value" && key != "status" && key != "on")
            return refuse(Words::tr("an effect has no key “%1”").arg(QString::fromStdString(key).left(40)));
    }
    Proposal proposal;
    proposal.unit = (*unit)->id;
    if (json.contains("status") && json["status"].is_string()) {
        proposal.status = QString::fromStdString(json["status"].get<std::string>());
        const auto on = json.find("on");
        if (on != json.end() && !on->is_boolean())
            return refuse(Words::tr("an effect's “on” must be true or false"));
        proposal.on = on == json.end() || on->get<bool>();
        QStringList known{QStringLiteral("destroyed")};
        for (const packs::Status* status : statusesFor(game, **unit))
            known << status->id;
        if (!known.contains(proposal.status))
            return refuse(Words::tr("there is no status “%1”; there is: %2")
                              .arg(proposal.status.left(40), known.join(QStringLiteral(", "))));
        return proposal;
    }
    const bool whole = json.contains("counter") && json["counter"].is_string() && json.contains("value") &&
                       json["value"].is_number_integer();
    const QString id = whole ? QString::fromStdString(json["counter"].get<std::string>()) : QString();
    proposal.counter = id;
    const packs::Counter* counter = game.kindOf(**unit).counter(id);
    const bool member = isOfAMember(game, proposal);
    if (!whole || (!counter && !member && !isOfAWeapon(game, proposal)))
        return refuse(Words::tr("an effect names one of the unit's counters, of its members or of the weapons that it "
                                "carries, and a whole number"));
    const int most = counter ? counter->most : member ? (*unit)->members.value(id) : mostCarried;
    const double value = json["value"].get<double>();
    if (value < 0 || value > most)
        return refuse(Words::tr("%1 is from 0 to %2").arg(id).arg(most));
    proposal.before = counter  ? (*unit)->counters.value(id)
                      : member ? (*unit)->members.value(id)
                               : (*unit)->weapons.value(id);
    proposal.after = json["value"].get<int>();
    return proposal;
}

int sumOf(const QMap<QString, int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// Of the members that were named and of the others together, as many must be left as minis are. Where there were more
// minis than members, whom nobody has named, only no more members go than minis fall.
Expected<void> membersSuffice(const Game& game, Game after, const std::vector<Proposal>& proposals)
{
    QStringList named;
    for (const Proposal& one : proposals) {
        Unit& unit = *after.unit(one.unit);
        if (isOfAMember(game, one)) {
            unit.members[one.counter] = one.after;
            named << one.unit;
        } else if (const packs::Counter* counter = memberCounter(after, unit); counter && counter->id == one.counter) {
            unit.counters[one.counter] = one.after;
        }
    }
    for (const QString& id : named) {
        const Unit &before = *game.unit(id), &unit = *after.unit(id);
        const packs::Counter* counter = memberCounter(game, unit);
        const int minis = unit.counters.value(counter->id), members = sumOf(unit.members);
        const int fallen = std::max(0, before.counters.value(counter->id) - minis);
        if (members < std::min(minis, sumOf(before.members) - fallen))
            return refuse(Words::tr("%1 has %2 %3 left, and the members named make %4 of them")
                              .arg(game.nameOf(id))
                              .arg(minis)
                              .arg(counter->label)
                              .arg(members));
    }
    return {};
}

}

std::vector<Proposal> proposalsOf(const Game& game, const packs::Procedure& procedure, const packs::Values& values,
                                  const packs::Resolution& resolution, const QString& actor, const QString& target)
{
    std::vector<Proposal> proposals;
    for (const packs::Effect& effect : procedure.effects) {
        const Unit* unit = game.unit(effect.role == QLatin1String("actor") ? actor : target);
        if (unit && !effect.status.isEmpty()) {
            const auto on = packs::statusOf(*game.pack, procedure, effect, values, game.rulings, resolution.names);
            if (on && unit->statuses.contains(effect.status) != *on)
                proposals.push_back({unit->id, {}, effect.status, 0, 0, *on});
            continue;
        }
        const packs::Counter* counter = unit ? game.kindOf(*unit).counter(effect.counter) : nullptr;
        if (!counter)
            continue;
        const qint64 change = packs::changeOf(*game.pack, procedure, effect, values, game.rulings, resolution.names);
        Proposal proposal;
        proposal.unit = unit->id;
        proposal.counter = counter->id;
        proposal.before = unit->counters.value(counter->id);
        proposal.after = static_cast<int>(std::clamp<qint64>(proposal.before + change, 0, counter->most));
        if (proposal.after != proposal.before)
            proposals.push_back(proposal);
    }
    return proposals;
}

Expected<std::vector<Proposal>> readProposals(const Game& game, const Json& list)
{
    constexpr std::size_t most = 100;
    if (!list.is_array() || list.size() > most)
        return refuse(Words::tr("effects are a list of at most %1").arg(most));
    Game copy = game;
    std::vector<Proposal> proposals;
    for (const Json& one : list) {
        const auto proposal = readProposal(copy, one);
        if (!proposal)
            return tl::unexpected(proposal.error());
        proposals.push_back(*proposal);
    }
    if (const auto suffice = membersSuffice(game, std::move(copy), proposals); !suffice)
        return tl::unexpected(suffice.error());
    return proposals;
}

bool isOfAWeapon(const Game& game, const Proposal& proposal)
{
    const Unit& unit = *game.unit(proposal.unit);
    return unit.weapons.contains(proposal.counter) && !game.kindOf(unit).counter(proposal.counter);
}

bool isOfAMember(const Game& game, const Proposal& proposal)
{
    const Unit& unit = *game.unit(proposal.unit);
    return unit.members.contains(proposal.counter) && memberCounter(game, unit) &&
           !game.kindOf(unit).counter(proposal.counter) && !isOfAWeapon(game, proposal);
}

namespace {

QString nothing()
{
    return Words::tr("nothing changes");
}

void addWeaponsThatFall(const Game& game, std::vector<Proposal>& proposals)
{
    for (const Proposal& one : std::vector<Proposal>(proposals)) {
        const Unit& unit = *game.unit(one.unit);
        const packs::Counter* counter = memberCounter(game, unit);
        if (!counter || counter->id != one.counter || one.after == 0 || one.after >= one.before)
            continue;
        const QMap<QString, int> left = weaponsLeft(game, unit, one.after);
        for (auto weapon = unit.weapons.begin(); weapon != unit.weapons.end(); ++weapon)
            if (left.value(weapon.key()) != *weapon)
                proposals.push_back({unit.id, weapon.key(), {}, *weapon, left.value(weapon.key()), false});
    }
}

QString accepted(const QString& changes)
{
    return Words::tr("Accepted: %1").arg(changes);
}

}

QString applyProposals(Game& game, const std::vector<Proposal>& proposals)
{
    std::vector<bool> ofMembers; // as they were when it was read: who is gone is a member no more
    for (const Proposal& proposal : proposals)
        ofMembers.push_back(isOfAMember(game, proposal));
    QStringList said;
    std::vector<QString> touched;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        const Proposal& proposal = proposals[i];
        Unit* unit = game.unit(proposal.unit);
        const QString name = shortName(game, *unit);
        if (proposal.counter.isEmpty()) {
            setStatus(game, *unit, proposal.status, proposal.on);
            said << QStringLiteral("%1 %2: %3")
                        .arg(name, statusLabel(game, proposal.status),
                             proposal.on ? Words::tr("yes") : Words::tr("no"));
        } else if (ofMembers[i]) {
            const int were = unit->members.value(proposal.counter);
            unit->members[proposal.counter] = proposal.after;
            if (proposal.after == 0)
                unit->members.remove(proposal.counter);
            said << QStringLiteral("%1 %2 %3 → %4")
                        .arg(name, game.pack->member(proposal.counter)->label, QString::number(were),
                             QString::number(proposal.after));
        } else if (isOfAWeapon(game, proposal)) {
            int& carried = unit->weapons[proposal.counter];
            said << QStringLiteral("%1 %2 %3 → %4")
                        .arg(name, game.pack->weapon(proposal.counter)->label,
                             QString::number(std::exchange(carried, proposal.after)), QString::number(proposal.after));
        } else {
            const QString label = game.kindOf(*unit).counter(proposal.counter)->label;
            said << QStringLiteral("%1 %2 %3 → %4")
                        .arg(name, label, QString::number(unit->counters[proposal.counter]),
                             QString::number(proposal.after));
            const int change = proposal.after - unit->counters[proposal.counter];
            unit->counters[proposal.counter] = proposal.after;
            said << countRise(game, *unit, proposal.counter, change);
        }
        touched.push_back(proposal.unit);
    }
    for (const QString& id : touched) {
        Unit* unit = game.unit(id);
        const bool wasDestroyed = unit->destroyed;
        settle(game, *unit);
        if (unit->destroyed && !wasDestroyed)
            said << Words::tr("%1 is destroyed").arg(game.nameOf(id));
    }
    // It may have been destroyed by hand while its effects waited.
    if (Unit* active = game.unit(game.active))
        settle(game, *active);
    return said.isEmpty() ? nothing() : said.join(QStringLiteral(", "));
}

QString acceptPending(Game& game, bool weaponsFall)
{
    auto proposals = game.pending->proposals;
    if (weaponsFall)
        addWeaponsThatFall(game, proposals);
    game.pending.reset();
    return accepted(applyProposals(game, proposals));
}

QString nothingAccepted()
{
    return accepted(nothing());
}

}
