// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/desk.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "game/track.h"

#include <algorithm>

namespace adjutant::app {

Desk::Desk(journal::Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &journal::Session::changed, this, &Desk::follow);
    findPendingThrow();
}

void Desk::lookAt(qint64 entry)
{
    Expected<game::Game> then = m_session.gameAt(entry);
    const journal::Entry* said = m_session.log().find(entry);
    if (!then || !said) {
        Q_EMIT refused(then ? tr("There is no entry %1.").arg(entry) : then.error().words);
        return;
    }
    m_past = Past{entry, std::move(*then)};
    m_actor.clear();
    m_target.clear();
    m_procedure.clear();
    m_shown.reset();
    if (!said->throws.empty())
        if (const Expected<game::Game> before = m_session.gameAt(entry - 1))
            m_shown = shownThrow(*before, *said);
    Q_EMIT changed();
}

void Desk::lookAtNow()
{
    if (!m_past)
        return;
    m_past.reset();
    m_shown.reset();
    findPendingThrow();
    Q_EMIT changed();
}

/// What is past cannot be done otherwise by playing on.
bool Desk::isPast()
{
    if (m_past)
        Q_EMIT refused(tr("This is how the table stood after entry %1. Back to now (Esc) plays on.").arg(m_past->entry));
    return m_past.has_value();
}

bool Desk::send(const Json& command)
{
    if (isPast())
        return false;
    const Expected<journal::Entry> entry = m_session.apply(command);
    if (!entry) {
        Q_EMIT refused(entry.error().words);
        return false;
    }
    Q_EMIT said(entry->words);
    return true;
}

void Desk::undo()
{
    if (isPast())
        return;
    const Expected<journal::Entry> entry = m_session.undo();
    if (!entry)
        Q_EMIT refused(entry.error().words);
    else
        Q_EMIT said(tr("Undone: %1").arg(entry->words));
}

void Desk::redo()
{
    if (isPast())
        return;
    const Expected<journal::Entry> entry = m_session.redo();
    if (!entry)
        Q_EMIT refused(entry.error().words);
    else
        Q_EMIT said(tr("Done again: %1").arg(entry->words));
}

const game::Unit* Desk::actor() const
{
    return game().unit(game().active.isEmpty() ? m_actor : game().active);
}

const game::Unit* Desk::thrower() const
{
    const auto must = check();
    return must ? game().unit(textAt(must->prefilled, "actor")) : actor();
}

const game::Unit* Desk::target() const
{
    const game::Unit* unit = game().unit(m_target);
    return unit && unit->inPlay() ? unit : nullptr;
}

std::vector<const packs::Weapon*> Desk::weapons() const
{
    std::vector<const packs::Weapon*> found;
    const game::Unit* unit = actor();
    if (!unit)
        return found;
    for (const QString& id : game::weaponsAtHand(game(), *unit))
        if (const packs::Weapon* weapon = pack().weapon(id))
            found.push_back(weapon);
    return found;
}

const packs::Weapon* Desk::weapon() const
{
    const auto carried = weapons();
    if (carried.empty())
        return nullptr;
    const QString taken = m_weapons.value(actor()->id);
    const auto found = std::find_if(carried.begin(), carried.end(), [&](auto* one) { return one->id == taken; });
    return found == carried.end() ? carried.front() : *found;
}

std::vector<const game::Unit*> Desk::targets() const
{
    std::vector<const game::Unit*> found;
    const game::Unit* acting = actor();
    if (!acting)
        return found;
    for (const game::Unit& unit : game().units)
        if (unit.side != acting->side && unit.inPlay())
            found.push_back(&unit);
    return found;
}

std::optional<game::Must> Desk::mustDo(const QString& command) const
{
    for (const game::Must& must : game::mustsOf(game()))
        if (must.command == command)
            return must;
    return std::nullopt;
}

std::optional<game::Must> Desk::check() const
{
    return mustDo(QStringLiteral("resolve"));
}

bool Desk::may(const QString& command) const
{
    return game::mayOf(game()).contains(command);
}

std::vector<const packs::Procedure*> Desk::procedures() const
{
    const game::Unit* acting = actor();
    if (!acting || check())
        return {};
    auto found = game::proceduresFor(game(), *acting, target());
    std::erase_if(found, [this](const packs::Procedure* one) {
        const auto& checks = pack().track.checks;
        const bool asked = std::any_of(checks.begin(), checks.end(),
                                       [&](const auto& due) { return due.procedure == one->id; });
        return asked || (one->actor.weapon && !weapon());
    });
    return found;
}

const packs::Procedure* Desk::procedure() const
{
    if (const auto must = check())
        return pack().procedure(textAt(must->prefilled, "procedure"));
    const auto open = procedures();
    const auto taken = std::find_if(open.begin(), open.end(), [&](const auto* one) { return one->id == m_procedure; });
    if (taken != open.end())
        return *taken;
    return target() && !open.empty() ? open.front() : nullptr;
}

bool Desk::mayActivate(const game::Unit& unit) const
{
    const auto ready = game().ready(unit.side);
    return game().active.isEmpty() && unit.side == game().acting &&
           std::any_of(ready.begin(), ready.end(), [&](const auto* one) { return one->id == unit.id; });
}

void Desk::tap(const QString& id)
{
    const game::Unit* unit = game().unit(id);
    if (!unit || isPast() || game().stage != game::Stage::Activation)
        return;
    if (game().pending) {
        Q_EMIT refused(tr("The result of the last throw waits to be accepted first."));
        return;
    }
    const game::Unit* acting = actor();
    if (acting && unit->side != acting->side)
        return aim(id);
    if (acting && game().active.isEmpty() && acting->id == id)
        return activate(id);
    choose(id);
}

void Desk::choose(const QString& id)
{
    const game::Unit* unit = game().unit(id);
    if (!unit)
        return;
    if (!game().active.isEmpty() && game().active != id) {
        Q_EMIT refused(tr("%1 is active. Next ends its activation.").arg(game().nameOf(game().active)));
    } else if (unit->destroyed) {
        Q_EMIT refused(tr("%1 is destroyed.").arg(unit->name));
    } else if (unit->side != game().acting) {
        Q_EMIT refused(tr("It is the turn of %1.").arg(game().nameOf(game().acting)));
    } else if (unit->done) {
        Q_EMIT refused(tr("%1 has been activated in this round.").arg(unit->name));
    } else if (m_actor != id) {
        m_actor = id;
        m_target.clear();
        Q_EMIT changed();
    }
}

void Desk::aim(const QString& id)
{
    const game::Unit* unit = game().unit(id);
    if (!unit || !actor() || unit->side == actor()->side)
        return;
    if (unit->destroyed) {
        Q_EMIT refused(tr("%1 is destroyed.").arg(unit->name));
        return;
    }
    m_target = id;
    if (!game().pending)
        m_shown.reset();
    Q_EMIT changed();
}

void Desk::takeProcedure(const QString& procedure)
{
    m_procedure = procedure;
    if (!game().pending)
        m_shown.reset();
    Q_EMIT changed();
}

void Desk::takeWeapon(const QString& weapon)
{
    if (!actor())
        return;
    m_weapons[actor()->id] = weapon;
    Q_EMIT changed();
}

void Desk::nextWeapon()
{
    const auto carried = weapons();
    if (carried.size() < 2)
        return;
    const auto now = std::find(carried.begin(), carried.end(), weapon());
    takeWeapon((now + 1 == carried.end() ? carried.front() : *(now + 1))->id);
}

void Desk::clearChoice()
{
    m_target.clear();
    m_procedure.clear();
    if (game().active.isEmpty())
        m_actor.clear();
    Q_EMIT changed();
}

void Desk::activate(const QString& unit)
{
    send({{"do", "activate"}, {"unit", utf8(unit)}});
}

bool Desk::resolve(const Json& inputs, const Json& faces)
{
    if (isPast())
        return false;
    Json command;
    if (const auto must = check()) {
        command = must->prefilled;
        command["do"] = "resolve";
    } else {
        const packs::Procedure* chosen = procedure();
        command = {{"do", "resolve"}, {"procedure", utf8(chosen->id)}, {"actor", utf8(actor()->id)}};
        if (chosen->target.wanted)
            command["target"] = utf8(target()->id);
        if (chosen->actor.weapon)
            command["weapon"] = utf8(weapon()->id);
    }
    if (!inputs.empty())
        command["inputs"].update(inputs);
    if (!faces.empty())
        command["faces"] = faces;
    command["accept"] = "later";
    const std::optional<ShownThrow> before = std::exchange(m_shown, std::nullopt);
    const Expected<journal::Entry> entry = m_session.apply(command);
    if (!entry) {
        m_shown = before;
        Q_EMIT refused(entry.error().words);
        return false;
    }
    return true;
}

void Desk::prepare(std::optional<Prepared> prepared)
{
    const bool same = m_prepared && prepared ? m_prepared->procedure == prepared->procedure &&
                                                   m_prepared->values == prepared->values
                                             : !m_prepared && !prepared;
    m_prepared = std::move(prepared);
    if (!same)
        Q_EMIT preparedChanged();
}

/// A throw whose result was never accepted is on the table again when the game is opened.
void Desk::findPendingThrow()
{
    if (!game().pending)
        return;
    const auto& log = m_session.log();
    const auto found = std::find_if(log.rbegin(), log.rend(), [](const journal::Entry& entry) {
        return !entry.undone && textAt(entry.command, "do") == QLatin1String("resolve");
    });
    if (found != log.rend())
        m_shown = shownThrow(game(), *found); // its effects are still to be accepted
}

void Desk::follow()
{
    if (m_past) {
        Q_EMIT changed();
        return;
    }
    if (game().pending && (!m_shown || m_shown->procedure->id != game().pending->procedure))
        findPendingThrow();
    const game::Unit* chosen = game().unit(m_actor);
    if (game().active.isEmpty()) {
        if (!chosen || !mayActivate(*chosen)) {
            m_actor.clear();
            m_target.clear();
        }
        m_shown.reset();
    } else if (game().active != m_actor) {
        m_actor = game().active;
        m_target.clear();
        m_procedure.clear();
        if (!game().pending)
            m_shown.reset();
    }
    if (m_shown && !game().pending && !m_session.log().empty() && m_session.canRedo())
        m_shown.reset();
    Q_EMIT changed();
}

}
