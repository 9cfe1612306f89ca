// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/attempt.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/roster.h"
#include "game/track.h"
#include "game/tracks/rules.h"

#include <algorithm>

namespace adjutant::game {

namespace {

template<typename T>
QString ids(const std::vector<T>& all)
{
    QStringList list;
    for (const T& one : all)
        list << one.id;
    return list.join(QStringLiteral(", "));
}

QString kindsOf(const Game& game, const packs::Role& role)
{
    QStringList labels;
    for (const QString& kind : role.kinds)
        labels << Words::amid(game.pack->kind(kind)->label);
    return labels.join(Words::tr(" or "));
}

// Reads an attempt part by part, each of which may rely on those before it.
class Reader
{
public:
    Reader(Game& game, const Fields& fields) : m_game(game), m_fields(fields) {}

    Expected<Attempt> read()
    {
        for (const auto part : {&Reader::readProcedure, &Reader::readActor, &Reader::readTarget, &Reader::checkTrack,
                                &Reader::readWeapon, &Reader::readDistance, &Reader::readValues, &Reader::checkAttacks,
                                &Reader::completeValues, &Reader::checkRefusals}) {
            if (const Expected<void> fine = (this->*part)(); !fine)
                return tl::unexpected(fine.error());
        }
        return std::move(m_attempt);
    }

private:
    const packs::Procedure& procedure() const { return *m_attempt.procedure; }

    Expected<void> readProcedure()
    {
        const packs::Procedure* found = m_game.pack->procedure(m_fields.text("procedure"));
        if (!found)
            return refuse(Words::tr("there is no procedure “%1”; there are: %2")
                              .arg(m_fields.text("procedure").left(40), ids(m_game.pack->procedures)));
        const bool ofUnits = found->actor.wanted || found->target.wanted;
        if (m_game.stage == Stage::Over || (m_game.stage == Stage::SetUp && ofUnits))
            return refuse(nextOf(m_game));
        m_attempt.procedure = found;
        return {};
    }

    Expected<void> readActor()
    {
        const QString id = m_fields.has("actor") ? m_fields.text("actor") : m_game.active;
        if (!procedure().actor.wanted && m_fields.has("actor"))
            return refuse(Words::tr("%1 has no actor").arg(procedure().label));
        if (!procedure().actor.wanted)
            return {};
        if (id.isEmpty())
            return refuse(Words::tr("no unit is active: say who does it, as \"actor\":\"a1\""));
        const auto unit = findUnit(m_game, id);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto there = needsInPlay(m_game, **unit); !there)
            return there;
        const bool unarmed = procedure().actor.weapon && m_game.typeOf(**unit).weapons.isEmpty();
        if (unarmed)
            return refuse(Words::tr("%1 has no weapon for %2").arg(m_game.nameOf(id), procedure().label));
        if (!fits(m_game, procedure().actor, **unit))
            return refuse(Words::tr("%1 is not for %2, but for a %3")
                              .arg(procedure().label, m_game.nameOf(id), kindsOf(m_game, procedure().actor)));
        m_attempt.actor = *unit;
        return {};
    }

    Expected<void> readTarget()
    {
        if (!m_fields.has("target"))
            return {};
        if (!procedure().target.wanted)
            return refuse(Words::tr("%1 has no target").arg(procedure().label));
        const auto unit = findUnit(m_game, m_fields.text("target"));
        if (!unit)
            return tl::unexpected(unit.error());
        const QString name = m_game.nameOf((*unit)->id);
        if (m_attempt.actor && (*unit)->side == m_attempt.actor->side)
            return refuse(Words::tr("%1 is on the same side").arg(name));
        if (const auto there = needsInPlay(m_game, **unit); !there)
            return there;
        if (!fits(m_game, procedure().target, **unit))
            return refuse(Words::tr("%1 takes a %2 as its target, and %3 is a %4")
                              .arg(procedure().label, kindsOf(m_game, procedure().target), name,
                                   Words::amid(m_game.kindOf(**unit).label)));
        m_attempt.target = *unit;
        return {};
    }

    Expected<void> checkTrack()
    {
        if (m_game.stage == Stage::SetUp)
            return {};
        return rulesOf(*m_game.pack).mayResolve(m_game, procedure(), m_attempt.actor, m_attempt.target);
    }

    Expected<void> readWeapon()
    {
        const QString id = m_fields.text("weapon");
        const Unit* actor = m_attempt.actor;
        const packs::Weapon* named = m_game.pack->weapon(id);
        const bool once = actor && named && named->singleUse && actor->weapons.contains(id);
        if ((!procedure().actor.weapon && !once) || !actor) {
            if (!id.isEmpty())
                return refuse(Words::tr("%1 takes no weapon").arg(procedure().label));
            m_attempt.weapon = actor ? usedAlone(m_game, procedure(), *actor) : nullptr;
            return {};
        }
        const QStringList atHand = weaponsAtHand(m_game, *actor);
        const QStringList weapons = procedure().actor.weapon     ? weaponsFor(m_game, procedure(), *actor)
                                    : procedure().uses.isEmpty() ? atHand
                                                                 : procedure().uses;
        if (id.isEmpty()) {
            m_attempt.weapon = weapons.size() == 1 ? m_game.pack->weapon(weapons.front()) : nullptr;
            return m_attempt.weapon && m_attempt.weapon->usedUnnamed ? isLeft(*m_attempt.weapon) : Expected<void>();
        }
        const QString name = m_game.nameOf(actor->id);
        if (!atHand.contains(id))
            return refuse(Words::tr("%1 has no weapon “%2”; it has: %3")
                              .arg(name, id.left(40), atHand.join(QStringLiteral(", "))));
        if (!weapons.contains(id))
            return refuse(Words::tr("%1 is not done with this weapon: %2").arg(procedure().label, named->label));
        m_attempt.weapon = named;
        return isLeft(*named);
    }

    Expected<void> isLeft(const packs::Weapon& weapon) const
    {
        const Unit& actor = *m_attempt.actor;
        if (actor.weapons.contains(weapon.id) && actor.weapons.value(weapon.id) == 0)
            return refuse(Words::tr("%1 has used it up: %2").arg(m_game.nameOf(actor.id), weapon.label));
        return {};
    }

    // How far away the target is must make a difference, and be in reach.
    Expected<void> readDistance()
    {
        if (!m_fields.has("distance"))
            return {};
        const int distance = m_fields.number("distance");
        const packs::Weapon* weapon = m_attempt.weapon;
        const bool byBands = weapon && !weapon->bands.empty();
        if (!byBands && distance < 0)
            return refuse(Words::tr("a distance is 0 or more"));
        if (!byBands && !asksDistance(*m_game.pack, procedure()))
            return refuse(Words::tr("a distance goes with a weapon that has bands of range"));
        if (byBands && !bandAt(*weapon, distance))
            return refuse(Words::tr("%1 does not reach so far").arg(weapon->label));
        m_attempt.distance = distance;
        return {};
    }

    // As the units say, where nothing else was given.
    Expected<void> readValues()
    {
        m_attempt.values =
            derivedInputs(m_game, procedure(), m_attempt.actor, m_attempt.target, m_attempt.weapon, m_attempt.distance);
        if (const auto given = readInputs(); !given)
            return given;
        if (const auto ticked = tickFactors(); !ticked)
            return ticked;
        if (procedure().actor.weapon && !m_attempt.weapon && m_attempt.actor && wantsWeapon())
            return nameAWeapon();
        return {};
    }

    Expected<void> nameAWeapon() const
    {
        const QString name = m_game.nameOf(m_attempt.actor->id);
        const QStringList weapons = weaponsFor(m_game, procedure(), *m_attempt.actor);
        return weapons.isEmpty()
                   ? refuse(Words::tr("%1 has no weapon for %2").arg(name, procedure().label))
                   : refuse(Words::tr("name the weapon of %1: %2").arg(name, weapons.join(QStringLiteral(", "))));
    }

    Expected<void> readInputs()
    {
        const Json given = m_fields.object("inputs");
        for (const auto& [key, json] : given.items()) {
            const QString id = QString::fromStdString(key);
            const packs::ProcedureInput* input = procedure().input(id);
            if (!input)
                return refuse(Words::tr("%1 has no input “%2”; it takes: %3")
                                  .arg(procedure().id, id.left(40), ids(procedure().inputs)));
            const auto value = packs::parseValue(*input, json);
            if (!value)
                return tl::unexpected(value.error());
            m_attempt.values.insert(id, *value);
        }
        return {};
    }

    // `["night", "raw"]`, or `{"night": true, "hit-tokens": 2}`.
    Expected<void> tickFactors()
    {
        const Json given = m_fields.json("factors");
        if (!given.is_null() && !given.is_array() && !given.is_object())
            return refuse(Words::tr("“factors” is a list of ids, or an object, as {\"hit-tokens\": 2}"));
        for (const auto& [key, json] : given.items()) {
            const Json ticked = given.is_array() ? Json(true) : json;
            const std::string& name = given.is_array() && json.is_string() ? json.get_ref<const std::string&>() : key;
            const QString id = QString::fromStdString(name);
            const packs::ProcedureInput* input = procedure().input(id);
            if (!input || input->factors.isEmpty())
                return refuse(Words::tr("%1 has no factor “%2”").arg(procedure().label, id.left(40)));
            const bool counted = input->kind == packs::ProcedureInput::Kind::Number && ticked.is_boolean();
            const auto value = packs::parseValue(*input, counted ? Json(int(ticked.get<bool>())) : ticked);
            if (!value)
                return tl::unexpected(value.error());
            m_attempt.values.insert(id, *value);
        }
        return {};
    }

    // Whether something is missing that only a weapon can say.
    bool wantsWeapon() const
    {
        const auto& inputs = procedure().inputs;
        return std::any_of(inputs.begin(), inputs.end(), [&](const packs::ProcedureInput& input) {
            return input.from.startsWith(QLatin1String("weapon.")) && !input.standard &&
                   !m_attempt.values.contains(input.id);
        });
    }

    Expected<void> checkAttacks()
    {
        const Unit* actor = m_attempt.actor;
        const bool counted = actor && m_game.stage == Stage::Activation && m_attempt.attacks() > 0;
        if (!counted)
            return {};
        const packs::Weapon unnamed;
        const auto most = rulesOf(*m_game.pack)
                              .mostAttacks(m_game, procedure(), *actor, m_attempt.weapon ? *m_attempt.weapon : unnamed);
        if (!most || m_attempt.attacks() <= *most)
            return {};
        const QString with = m_attempt.weapon ? m_attempt.weapon->label : Words::tr("unnamed weapon");
        return refuse(Words::tr("%1 makes at most %2 of the attacks of its %3 now")
                          .arg(m_game.nameOf(actor->id), QString::number(*most), with));
    }

    Expected<void> completeValues()
    {
        auto complete = packs::complete(procedure(), m_attempt.values);
        if (!complete)
            return tl::unexpected(complete.error());
        m_attempt.values = std::move(*complete);
        return {};
    }

    // What the pack forbids because of what a unit is or has.
    Expected<void> checkRefusals()
    {
        for (const packs::Refusal& refusal : procedure().refusals) {
            const Unit* unit = refusal.role == QLatin1String("actor") ? m_attempt.actor : m_attempt.target;
            if (refusal.role.isEmpty() || !unit)
                continue;
            const bool concerned = unit->statuses.contains(refusal.status) ||
                                   (!refusal.lacks.isEmpty() && countOfMember(m_game, *unit, refusal.lacks) == 0);
            if (concerned && packs::isMet(*m_game.pack, procedure(), refusal, m_attempt.values, m_game.rulings))
                return refuse(refusal.words);
        }
        return {};
    }

    Game& m_game;
    const Fields& m_fields;
    Attempt m_attempt;
};

}

int Attempt::attacks() const
{
    for (const packs::ProcedureInput& input : procedure->inputs) {
        const packs::Value value = values.value(input.id);
        const auto* number = std::get_if<qint64>(&value);
        if (number && input.from == QLatin1String("weapon.attacks"))
            return static_cast<int>(*number);
    }
    return 0;
}

Expected<Attempt> readAttempt(Game& game, const Fields& fields)
{
    return Reader(game, fields).read();
}

}
