// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/tallies.h"
#include "game/tracks/phases.h"

namespace adjutant::game {

namespace {

const packs::InitiativeRoll& rollOf(const Game& game)
{
    return *game.pack->track.initiative;
}

bool tieKeeps(const Game& game)
{
    const auto& keeps = rollOf(game).keeps;
    return !keeps.isEmpty() && !game.turn.activations.holder.isEmpty() && packs::arePlayed(keeps, game.rulings);
}

void decide(Game& game, const QString& side)
{
    game.first = side;
    game.acting = side;
    game.turn.activations.holder = side;
}

// The tally behind an input that the players are asked about, and whose it is.
const packs::Tally* askedBy(const Game& game, const packs::ProcedureInput& input, const Side*& side)
{
    side = game.side(input.from.section(QLatin1Char('.'), 0, 0));
    const packs::Tally* tally = game.pack->tally(input.from.section(QLatin1Char('.'), 1));
    return side && tally && !known(game, *tally, side->id) ? tally : nullptr;
}

}

bool seeksInitiative(const Game& game)
{
    return game.pack->track.initiative && isPhase(game, rollOf(game).phase) && game.first.isEmpty();
}

// As it stands the command says of everything that is asked that there is none.
std::vector<Must> initiativeMusts(const Game& game)
{
    if (!seeksInitiative(game))
        return {};
    const packs::Procedure* procedure = game.pack->procedure(rollOf(game).procedure);
    Json command{{"do", "resolve"}, {"procedure", utf8(procedure->id)}};
    QStringList asked;
    for (const packs::ProcedureInput& input : procedure->inputs) {
        const Side* side = nullptr;
        const packs::Tally* tally = askedBy(game, input, side);
        if (!tally)
            continue;
        command["inputs"][utf8(input.id)] = input.least;
        const int there = count(game, *tally, side->id);
        asked << Words::tr("%1 (up to %2 %3)").arg(side->name, QString::number(there), packs::labelFor(there, *tally));
    }
    QString words = Words::tr("Throw for the initiative");
    if (!asked.isEmpty())
        words += Words::tr("; say how many count: %1").arg(asked.join(QStringLiteral(", ")));
    return {{QStringLiteral("resolve"), words, command}};
}

Expected<void> mayThrowInitiative(const Game& game)
{
    if (seeksInitiative(game))
        return {};
    if (!isPhase(game, rollOf(game).phase))
        return refuse(Words::tr("the initiative is thrown for at the beginning of a round"));
    return refuse(
        Words::tr("%1 has the initiative of this round; undo takes the throw back").arg(game.nameOf(game.first)));
}

QString takeInitiative(Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution)
{
    const packs::ProcedureOutcome* outcome = procedure.outcome(rollOf(game).winner);
    const packs::InputChoice* choice = outcome->choice(resolution.outcomes.value(outcome->id));
    if (const Side* winner = choice ? game.side(choice->id) : nullptr) {
        decide(game, winner->id);
        return Words::tr("%1 goes first.").arg(winner->name);
    }
    if (!tieKeeps(game))
        return Words::tr("Throw again.");
    decide(game, game.turn.activations.holder);
    return Words::tr("%1 keeps it.").arg(game.nameOf(game.first));
}

}
