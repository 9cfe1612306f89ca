// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/desk.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "game/track.h"
#include "game/tracks/phases.h"
#include "game/tracks/sideturns.h"

#include <algorithm>

namespace adjutant::app {

namespace {

/// Whether the app threw any of them.
bool fellHere(const std::vector<dice::Throw>& throws)
{
    return std::any_of(throws.begin(), throws.end(), [](const dice::Throw& one) {
        return std::any_of(one.fallen.begin(), one.fallen.end(),
                           [](const dice::Die& die) { return !die.typed && !die.counted; });
    });
}

}

Desk::Desk(journal::Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &journal::Session::changed, this, &Desk::follow);
    m_choice.follow(game());
    findWaitingThrow();
}

void Desk::lookAt(qint64 entry)
{
    Expected<game::Game> then = m_session.gameAt(entry);
    const journal::Entry* said = m_session.log().find(entry);
    if (!then || !said) {
        Q_EMIT refused(then ? tr("There is no entry %1.").arg(entry) : then.error().words);
        return;
    }
    m_past = m_past ? Past{entry, std::move(*then), std::move(m_past->choice), std::move(m_past->shown)}
                    : Past{entry, std::move(*then), m_choice, std::move(m_shown)};
    m_choice.clearUnits();
    m_shown.reset();
    if (!said->throws.empty())
        if (const Expected<game::Game> before = m_session.gameAt(entry - 1))
            m_shown = shownThrow(*before, *said);
    if (!m_shown)
        findWaitingThrow();
    Q_EMIT changed();
}

void Desk::lookAtNow()
{
    if (!m_past)
        return;
    m_choice = std::move(m_past->choice);
    m_shown = std::move(m_past->shown);
    m_past.reset();
    follow();
}

/// What is past cannot be done otherwise by playing on.
bool Desk::isPast()
{
    if (m_past)
        Q_EMIT refused(
            tr("This is how the table stood after entry %1. Back to now (Esc) plays on.").arg(m_past->entry));
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
    const bool chosen = game().active.isEmpty() || game::openAnswerOf(game(), m_choice.actor);
    return game().unit(chosen ? m_choice.actor : game().active);
}

const game::Unit* Desk::thrower() const
{
    const auto must = check();
    return must ? game().unit(textAt(must->prefilled, "actor")) : actor();
}

const game::Unit* Desk::target() const
{
    const game::Unit* unit = game().unit(m_choice.target);
    return unit && unit->inPlay() ? unit : nullptr;
}

std::vector<const packs::Weapon*> Desk::weapons() const
{
    std::vector<const packs::Weapon*> found;
    const game::Unit* unit = actor();
    if (!unit)
        return found;
    for (const QString& id : game::weaponsAtHand(game(), *unit)) {
        const packs::Weapon* weapon = pack().weapon(id);
        const bool usedUp = unit->weapons.contains(id) && unit->weapons.value(id) == 0;
        if (weapon && !usedUp)
            found.push_back(weapon);
    }
    return found;
}

const packs::Weapon* Desk::weapon() const
{
    const auto carried = weapons();
    if (carried.empty())
        return nullptr;
    const QString taken = m_choice.weapons.value(actor()->id);
    const auto found = std::find_if(carried.begin(), carried.end(), [&](auto* one) { return one->id == taken; });
    return found == carried.end() ? carried.front() : *found;
}

const packs::Weapon* Desk::weaponFor(const packs::Procedure& procedure) const
{
    if (procedure.actor.weapon)
        return weapon();
    for (const packs::Weapon* one : weapons())
        if (one->singleUse && actor()->weapons.contains(one->id) && one->id == m_choice.weapons.value(actor()->id))
            return one;
    return nullptr;
}

std::vector<const game::Unit*> Desk::targets() const
{
    std::vector<const game::Unit*> found;
    const game::Unit* acting = actor();
    if (!acting)
        return found;
    for (const game::Unit& unit : game().units)
        if (unit.side != acting->side && unit.inPlay() && mayBeAimedAt(unit))
            found.push_back(&unit);
    return found;
}

Expected<void> Desk::mayResolve(const packs::Procedure& procedure, const game::Unit* target) const
{
    return game::mayResolve(game(), procedure, procedure.actor.wanted ? actor() : nullptr, target);
}

/// Where units act without being activated, or for one action only, a target is what they have something for.
bool Desk::mayBeAimedAt(const game::Unit& unit) const
{
    if (game::activatesFirst(game()) && (pack().track.hand == 0 || game().active.isEmpty()))
        return true;
    const auto open = game::proceduresFor(game(), *actor(), &unit);
    return std::any_of(open.begin(), open.end(), [&](const auto* one) { return mayResolve(*one, &unit).has_value(); });
}

std::optional<game::Must> Desk::mustDo(const QString& command) const
{
    for (const game::Must& must : game::mustsOf(game()))
        if (must.command == command)
            return must;
    return std::nullopt;
}

/// Of several units that have to resolve something, the one that was chosen.
std::optional<game::Must> Desk::check() const
{
    const auto musts = game::mustsOf(game());
    if (musts.empty() || musts.front().command != QLatin1String("resolve"))
        return std::nullopt;
    const auto chosen = std::find_if(musts.begin(), musts.end(), [&](const game::Must& must) {
        return !m_choice.actor.isEmpty() && textAt(must.prefilled, "actor") == m_choice.actor;
    });
    return chosen == musts.end() ? musts.front() : *chosen;
}

bool Desk::activatesChosen() const
{
    if (!actor() || !game().active.isEmpty() || game().pending || check())
        return false;
    const packs::Phase* phase = pack().track.phase(game::phaseOf(game()));
    if (pack().track.hand > 0 && (!action() || action()->does != packs::Cube::Unit))
        return false;
    const bool acts = game::activatesFirst(game()) || (phase && phase->activeOnly && phase->procedures.isEmpty());
    return acts && may(QStringLiteral("activate"));
}

const packs::TrackAction* Desk::action() const
{
    return pack().track.action(m_choice.action);
}

void Desk::takeAction(const QString& action)
{
    m_choice.action = action;
    Q_EMIT changed();
}

bool Desk::placesTokens() const
{
    return game().stage == game::Stage::Activation && !game().pending && game::placesTokens(game());
}

bool Desk::rollsForTokens() const
{
    const auto must = check();
    return must && pack().track.tokens && textAt(must->prefilled, "procedure") == pack().track.tokens->procedure;
}

bool Desk::may(const QString& command) const
{
    return game::mayOf(game()).contains(command);
}

std::vector<const packs::Procedure*> Desk::procedures() const
{
    return proceduresAt(target());
}

std::vector<const packs::Procedure*> Desk::proceduresAt(const game::Unit* target) const
{
    const game::Unit* acting = actor();
    if (!acting || check())
        return {};
    auto found = game::proceduresFor(game(), *acting, target);
    std::erase_if(found, [this, target](const packs::Procedure* one) {
        const auto& checks = pack().track.checks;
        const bool asked =
            std::any_of(checks.begin(), checks.end(), [&](const auto& due) { return due.procedure == one->id; });
        // Before it is activated, a unit may be told what it could do.
        const bool now = !game().active.isEmpty() || !game::activatesFirst(game());
        const bool ofOthers = !one->actor.wanted && game::openAnswerOf(game(), actor()->id);
        return asked || ofOthers || (one->actor.weapon && !weapon()) || (now && !mayResolve(*one, target));
    });
    return found;
}

const packs::Procedure* Desk::procedure() const
{
    if (const auto must = check())
        return pack().procedure(textAt(must->prefilled, "procedure"));
    const packs::Procedure* found = procedureAt(target());
    return target() || (found && found->id == m_choice.procedure) ? found : nullptr;
}

const packs::Procedure* Desk::procedureAt(const game::Unit* target) const
{
    const auto open = proceduresAt(target);
    const auto taken = std::find_if(open.begin(), open.end(), [&](const auto* one) { return one->id == m_choice.procedure; });
    if (taken != open.end())
        return *taken;
    return open.empty() ? nullptr : open.front();
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
    const bool turns = game::activatesFirst(game());
    if (acting && unit->side != acting->side && (turns || mayBeAimedAt(*unit) || !game::mayBeChosen(game(), *unit)))
        return aim(id);
    if (acting && acting->id == id && activatesChosen())
        return activate(id);
    choose(id);
}

void Desk::pass()
{
    if (pack().track.hand == 0) {
        send({{"do", "pass"}});
        return;
    }
    for (const packs::TrackAction& one : pack().track.choices)
        if (one.does == packs::Cube::Pass)
            takeAction(one.id);
}

void Desk::putToken(const QString& id)
{
    const game::Unit* unit = game().unit(id);
    const auto& tokens = pack().track.tokens;
    if (!unit || !tokens)
        return;
    const bool calls = tokens->sorties.contains(game().kindOf(*unit).id) && unit->counters.value(tokens->counter) == 0;
    send({{"do", calls ? "sortie" : "token"}, {"unit", utf8(id)}});
}

void Desk::choose(const QString& id)
{
    const game::Unit* unit = game().unit(id);
    if (!unit)
        return;
    if (placesTokens())
        return putToken(id);
    const bool turns = game::activatesFirst(game());
    if (!turns && !game().active.isEmpty() && game().active != id)
        return activate(id);
    if (!game().active.isEmpty() && game().active != id) {
        Q_EMIT refused(tr("%1 is active. Next ends its activation.").arg(game().nameOf(game().active)));
    } else if (unit->destroyed) {
        Q_EMIT refused(tr("%1 is destroyed.").arg(unit->name));
    } else if (turns && unit->side != game().acting) {
        Q_EMIT refused(tr("It is the turn of %1.").arg(game().nameOf(game().acting)));
    } else if (unit->done) {
        Q_EMIT refused(tr("%1 has been activated in this round.").arg(unit->name));
    } else if (!turns && !game::mayBeChosen(game(), *unit)) {
        Q_EMIT refused(tr("%1 has nothing to do in this phase.").arg(unit->name));
    } else if (m_choice.actor != id) {
        m_choice.actor = id;
        m_choice.clearTarget();
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
    if (m_choice.target != id)
        m_choice.clearTarget();
    m_choice.target = id;
    if (!game().pending)
        m_shown.reset();
    Q_EMIT changed();
    if (!game::activatesFirst(game()) && procedures().empty())
        sayWhyNot();
}

/// Why the chosen unit has nothing to resolve at its target.
void Desk::sayWhyNot()
{
    for (const packs::Procedure* one : game::proceduresFor(game(), *actor(), target()))
        if (const auto may = mayResolve(*one, target()); !may) {
            Q_EMIT refused(may.error().words);
            return;
        }
}

void Desk::takeProcedure(const QString& procedure)
{
    m_choice.procedure = procedure;
    if (!game().pending)
        m_shown.reset();
    Q_EMIT changed();
}

bool Desk::asksDistance() const
{
    const packs::Procedure* found = check() ? nullptr : procedure();
    if (!found || !found->target.wanted || !target())
        return false;
    const bool byBand = found->actor.weapon && std::any_of(found->inputs.begin(), found->inputs.end(), [](const packs::ProcedureInput& input) {
        return input.from.endsWith(QLatin1String(".modifier"));
    });
    return game::asksDistance(pack(), *found) ||
           (byBand && weapon() && !weapon()->melee && weapon()->bands.size() > 1);
}

void Desk::takeDistance(std::optional<int> distance)
{
    m_choice.distance = distance;
    Q_EMIT changed();
}

void Desk::takeWeapon(const QString& weapon)
{
    if (!actor())
        return;
    m_choice.weapons[actor()->id] = weapon;
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
    m_choice.clearTarget();
    m_choice.procedure.clear();
    m_choice.action.clear();
    m_choice.actor = game().active;
    Q_EMIT changed();
}

void Desk::answer(const QString& id)
{
    const game::Answer* answer = game::openAnswerOf(game(), id);
    if (!answer || isPast())
        return;
    m_choice.actor = id;
    m_choice.clearTarget();
    m_choice.procedure.clear();
    if (const game::Unit* active = game().unit(game().active); active && active->side != game().unit(id)->side)
        m_choice.target = active->id;
    if (!game().pending)
        m_shown.reset();
    Q_EMIT changed();
}

void Desk::chooseAgain(const Choice& choice)
{
    m_choice = choice;
    follow();
}

void Desk::activate(const QString& unit)
{
    Json command{{"do", "activate"}, {"unit", utf8(unit)}};
    if (action())
        command["action"] = utf8(m_choice.action);
    send(command);
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
        command = {{"do", "resolve"}, {"procedure", utf8(chosen->id)}};
        if (chosen->actor.wanted)
            command["actor"] = utf8(actor()->id);
        if (chosen->target.wanted)
            command["target"] = utf8(target()->id);
        if (const packs::Weapon* with = weaponFor(*chosen))
            command["weapon"] = utf8(with->id);
        if (distance())
            command["distance"] = *distance();
    }
    if (!inputs.empty())
        command["inputs"].update(inputs);
    if (!faces.empty())
        command["faces"] = faces;
    if (!rollsForTokens())
        command["accept"] = "later";
    const std::optional<ShownThrow> before = std::exchange(m_shown, std::nullopt);
    const Expected<journal::Entry> entry = m_session.apply(command);
    if (!entry) {
        m_shown = before;
        Q_EMIT refused(entry.error().words);
        return false;
    }
    if (fellHere(entry->throws))
        Q_EMIT diceFell();
    return true;
}

void Desk::prepare(std::optional<Prepared> prepared)
{
    const bool same = m_prepared && prepared
                          ? m_prepared->procedure == prepared->procedure && m_prepared->values == prepared->values
                          : !m_prepared && !prepared;
    m_prepared = std::move(prepared);
    if (!same)
        Q_EMIT preparedChanged();
}

/// It is on the table again when the game is opened, and lies there otherwise when it was mended.
void Desk::findWaitingThrow()
{
    if (game().pending)
        m_shown = waitingThrow(game(), m_session.log(), m_past ? m_past->entry : m_session.lastNumber());
}

void Desk::follow()
{
    if (m_past) {
        Q_EMIT changed();
        return;
    }
    findWaitingThrow();
    followChoice();
    if (m_shown && !game().pending && !m_session.log().empty() && m_session.canRedo())
        m_shown.reset();
    Q_EMIT changed();
}

void Desk::followChoice()
{
    const QString before = m_choice.actor;
    m_choice.follow(game());
    if (!game().pending && (game().active.isEmpty() || m_choice.actor != before))
        m_shown.reset();
}

}
