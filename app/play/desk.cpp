// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/desk.h"

#include "base/sentence.h"
#include "game/track.h"
#include "game/tracks/answers.h"
#include "game/tried.h"

#include <algorithm>
#include <utility>

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

/// Whether the unit that acts throws nothing more of what is chosen once this is done. What is refused ends nothing.
bool endsThrow(const game::Game& game, const Json& command)
{
    const QString what = textAt(command, "do");
    if (what != QLatin1String("next") && what != QLatin1String("pass") && what != QLatin1String("activate"))
        return false;
    dice::TypedFaces none({});
    return game::tryOn(game, command, none).has_value();
}

}

Desk::Desk(journal::Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &journal::Session::changed, this, &Desk::follow);
    connect(this, &Desk::changed, this, [this] { m_asked = false; });
    takeWeaponsUsedLast();
    m_choice.follow(game());
    findWaitingThrow();
}

/// Whoever opens the game finds in the hands of the units what they used last.
void Desk::takeWeaponsUsedLast()
{
    constexpr std::size_t most = 300; // entries, each of which has to be read
    const journal::Log& log = m_session.log();
    for (std::size_t i = log.size(), least = i - std::min(i, most); i-- > least;) {
        const journal::Entry* counts = log.atTheTable(i);
        if (!counts)
            continue;
        const Json& command = journal::toldCommand(*counts);
        const QString weapon = textAt(command, "weapon"), actor = textAt(command, "actor");
        if (!weapon.isEmpty() && !m_choice.usedLast.contains(actor))
            m_choice.usedLast.insert(actor, weapon);
    }
}

void Desk::lookAt(qint64 entry)
{
    Expected<game::Game> then = m_session.mendedGameAt(entry);
    const journal::Entry* said = m_session.log().find(entry);
    if (const journal::Entry* now = said ? m_session.log().standing(*said) : nullptr)
        said = now;
    if (!then || !said) {
        Q_EMIT refused(then ? tr("There is no entry %1.").arg(entry) : sentence(then.error().words));
        return;
    }
    m_past = m_past ? Past{entry, std::move(*then), std::move(m_past->choice), std::move(m_past->shown)}
                    : Past{entry, std::move(*then), m_choice, std::move(m_shown)};
    m_choice.clearUnits();
    m_shown.reset();
    if (!said->throws.empty())
        if (const Expected<game::Game> before = m_session.mendedGameBefore(said->number))
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

QString Desk::whyPast() const
{
    return tr("You look back at entry %1. Back to now (Esc) plays on.").arg(past());
}

/// What is past cannot be done otherwise by playing on.
bool Desk::isPast()
{
    if (m_past)
        Q_EMIT refused(whyPast());
    return m_past.has_value();
}

bool Desk::send(const Json& command)
{
    if (isPast())
        return false;
    if (m_keepsDice && endsThrow(game(), command) && sparesDice(QString::fromUtf8(toText(command))))
        return false;
    const Expected<journal::Entry> entry = m_session.apply(command);
    if (!entry) {
        Q_EMIT refused(sentence(entry.error().words));
        return false;
    }
    Q_EMIT said(entry->words);
    if (textAt(command, "do") == QLatin1String("react"))
        answerAtOnce(textAt(command, "unit"));
    return true;
}

/// What a reaction has to resolve by itself comes next.
void Desk::answerAtOnce(const QString& unit)
{
    if (const game::Answer* open = game::openAnswerOf(game(), unit); open && !game::comesWithAnAttack(game(), *open))
        answer(unit);
}

QString Desk::costOf(const Json& command) const
{
    const bool again = textAt(command, "unit") == game().active;
    return again && !command.contains("paid") ? costOnceMore(command) : QString();
}

QString Desk::costOnceMore(const Json& command) const
{
    const QString price = priceOf(command);
    return price.isEmpty() ? QString() : tr("%1 more").arg(price);
}

QString Desk::costOfTheSame(const Json& command) const
{
    const QString price = priceOf(command);
    return price.isEmpty() ? QString() : tr("again for %1").arg(price);
}

QString Desk::priceOf(const Json& command) const
{
    const game::Unit* unit = game().unit(textAt(command, "unit"));
    const QString what = textAt(command, "do");
    const bool spends = what == QLatin1String("activate") || what == QLatin1String("hold");
    return spends && unit ? game::priceOf(game(), *unit, textAt(command, "action")) : QString();
}

void Desk::tellMissing(const QString& words)
{
    if (std::exchange(m_missing, words) != words)
        Q_EMIT missingChanged();
}

QString Desk::undoQuestion() const
{
    const journal::Entry* last = m_session.undoEntry();
    if (last && textAt(last->command, "do") == QLatin1String("begin"))
        return tr("Undo the beginning of the game? Undo once more does it.");
    return last && m_session.game().stage == game::Stage::SetUp
               ? tr("Undo what was set up? Undo once more does it: %1").arg(last->words)
               : QString();
}

bool Desk::asksBeforeUndo() const
{
    return !undoQuestion().isEmpty();
}

void Desk::undo()
{
    if (isPast())
        return;
    if (const QString question = undoQuestion(); !question.isEmpty() && !std::exchange(m_asked, true)) {
        Q_EMIT said(question);
        return;
    }
    const Expected<journal::Entry> entry = m_session.undo();
    if (!entry)
        Q_EMIT refused(sentence(entry.error().words));
    else
        Q_EMIT said(tr("Undone: %1").arg(entry->words));
}

void Desk::redo()
{
    if (isPast() || (m_session.canRedo() && sparesDice(QStringLiteral("redo"))))
        return;
    const Expected<journal::Entry> entry = m_session.redo();
    if (!entry)
        Q_EMIT refused(sentence(entry.error().words));
    else
        Q_EMIT said(tr("Done again: %1").arg(entry->words));
}

void Desk::keepDice(bool typed)
{
    m_keepsDice = typed;
    m_spared.reset();
}

/// What would discard typed dice is refused, and done when it is wanted once more. In the past nothing discards them.
bool Desk::sparesDice(const QString& deed)
{
    if (m_past || !m_keepsDice)
        return false;
    if (std::exchange(m_spared, std::optional(deed)) == deed) {
        Q_EMIT diceGivenUp();
        return false;
    }
    Q_EMIT refused(tr("Dice of this throw are typed already. The same once more gives them up."));
    Q_EMIT diceSpared();
    return true;
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
    if (!turns && !game().active.isEmpty() && game().active != id) {
        activate(id);
    } else if (!game().active.isEmpty() && game().active != id) {
        Q_EMIT refused(tr("First: “%1”.").arg(game::nextOf(game())));
    } else if (unit->destroyed) {
        Q_EMIT refused(tr("%1 is destroyed.").arg(unit->name));
    } else if (turns && unit->side != game().acting) {
        Q_EMIT refused(tr("It is the turn of %1.").arg(game().nameOf(game().acting)));
    } else if (unit->done) {
        Q_EMIT refused(tr("%1 has been activated in this round.").arg(unit->name));
    } else if (!turns && !game::mayBeChosen(game(), *unit)) {
        Q_EMIT refused(tr("%1 has nothing to do in this phase.").arg(unit->name));
    } else if (m_choice.actor != id && !sparesDice(QStringLiteral("choose ") + id)) {
        m_choice.clearUnits();
        m_choice.actor = id;
        Q_EMIT changed();
    }
}

/// A side has one turn in a round where what is left of it is counted; the log knows what was done in it.
QStringList Desk::haveActed() const
{
    QStringList units;
    if (game::leftOf(game()).isEmpty())
        return units;
    const journal::Log& log = m_session.log();
    for (std::size_t line = log.size(); line > 0; --line) {
        const journal::Entry& entry = log.wordless(line - 1);
        if (m_past && entry.number > m_past->entry)
            continue;
        if (entry.round < game().round)
            break;
        const journal::Entry* standing = log.atTheTable(line - 1);
        if (!standing || entry.by != game().acting)
            continue;
        const Json& command = journal::toldCommand(*standing);
        if (textAt(command, "do") == QLatin1String("activate"))
            units << textAt(command, "unit");
    }
    return units;
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
    if ((isActing() || waitsForActivation()) && !mayBeAimedAt(*unit)) {
        const QString why = refusalAt(*unit);
        const bool again = actsForSomething() && may(QStringLiteral("activate"));
        const QString price = again ? game::priceOf(game(), *actor(), {}) : QString();
        const QString words =
            why.isEmpty() ? tr("%1 can do nothing to %2 now.").arg(actor()->name, unit->name) : sentence(why);
        Q_EMIT refused(waitsForActivation() ? words
                       : price.isEmpty()    ? tr("%1 Go on with “%2”.").arg(words, game::nextOf(game()))
                                            : tr("%1 Another action costs %2.").arg(words, price));
        return;
    }
    if (id != m_choice.target && sparesDice(QStringLiteral("aim ") + id))
        return;
    m_choice.aimAt(game(), id);
    putShownAway();
    Q_EMIT changed();
}

void Desk::takeProcedure(const QString& procedure)
{
    const packs::Procedure* now = this->procedure();
    if ((!now || now->id != procedure) && sparesDice(QStringLiteral("procedure ") + procedure))
        return;
    m_choice.procedure = procedure;
    const packs::Procedure* taken = pack().procedure(procedure);
    if (const packs::Weapon* with = taken && taken->actor.weapon && actor() ? weaponFor(*taken) : nullptr)
        m_choice.weapons[actor()->id] = with->id;
    putShownAway();
    Q_EMIT changed();
}

void Desk::takeAction(const QString& action)
{
    if (action != m_choice.action && sparesDice(QStringLiteral("action ") + action))
        return;
    m_choice.action = action;
    Q_EMIT changed();
}

void Desk::takeDistance(std::optional<int> distance)
{
    if (target())
        takeDistanceTo(target()->id, distance);
}

void Desk::takeDistanceTo(const QString& unit, std::optional<int> distance)
{
    m_choice.takeDistance(unit, distance);
    Q_EMIT changed();
}

void Desk::takeWeapon(const QString& weapon)
{
    if (!actor())
        return;
    const packs::Weapon* now = prospect().weapon;
    if (weapon != (now ? now->id : QString()) && sparesDice(QStringLiteral("weapon ") + weapon))
        return;
    m_choice.weapons[actor()->id] = weapon;
    m_choice.lastOfSide[actor()->side] = weapon;
    const packs::Procedure* prepared = pack().procedure(m_choice.procedure);
    const packs::Weapon* inHand = pack().weapon(weapon);
    if (prepared && prepared->actor.weapon && inHand && !mayTake(*prepared, *inHand))
        m_choice.procedure.clear();
    Q_EMIT changed();
}

void Desk::takeAnswer(const QString& weapon)
{
    if (!target())
        return;
    m_choice.weapons[target()->id] = weapon;
    Q_EMIT changed();
}

void Desk::nextWeapon()
{
    const auto carried = weaponsOfUse();
    if (carried.size() < 2)
        return;
    const auto now = std::find(carried.begin(), carried.end(), weapon());
    takeWeapon((now + 1 == carried.end() ? carried.front() : *(now + 1))->id);
}

void Desk::clearChoice()
{
    if (sparesDice(QStringLiteral("clear")))
        return;
    m_choice.clearTarget();
    m_choice.procedure.clear();
    m_choice.action.clear();
    m_choice.actor = game().active;
    putShownAway();
    Q_EMIT changed();
}

void Desk::answer(const QString& id)
{
    const game::Answer* answer = game::openAnswerOf(game(), id);
    if (!answer || isPast() || sparesDice(QStringLiteral("answer ") + id))
        return;
    m_choice.actor = id;
    m_choice.clearTarget();
    m_choice.procedure.clear();
    if (const game::Unit* active = game().unit(game().active); active && active->side != game().unit(id)->side)
        m_choice.target = active->id;
    putShownAway();
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
    const packs::TrackAction* taken = actor() && actor()->id == unit ? actionToTake() : nullptr; // not for another
    if (taken)
        command["action"] = utf8(taken->id);
    send(command);
}

bool Desk::resolve(const Json& inputs, const Json& faces)
{
    if (isPast())
        return false;
    Json command = resolveCommand();
    if (!inputs.empty())
        command["inputs"].update(inputs);
    if (!faces.empty())
        command["faces"] = faces;
    if (!rollsForTokens())
        command["accept"] = "later";
    const std::optional<ShownThrow> before = std::exchange(m_shown, std::nullopt);
    if (const packs::TrackAction* implied = impliedAction()) // or the same could be done for nothing once more
        (void)m_session.apply(
            {{"do", "activate"}, {"unit", utf8(game().active)}, {"action", utf8(implied->id)}, {"paid", true}});
    const Expected<journal::Entry> entry = m_session.apply(command);
    if (!entry) {
        m_shown = before;
        Q_EMIT refused(sentence(entry.error().words));
        return false;
    }
    if (fellHere(entry->throws))
        Q_EMIT diceFell();
    Q_EMIT resolved();
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
    const journal::Log& log = m_session.log();
    const QString last = log.empty() ? QString() : textAt(log.back().command, "do");
    // It may have fallen otherwise, or another one is prepared.
    if (last == QLatin1String("mend") || last == QLatin1String("activate") || m_session.canRedo())
        putShownAway();
    Q_EMIT changed();
}

/// A result that waits to be accepted stays.
void Desk::putShownAway()
{
    if (!game().pending)
        m_shown.reset();
}

/// What a unit has to resolve before it acts: afterwards it acts.
bool Desk::showsCheck() const
{
    const auto& checks = pack().track.checks;
    return m_shown && m_shown->procedure && std::any_of(checks.begin(), checks.end(), [this](const auto& check) {
               return check.procedure == m_shown->procedure->id;
           });
}

void Desk::followChoice()
{
    const QString before = m_choice.actor;
    m_choice.follow(game());
    if (game().active.isEmpty() || m_choice.actor != before || showsCheck())
        putShownAway();
}

}
