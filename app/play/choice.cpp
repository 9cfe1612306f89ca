// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/choice.h"

#include "game/track.h"
#include "game/tracks/answers.h"

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
    distance.reset();
}

void Choice::follow(const game::Game& game)
{
    const Seen now{game.acting, QStringLiteral("%1/%2").arg(game.round).arg(game::phaseOf(game)),
                   game.pending || !game.active.isEmpty()};
    const Seen before = std::exchange(m_seen, now);
    const bool moved = now.moment != before.moment;
    const bool over = before.busy && !now.busy;
    if (action != game.turn.action && (now.busy || over || moved || now.side != before.side))
        action.clear();
    // Where both sides act in a phase, anybody may be next.
    followUnits(game, !game::activatesFirst(game) && (moved || over));
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
            actor.clear();
            clearTarget();
        }
    }
}

}
