// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/phases.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/turns.h"
#include "packs/standing.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using Ends = packs::Status::Ends;

std::vector<const packs::Phase*> phasesOf(const packs::Pack& pack)
{
    std::vector<const packs::Phase*> phases;
    for (const packs::Phase& phase : pack.track.phases) {
        if (phase.id != QLatin1String("set-up") && phase.id != QLatin1String("scoring"))
            phases.push_back(&phase);
    }
    return phases;
}

// An empty one until somebody goes first.
const packs::Phase& phaseNow(const Game& game)
{
    static const packs::Phase none;
    const packs::Phase* phase = game.pack->track.phase(game.turn.phase);
    return phase ? *phase : none;
}

// Null: the one that lasts is the last of the round.
const packs::Phase* phaseAfter(const Game& game)
{
    const auto phases = phasesOf(*game.pack);
    const auto now = std::find(phases.begin(), phases.end(), &phaseNow(game));
    return now == phases.end() || now + 1 == phases.end() ? nullptr : *(now + 1);
}

bool isInitiative(const Game& game, const packs::Procedure& procedure)
{
    return game.pack->track.initiative && game.pack->track.initiative->procedure == procedure.id;
}

bool isTokenRoll(const Game& game, const packs::Procedure& procedure)
{
    return game.pack->track.tokens && game.pack->track.tokens->procedure == procedure.id;
}

// Phases in which sides throw or place tokens are not for units to act in.
bool unitsAct(const Game& game)
{
    const packs::Track& track = game.pack->track;
    return !(track.initiative && isPhase(game, track.initiative->phase)) &&
           !(track.tokens && isPhase(game, track.tokens->phase));
}

Expected<void> mayAct(const Game& game, const Unit& unit)
{
    const QString name = game.nameOf(unit.id);
    if (!unitsAct(game))
        return refuse(Words::tr("no unit acts in this phase: %1").arg(phaseNow(game).label));
    if (const auto there = needsInPlay(game, unit); !there)
        return there;
    if (phaseNow(game).activeOnly && !isActive(game, unit))
        return refuse(Words::tr("%1 is not active this turn").arg(name));
    return {};
}

// Whether an active unit has attacked this one in the phase, so that it may answer.
bool mayAnswer(const Game& game, const Unit& unit, const Unit* attacker)
{
    const auto& attacks = game.turn.activations.attacks;
    return attacker && std::any_of(attacks.begin(), attacks.end(), [&](const Attack& one) {
               return one.unit == attacker->id && one.target == unit.id;
           });
}

// A procedure that phases name belongs to these.
Expected<void> belongsHere(const Game& game, const packs::Procedure& procedure)
{
    QStringList labels;
    for (const packs::Phase& phase : game.pack->track.phases) {
        if (phase.procedures.contains(procedure.id))
            labels << phase.label;
    }
    if (labels.isEmpty() || phaseNow(game).procedures.contains(procedure.id))
        return {};
    return refuse(Words::tr("%1 belongs to the phase %2; now: %3")
                      .arg(procedure.label, labels.join(Words::tr(" or ")), phaseNow(game).label));
}

bool anyMayAct(const Game& game)
{
    return std::any_of(game.units.begin(), game.units.end(),
                       [&](const Unit& unit) { return mayAct(game, unit).has_value(); });
}

bool wasAttacked(const Game& game, const Unit& unit)
{
    const auto& attacks = game.turn.activations.attacks;
    return std::any_of(attacks.begin(), attacks.end(), [&](const Attack& one) { return one.target == unit.id; });
}

// Beside what has to be resolved.
bool anyMayResolve(const Game& game)
{
    const auto somebody = [&](const packs::Procedure& procedure) {
        return std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) {
            return fits(game, procedure.actor, unit) &&
                   (!phaseNow(game).activeOnly || isActive(game, unit) || wasAttacked(game, unit));
        });
    };
    const auto& all = game.pack->procedures;
    return std::any_of(all.begin(), all.end(), [&](const packs::Procedure& one) {
        return !isInitiative(game, one) && !isTokenRoll(game, one) && belongsHere(game, one) &&
               (!one.actor.wanted || somebody(one));
    });
}

// Both sides in each phase, in the order in which they are written. Who has the initiative, which units are active and
// how they reform follow the pack; which of them acts next within a phase is left to the table.
class Phases : public TrackRules
{
public:
    std::vector<CommandKind> commands(const packs::Pack& pack) const override
    {
        auto all = tokenCommands(pack);
        for (CommandKind& kind : reformCommands(pack))
            all.push_back(std::move(kind));
        return all;
    }

    QString phase(const Game& game) const override { return game.turn.phase; }
    bool findsFirst(const packs::Pack& pack) const override { return pack.track.initiative.has_value(); }
    bool checksOnActivation() const override { return false; }
    bool activatesFirst() const override { return false; }

    bool mayBeChosen(const Game& game, const Unit& unit) const override
    {
        if (!unit.inPlay())
            return false;
        if (!unitsAct(game)) {
            const auto waiting = awaitingRolls(game);
            const bool waits =
                std::any_of(waiting.begin(), waiting.end(), [&](const Unit* one) { return one->id == unit.id; });
            return unit.side == game.acting && (waits || placesTokens(game));
        }
        return !phaseNow(game).activeOnly || isActive(game, unit) || wasAttacked(game, unit);
    }

    QStringList may(const Game& game) const override
    {
        if (seeksInitiative(game))
            return {QStringLiteral("resolve"), QStringLiteral("first")};
        if (placesTokens(game))
            return placingMay(game) << QStringLiteral("pass");
        QStringList may;
        if (!musts(game).empty() || anyMayResolve(game))
            may << QStringLiteral("resolve");
        if (anyMayAct(game))
            may << QStringLiteral("activate");
        if (!game.active.isEmpty())
            may << QStringLiteral("pass");
        return may + reformMay(game);
    }

    std::vector<Must> musts(const Game& game) const override
    {
        return seeksInitiative(game) ? initiativeMusts(game) : tokenMusts(game);
    }

    QString next(const Game& game) const override
    {
        if (placesTokens(game))
            return placing(game);
        if (const packs::Phase* phase = phaseAfter(game))
            return Words::tr("Go on to %1").arg(phase->label);
        return Words::tr("End round %1").arg(game.round);
    }

    bool nextIsTaken(const Game&) const override { return true; }

    QString whoActs(const Game& game) const override
    {
        if (seeksInitiative(game))
            return Words::tr("both sides throw for the initiative");
        if (placesTokens(game))
            return Words::tr("%1 places tokens").arg(game.nameOf(game.acting));
        if (!unitsAct(game))
            return phaseNow(game).label;
        return Words::tr("%1; the table keeps the turns in it").arg(phaseNow(game).label);
    }

    Numbers numbersOf(const Game& game, const Side& side) const override
    {
        if (!game.pack->track.tokens)
            return {};
        const bool places = placesTokens(game) && side.id == game.acting;
        const Allowance allowance = allowanceOf(game, side.id);
        return {{packs::standing::placesTokens, places ? 1 : 0},
                {packs::standing::tokensPlaced, allowance.placed},
                {packs::standing::tokensLeft, places ? std::max(0, allowance.left()) : 0}};
    }

    Numbers numbersOf(const Game& game, const Unit& unit) const override
    {
        Numbers numbers;
        if (game.pack->track.tokens) {
            numbers.insert(packs::standing::mayCall, mayCall(game, unit) ? 1 : 0);
            numbers.insert(packs::standing::sorties, sortiesOf(game, unit));
        }
        if (game.pack->track.reform) {
            numbers.insert(packs::standing::mayRecover, couldRecover(game, unit) ? 1 : 0);
            numbers.insert(packs::standing::mayDisengage, mayDisengage(game, unit) ? 1 : 0);
        }
        return numbers;
    }

    void open(Game& game, const QString& side) const override
    {
        game.turn.number = game.round;
        game.turn.activations.holder = side.isEmpty() ? game.turn.activations.holder : side;
        game.turn.activations.declared.clear();
        game.turn.activations.rolled.clear();
        clearTokens(game);
        forgetRises(game);
        endStatuses(game, Ends::TurnStart, {});
        const auto phases = phasesOf(*game.pack);
        enter(game, phases.empty() ? QString() : phases.front()->id, side);
    }

    Expected<QString> takeNext(Game& game) const override
    {
        if (placesTokens(game))
            return endPlacing(game);
        if (const packs::Phase* phase = phaseAfter(game)) {
            enter(game, phase->id, game.first);
            return placesTokens(game) ? QStringLiteral("%1; %2").arg(phase->label, whoActs(game)) : phase->label;
        }
        const int round = game.round;
        deactivate(game);
        endStatuses(game, Ends::TurnEnd, {});
        closeRound(game);
        return Words::tr("Round %1 is over; %2").arg(round).arg(game::whoActs(game));
    }

    Expected<QString> activate(Game& game, Unit& unit, const QString&) const override
    {
        if (const auto may = mayAct(game, unit); !may)
            return tl::unexpected(may.error());
        deactivate(game);
        endStatuses(game, Ends::ActionEnd, {});
        game.active = unit.id;
        game.acting = unit.side;
        return Words::tr("%1 acts").arg(game.nameOf(unit.id));
    }

    // A unit is done, or, while tokens are placed, a side.
    Expected<QString> pass(Game& game, Unit* unit) const override
    {
        if (!unit && placesTokens(game))
            return endPlacing(game);
        if (game.active.isEmpty() || (unit && unit->id != game.active))
            return refuse(Words::tr("nobody acts who could pass; next: %1").arg(nextOf(game)));
        const QString name = game.nameOf(game.active);
        game.acting = sideAfter(game, game.acting);
        deactivate(game);
        endStatuses(game, Ends::ActionEnd, {});
        return Words::tr("%1 is done; %2").arg(name, Words::tr("%1's turn").arg(game.nameOf(game.acting)));
    }

    Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target) const override
    {
        if (game.stage != Stage::Activation)
            return {};
        if (isInitiative(game, procedure))
            return mayThrowInitiative(game);
        if (isTokenRoll(game, procedure))
            return mayRollTokens(game, *actor);
        if (const auto here = belongsHere(game, procedure); !here)
            return here;
        if (!actor)
            return {};
        if (const auto may = mayDo(game, *actor, procedure.id); !may)
            return may;
        if (!phaseNow(game).activeOnly || isActive(game, *actor) || mayAnswer(game, *actor, target))
            return {};
        return refuse(Words::tr("%1 is not active this turn; it only answers an active enemy that was at it in "
                                "this phase, as the target")
                          .arg(game.nameOf(actor->id)));
    }

    QStringList resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                         const packs::Resolution& resolution) const override
    {
        if (isInitiative(game, procedure))
            return {takeInitiative(game, procedure, resolution)};
        if (isTokenRoll(game, procedure))
            tokensRolled(game, *actor);
        else if (actor && target && phaseNow(game).activeOnly && isActive(game, *actor) &&
                 !mayAnswer(game, *target, actor))
            game.turn.activations.attacks.push_back({actor->id, target->id});
        return {};
    }

    void unitChanged(Game& game, Unit& unit) const override
    {
        if (game.stage == Stage::Activation && !unit.inPlay() && game.active == unit.id && !game.pending)
            deactivate(game);
        passOnTheRolls(game);
    }

    void sideChanged(Game& game, Unit& unit) const override { leaveTokens(game, unit); }

private:
    static void enter(Game& game, const QString& phase, const QString& side)
    {
        deactivate(game);
        endStatuses(game, Ends::ActionEnd, {});
        game.turn.phase = phase;
        game.turn.ready.clear();
        game.turn.activations.attacks.clear();
        game.acting = side;
    }

    static QString placing(const Game& game)
    {
        const Allowance tokens = allowanceOf(game, game.acting);
        const bool last = game.turn.ready.size() + 1 == qsizetype(game.sides.size());
        const QString left =
            tokens.left() > 0
                ? Words::tr(" (%1 left)").arg(countOf(tokens.left(), Words::tr("token"), Words::tr("tokens")))
                : QString();
        return last ? Words::tr("%1 is done%2: on to the rolls").arg(game.nameOf(game.acting), left)
                    : Words::tr("%1 is done%2: now %3 places")
                          .arg(game.nameOf(game.acting), left, game.nameOf(sideAfter(game, game.acting)));
    }
};

}

QStringList sidesInOrder(const Game& game)
{
    QStringList order;
    for (QString side = game.first; !side.isEmpty() && !order.contains(side); side = sideAfter(game, side))
        order << side;
    return order;
}

bool isPhase(const Game& game, const QString& phase)
{
    return game.stage == Stage::Activation && game.turn.phase == phase;
}

bool isActive(const Game& game, const Unit& unit)
{
    const auto& tokens = game.pack->track.tokens;
    if (!tokens || unit.statuses.contains(tokens->status))
        return true;
    const QStringList& kinds = game.pack->procedure(tokens->procedure)->actor.kinds;
    return !kinds.isEmpty() && !kinds.contains(game.kindOf(unit).id);
}

const TrackRules& phasesRules()
{
    static const Phases rules;
    return rules;
}

}
