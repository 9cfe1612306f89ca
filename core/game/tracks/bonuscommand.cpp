// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/actions.h"
#include "game/tracks/rules.h"

#include <algorithm>

namespace adjutant::game {

namespace {

QString tally(const Unit& unit, const packs::Bonus& bonus)
{
    return QStringLiteral("bonus %1 %2").arg(unit.id, bonus.member);
}

// How many more there are, of those that such a member of the unit brings; and what forbids more now.
Expected<void> mayBring(const Game& game, const Unit& unit, const packs::Bonus& bonus)
{
    const QString label = game.pack->member(bonus.member)->label;
    const int members = unit.members.value(bonus.member);
    if (members == 0)
        return refuse(Words::tr("%1 has no %2").arg(game.nameOf(unit.id), label));
    if (bonus.perTurn > 0 && game.turn.usedInTurn.value(tally(unit, bonus)) >= bonus.perTurn * members)
        return refuse(Words::tr("the %1 of %2 has brought its actions of this turn (%3)")
                          .arg(label, game.nameOf(unit.id), QString::number(bonus.perTurn * members)));
    if (bonus.perGame > 0 && game.turn.usedInGame.value(tally(unit, bonus)) >= bonus.perGame * members)
        return refuse(Words::tr("the %1 of %2 has brought its actions of the game (%3)")
                          .arg(label, game.nameOf(unit.id), QString::number(bonus.perGame * members)));
    return {};
}

class BringBonus : public Command
{
public:
    explicit BringBonus(const Fields& fields) : m_unit(fields.text("unit")), m_member(fields.text("member")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto own = needsOwnTurn(game, **unit); !own)
            return tl::unexpected(own.error());
        const packs::Bonus* bonus = find(game, **unit);
        if (!bonus)
            return refuse(Words::tr("%1 has nobody who brings actions; these do: %2")
                              .arg(game.nameOf(m_unit), members(game).join(QStringLiteral(", "))));
        if (const auto may = mayBring(game, **unit, *bonus); !may)
            return tl::unexpected(may.error());
        ++game.turn.usedInTurn[tally(**unit, *bonus)];
        ++game.turn.usedInGame[tally(**unit, *bonus)];
        if (bonus->ownUnit)
            ++game.turn.own[m_unit];
        else
            ++game.turn.left;
        const QString whose = bonus->ownUnit ? Words::tr("an action of its own") : Words::tr("one more action");
        return Done{Words::tr("The %1 of %2 brings %3; %4")
                        .arg(game.pack->member(bonus->member)->label, game.nameOf(m_unit), whose,
                             rulesOf(*game.pack).whoActs(game)),
                    {},
                    {}};
    }

private:
    static QStringList members(const Game& game)
    {
        QStringList ids;
        for (const packs::Bonus& bonus : game.pack->track.bonuses)
            ids << bonus.member;
        return ids;
    }

    // The one that is named, or the first that the unit has.
    const packs::Bonus* find(const Game& game, const Unit& unit) const
    {
        for (const packs::Bonus& bonus : game.pack->track.bonuses) {
            const bool named = m_member.isEmpty() ? unit.members.value(bonus.member) > 0 : bonus.member == m_member;
            if (named)
                return &bonus;
        }
        return nullptr;
    }

    QString m_unit, m_member;
};

}

bool mayBringBonus(const Game& game, const Unit& unit, const QString& member)
{
    const auto& bonuses = game.pack->track.bonuses;
    return unit.inPlay() && unit.side == game.acting &&
           std::any_of(bonuses.begin(), bonuses.end(), [&](const packs::Bonus& bonus) {
               return bonus.member == member && mayBring(game, unit, bonus).has_value();
           });
}

bool bonusIsLeft(const Game& game)
{
    for (const Unit* unit : game.living(game.acting)) {
        for (const packs::Bonus& bonus : game.pack->track.bonuses) {
            if (mayBring(game, *unit, bonus))
                return true;
        }
    }
    return false;
}

CommandKind bonusCommand()
{
    using K = Field::Kind;
    return {"bonus",
            "takes an action that a member of a unit brings on top of the turn's own",
            {{"unit", K::Unit, true, "whose member it is"},
             {"member", K::Id, false, "which member; the first who brings actions when left out"}},
            makeCommand<BringBonus>};
}

}
