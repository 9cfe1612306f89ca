// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/traywords.h"

#include "base/sentence.h"
#include "base/words.h"
#include "game/scores.h"
#include "game/shortname.h"
#include "game/track.h"
#include "game/tracks/answers.h"
#include "game/tracks/cubes.h"
#include "game/tracks/phases.h"
#include "game/tracks/reactions.h"
#include "play/desk.h"
#include "play/looks.h"
#include "play/offers.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TrayWords)
};

/// In the phase in which it is thrown for, afterwards.
bool initiativeIsSettled(const game::Game& game)
{
    const auto& roll = game.pack->track.initiative;
    return roll && game::isPhase(game, roll->phase) && !game::seeksInitiative(game);
}

/// Where both sides act in a phase.
QString phaseHeadline(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.placesTokens()) {
        const game::Allowance tokens = game::allowanceOf(game, game.acting);
        if (tokens.left() <= 0)
            return Text::tr("%1 has placed all tokens: %2").arg(game.nameOf(game.acting)).arg(tokens.most);
        return Text::tr("%1 places tokens: %2 of %3 left")
            .arg(game.nameOf(game.acting))
            .arg(tokens.left())
            .arg(tokens.most);
    }
    if (desk.rollsForTokens())
        return Text::tr("%1 rolls for %2").arg(game.nameOf(game.acting), game::shortName(game, *desk.thrower()));
    if (initiativeIsSettled(game))
        return Text::tr("%1 has the initiative").arg(game.nameOf(game.first));
    return phaseLabel(game);
}

/// What the phase is for, and what the pack says is to be done in it.
QString phaseHint(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.placesTokens() && game::allowanceOf(game, game.acting).left() <= 0)
        return Text::tr("− takes one back for another unit. When it is done: “%1”.").arg(nextOf(desk));
    if (desk.placesTokens())
        return Text::tr("Each tap on one of its units, or its number, puts one token more there; − takes one back. "
                        "When it is done: “%1”.")
            .arg(nextOf(desk));
    if (desk.rollsForTokens())
        return Text::tr("One die a token. Throw below, or type the dice of the table.");
    if (initiativeIsSettled(game))
        return Text::tr("It goes first this round. Next: “%1”.").arg(nextOf(desk));
    const packs::Phase* phase = game.pack->track.phase(game::phaseOf(game));
    QStringList lines;
    if (phase)
        lines << (phase->help.isEmpty() ? QStringList() : QStringList{phase->help}) << phase->checklist;
    return lines.join(QLatin1Char('\n'));
}

/// Where cubes buy actions, while no unit acts.
QString cubeHeadline(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.mustDo(QStringLiteral("loss")))
        return Text::tr("Losses to satisfy");
    if (game::isSelecting(game))
        return phaseLabel(game);
    if (game.acting.isEmpty())
        return Text::tr("All cubes are discarded");
    return Text::tr("%1: an action for a cube").arg(game.nameOf(game.acting));
}

QString cubeHint(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.mustDo(QStringLiteral("loss")))
        return Text::tr("Each loss in one of the ways that are open to the unit.");
    if (desk.action())
        return desk.action()->help;
    if (!game::isSelecting(game) && game.acting.isEmpty())
        return Text::tr("Done. Go on with “%1”.").arg(nextOf(desk));
    const packs::Phase* phase = game.pack->track.phase(game::phaseOf(game));
    return phase ? phase->help : QString();
}

bool isOfCubes(const Desk& desk)
{
    const game::Game& game = desk.game();
    return game.pack->track.hand > 0 && !game.pending && !desk.check() &&
           (game.active.isEmpty() || !game.turn.losses.empty());
}

QString activationHeadline(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (isOfCubes(desk))
        return cubeHeadline(desk);
    if (desk.mustDo(QStringLiteral("first")))
        return Text::tr("Who goes first in round %1?").arg(game.round);
    if (const ShownThrow* shown = desk.shown(); shown && !desk.check())
        return shown->title;
    const game::Unit* actor = desk.thrower();
    const bool both = !game::activatesFirst(game);
    if (both && (!actor || desk.check()))
        return phaseHeadline(desk);
    if (const auto check = desk.check(); check && !actor)
        return check->words;
    if (!actor)
        return Text::tr("%1: choose a unit to activate").arg(game.nameOf(game.acting));
    if (desk.check() && desk.procedure())
        return Text::tr("%1: %2 first").arg(game::shortName(game, *actor), Words::amid(desk.procedure()->label));
    const game::Unit* target = desk.target();
    if (!target)
        return game.active.isEmpty() ? Text::tr("%1 is chosen").arg(game::shortName(game, *actor))
                                     : Text::tr("%1 is active").arg(game::shortName(game, *actor));
    const bool reacts = !both && game.active != actor->id && game::openAnswerOf(game, actor->id);
    return (reacts ? Text::tr("%1 reacts → %2") : Text::tr("%1 → %2"))
        .arg(game.nameOf(actor->id), game.nameOf(target->id));
}

/// Whether the target may answer the attack that is prepared, and has said nothing yet.
bool mayStillReact(const Desk& desk)
{
    const game::Game& game = desk.game();
    const auto& reactions = game.pack->track.reactions;
    return !game.active.isEmpty() && std::any_of(reactions.begin(), reactions.end(), [&](const packs::Reaction& one) {
        return !one.asTarget.isEmpty() && game::mayReact(game, *desk.target(), one);
    });
}

/// What the table has to look at before an attack: the reach, and what the line of sight may touch.
QString attackHint(const Desk& desk)
{
    QStringList words;
    const packs::Weapon* weapon = desk.procedure() && desk.procedure()->actor.weapon ? desk.weapon() : nullptr;
    if (mayStillReact(desk))
        words.append(Text::tr("%1 may react before the dice fall.").arg(desk.game().nameOf(desk.target()->side)));
    else if (weapon && !weapon->range.isEmpty())
        words.append(Text::tr("%1.").arg(reachText(desk.pack(), *weapon)));
    else if (desk.procedure())
        words.append(desk.procedure()->help);
    if (const packs::Ruling* ruling = desk.pack().ruling(QStringLiteral("line"))) {
        const int chosen = ruling->indexOf(desk.game().rulings.value(ruling->id));
        if (chosen > 0) // the first is what tables usually play
            words.append(Text::tr("As you rule, where the line only clips the cover: %1.")
                             .arg(Words::amid(ruling->choices[static_cast<std::size_t>(chosen)].label)));
    }
    return words.join(QLatin1Char(' '));
}

/// What is done, after why nothing is done to an enemy, where something forbids that.
QString withWhyNobody(const Desk& desk, const QString& words)
{
    const QString why = desk.whyNobody();
    return why.isEmpty() ? words : sentence(why) + QLatin1Char(' ') + words;
}

QString targetHint(const Desk& desk)
{
    if (desk.targets().empty())
        return withWhyNobody(desk, Text::tr("What it does is said at the table; its card takes what changes."));
    if (desk.waitsForActivation() && desk.activatesChosen())
        return Text::tr("“%1” first; then tap its target, or press Alt and its number.").arg(nextOf(desk));
    return Text::tr("To attack: tap its target, or press Alt and its number. Otherwise: “%1”.").arg(nextOf(desk));
}

/// What another action of the unit that acts costs; empty: there is none.
QString priceOfMore(const Desk& desk)
{
    const game::Unit* active = desk.game().unit(desk.game().active);
    return active && desk.may(QStringLiteral("activate")) ? game::priceOf(desk.game(), *active, {}) : QString();
}

QString doneHint(const Desk& desk)
{
    if (const int left = desk.attacksLeft(); left > 0)
        return Text::tr("%n attacks are left: tap a target for them. “%1” gives them up.", nullptr, left)
            .arg(nextOf(desk));
    const QString price = priceOfMore(desk);
    return price.isEmpty() ? Text::tr("Done. Go on with “%1”.").arg(nextOf(desk))
                           : Text::tr("Done. Another action costs %1; or go on with “%2”.").arg(price, nextOf(desk));
}

/// Where units act for one thing at a time: what the next step is.
QString actionHint(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (game.active.isEmpty() && !desk.activatesChosen())
        return Text::tr("It cannot act now. Go on with “%1”.").arg(nextOf(desk));
    if (game.active.isEmpty() && desk.targets().empty())
        return withWhyNobody(desk, Text::tr("Tap what it does; or “%1” first, and choose then.").arg(nextOf(desk)));
    if (game.active.isEmpty())
        return Text::tr("Tap what it does, or the target of its attack; or “%1” first, and choose then.")
            .arg(nextOf(desk));
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    if (desk.actor()->id != game.active || !action)
        return targetHint(desk);
    if (desk.waitsForTarget())
        return Text::tr("%1: now tap its target, or press Alt and its number. Otherwise: “%2”.")
            .arg(action->label, nextOf(desk));
    if (!desk.procedures().empty())
        return Text::tr("%1: now tap what is thrown.").arg(action->label);
    const QString price = priceOfMore(desk);
    if (!game.turn.deeds.empty())
        return doneHint(desk);
    return price.isEmpty()
               ? Text::tr("Do it at the table; then: “%1”.").arg(nextOf(desk))
               : Text::tr("Do it at the table. Another action costs %1; or go on with “%2”.").arg(price, nextOf(desk));
}

QString activationHint(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.mustDo(QStringLiteral("first")))
        return Text::tr("The rules do not say who goes first here: agree on it and tap a side.");
    if (isOfCubes(desk))
        return cubeHint(desk);
    if (!game::activatesFirst(game) && (!desk.actor() || desk.check()))
        return phaseHint(desk);
    if (desk.check())
        return Text::tr("This comes before anything else.");
    if (!desk.actor())
        return Text::tr("Tap its name, or press its number; then “Activate …” stands below.") +
               (game::leftOf(game).isEmpty() ? QString()
                                             : QLatin1Char(' ') + Text::tr("A unit may act several times."));
    if (desk.shown())
        return game.pending ? QString() : doneHint(desk);
    if (desk.target())
        return attackHint(desk);
    return game::activatesFirst(game) && !game.pack->track.choices.empty() && game.pack->track.hand == 0
               ? actionHint(desk)
               : targetHint(desk);
}

}

namespace {

/// Whether it had units, and none is on the table or will come.
bool isGone(const game::Game& game, const game::Side& side)
{
    bool had = false;
    for (const game::Unit& unit : game.units) {
        if (unit.side == side.id && (unit.inPlay() || unit.arrives > 0))
            return false;
        had = had || unit.side == side.id;
    }
    return had;
}

/// Rounds that are counted go on when a side has nobody left in them: who wants no more of that finds the end here.
QString withEnd(const Desk& desk, const QString& words)
{
    const game::Game& game = desk.game();
    if (game.roundCount() == 0 || game.pending || desk.check())
        return words;
    for (const game::Side& side : game.sides)
        if (isGone(game, side))
            return Text::tr("%1 has no unit left: “…” above has “%2”.").arg(side.name, ending(game).label) +
                   QLatin1Char(' ') + words;
    return words;
}

}

QString headlineOf(const Desk& desk)
{
    const game::Game& game = desk.game();
    switch (game.stage) {
    case game::Stage::SetUp:
        return Text::tr("Set up the table");
    case game::Stage::Scoring:
        return game.pack->objective ? Text::tr("Round %1: who holds the points?").arg(game.round)
                                    : Text::tr("Round %1 is over").arg(game.round);
    case game::Stage::Over:
        return {};
    case game::Stage::Activation:
        break;
    }
    return activationHeadline(desk);
}

QString hintOf(const Desk& desk)
{
    if (desk.past() > 0) // nothing of it can be done
        return {};
    switch (desk.game().stage) {
    case game::Stage::SetUp:
        return Text::tr("Tick what is done, then: “%1”.").arg(nextOf(desk));
    case game::Stage::Scoring: {
        const auto& objective = desk.game().pack->objective;
        return objective ? Text::tr("Count what stands within %1 of each point. Destroyed units never count.")
                               .arg(objective->within)
                         : QString();
    }
    case game::Stage::Over:
        return {};
    case game::Stage::Activation:
        break;
    }
    return withEnd(desk, activationHint(desk));
}

namespace {

/// Whether the target has attacked the actor in this phase.
bool isAnswer(const Desk& desk)
{
    const auto& attacks = desk.game().turn.activations.attacks;
    return std::find(attacks.begin(), attacks.end(), game::Attack{desk.target()->id, desk.actor()->id}) !=
           attacks.end();
}

/// Where both sides act in a phase: that a status says of the unit that it did so already. Each answer has an attack of
/// its own.
QString warningInPhase(const Desk& desk)
{
    const game::Unit* actor = desk.actor();
    const packs::Procedure* procedure = desk.procedure();
    if (!actor || !procedure || !desk.target() || desk.past() > 0 || isAnswer(desk))
        return {};
    for (const packs::Status& status : desk.pack().statuses)
        if (status.begins.contains(procedure->id) && actor->statuses.contains(status.id))
            return Text::tr("%1 is marked “%2” already. This would be once more.").arg(actor->name, status.label);
    return {};
}

}

/// Where a track counts what an activation pays for, it refuses what is too much, and what it allows is usual.
QString warningOf(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (!game::activatesFirst(game))
        return warningInPhase(desk);
    const bool again = game.attacks > 0 && game.turn.deeds.empty() && game::activatesFirst(game);
    if (!again || desk.past() > 0 || desk.check() || !desk.target() || !desk.actor() || desk.actor()->id != game.active)
        return {};
    return Text::tr("%1 has attacked already in this activation. This would be attack %2.")
        .arg(game.nameOf(game.active))
        .arg(game.attacks + 1);
}

QString resultOf(const game::Game& game)
{
    const QString score = game::finalScores(game).join(QStringLiteral("\u00a0:\u00a0"));
    if (game.winner.isEmpty())
        return Text::tr("The game is over, %1").arg(score);
    return game.winner == QLatin1String("draw") ? Text::tr("A draw, %1").arg(score)
                                                : Text::tr("%1 wins, %2").arg(game.nameOf(game.winner), score);
}

QString nextOf(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (game.pending)
        return game.pending->proposals.empty() ? Text::tr("Go on") : Text::tr("Accept the result");
    if (desk.activatesChosen() && desk.action())
        return Text::tr("%1 acts: %2").arg(desk.actor()->name, desk.action()->label);
    if (desk.activatesChosen())
        return Text::tr("Activate %1").arg(desk.actor()->name);
    return game::nextOf(game);
}

}
