// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/proposals.h"
#include "game/tallies.h"
#include "game/tracks/phases.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

const packs::TokenRolls& tokensOf(const Game& game)
{
    return *game.pack->track.tokens;
}

int lyingOn(const Game& game, const Unit& unit)
{
    return unit.counters.value(tokensOf(game).counter);
}

bool takesTokens(const Game& game, const Unit& unit)
{
    return fits(game, game.pack->procedure(tokensOf(game).procedure)->actor, unit) &&
           unit.counters.contains(tokensOf(game).counter);
}

bool isAircraft(const Game& game, const Unit& unit)
{
    return tokensOf(game).sorties.contains(game.kindOf(unit).id);
}

bool isCalled(const Game& game, const Unit& unit)
{
    return game.turn.activations.declared.contains(unit.id);
}

bool shareTheBoard(const Game& game)
{
    const auto& common = tokensOf(game).common;
    return !common.isEmpty() && packs::arePlayed(common, game.rulings);
}

// The turns of the last few, this one among them, in which the aircraft was rolled for.
QStringList turnsRolled(const Game& game, const Unit& unit)
{
    QStringList turns;
    for (const int round : game.turn.sorties.value(unit.id)) {
        if (round > game.round - tokensOf(game).sortieSpan)
            turns << QString::number(round);
    }
    return turns;
}

// A unit that needs no die is as its rule says, at once.
void settleWithoutRoll(Game& game, Unit& unit)
{
    const packs::Procedure& procedure = *game.pack->procedure(tokensOf(game).procedure);
    const auto values = packs::complete(procedure, derivedInputs(game, procedure, &unit, nullptr, nullptr));
    if (!values)
        return;
    dice::TypedFaces none({});
    const auto resolved = packs::resolve(*game.pack, procedure, *values, game.rulings, none);
    const auto* resolution = resolved ? std::get_if<packs::Resolution>(&*resolved) : nullptr;
    if (!resolution)
        return;
    const bool had = lyingOn(game, unit) > 0;
    applyProposals(game, proposalsOf(game, procedure, *values, *resolution, unit.id, {}));
    if (had)
        tokensRolled(game, unit);
}

}

Allowance allowanceOf(const Game& game, const QString& side)
{
    Allowance allowance;
    const packs::Tally& tally = *game.pack->tally(tokensOf(game).each);
    for (const Side& one : game.sides)
        allowance.most += one.id == side || shareTheBoard(game) ? count(game, tally, one.id) : 0;
    for (const Unit* unit : game.living(side))
        allowance.placed += lyingOn(game, *unit);
    return allowance;
}

bool placesTokens(const Game& game)
{
    return game.pack->track.tokens && isPhase(game, tokensOf(game).phase) &&
           game.turn.ready.size() < qsizetype(game.sides.size());
}

QStringList placingMay(const Game& game)
{
    const auto units = game.living(game.acting);
    const auto any = [&](auto may) { return std::any_of(units.begin(), units.end(), may); };
    QStringList may;
    if (any([&](const Unit* unit) { return lyingOn(game, *unit) > 0 || mayHold(game, *unit, 1); }))
        may << QStringLiteral("token");
    if (any([&](const Unit* unit) { return mayCall(game, *unit).has_value(); }))
        may << QStringLiteral("sortie");
    return may;
}

Expected<void> mayHold(const Game& game, const Unit& unit, int number)
{
    const QString name = game.nameOf(unit.id);
    if (!placesTokens(game))
        return refuse(Words::tr("tokens are placed in the phase %1, before the rolls")
                          .arg(game.pack->track.phase(tokensOf(game).phase)->label));
    if (const auto own = needsOwnTurn(game, unit); !own)
        return own;
    if (!takesTokens(game, unit))
        return refuse(Words::tr("%1 takes no tokens").arg(name));
    if (isAircraft(game, unit) && !isCalled(game, unit))
        return refuse(Words::tr("%1 is not called yet; sortie calls it, with its first token").arg(name));
    const int most = game.kindOf(unit).counter(tokensOf(game).counter)->most;
    if (number < 0 || number > most)
        return refuse(Words::tr("a unit has 0 to %1 tokens").arg(most));
    const Allowance allowance = allowanceOf(game, unit.side);
    const int left = allowance.left() + lyingOn(game, unit);
    if (number > left && allowance.left() <= 0 && number > lyingOn(game, unit))
        return refuse(Words::tr("%1 has no token left, %2 in all: take one back first")
                          .arg(game.nameOf(unit.side), QString::number(allowance.most)));
    if (number > left && number > lyingOn(game, unit))
        return refuse(Words::tr("%1 has %2 in all; %3 at most for this unit")
                          .arg(game.nameOf(unit.side), countOf(allowance.most, Words::tr("token"), Words::tr("tokens")),
                               QString::number(std::max(0, left))));
    return {};
}

int sortiesOf(const Game& game, const Unit& unit)
{
    return static_cast<int>(turnsRolled(game, unit).size());
}

Expected<void> mayCall(const Game& game, const Unit& unit)
{
    const QString name = game.nameOf(unit.id);
    if (!placesTokens(game))
        return refuse(Words::tr("sorties are called before the rolls, in the phase %1")
                          .arg(game.pack->track.phase(tokensOf(game).phase)->label));
    if (const auto own = needsOwnTurn(game, unit); !own)
        return own;
    if (!isAircraft(game, unit))
        return refuse(Words::tr("%1 flies no sorties").arg(name));
    if (isCalled(game, unit))
        return refuse(Words::tr("%1 is called in this turn already").arg(name));
    const QStringList turns = turnsRolled(game, unit);
    if (turns.size() >= tokensOf(game).sortieTurns)
        return refuse(Words::tr("%1 was rolled for in turn %2: in any %3 turns it is in %4 at most")
                          .arg(name, turns.join(Words::tr(" and ")), QString::number(tokensOf(game).sortieSpan),
                               QString::number(tokensOf(game).sortieTurns)));
    if (allowanceOf(game, unit.side).left() < 1)
        return refuse(Words::tr("%1 has no token left for it").arg(game.nameOf(unit.side)));
    return {};
}

void putTokens(Game& game, Unit& unit, int number)
{
    unit.counters[tokensOf(game).counter] = number;
    if (number == 0)
        game.turn.activations.declared.removeAll(unit.id);
}

std::vector<const Unit*> awaitingRolls(const Game& game)
{
    std::vector<const Unit*> units;
    if (!game.pack->track.tokens || !isPhase(game, tokensOf(game).phase) || placesTokens(game))
        return units;
    for (const QString& side : sidesInOrder(game)) {
        for (const Unit* unit : game.living(side)) {
            if (lyingOn(game, *unit) > 0 && !game.turn.activations.rolled.contains(unit->id))
                units.push_back(unit);
        }
    }
    return units;
}

void passOnTheRolls(Game& game)
{
    if (!game.pack->track.tokens || !isPhase(game, tokensOf(game).phase) || placesTokens(game))
        return;
    const auto waiting = awaitingRolls(game);
    game.acting = waiting.empty() ? game.first : waiting.front()->side;
}

std::vector<Must> tokenMusts(const Game& game)
{
    std::vector<Must> musts;
    if (!game.pack->track.tokens)
        return musts;
    const packs::Procedure& procedure = *game.pack->procedure(tokensOf(game).procedure);
    for (const Unit* unit : awaitingRolls(game)) {
        const QString tokens = countOf(lyingOn(game, *unit), Words::tr("token"), Words::tr("tokens"));
        musts.push_back({QStringLiteral("resolve"),
                         QStringLiteral("%1: %2, %3").arg(procedure.label, game.nameOf(unit->id), tokens),
                         Json{{"do", "resolve"}, {"procedure", utf8(procedure.id)}, {"actor", utf8(unit->id)}}});
    }
    return musts;
}

Expected<void> mayRollTokens(const Game& game, const Unit& unit)
{
    const QString name = game.nameOf(unit.id);
    if (!isPhase(game, tokensOf(game).phase))
        return refuse(Words::tr("tokens are rolled for in the phase %1")
                          .arg(game.pack->track.phase(tokensOf(game).phase)->label));
    if (placesTokens(game))
        return refuse(Words::tr("%1 places tokens; the rolls come when all sides have").arg(game.nameOf(game.acting)));
    if (game.turn.activations.rolled.contains(unit.id))
        return refuse(Words::tr("%1 is settled for this turn").arg(name));
    if (lyingOn(game, unit) == 0)
        return refuse(isActive(game, unit) ? Words::tr("%1 is active without a roll").arg(name)
                                           : Words::tr("%1 has no token to roll for").arg(name));
    if (unit.side != game.acting)
        return refuse(Words::tr("%1 rolls first").arg(game.nameOf(game.acting)));
    return {};
}

void tokensRolled(Game& game, const Unit& unit)
{
    game.turn.activations.rolled << unit.id;
    if (isAircraft(game, unit)) {
        QList<int>& rounds = game.turn.sorties[unit.id];
        rounds << game.round;
        while (rounds.size() > tokensOf(game).sortieSpan)
            rounds.removeFirst();
    }
    passOnTheRolls(game);
}

QString endPlacing(Game& game)
{
    const QString name = game.nameOf(game.acting);
    game.turn.ready << game.acting;
    if (placesTokens(game)) {
        game.acting = sideAfter(game, game.acting);
        return Words::tr("%1 is done placing tokens; now %2 places them").arg(name, game.nameOf(game.acting));
    }
    for (Unit& unit : game.units) {
        if (takesTokens(game, unit))
            settleWithoutRoll(game, unit);
    }
    passOnTheRolls(game);
    const auto rolls = static_cast<int>(awaitingRolls(game).size());
    const auto active = static_cast<int>(std::count_if(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.statuses.contains(tokensOf(game).status);
    }));
    QStringList said{Words::tr("%1 is done placing tokens").arg(name)};
    if (rolls > 0)
        said << countOf(rolls, Words::tr("unit to roll for"), Words::tr("units to roll for"));
    if (active > 0)
        said << countOf(active, Words::tr("unit active without a roll"), Words::tr("units active without a roll"));
    return said.join(QStringLiteral("; "));
}

void leaveTokens(Game& game, Unit& unit)
{
    if (!game.pack->track.tokens || !isPhase(game, tokensOf(game).phase) || !takesTokens(game, unit) ||
        game.turn.activations.rolled.contains(unit.id))
        return;
    putTokens(game, unit, 0);
    passOnTheRolls(game);
}

void clearTokens(Game& game)
{
    for (Unit& unit : game.units) {
        if (game.pack->track.tokens && unit.counters.contains(tokensOf(game).counter))
            unit.counters[tokensOf(game).counter] = 0;
    }
}

}
