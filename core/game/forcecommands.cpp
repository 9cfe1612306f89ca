// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

namespace adjutant::game {

namespace {

// A reserve comes, or is told when to come; a unit that is there may leave for a while.
class Arrive : public Command
{
public:
    explicit Arrive(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitToMove(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const QString name = game.nameOf((*unit)->id);
        const bool waits = (*unit)->arrives > 0;
        if (!m_fields.has("round") && !waits)
            return refuse(Words::tr("%1 is there already; with a round it leaves and comes back then").arg(name));
        if (const auto set = readArrival(game, m_fields, (*unit)->arrives); !set)
            return tl::unexpected(set.error());
        const int round = (*unit)->arrives;
        settle(game, **unit);
        const QString words =
            round == 0 ? Words::tr("%1 arrives").arg(name)
            : waits    ? Words::tr("%1 arrives in round %2").arg(name, QString::number(round))
                       : Words::tr("%1 leaves, and comes back in round %2").arg(name, QString::number(round));
        return Done{words + because(m_fields.text("why")), {}, {}};
    }

private:
    Fields m_fields;
};

// It keeps its id, as the record tells of it by that.
class ChangeSides : public Command
{
public:
    explicit ChangeSides(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitToMove(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        const QString name = game.nameOf((*unit)->id);
        if ((*unit)->side == (*side)->id)
            return refuse(Words::tr("%1 fights for %2 already").arg(name, (*side)->name));
        (*unit)->side = (*side)->id;
        rulesOf(*game.pack).sideChanged(game, **unit);
        return Done{
            Words::tr("%1 changes sides and fights for %2%3").arg(name, (*side)->name, because(m_fields.text("why"))),
            {},
            {}};
    }

private:
    Fields m_fields;
};

}

Expected<void> readArrival(const Game& game, const Fields& fields, int& arrives)
{
    constexpr int most = 999;
    if (fields.has("round") && (fields.number("round") <= game.round || fields.number("round") > most))
        return refuse(Words::tr("a unit arrives in a later round, from %1 to %2").arg(game.round + 1).arg(most));
    arrives = fields.number("round");
    return {};
}

Expected<Unit*> findUnitToMove(Game& game, const QString& id)
{
    const auto unit = findUnit(game, id);
    if (!unit)
        return unit;
    if (game.stage == Stage::Over)
        return refuse(Words::tr("the game is over"));
    if (game.pending)
        return refuse(Words::tr("first: accept what was thrown, or correct it"));
    if (game.active == id)
        return refuse(Words::tr("%1 is active; its activation ends first").arg(game.nameOf(id)));
    if (const auto there = needsInPlay(game, **unit); !there && (*unit)->arrives == 0)
        return tl::unexpected(there.error());
    return unit;
}

std::vector<CommandKind> forceCommands()
{
    using K = Field::Kind;
    const Field unit{"unit", K::Unit, true, "which unit"};
    const Field why{"why", K::Text, false, "the reason"};
    return {
        {"arrive",
         "brings a reserve to the table, now or in a later round; a unit that is there leaves until then",
         {unit, {"round", K::Number, false, "in which round; now when left out"}, why},
         makeCommand<Arrive>},
        splitCommand(),
        joinCommand(),
        {"change-side",
         "lets a unit go over to another side; it keeps its id and its state, but for tokens not rolled for yet",
         {unit, {"side", K::Side, true, "for whom it fights from now on"}, why},
         makeCommand<ChangeSides>},
    };
}

}
