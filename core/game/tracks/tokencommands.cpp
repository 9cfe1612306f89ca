// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/tracks/phases.h"

namespace adjutant::game {

namespace {

QString leftOf(const Game& game, const QString& side)
{
    const Allowance allowance = allowanceOf(game, side);
    return Words::tr("%1 of %2 left").arg(allowance.left()).arg(allowance.most);
}

class PlaceTokens : public Command
{
public:
    explicit PlaceTokens(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const QString& counter = game.pack->track.tokens->counter;
        const int number = m_fields.number("number", (*unit)->counters.value(counter) + 1);
        if (const auto may = mayHold(game, **unit, number); !may)
            return tl::unexpected(may.error());
        putTokens(game, **unit, number);
        return Done{QStringLiteral("%1: %2; %3")
                        .arg(game.nameOf((*unit)->id), countOf(number, Words::tr("token"), Words::tr("tokens")),
                             leftOf(game, (*unit)->side)),
                    {},
                    {}};
    }

private:
    Fields m_fields;
};

class CallSortie : public Command
{
public:
    explicit CallSortie(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayCall(game, **unit); !may)
            return tl::unexpected(may.error());
        game.turn.activations.declared << m_unit;
        putTokens(game, **unit, 1);
        return Done{
            Words::tr("%1 is called: 1 token; %2").arg(game.nameOf(m_unit), leftOf(game, (*unit)->side)), {}, {}};
    }

private:
    QString m_unit;
};

}

std::vector<CommandKind> tokenCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    if (!pack.track.tokens)
        return {};
    std::vector<CommandKind> all{{"token",
                                  "puts activation tokens on a unit, each a roll for it; takes them back, too",
                                  {{"unit", K::Unit, true, "which unit"},
                                   {"number", K::Number, false, "how many it then has; one more when left out"}},
                                  makeCommand<PlaceTokens>}};
    if (!pack.track.tokens->sorties.isEmpty())
        all.push_back({"sortie",
                       "calls an aircraft for this turn, with its first token",
                       {{"unit", K::Unit, true, "which aircraft"}},
                       makeCommand<CallSortie>});
    return all;
}

}
