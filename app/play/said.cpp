// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/said.h"

#include "game/inputs.h"
#include "packs/resolve.h"
#include "play/desk.h"
#include "play/lastshot.h"
#include "play/prospects.h"

#include <utility>

namespace adjutant::app {

namespace {

using packs::Holds;

bool isOfWeapon(Holds of)
{
    return of == Holds::Weapon || of == Holds::Throw;
}

/// What the game says of it; where that is nothing, what it is by default, which is not the same: `no`, but `=no`.
QString textOf(const packs::ProcedureInput& input, const packs::Values& known)
{
    const auto value = known.constFind(input.id);
    return value != known.constEnd() ? packs::toText(input, *value)
           : input.standard          ? u'=' + packs::toText(input, *input.standard)
                                     : QString();
}

/// Whether anybody could say otherwise than the game does.
bool maySay(const Prospect& prospect, const packs::ProcedureInput& input)
{
    return !prospect.weapon || !game::isRuledOutBy(*prospect.weapon, input);
}

QString idOf(const game::Unit* unit)
{
    return unit ? unit->id : QString();
}

/// Each costs something of what its side has left.
QString actionOf(const game::Game& game)
{
    return QStringLiteral("%1/%2").arg(game.turn.left).arg(game.turn.action);
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

/// Nothing is said yet once it is somebody else's turn or another round has begun. Who answers out of turn or throws
/// what comes first only holds up the unit that acts.
Said::Words& Said::words()
{
    const game::Game& game = m_desk.game();
    const bool isPast = m_desk.past() > 0;
    if (!isPast)
        m_then = {};
    Words& words = isPast ? m_then : m_now;
    const QString acts = game.active.isEmpty() ? idOf(m_desk.actor()) : game.active;
    const QString of = QStringLiteral("%1/%2/%3").arg(m_desk.past()).arg(game.round).arg(acts);
    if (words.of != of)
        words = {of, {}};
    const QString throws = of + u'/' + idOf(m_desk.thrower());
    if (std::exchange(m_throws, throws) != throws)
        m_remembered.clear();
    return words;
}

QString Said::throwerOf(const packs::ProcedureInput& input) const
{
    return input.from == QLatin1String("game.last") ? QString() : idOf(m_desk.thrower());
}

QString Said::placeOf(const Prospect& prospect, const packs::ProcedureInput& input, const packs::Values& known) const
{
    const Holds of = holdsFor(m_desk.pack(), input);
    return QStringList{throwerOf(input), input.id, isOfTarget(of) && prospect.target ? prospect.target->id : QString(),
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
    const QMap<QString, One>& all = words().said;
    packs::Values values = remembered(prospect);
    const packs::Values known = knownOf(m_desk, prospect);
    const QString action = actionOf(m_desk.game());
    for (const packs::ProcedureInput& input : prospect.procedure->inputs) {
        const auto said = maySay(prospect, input) ? all.constFind(placeOf(prospect, input, known)) : all.constEnd();
        const auto value = said != all.constEnd() ? packs::parseValue(input, said->value) : tl::unexpected(Fault{});
        if (!value)
            continue;
        const bool isOver = said->thrownSince && said->action != action && known.contains(input.id);
        if (!isOver && (said->thrownSince || !onlyOfLastTime))
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
    QMap<QString, One>& all = words().said;
    const packs::Values known = knownOf(m_desk, prospect), unsaid = unsaidOf(m_desk, prospect);
    const packs::Values before = of(prospect);
    for (const packs::ProcedureInput& input : prospect.procedure->inputs) {
        if (!maySay(prospect, input))
            continue;
        const QString place = placeOf(prospect, input, known);
        const bool isUnsaid = !given.contains(input.id);
        if (isUnsaid && !(remembered(prospect).contains(input.id) && unsaid.contains(input.id)))
            all.remove(place);
        else if (const packs::Value now = (isUnsaid ? unsaid : given)[input.id];
                 !before.contains(input.id) || before[input.id] != now)
            all[place] = {packs::toJson(input, now), throwerOf(input)};
    }
}

/// By whom the journal says; by now somebody else may be about to throw.
void Said::keepAsLast()
{
    const journal::Log& log = m_desk.session().log();
    const QString actor = log.empty() ? QString() : textAt(log.back().command, "actor");
    const QString thrower = actor.isEmpty() ? idOf(m_desk.thrower()) : actor;
    for (One& one : m_now.said)
        if (!one.thrownSince && (one.thrower.isEmpty() || one.thrower == thrower)) {
            one.thrownSince = true;
            one.action = actionOf(m_desk.game());
        }
}

}
