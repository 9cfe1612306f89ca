// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/tracks/actionrules.h"
#include "game/tracks/actions.h"
#include "game/tracks/rules.h"

#include <algorithm>

namespace adjutant::game {

namespace {

QStringList holdable(const Game& game)
{
    QStringList ids;
    for (const packs::TrackAction& action : game.pack->track.choices)
        ids << (action.hold ? QStringList{action.id} : QStringList());
    return ids;
}

// The hold of a unit, or a refusal that lists those there are.
Expected<Hold> findHold(const Game& game, const QString& unit)
{
    QStringList units;
    for (const Hold& hold : game.turn.holds) {
        if (hold.unit == unit)
            return hold;
        units << hold.unit;
    }
    return refuse(Words::tr("%1 holds nothing; these do: %2")
                      .arg(game.nameOf(unit), units.isEmpty() ? Words::tr("none") : units.join(QStringLiteral(", "))));
}

// An action is spent now, to act when the enemy does something.
class PlaceHold : public Command
{
public:
    explicit PlaceHold(const Fields& fields)
        : m_unit(fields.text("unit")),
          m_action(fields.text("action")),
          m_trigger(fields.text("trigger").trimmed()),
          m_paid(fields.flag("paid"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitInPlay(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto may = mayHold(game, **unit); !may)
            return tl::unexpected(may.error());
        if (const auto paid = pay(game, **unit); !paid)
            return tl::unexpected(paid.error());
        const auto ended = rulesOf(*game.pack).takeNext(game);
        if (!ended)
            return tl::unexpected(ended.error());
        game.turn.holds.push_back({m_unit, m_action, m_trigger});
        if (game.pack->status(QLatin1String(holdingStatus)))
            setStatus(game, **unit, QLatin1String(holdingStatus), true);
        return Done{Words::tr("%1 holds %2 until: %3; %4")
                        .arg(game.nameOf(m_unit), Words::amid(game.pack->track.action(m_action)->label), m_trigger,
                             rulesOf(*game.pack).whoActs(game)),
                    {},
                    {}};
    }

private:
    Expected<void> mayHold(const Game& game, const Unit& unit) const
    {
        const QString name = game.nameOf(unit.id);
        if (!holdable(game).contains(m_action))
            return refuse(Words::tr("“%1” cannot be held; what can: %2")
                              .arg(m_action.left(40), holdable(game).join(QStringLiteral(", "))));
        if (m_trigger.isEmpty())
            return refuse(Words::tr("a hold names its trigger, in words"));
        const packs::Kind& kind = game.kindOf(unit);
        if (!game.pack->track.action(m_action)->isFor(kind.id))
            return refuse(Words::tr("%1 cannot hold that: that is not for units of the kind %2").arg(name, kind.label));
        if (findHold(game, unit.id))
            return refuse(Words::tr("%1 holds already; release lets it go").arg(name));
        for (const QString& what : {QStringLiteral("hold"), QStringLiteral("hold-") + m_action, m_action}) {
            if (const packs::Status* bar = barTo(game, unit, what))
                return refuse(Words::tr("%1 cannot hold that: %2").arg(name, bar->label));
        }
        return {};
    }

    // Whoever was activated and has not said for what spends nothing more.
    Expected<void> pay(Game& game, Unit& unit) const
    {
        if (!m_paid) {
            const auto spent = rulesOf(*game.pack).activate(game, unit, {});
            return spent ? Expected<void>() : tl::unexpected(spent.error());
        }
        if (isOpen(game, unit))
            return {};
        return refuse(Words::tr("%1 is not active for an action that it has still to name").arg(game.nameOf(unit.id)));
    }

    QString m_unit, m_action, m_trigger;
    bool m_paid;
};

// What was waited for happens: the unit acts at once, whoever's turn it is.
class Trigger : public Command
{
public:
    explicit Trigger(const Fields& fields) : m_unit(fields.text("unit")), m_why(fields.text("why")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (game.stage != Stage::Activation || game.pending)
            return refuse(Words::tr("a hold is triggered while units act"));
        const auto hold = findHold(game, m_unit);
        if (!hold)
            return tl::unexpected(hold.error());
        dropHolds(game, m_unit);
        setStatus(game, **unit, QLatin1String(holdingStatus), false);
        const packs::TrackAction* action = game.pack->track.action(hold->action);
        if (!action->heldBrings.isEmpty())
            setStatus(game, **unit, action->heldBrings, true);
        const QString now =
            action->toggles.isEmpty() ? QString() : QStringLiteral("; ") + toggled(game, **unit, *action);
        game.turn.answers.push_back({m_unit, hold->action, hold->trigger, true});
        return Done{Words::tr("%1: the hold is triggered (%2); %3%4%5")
                        .arg(game.nameOf(m_unit), hold->trigger, action->label, now, because(m_why)),
                    {},
                    {}};
    }

private:
    QString m_unit, m_why;
};

class Release : public Command
{
public:
    explicit Release(const Fields& fields) : m_unit(fields.text("unit")), m_why(fields.text("why")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        const auto hold = findHold(game, m_unit);
        if (!hold)
            return tl::unexpected(hold.error());
        dropHolds(game, m_unit);
        setStatus(game, **unit, QLatin1String(holdingStatus), false);
        return Done{Words::tr("%1 lets its hold go%2").arg(game.nameOf(m_unit), because(m_why)), {}, {}};
    }

private:
    QString m_unit, m_why;
};

}

void dropHolds(Game& game, const QString& unit)
{
    std::erase_if(game.turn.holds, [&](const Hold& hold) { return hold.unit == unit; });
}

std::vector<CommandKind> holdCommands()
{
    using K = Field::Kind;
    const std::vector<Field> one{{"unit", K::Unit, true, "which unit"}, {"why", K::Text, false, "the reason"}};
    return {
        {"hold",
         "spends an action so that a unit acts when something happens",
         {{"unit", K::Unit, true, "which unit"},
          {"action", K::Id, true, "what it will do"},
          {"trigger", K::Text, true, "what it waits for, in words"},
          {"paid", K::Flag, false, "it is active for no action yet, and spends none but that"}},
         makeCommand<PlaceHold>},
        {"trigger", "what a unit waits for has happened: it may act at once", one, makeCommand<Trigger>},
        {"release", "a unit gives up what it holds", one, makeCommand<Release>},
    };
}

}
