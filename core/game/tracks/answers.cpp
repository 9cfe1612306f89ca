// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/answers.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/track.h"
#include "game/tracks/reactions.h"
#include "game/tracks/rules.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// What the active unit may be resolving at a unit that reacts so.
QStringList asTargetNow(const Game& game, const packs::Reaction& reaction)
{
    const bool maybe = reaction.insteadOf.isEmpty() || !attacksNow(game, reaction).isEmpty();
    return maybe ? reaction.asTarget : QStringList();
}

// What an answer lets its unit resolve, or lets the active one resolve at it.
QStringList proceduresOf(const Game& game, const Answer& answer, bool asTarget)
{
    const packs::Reaction* reaction = answer.held ? nullptr : game.pack->track.reaction(answer.reaction);
    const packs::TrackAction* action = answer.held ? game.pack->track.action(answer.reaction) : nullptr;
    if (reaction)
        return asTarget ? asTargetNow(game, *reaction) : reaction->procedures;
    return action && !asTarget ? action->procedures : QStringList();
}

// The reaction by which a target would let the active unit resolve this against it, or null.
const packs::Reaction* reactionBehind(const Game& game, const packs::Procedure& procedure)
{
    for (const packs::Reaction& reaction : game.pack->track.reactions) {
        if (asTargetNow(game, reaction).contains(procedure.id))
            return &reaction;
    }
    return nullptr;
}

// Whether the procedure is such an attack, plain or as some reaction has it.
bool isAttack(const packs::Track& track, const QString& attack, const QString& procedure)
{
    return std::any_of(track.reactions.begin(), track.reactions.end(), [&](const packs::Reaction& one) {
        return one.insteadOf.contains(attack) &&
               (one.insteadOf.value(attack) == procedure || one.asTarget.contains(procedure));
    });
}

// The reaction behind an answer that is still to be resolved; else null.
const packs::Reaction* openReaction(const Game& game, const Answer& answer)
{
    return answer.used || answer.held ? nullptr : game.pack->track.reaction(answer.reaction);
}

// Whether it was declared to something else than an attack, as a move, and so does not change attacks.
bool isToNoAttack(const packs::Reaction& reaction, const Answer& answer)
{
    return !reaction.insteadOf.isEmpty() && !reaction.insteadOf.contains(answer.to);
}

// The reaction that the unit has declared and that an attack by this procedure would pass over, or null.
const packs::Reaction* passedOver(const Game& game, const Unit& unit, const packs::Procedure& procedure)
{
    for (const Answer& answer : game.turn.answers) {
        const packs::Reaction* reaction = answer.unit == unit.id ? openReaction(game, answer) : nullptr;
        if (!reaction || isToNoAttack(*reaction, answer))
            continue;
        for (const QString& attack : attacksNow(game, *reaction)) {
            if (isAttack(game.pack->track, attack, procedure.id))
                return reaction;
        }
    }
    return nullptr;
}

}

const Answer* answerOf(const Game& game, const QString& unit, const QString& procedure, bool asTarget)
{
    for (const Answer& answer : game.turn.answers) {
        if (answer.unit == unit && !answer.used && proceduresOf(game, answer, asTarget).contains(procedure))
            return &answer;
    }
    return nullptr;
}

const Answer* openAnswerOf(const Game& game, const QString& unit)
{
    for (const Answer& answer : game.turn.answers) {
        if (answer.unit == unit && !answer.used && !proceduresOf(game, answer, false).isEmpty())
            return &answer;
    }
    return nullptr;
}

void useAnswer(Game& game, const QString& unit, const QString& procedure, bool asTarget)
{
    if (const Answer* answer = answerOf(game, unit, procedure, asTarget))
        game.turn.answers[static_cast<std::size_t>(answer - game.turn.answers.data())].used = true;
}

Expected<void> goesWhereItShould(const Game& game, const Answer& answer, const Unit* target)
{
    const packs::Reaction* reaction = answer.held ? nullptr : game.pack->track.reaction(answer.reaction);
    if (!reaction || !reaction->atActive || !target || target->id == game.active)
        return {};
    return refuse(
        Words::tr("%1 answers %2, not %3").arg(reaction->label, game.nameOf(game.active), game.nameOf(target->id)));
}

Expected<void> targetMayReact(const Game& game, const packs::Procedure& procedure, const Unit* target)
{
    if (!target || answerOf(game, target->id, procedure.id, true))
        return {};
    if (const packs::Reaction* declared = passedOver(game, *target, procedure)) {
        const packs::Procedure& right = *game.pack->procedure(declared->asTarget.front());
        return refuse(Words::tr("%1 has declared a reaction (%2): against it, “%3” (%4) takes the place of %5")
                          .arg(game.nameOf(target->id), declared->label, right.id, right.label, procedure.label));
    }
    const packs::Reaction* reaction = reactionBehind(game, procedure);
    return reaction ? mayReact(game, *target, *reaction) : Expected<void>();
}

bool goesWithWhatWasDeclared(const Game& game, const packs::Procedure& procedure, const Unit& target)
{
    return std::none_of(game.turn.answers.begin(), game.turn.answers.end(), [&](const Answer& answer) {
        const packs::Reaction* reaction = answer.unit == target.id ? openReaction(game, answer) : nullptr;
        return reaction && isToNoAttack(*reaction, answer) && reaction->asTarget.contains(procedure.id) &&
               !mayReact(game, target, *reaction);
    });
}

bool goesWithTheAction(const Game& game, const packs::Procedure& procedure, const packs::Weapon& weapon)
{
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    bool hasPlainAttack = false;
    for (const packs::Reaction& reaction : game.pack->track.reactions) {
        if (!action || !reaction.asTarget.contains(procedure.id))
            continue;
        for (const QString& id : reaction.insteadOf) {
            const packs::Procedure* plain = action->procedures.contains(id) ? game.pack->procedure(id) : nullptr;
            if (plain && plain->actor.takes(weapon))
                return true;
            hasPlainAttack = hasPlainAttack || plain;
        }
    }
    return !hasPlainAttack;
}

bool goesWithTheAnswer(const Game& game, const packs::Procedure& procedure, const Unit* target,
                       const packs::Weapon& weapon)
{
    const Answer* answer = target ? answerOf(game, target->id, procedure.id, true) : nullptr;
    const packs::Reaction* reaction = answer ? openReaction(game, *answer) : nullptr;
    const packs::Procedure* plain = reaction ? game.pack->procedure(reaction->insteadOf.value(answer->to)) : nullptr;
    return !plain || plain->actor.takes(weapon);
}

bool comesWithAnAttack(const Game& game, const Answer& answer)
{
    const packs::Reaction* reaction = openReaction(game, answer);
    const Unit* active = game.unit(game.active);
    const Unit* unit = game.unit(answer.unit);
    if (!reaction || isToNoAttack(*reaction, answer) || !active || !unit)
        return false;
    return std::any_of(reaction->asTarget.begin(), reaction->asTarget.end(), [&](const QString& id) {
        return mayResolve(game, *game.pack->procedure(id), active, unit).has_value();
    });
}

void targetReacted(Game& game, const packs::Procedure& procedure, const Unit* target)
{
    const packs::Reaction* reaction = target ? reactionBehind(game, procedure) : nullptr;
    if (!reaction)
        return;
    if (!answerOf(game, target->id, procedure.id, true)) {
        const QStringList attacks = attacksNow(game, *reaction);
        takeReaction(game, *target, *reaction, attacks.isEmpty() ? reaction->to.front() : attacks.front());
    }
    useAnswer(game, target->id, procedure.id, true);
}

QString whatComesAfterwards(const Game& game)
{
    QString words;
    for (const Answer& answer : game.turn.answers) {
        const packs::Reaction* reaction = answer.held ? nullptr : game.pack->track.reaction(answer.reaction);
        if (reaction && reaction->afterwards && game.unit(answer.unit)->inPlay())
            words += Words::tr("; now %1 does what it has declared: %2").arg(game.nameOf(answer.unit), reaction->label);
    }
    return words;
}

}
