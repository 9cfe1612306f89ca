// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/fields.h"
#include "game/proposals.h"
#include "game/track.h"
#include "game/turns.h"

namespace adjutant::game
{

namespace
{

Expected<void> needsActivations(const Game& game)
{
    if (game.stage == Stage::SetUp)
        return refuse(QStringLiteral("the game has not begun; begin comes first"));
    if (game.stage != Stage::Activation)
        return refuse(QStringLiteral("no unit activates now: %1").arg(nextOf(game)));
    if (const auto musts = mustsOf(game); !musts.empty())
        return refuse(QStringLiteral("first: %1").arg(musts.front().words));
    return {};
}

QString whoActs(const Game& game)
{
    if (game.stage == Stage::Scoring)
        return QStringLiteral("all have acted, and the round is scored");
    return game.acting.isEmpty() ? QStringLiteral("the table says who goes first")
                                 : QStringLiteral("%1 acts").arg(game.side(game.acting)->name);
}

class Activate : public Command
{
public:
    explicit Activate(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsActivations(game); !now)
            return tl::unexpected(now.error());
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        const QString name = game.nameOf(m_unit);
        if (game.active == m_unit)
            return refuse(QStringLiteral("%1 is active already").arg(name));
        if (!game.active.isEmpty())
            return refuse(QStringLiteral("%1 is still active; next ends its activation").arg(game.nameOf(game.active)));
        if ((*unit)->side != game.acting)
            return refuse(QStringLiteral("it is not %1's turn: %2").arg(game.side((*unit)->side)->name, whoActs(game)));
        if ((*unit)->destroyed)
            return refuse(QStringLiteral("%1 is destroyed").arg(name));
        if ((*unit)->done)
            return refuse(QStringLiteral("%1 has activated or passed in this round").arg(name));
        game.active = m_unit;
        game.checked.clear();
        game.attacks = 0;
        QString words = QStringLiteral("%1 activates").arg(name);
        if (const auto* check = checkDue(game))
            words +=
                QStringLiteral("; first comes its %1").arg(game.pack->procedure(check->procedure)->label.toLower());
        return Done{words, {}, {}};
    }

private:
    QString m_unit;
};

// One unit stands down, or, when none is named and none is active, all that the side has left.
class Pass : public Command
{
public:
    explicit Pass(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsActivations(game); !now)
            return tl::unexpected(now.error());
        if (!m_unit.isEmpty() && m_unit != game.active)
            return passUnit(game);
        if (!game.active.isEmpty()) {
            const QString name = game.nameOf(game.active);
            endActivation(game);
            return Done{QStringLiteral("%1 passes; %2").arg(name, whoActs(game)), {}, {}};
        }
        const QString side = game.acting;
        for (Unit& unit : game.units)
            unit.done = unit.done || unit.side == side;
        giveTurn(game, sideAfter(game, side));
        return Done{QStringLiteral("%1 passes for the rest of the round; %2").arg(game.side(side)->name, whoActs(game)),
                    {},
                    {}};
    }

private:
    Expected<Done> passUnit(Game& game) const
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        const QString name = game.nameOf(m_unit);
        if (!game.active.isEmpty())
            return refuse(QStringLiteral("%1 is still active; next ends its activation").arg(game.nameOf(game.active)));
        if ((*unit)->side != game.acting)
            return refuse(QStringLiteral("it is not %1's turn: %2").arg(game.side((*unit)->side)->name, whoActs(game)));
        if ((*unit)->destroyed || (*unit)->done)
            return refuse(QStringLiteral("%1 cannot pass: it is done for this round").arg(name));
        (*unit)->done = true;
        giveTurn(game, sideAfter(game, (*unit)->side));
        return Done{QStringLiteral("%1 passes; %2").arg(name, whoActs(game)), {}, {}};
    }

    QString m_unit;
};

class First : public Command
{
public:
    explicit First(const Fields& fields) : m_side(fields.text("side")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        bool begun = game.stage != Stage::Activation || !game.active.isEmpty();
        for (const Unit& unit : game.units)
            begun = begun || unit.done;
        if (begun)
            return refuse(QStringLiteral("who goes first is said at the beginning of a round, before anybody acts"));
        game.first = m_side;
        giveTurn(game, m_side);
        return Done{QStringLiteral("%1 goes first in round %2").arg((*side)->name).arg(game.round), {}, {}};
    }

private:
    QString m_side;
};

// What the Next button does.
class Next : public Command
{
public:
    explicit Next(const Fields&) {}

    Expected<Done> apply(Game& game, dice::FaceSource& dice) const override
    {
        if (!nextIsTaken(game))
            return refuse(nextOf(game));
        if (game.pending)
            return Done{acceptPending(game), {}, {}};
        if (game.stage == Stage::SetUp)
            return game::apply(game, Json{{"do", "begin"}}, dice);
        if (game.stage == Stage::Scoring)
            return Done{nextRound(game), {}, {}};
        if (game.active.isEmpty())
            return Activate(Fields(Json{{"unit", utf8(game.ready(game.acting).front()->id)}})).apply(game, dice);
        const QString name = game.nameOf(game.active);
        endActivation(game);
        return Done{QStringLiteral("%1 is done; %2").arg(name, whoActs(game)), {}, {}};
    }

private:
    static QString nextRound(Game& game)
    {
        if (game.pack->track.rounds > 0 && game.round >= game.pack->track.rounds) {
            finish(game, QStringLiteral("after %1 rounds").arg(game.round));
            return resultOf(game);
        }
        beginRound(game);
        return QStringLiteral("Round %1 begins; %2").arg(game.round).arg(whoActs(game));
    }
};

class Concede : public Command
{
public:
    explicit Concede(const Fields& fields) : m_side(fields.text("side")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        if (game.stage == Stage::Over)
            return refuse(QStringLiteral("the game is over"));
        const QString name = (*side)->name;
        finish(game, QStringLiteral("%1 concedes").arg(name));
        if (game.winner == m_side || game.winner == QLatin1String("draw") || game.sides.size() == 2)
            game.winner = sideAfter(game, m_side);
        return Done{QStringLiteral("%1 concedes; %2 wins").arg(name, game.side(game.winner)->name), {}, {}};
    }

private:
    QString m_side;
};

class End : public Command
{
public:
    explicit End(const Fields& fields) : m_why(fields.text("why")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (game.stage == Stage::Over)
            return refuse(QStringLiteral("the game is over"));
        finish(game, m_why.trimmed().isEmpty() ? QStringLiteral("time is called in round %1").arg(game.round)
                                               : m_why.trimmed());
        return Done{resultOf(game), {}, {}};
    }

private:
    QString m_why;
};

}

QString resultOf(const Game& game)
{
    QStringList scores;
    for (const Side& side : game.sides)
        scores << QString::number(game.score(side.id));
    const QString score = scores.join(QStringLiteral(" : "));
    if (game.winner == QLatin1String("draw"))
        return QStringLiteral("The game ends in a draw, %1").arg(score);
    return QStringLiteral("%1 wins, %2").arg(game.side(game.winner)->name, score);
}

std::vector<CommandKind> turnCommands()
{
    using K = Field::Kind;
    return {
        {"next",
         "what the Next button does: ends an activation, accepts what was thrown, begins the next round",
         {},
         makeCommand<Next>},
        {"activate",
         "activates a unit of the side whose turn it is",
         {{"unit", K::Unit, true, "which unit"}},
         makeCommand<Activate>},
        {"pass",
         "lets the active or the named unit pass; with neither, all that the side has left in this round",
         {{"unit", K::Unit, false, "which unit"}},
         makeCommand<Pass>},
        {"first",
         "says who goes first, where the track asks for it",
         {{"side", K::Side, true, "which side"}},
         makeCommand<First>},
        {"concede",
         "a side gives up, and the game is over",
         {{"side", K::Side, true, "which side"}},
         makeCommand<Concede>},
        {"end", "ends the game where it stands", {{"why", K::Text, false, "the reason"}}, makeCommand<End>},
    };
}

}
