// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/tracks/phases.h"
#include "game/turns.h"

namespace adjutant::game {

namespace {

class Recover : public Command
{
public:
    explicit Recover(const Fields& fields) : m_unit(fields.text("unit")), m_support(fields.text("support")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayRecover(game, **unit); !may)
            return tl::unexpected(may.error());
        Unit* support = nullptr;
        if (!m_support.isEmpty()) {
            const auto found = findUnit(game, m_support);
            if (!found)
                return tl::unexpected(found.error());
            support = *found;
        }
        if (const auto helped = maySupport(game, **unit, support); !helped)
            return tl::unexpected(helped.error());
        return Done{
            takeOff(game, **unit) + (support ? Words::tr(", supported by %1").arg(support->name) : QString()), {}, {}};
    }

private:
    static QString takeOff(Game& game, Unit& unit)
    {
        const packs::Reform& reform = *game.pack->track.reform;
        int& value = unit.counters[reform.counter];
        const QString words = Words::tr("%1 recovers: %2 %3 → %4")
                                  .arg(game.nameOf(unit.id), game.kindOf(unit).counter(reform.counter)->label,
                                       QString::number(value), QString::number(value - 1));
        --value;
        setStatus(game, unit, reform.recovered, true);
        settle(game, unit);
        return words;
    }

    QString m_unit, m_support;
};

class Disengage : public Command
{
public:
    explicit Disengage(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayDisengage(game, **unit); !may)
            return tl::unexpected(may.error());
        const packs::Status& status = *game.pack->status(game.pack->track.reform->disengaged);
        setStatus(game, **unit, status.id, true);
        return Done{Words::tr("%1 disengages").arg(game.nameOf(m_unit)),
                    status.help.isEmpty() ? QStringList() : QStringList{status.help},
                    {}};
    }

private:
    QString m_unit;
};

}

std::vector<CommandKind> reformCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    if (!pack.track.reform)
        return {};
    std::vector<CommandKind> all{
        {"recover",
         "takes one hit off a unit in the reform phase",
         {{"unit", K::Unit, true, "which unit"},
          {"support", K::Unit, false, "the unit near enough that supports it, where one must"}},
         makeCommand<Recover>}};
    if (!pack.track.reform->disengaged.isEmpty())
        all.push_back({"disengage",
                       "a unit breaks contact in the reform phase",
                       {{"unit", K::Unit, true, "which unit"}},
                       makeCommand<Disengage>});
    return all;
}

}
