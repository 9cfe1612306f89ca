// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/fields.h"
#include "game/track.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game
{

namespace
{

std::vector<const packs::Phase*> phasesOf(const packs::Pack& pack)
{
    std::vector<const packs::Phase*> phases;
    for (const packs::Phase& phase : pack.track.phases) {
        if (phase.id != QLatin1String("set-up") && phase.id != QLatin1String("scoring"))
            phases.push_back(&phase);
    }
    return phases;
}

// Null: the one that lasts is the last of the round.
const packs::Phase* phaseAfter(const Game& game)
{
    const auto phases = phasesOf(*game.pack);
    const auto now = std::find_if(phases.begin(), phases.end(),
                                  [&](const packs::Phase* phase) { return phase->id == game.turn.phase; });
    return now == phases.end() || now + 1 == phases.end() ? nullptr : *(now + 1);
}

// The phases of a round in their order. Who does what within a phase is left to the table: any living unit may act and
// throw, as often as the players say.
class PhaseByPhase : public TrackRules
{
public:
    QString phase(const Game& game) const override { return game.turn.phase; }

    QStringList may(const Game& game) const override
    {
        QStringList may{QStringLiteral("activate"), QStringLiteral("resolve")};
        if (!game.active.isEmpty())
            may << QStringLiteral("pass");
        return may;
    }

    QString next(const Game& game) const override
    {
        if (const packs::Phase* phase = phaseAfter(game))
            return QStringLiteral("Go on to %1").arg(phase->label);
        return QStringLiteral("End round %1").arg(game.round);
    }

    bool nextIsTaken(const Game&) const override { return true; }
    bool checksOnActivation() const override { return false; }

    QString whoActs(const Game& game) const override
    {
        const packs::Phase* phase = game.pack->track.phase(game.turn.phase);
        return QStringLiteral("%1; the table keeps the turns in it").arg(phase ? phase->label : game.turn.phase);
    }

    void open(Game& game, const QString& side) const override
    {
        const auto phases = phasesOf(*game.pack);
        game.turn.phase = phases.empty() ? QString() : phases.front()->id;
        game.acting = side;
    }

    Expected<QString> takeNext(Game& game) const override
    {
        deactivate(game);
        if (const packs::Phase* phase = phaseAfter(game)) {
            game.turn.phase = phase->id;
            game.acting = game.first;
            return phase->label;
        }
        const int round = game.round;
        closeRound(game);
        return QStringLiteral("Round %1 is over").arg(round);
    }

    Expected<QString> activate(Game& game, Unit& unit, const QString&) const override
    {
        if (const auto there = needsInPlay(game, unit); !there)
            return tl::unexpected(there.error());
        deactivate(game);
        game.active = unit.id;
        game.acting = unit.side;
        return QStringLiteral("%1 acts").arg(game.nameOf(unit.id));
    }

    Expected<QString> pass(Game& game, Unit* unit) const override
    {
        if (game.active.isEmpty() || (unit && unit->id != game.active))
            return refuse(QStringLiteral("nobody acts who could pass; next: %1").arg(nextOf(game)));
        const QString name = game.nameOf(game.active);
        game.acting = sideAfter(game, game.acting);
        deactivate(game);
        return QStringLiteral("%1 is done; %2").arg(name, game.nameOf(game.acting));
    }

    Expected<void> mayResolve(const Game&, const packs::Procedure&, const Unit*, const Unit*) const override
    {
        return {};
    }

    void unitChanged(Game& game, Unit& unit) const override
    {
        if (game.stage == Stage::Activation && !unit.inPlay() && game.active == unit.id && !game.pending)
            deactivate(game);
    }
};

}

const TrackRules& phaseByPhaseRules()
{
    static const PhaseByPhase rules;
    return rules;
}

}
