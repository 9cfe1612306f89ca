// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/choice.h"

#include "game/track.h"
#include "game/tracks/answers.h"

#include <algorithm>
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
    takeDistance(std::nullopt);
}

void Choice::aimAt(const game::Game& game, const QString& unit)
{
    if (target == unit)
        return;
    clearTarget();
    forgetAnswer(game);
    target = unit;
}

/// An attack at a target that dodges or hits back is one: the next one may not be answered so.
void Choice::forgetAnswer(const game::Game& game)
{
    const auto& reactions = game.pack->track.reactions;
    if (std::any_of(reactions.begin(), reactions.end(),
                    [this](const auto& one) { return one.asTarget.contains(procedure); }))
        procedure.clear();
}

void Choice::takeDistance(std::optional<int> said)
{
    distance = said;
    thrownSince = false;
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
    followDistance(before);
    // A throw that was undone is thrown again.
    if (over || (before.pending && !now.pending && now.deeds >= before.deeds))
        forgetAnswer(game);
    // Where both sides act in a phase, anybody may be next.
    followUnits(game, !game::activatesFirst(game) && (moved || over));
}

/// Who has acted again or answered since the last throw may stand elsewhere: how far it is has to be said anew.
void Choice::followDistance(const Seen& before)
{
    if (before.pending && !m_seen.pending)
        thrownSince = distance.has_value();
    else if (thrownSince && (m_seen.left != before.left || m_seen.answers != before.answers))
        takeDistance(std::nullopt);
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
