// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/actions.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/sideturns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// A fixed number of actions a turn, and what members add; the turn ends when its side says so.
class ActionTurns : public SideTurns
{
public:
    std::vector<CommandKind> commands(const packs::Pack& pack) const override
    {
        auto all = SideTurns::commands(pack);
        const auto& choices = pack.track.choices;
        if (std::any_of(choices.begin(), choices.end(), [](const packs::TrackAction& one) { return one.hold; })) {
            for (CommandKind& kind : holdCommands())
                all.push_back(std::move(kind));
        }
        if (!pack.track.bonuses.empty())
            all.push_back(bonusCommand());
        return all;
    }

    QStringList may(const Game& game) const override
    {
        QStringList may = SideTurns::may(game);
        if (!game.turn.holds.empty())
            may << QStringLiteral("trigger") << QStringLiteral("release");
        if (!musts(game).empty())
            return may;
        if (!game.turn.own.isEmpty() && !may.contains(QStringLiteral("activate")))
            may << QStringLiteral("activate");
        if (game.turn.left > 0 && !game.pack->track.choices.empty())
            may << QStringLiteral("hold");
        if (bonusIsLeft(game))
            may << QStringLiteral("bonus");
        return may;
    }

    bool checksOnActivation() const override { return false; }

    // What was due as the turn began, unless it has become needless.
    std::vector<Must> musts(const Game& game) const override
    {
        std::vector<Must> musts;
        for (const Due& due : game.turn.due) {
            if (const Unit* unit = game.unit(due.unit); unit && unit->inPlay() && isDue(game, *unit, due.procedure))
                musts.push_back(mustResolve(game, due.procedure, due.unit));
        }
        return musts;
    }

    Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target) const override
    {
        const auto first = musts(game);
        for (const Must& must : first) {
            const bool wanted = actor && must.prefilled["actor"] == Json(utf8(actor->id)) &&
                                must.prefilled["procedure"] == Json(utf8(procedure.id));
            if (wanted)
                return {};
        }
        if (!first.empty() && actor && actor->side == game.acting)
            return refuse(Words::tr("first: %1").arg(first.front().words));
        return SideTurns::mayResolve(game, procedure, actor, target);
    }

    QStringList resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                         const packs::Resolution& resolution) const override
    {
        if (actor)
            std::erase_if(game.turn.due,
                          [&](const Due& due) { return due.unit == actor->id && due.procedure == procedure.id; });
        return SideTurns::resolved(game, procedure, actor, target, resolution);
    }

    void unitChanged(Game& game, Unit& unit) const override
    {
        if (!unit.inPlay())
            dropHolds(game, unit.id);
        SideTurns::unitChanged(game, unit);
    }

    void sideChanged(Game& game, Unit& unit) const override
    {
        dropHolds(game, unit.id);
        setStatus(game, unit, QLatin1String(holdingStatus), false);
        SideTurns::sideChanged(game, unit);
    }

    void statusEnded(Game& game, Unit& unit, const QString& status) const override
    {
        if (status == QLatin1String(holdingStatus))
            dropHolds(game, unit.id);
    }

protected:
    int allowance(const Game& game, const QString&) const override { return game.pack->track.actions; }

    QString count(int left) const override { return countOf(left, Words::tr("action"), Words::tr("actions")); }

    bool passesAtNone() const override { return false; }

    void turnBegins(Game& game) const override
    {
        game.turn.due.clear();
        for (const Unit& unit : game.units) {
            for (const packs::ActivationCheck& check : game.pack->track.checks) {
                if (unit.side == game.acting && unit.inPlay() && isDue(game, unit, check.procedure))
                    game.turn.due.push_back({unit.id, check.procedure});
            }
        }
    }

    // An action that only this unit may take goes first.
    Expected<void> spend(Game& game, const Unit& unit) const override
    {
        if (const int own = game.turn.own.value(unit.id); own > 0) {
            if (own == 1)
                game.turn.own.remove(unit.id);
            else
                game.turn.own[unit.id] = own - 1;
            return {};
        }
        return SideTurns::spend(game, unit);
    }

private:
    static bool isDue(const Game& game, const Unit& unit, const QString& procedure)
    {
        const auto& checks = game.pack->track.checks;
        return std::any_of(checks.begin(), checks.end(), [&](const packs::ActivationCheck& check) {
            return check.procedure == procedure && (check.kind.isEmpty() || check.kind == game.kindOf(unit).id) &&
                   game.holds(check.when, unit);
        });
    }
};

}

const TrackRules& actionsRules()
{
    static const ActionTurns rules;
    return rules;
}

}
