// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/track.h"

#include "base/words.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

bool waitsForFirst(const Game& game)
{
    return game.stage == Stage::Activation && game.first.isEmpty() && !rulesOf(*game.pack).findsFirst(*game.pack);
}

std::vector<Must> missingControls(const Game& game)
{
    std::vector<Must> musts;
    const int count = game.pack->objective ? game.pack->objective->count : 0;
    for (int i = 1; i <= count; ++i) {
        if (!game.controls.contains(QString::number(i)))
            musts.push_back({QStringLiteral("control"),
                             Words::tr("Judge %1 %2").arg(Words::amid(game.pack->objective->label)).arg(i),
                             Json{{"do", "control"}, {utf8(game.pack->objective->id), i}}});
    }
    return musts;
}

QString afterScoring(const Game& game)
{
    const bool last = game.roundCount() > 0 && game.round >= game.roundCount();
    return last ? Words::tr("End the game") : Words::tr("Begin round %1").arg(game.round + 1);
}

}

QString phaseOf(const Game& game)
{
    switch (game.stage) {
    case Stage::SetUp:
        return QStringLiteral("set-up");
    case Stage::Activation:
        return rulesOf(*game.pack).phase(game);
    case Stage::Scoring:
        return QStringLiteral("scoring");
    case Stage::Over:
        return QStringLiteral("over");
    }
    return {};
}

QStringList mayOf(const Game& game)
{
    QStringList may;
    if (nextIsTaken(game))
        may << QStringLiteral("next");
    if (game.stage == Stage::SetUp)
        may << QStringLiteral("setup") << QStringLiteral("ruling") << QStringLiteral("remove-unit")
            << (game.turn.again.isEmpty() ? QStringLiteral("begin") : QStringLiteral("resolve"));
    if (game.stage == Stage::Activation) {
        if (game.pending)
            may << QStringLiteral("accept");
        else if (waitsForFirst(game))
            may << QStringLiteral("first");
        else
            may << rulesOf(*game.pack).may(game);
    }
    if (game.stage == Stage::Scoring && game.pack->objective)
        may << QStringLiteral("control");
    if (game.stage != Stage::Over)
        may << QStringLiteral("add-unit") << QStringLiteral("set") << QStringLiteral("status")
            << QStringLiteral("arrive") << QStringLiteral("split") << QStringLiteral("join")
            << QStringLiteral("change-side") << QStringLiteral("score") << QStringLiteral("concede")
            << QStringLiteral("rounds") << QStringLiteral("end");
    may << QStringLiteral("agree") << QStringLiteral("rename") << QStringLiteral("side") << QStringLiteral("note");
    return may;
}

std::vector<Must> mustsOf(const Game& game)
{
    if (game.pending)
        return {{QStringLiteral("accept"), Words::tr("Accept what was thrown, or correct it"), Json{{"do", "accept"}}}};
    if (game.stage == Stage::SetUp && !game.turn.again.isEmpty())
        return {{QStringLiteral("resolve"),
                 Words::tr("Throw again: %1").arg(game.pack->procedure(game.turn.again)->label),
                 Json{{"do", "resolve"}, {"procedure", utf8(game.turn.again)}}}};
    if (waitsForFirst(game))
        return {{QStringLiteral("first"), Words::tr("Say who goes first in round %1").arg(game.round),
                 Json{{"do", "first"}}}};
    if (game.stage == Stage::Activation)
        return rulesOf(*game.pack).musts(game);
    return game.stage == Stage::Scoring ? missingControls(game) : std::vector<Must>();
}

bool nextIsTaken(const Game& game)
{
    switch (game.stage) {
    case Stage::SetUp:
        return mustsOf(game).empty();
    case Stage::Activation:
        return game.pending || (mustsOf(game).empty() && rulesOf(*game.pack).nextIsTaken(game));
    case Stage::Scoring:
        return mustsOf(game).empty();
    case Stage::Over:
        return false;
    }
    return false;
}

QString nextOf(const Game& game)
{
    const auto musts = mustsOf(game);
    if (!musts.empty())
        return musts.front().words;
    switch (game.stage) {
    case Stage::SetUp:
        return Words::tr("Begin the game");
    case Stage::Activation:
        return rulesOf(*game.pack).next(game);
    case Stage::Scoring:
        return afterScoring(game);
    case Stage::Over:
        return Words::tr("The game is over");
    }
    return {};
}

QString whoActs(const Game& game)
{
    if (waitsForFirst(game))
        return Words::tr("the table says who goes first");
    if (game.stage == Stage::Scoring)
        return game.pack->objective ? Words::tr("all have acted, and the round is scored")
                                    : Words::tr("that was the last round, and the game is scored");
    return rulesOf(*game.pack).whoActs(game);
}

QString leftOf(const Game& game)
{
    return game.stage == Stage::Activation && !game.acting.isEmpty() ? rulesOf(*game.pack).left(game) : QString();
}

bool mayBeChosen(const Game& game, const Unit& unit)
{
    return game.stage == Stage::Activation && rulesOf(*game.pack).mayBeChosen(game, unit);
}

bool activatesFirst(const Game& game)
{
    return rulesOf(*game.pack).activatesFirst();
}

Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target)
{
    return rulesOf(*game.pack).mayResolve(game, procedure, actor, target);
}

QString priceOf(const Game& game, const Unit& unit, const QString& action)
{
    return game.stage == Stage::Activation ? rulesOf(*game.pack).price(game, unit, action) : QString();
}

QString firstComes(const Game& game)
{
    const auto* check = checkDue(game);
    return check ? Words::tr("; first comes its %1").arg(Words::amid(game.pack->procedure(check->procedure)->label))
                 : QString();
}

Must mustResolve(const Game& game, const QString& procedure, const QString& unit)
{
    return {QStringLiteral("resolve"),
            Words::tr("%1 for %2 first").arg(game.pack->procedure(procedure)->label, game.nameOf(unit)),
            Json{{"do", "resolve"}, {"procedure", utf8(procedure)}, {"actor", utf8(unit)}}};
}

}
