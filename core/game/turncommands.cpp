// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/proposals.h"
#include "game/reasons.h"
#include "game/scores.h"
#include "game/track.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// The action that is named, or a refusal that lists those there are.
Expected<QString> readAction(const Game& game, const QString& id)
{
    if (id.isEmpty() || game.pack->track.action(id))
        return id;
    QStringList ids;
    for (const packs::TrackAction& action : game.pack->track.choices)
        ids << action.id;
    return refuse(Words::tr("there is no action “%1”; there are: %2").arg(id.left(40), ids.join(QStringLiteral(", "))));
}

class Activate : public Command
{
public:
    explicit Activate(const Fields& fields)
        : m_unit(fields.text("unit")),
          m_action(fields.text("action")),
          m_paid(fields.flag("paid"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        const auto action = readAction(game, m_action);
        if (!action)
            return tl::unexpected(action.error());
        const TrackRules& rules = rulesOf(*game.pack);
        if (m_paid && action->isEmpty())
            return refuse(Words::tr("“paid” goes with the action that the unit is active for: say which, as %1")
                              .arg(QStringLiteral("\"action\":\"%1\"").arg(game.pack->track.choices.front().id)));
        return inWords(m_paid ? rules.sayAction(game, **unit, *action) : rules.activate(game, **unit, *action));
    }

private:
    QString m_unit, m_action;
    bool m_paid;
};

class Pass : public Command
{
public:
    explicit Pass(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (const auto now = needsActivations(game); !now)
            return tl::unexpected(now.error());
        Unit* unit = nullptr;
        if (!m_unit.isEmpty()) {
            const auto found = findUnit(game, m_unit);
            if (!found)
                return tl::unexpected(found.error());
            unit = *found;
        }
        return inWords(rulesOf(*game.pack).pass(game, unit));
    }

private:
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
        begun = begun || (!game.first.isEmpty() && rulesOf(*game.pack).hasBegun(game));
        if (begun)
            return refuse(Words::tr("who goes first is said at the beginning of a round, before anybody acts"));
        game.first = m_side;
        rulesOf(*game.pack).open(game, m_side);
        return Done{Words::tr("%1 goes first in round %2").arg((*side)->name, QString::number(game.round)), {}, {}};
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
        return inWords(rulesOf(*game.pack).takeNext(game));
    }

private:
    static QString nextRound(Game& game)
    {
        if (game.roundCount() > 0 && game.round >= game.roundCount()) {
            finish(game, QStringLiteral("after %1 rounds").arg(game.round));
            return resultOf(game);
        }
        beginRound(game);
        return Words::tr("Round %1 begins; %2").arg(game.round).arg(whoActs(game));
    }
};

// Rounds are added or cut.
class Rounds : public Command
{
public:
    explicit Rounds(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        constexpr int most = 999;
        const int rounds = m_fields.number("value");
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over"));
        if (rounds != 0 && (rounds < std::max(1, game.round) || rounds > most))
            return refuse(
                Words::tr("there are %1 to %2 rounds, or 0: no fixed number").arg(std::max(1, game.round)).arg(most));
        game.rounds = rounds;
        const QString why = because(m_fields.text("why"));
        return Done{
            rounds == 0
                ? Words::tr("From now on there is no fixed number of rounds%1").arg(why)
                : Words::tr("The game now has %1%2").arg(countOf(rounds, Words::tr("round"), Words::tr("rounds")), why),
            {},
            {}};
    }

private:
    Fields m_fields;
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
            return refuse(Words::tr("the game is over"));
        const QString name = (*side)->name;
        finish(game, QStringLiteral("%1 concedes").arg(name));
        game.winner = leaderOf(game, m_side);
        const Side* winner = game.side(game.winner);
        return Done{winner ? Words::tr("%1 concedes; %2 wins").arg(name, winner->name)
                           : Words::tr("%1 concedes; the others draw").arg(name),
                    {},
                    {}};
    }

private:
    QString m_side;
};

class End : public Command
{
public:
    explicit End(const Fields& fields) : m_why(fields.text("why").trimmed()), m_winner(fields.text("winner")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over"));
        if (!m_winner.isEmpty() && m_winner != QLatin1String("draw") && !game.side(m_winner))
            return refuse(Words::tr("winner is a side or \"draw\""));
        finish(game, m_why.isEmpty() ? standardWhy(game) : m_why);
        if (m_winner.isEmpty())
            return Done{resultOf(game), {}, {}};
        game.winner = m_winner;
        return Done{QStringLiteral("%1; %2").arg(resultOf(game), shownReason(*game.pack, game.ending)), {}, {}};
    }

private:
    QString standardWhy(const Game& game) const
    {
        return m_winner.isEmpty() ? QStringLiteral("time is called in round %1").arg(game.round)
                                  : QStringLiteral("as the table agreed in round %1").arg(game.round);
    }

    QString m_why, m_winner;
};

}

QString resultOf(const Game& game)
{
    const QString score = finalScores(game).join(QStringLiteral(" : "));
    if (game.winner == QLatin1String("draw"))
        return Words::tr("The game ends in a draw, %1").arg(score);
    return Words::tr("%1 wins, %2").arg(game.side(game.winner)->name, score);
}

std::vector<CommandKind> turnCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    std::vector<Field> activation{{"unit", K::Unit, true, "which unit"}};
    if (!pack.track.choices.empty())
        activation.push_back({"action", K::Id, false, "for what: one of the pack's actions"});
    if (!pack.track.choices.empty() &&
        (pack.track.turns == packs::Turns::Points || pack.track.turns == packs::Turns::Actions))
        activation.push_back({"paid", K::Flag, false, "it is active for no action yet, and this says for which"});
    std::vector<CommandKind> all{
        {"next",
         "what the Next button does: ends an activation, accepts what was thrown, begins the next round",
         {},
         makeCommand<Next>},
        {"activate", "activates a unit of the side whose turn it is", activation, makeCommand<Activate>},
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
        {"end",
         "ends the game where it stands",
         {{"winner", K::Text, false, "a side or \"draw\", as the table agrees; the score decides when left out"},
          {"why", K::Text, false, "the reason"}},
         makeCommand<End>},
        {"rounds",
         "adds rounds or cuts them",
         {{"value", K::Number, true, "how many there are in all; 0: no fixed number"},
          {"why", K::Text, false, "the reason"}},
         makeCommand<Rounds>},
    };
    const auto own = rulesOf(pack).commands(pack);
    std::erase_if(all, [&](const CommandKind& one) {
        return std::any_of(own.begin(), own.end(), [&](const CommandKind& other) { return other.id == one.id; });
    });
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

}
