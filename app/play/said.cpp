// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/said.h"

#include "packs/resolve.h"
#include "play/desk.h"
#include "play/lastshot.h"
#include "play/prospects.h"

#include <algorithm>

namespace adjutant::app {

namespace {

using packs::Holds;

bool isOfWeapon(Holds of)
{
    return of == Holds::Weapon || of == Holds::Throw;
}

QString textOf(const packs::ProcedureInput& input, const packs::Values& values)
{
    const auto value = values.constFind(input.id);
    return value != values.constEnd() ? packs::toText(input, *value)
           : input.standard           ? packs::toText(input, *input.standard)
                                      : QString();
}

}

bool isOfTarget(Holds of)
{
    return of == Holds::Target || of == Holds::Throw;
}

Holds holdsFor(const packs::Pack& pack, const packs::ProcedureInput& input)
{
    const auto source = packs::lookupOf(input.from);
    const packs::Procedure* lookup = source ? pack.lookup(source->lookup) : nullptr;
    if (!lookup || input.of != Holds::Actor)
        return input.of;
    bool weapon = false, target = false;
    for (const packs::ProcedureInput& one : lookup->inputs) {
        const bool isDistance = one.from == QLatin1String("weapon.distance");
        weapon = weapon || isOfWeapon(one.of);
        target = target || (isOfTarget(one.of) && !isDistance);
    }
    return weapon ? target ? Holds::Throw : Holds::Weapon : target ? Holds::Target : Holds::Actor;
}

/// Nothing is said yet once somebody else throws or another round has begun.
void Said::begin()
{
    const game::Unit* thrower = m_desk.thrower();
    const QString now = QStringLiteral("%1/%2").arg(m_desk.game().round).arg(thrower ? thrower->id : QString());
    if (m_of == now)
        return;
    m_of = now;
    m_said.clear();
    m_remembered.clear();
}

QString Said::placeOf(const Prospect& prospect, const packs::ProcedureInput& input, const packs::Values& known) const
{
    const Holds of = holdsFor(m_desk.pack(), input);
    return QStringList{input.id, isOfTarget(of) && prospect.target ? prospect.target->id : QString(),
                       isOfWeapon(of) && prospect.weapon ? prospect.weapon->id : QString(), textOf(input, known)}
        .join(QLatin1Char('/'));
}

const packs::Values& Said::remembered(const Prospect& prospect)
{
    const QString place = prospect.procedure->id + u'/' + (prospect.weapon ? prospect.weapon->id : QString());
    if (!m_remembered.contains(place))
        m_remembered[place] = rememberedOf(m_desk, *prospect.procedure, prospect.weapon);
    return m_remembered[place];
}

packs::Values Said::find(const Prospect& prospect, bool onlyOfLastTime)
{
    begin();
    packs::Values values = remembered(prospect);
    const packs::Values known = knownOf(m_desk, prospect);
    for (const packs::ProcedureInput& input : prospect.procedure->inputs) {
        const auto said = m_said.constFind(placeOf(prospect, input, known));
        const auto value = said != m_said.constEnd() ? packs::parseValue(input, said->value) : tl::unexpected(Fault{});
        if (value && (said->thrownSince || !onlyOfLastTime))
            values[input.id] = *value;
    }
    return values;
}

packs::Values Said::of(const Prospect& prospect)
{
    return find(prospect, false);
}

packs::Values Said::ofLastTime(const Prospect& prospect)
{
    return find(prospect, true);
}

/// What is not given is as it would be if nobody had said anything, which has to be said where it was otherwise.
void Said::keep(const Prospect& prospect, const packs::Values& given)
{
    begin();
    const packs::Values known = knownOf(m_desk, prospect), unsaid = unsaidOf(m_desk, prospect);
    const packs::Values before = of(prospect);
    for (const packs::ProcedureInput& input : prospect.procedure->inputs) {
        const QString place = placeOf(prospect, input, known);
        const bool isUnsaid = !given.contains(input.id);
        if (isUnsaid && !(remembered(prospect).contains(input.id) && unsaid.contains(input.id)))
            m_said.remove(place);
        else if (const packs::Value now = (isUnsaid ? unsaid : given)[input.id];
                 !before.contains(input.id) || before[input.id] != now)
            m_said[place] = {packs::toJson(input, now)};
    }
}

void Said::keepAsLast()
{
    for (One& one : m_said)
        one.thrownSince = true;
}

}
