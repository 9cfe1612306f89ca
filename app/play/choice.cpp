// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/choice.h"

#include "game/track.h"
#include "game/tracks/answers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace adjutant::app {

void Choice::clearUnits()
{
    actor.clear();
    clearTarget();
    procedure.clear();
}

void Choice::clearTarget()
{
    target.clear();
    distances.clear();
}

void Choice::aimAt(const game::Game& game, const QString& unit)
{
    if (target == unit)
        return;
    forgetAnswer(game);
    target = unit;
}

/// An attack at a target that dodges or hits back is one: the next one may not be answered so.
void Choice::forgetAnswer(const game::Game& game)
{
    if (isAnswered(game))
        procedure.clear();
}

bool Choice::isAnswered(const game::Game& game) const
{
    const auto& reactions = game.pack->track.reactions;
    return std::any_of(reactions.begin(), reactions.end(),
                       [this](const auto& one) { return one.asTarget.contains(procedure); });
}

void Choice::takeDistance(const QString& unit, std::optional<int> said)
{
    if (said)
        distances[unit] = {*said};
    else
        distances.remove(unit);
}

std::optional<int> Choice::distanceTo(const QString& unit) const
{
    const auto said = distances.constFind(unit);
    return said == distances.constEnd() ? std::nullopt : std::optional(said->far);
}

void Choice::follow(const game::Game& game)
{
    const Seen now{game.acting,
                   QStringLiteral("%1/%2").arg(game.round).arg(game::phaseOf(game)),
                   game.pending || !game.active.isEmpty(),
                   game.pending.has_value(),
                   game.turn.left,
                   game.turn.deeds.size(),
                   game.turn.answers};
    const Seen before = std::exchange(m_seen, now);
    const bool moved = now.moment != before.moment;
    const bool over = before.busy && !now.busy;
    if (action != game.turn.action && (now.busy || over || moved || now.side != before.side))
        action.clear();
    followDistances(before);
    // A throw that was undone is thrown again.
    if (over || (before.pending && !now.pending && now.deeds >= before.deeds))
        forgetAnswer(game);
    // It could act once more, for which a second press of Next would pay; whose activation was undone still can.
    const bool ended = over && !before.pending && now.left > 0 && now.left == before.left;
    // Where both sides act in a phase, anybody may be next.
    followUnits(game, ended || (!game::activatesFirst(game) && (moved || over)));
}

/// Who has acted again or answered since the last throw may stand elsewhere: how far it is has to be said anew.
void Choice::followDistances(const Seen& before)
{
    const bool thrown = before.pending && !m_seen.pending;
    const bool moved = !thrown && (m_seen.left != before.left || m_seen.answers != before.answers);
    for (auto said = distances.begin(); said != distances.end();) {
        said->thrownSince = said->thrownSince || thrown;
        said = moved && said->thrownSince ? distances.erase(said) : std::next(said);
    }
}

void Choice::followUnits(const game::Game& game, bool maybeAnybody)
{
    if (!game.active.isEmpty()) {
        if (game.active == actor || game::openAnswerOf(game, actor))
            return;
        clearUnits();
        actor = game.active;
    } else if (!game.pending) {
        const game::Unit* chosen = game.unit(actor);
        if (maybeAnybody || !chosen || !game::mayBeChosen(game, *chosen)) {
            clearUnits();
        }
    }
}

}
