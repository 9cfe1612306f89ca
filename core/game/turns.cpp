// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/turns.h"

#include "game/roster.h"
#include "game/scores.h"
#include "game/tracks/rules.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

int startOf(const Game& game, const packs::Counter& counter, const Unit& unit)
{
    if (counter.startFrom.isEmpty())
        return counter.start;
    if (counter.isOfMembers())
        return std::min(counter.most, std::accumulate(unit.members.begin(), unit.members.end(), 0));
    return std::min(counter.most, unit.options.value(counter.startFrom, game.answers.value(counter.startFrom).toInt()));
}

// Empty when the table has to say.
QString firstOf(const Game& game)
{
    using Who = packs::FirstPlayer::Who;
    for (const packs::FirstPlayer& first : game.pack->track.first) {
        if (!packs::arePlayed(first.when, game.rulings))
            continue;
        const auto index = static_cast<std::size_t>(game.round - 1) % std::max<std::size_t>(1, first.rounds.size());
        const QString chosen = game.answers.value(first.question);
        const Who who = first.rounds.empty() ? Who::Ask : first.rounds[index];
        return who == Who::Ask ? QString() : who == Who::Chosen ? chosen : sideAfter(game, chosen);
    }
    return {};
}

}

Unit makeUnit(const Game& game, const packs::UnitType& type, const QString& side, const Fielded& fielded)
{
    Unit unit;
    unit.side = side;
    unit.type = type.id;
    unit.options = fielded.options;
    unit.members = fielded.members.isEmpty() ? type.members : fielded.members;
    unit.weapons = fielded.weapons;
    for (const packs::Question& question : game.pack->questions) {
        if (question.asksFor(type.kind) && !unit.options.contains(question.id))
            unit.options.insert(question.id, question.standard);
    }
    const auto alike = std::count_if(game.units.begin(), game.units.end(),
                                     [&](const Unit& other) { return other.side == side && other.type == type.id; });
    const QString label = game.pack->asWritten().unit(type.id)->label;
    unit.name = alike ? QStringLiteral("%1 %2").arg(label).arg(alike + 1) : label;
    for (const packs::Counter& counter : game.pack->kind(type.kind)->counters)
        unit.counters.insert(counter.id, startOf(game, counter, unit));
    return unit;
}

Unit& addUnit(Game& game, Unit unit)
{
    Side* side = game.side(unit.side);
    unit.id = unit.side + QString::number(++side->unitsEver);
    game.units.push_back(std::move(unit));
    settle(game, game.units.back());
    return game.units.back();
}

void settle(Game& game, Unit& unit)
{
    thinOut(game, unit);
    const packs::Condition& destroyed = game.kindOf(unit).destroyed;
    unit.destroyed =
        unit.statuses.contains(QLatin1String("destroyed")) || (!destroyed.isEmpty() && game.holds(destroyed, unit));
    rulesOf(*game.pack).unitChanged(game, unit);
}

QString sideAfter(const Game& game, const QString& side)
{
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        if (game.sides[i].id == side)
            return game.sides[(i + 1) % game.sides.size()].id;
    }
    return {};
}

void beginRound(Game& game)
{
    ++game.round;
    game.stage = Stage::Activation;
    game.active.clear();
    game.controls.clear();
    for (Unit& unit : game.units) {
        unit.done = false;
        if (unit.arrives <= game.round)
            unit.arrives = 0;
    }
    game.first = firstOf(game);
    game.acting.clear();
    if (!game.first.isEmpty() || rulesOf(*game.pack).findsFirst(*game.pack))
        rulesOf(*game.pack).open(game, game.first);
}

void deactivate(Game& game)
{
    game.active.clear();
    game.checked.clear();
    game.attacks = 0;
    game.turn.action.clear();
    game.turn.answers.clear();
    game.turn.deeds.clear();
}

void enterScoring(Game& game)
{
    game.acting.clear();
    game.stage = Stage::Scoring;
    scoreDestroyed(game);
}

const packs::ActivationCheck* checkDue(const Game& game)
{
    const Unit* unit = game.unit(game.active);
    if (!unit || game.pending || !rulesOf(*game.pack).checksOnActivation())
        return nullptr;
    for (const packs::ActivationCheck& check : game.pack->track.checks) {
        const bool meant = check.kind.isEmpty() || check.kind == game.kindOf(*unit).id;
        if (meant && !game.checked.contains(check.procedure) && game.holds(check.when, *unit))
            return &check;
    }
    return nullptr;
}

void finish(Game& game, const QString& why)
{
    game.stage = Stage::Over;
    game.acting.clear();
    game.active.clear();
    game.pending.reset();
    game.ending = why;
    scoreDestroyed(game);
    game.winner = leaderOf(game);
}

QString leaderOf(const Game& game, const QString& without)
{
    QString leader;
    int best = 0;
    for (const Side& side : game.sides) {
        if (side.id == without)
            continue;
        const int score = game.score(side.id);
        if (leader.isEmpty() || score > best)
            leader = side.id;
        else if (score == best)
            leader = QStringLiteral("draw");
        best = side.id == leader ? score : best;
    }
    return leader;
}

}
