// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

const QString worth = QStringLiteral("points");

// Takes what is asked for out of what there is; `what` is said when there is less.
Expected<QMap<QString, int>> takeOut(const Json& asked, QMap<QString, int>& from, const QString& what)
{
    QMap<QString, int> taken;
    for (const auto& [key, value] : asked.items()) {
        const QString id = QString::fromStdString(key);
        const int most = from.value(id);
        if (!from.contains(id))
            return refuse(Words::tr("it has no %1 “%2”; it has: %3")
                              .arg(what, id.left(40), QStringList(from.keys()).join(QStringLiteral(", "))));
        if (!value.is_number_integer() || value.get<double>() < 0 || value.get<double>() > most)
            return refuse(Words::tr("of %1 it can give 0 to %2").arg(id).arg(most));
        if (value.get<int>() > 0)
            taken.insert(id, value.get<int>());
    }
    return taken;
}

void subtract(QMap<QString, int>& from, const QMap<QString, int>& taken, bool keepZero)
{
    for (auto it = taken.begin(); it != taken.end(); ++it) {
        from[it.key()] -= *it;
        if (from[it.key()] == 0 && !keepZero)
            from.remove(it.key());
    }
}

void add(QMap<QString, int>& to, const QMap<QString, int>& more)
{
    for (auto it = more.begin(); it != more.end(); ++it)
        to[it.key()] += *it;
}

bool isWorthByMembers(const Game& game, const Unit& unit)
{
    return memberCounter(game, unit) && !unit.options.contains(worth);
}

// A part of a unit becomes a unit of its own, in the same state; together they have what it had and are worth that.
class Split : public Command
{
public:
    explicit Split(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto found = findUnitToMove(game, m_fields.text("unit"));
        if (!found)
            return tl::unexpected(found.error());
        const QString name = game.nameOf((*found)->id);
        Unit unit = **found;
        Unit part = makeUnit(game, game.typeOf(unit), unit.side);
        if (const auto shared = share(game, unit, part); !shared)
            return tl::unexpected(shared.error());
        if (m_fields.has("name")) {
            if (const auto fits = checkName(m_fields.text("name")); !fits)
                return tl::unexpected(fits.error());
            part.name = m_fields.text("name").trimmed();
        }
        **found = unit;
        settle(game, *game.unit(unit.id));
        const QString id = addUnit(game, part).id;
        if (game.unit(id)->destroyed || game.unit(unit.id)->destroyed)
            return refuse(Words::tr("nothing would be left of %1: say with counters or members what goes, and "
                                    "leave something")
                              .arg(game.unit(id)->destroyed ? Words::tr("the new unit") : name));
        return Done{Words::tr("%1 splits off %2%3").arg(name, part.name, because(m_fields.text("why"))), {}, {}};
    }

private:
    Expected<void> share(const Game& game, Unit& unit, Unit& part) const
    {
        const int before = worthOf(game, unit);
        const packs::Counter* byMembers = memberCounter(game, unit);
        if (byMembers && m_fields.object("counters").contains(utf8(byMembers->id)))
            return refuse(Words::tr("%1 follow from its members: say which of them go").arg(byMembers->id));
        const auto counters = takeOut(m_fields.object("counters"), unit.counters, QStringLiteral("counter"));
        const auto members = takeOut(m_fields.object("members"), unit.members, QStringLiteral("member"));
        const auto weapons = takeOut(m_fields.object("weapons"), unit.weapons, QStringLiteral("weapon"));
        for (const auto* taken : {&counters, &members, &weapons}) {
            if (!*taken)
                return tl::unexpected(taken->error());
        }
        part.counters = zeroes(unit.counters);
        add(part.counters, *counters);
        part.members = *members;
        part.weapons = zeroes(unit.weapons);
        add(part.weapons, *weapons);
        part.options = unit.options;
        part.statuses = unit.statuses;
        part.done = unit.done;
        part.arrives = unit.arrives;
        subtract(unit.counters, *counters, true);
        subtract(unit.members, *members, false);
        subtract(unit.weapons, *weapons, true);
        if (byMembers) {
            const int gone = std::accumulate(members->begin(), members->end(), 0);
            part.counters[byMembers->id] = gone;
            unit.counters[byMembers->id] -= gone;
        }
        return shareWorth(game, before, unit, part);
    }

    // Members and what they carry are worth what they cost; otherwise the players say what goes with the part.
    Expected<void> shareWorth(const Game& game, int before, Unit& unit, Unit& part) const
    {
        if (!m_fields.has("points") && isWorthByMembers(game, unit))
            return {};
        const int points = m_fields.number("points");
        if (points < 0 || points > before)
            return refuse(Words::tr("the new unit is worth 0 to %1 points").arg(before));
        part.options[worth] = points;
        unit.options[worth] = before - points;
        return {};
    }

    static QMap<QString, int> zeroes(QMap<QString, int> counters)
    {
        for (int& value : counters)
            value = 0;
        return counters;
    }

    Fields m_fields;
};

// What joins another unit stays in the record as a part of it.
class Join : public Command
{
public:
    explicit Join(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnitToMove(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const auto into = findUnit(game, m_fields.text("into"));
        if (!into)
            return tl::unexpected(into.error());
        if (const auto fits = mayJoin(game, **unit, **into); !fits)
            return tl::unexpected(fits.error());
        const QString words =
            Words::tr("%1 joins %2%3").arg(game.nameOf((*unit)->id), (*into)->name, because(m_fields.text("why")));
        takeIn(game, **unit, **into);
        settle(game, **into);
        settle(game, **unit);
        return Done{words, {}, {}};
    }

private:
    static Expected<void> mayJoin(const Game& game, const Unit& unit, const Unit& into)
    {
        const QString name = game.nameOf(unit.id), whole = game.nameOf(into.id);
        if (unit.id == into.id)
            return refuse(Words::tr("%1 cannot join itself").arg(name));
        if (unit.side != into.side)
            return refuse(Words::tr("%1 and %2 are not on one side; change-side comes first").arg(name, whole));
        if (const packs::Kind& kind = game.kindOf(into); game.kindOf(unit).id != kind.id)
            return refuse(Words::tr("%1 is no %2 as %3 is").arg(name, Words::amid(kind.label), whole));
        for (const Unit* one : {&unit, &into}) {
            if (const auto there = needsInPlay(game, *one); !there)
                return there;
        }
        for (const packs::Counter& counter : game.kindOf(into).counters) {
            const int sum = unit.counters.value(counter.id) + into.counters.value(counter.id);
            if (sum > counter.most)
                return refuse(Words::tr("together they have %1 %2, and there are at most %3; split some off first")
                                  .arg(sum)
                                  .arg(packs::labelFor(sum, counter))
                                  .arg(counter.most));
        }
        return {};
    }

    static void takeIn(Game& game, Unit& unit, Unit& into)
    {
        const int together = worthOf(game, unit) + worthOf(game, into);
        const bool byMembers = isWorthByMembers(game, unit) && isWorthByMembers(game, into);
        add(into.counters, unit.counters);
        add(into.members, unit.members);
        add(into.weapons, unit.weapons);
        if (!byMembers)
            into.options[worth] = together;
        for (auto it = unit.statuses.begin(); it != unit.statuses.end(); ++it)
            into.statuses.insert(it.key(), std::max(*it, into.statuses.value(it.key())));
        into.done = into.done || unit.done;
        unit.joined = into.id;
        unit.statuses.clear();
    }

    Fields m_fields;
};

}

CommandKind splitCommand()
{
    using K = Field::Kind;
    return {"split",
            "makes a part of a unit a unit of its own",
            {{"unit", K::Unit, true, "which unit"},
             {"name", K::Text, false, "what the new unit is called"},
             {"counters", K::Object, false, "what it gets of the counters, as {\"unwounded\": 2}"},
             {"members", K::Object, false, "which members go, as {\"veteran\": 1}"},
             {"weapons", K::Object, false, "what they carry, as {\"rifle\": 1}"},
             {"points", K::Number, false, "what the new unit is worth, where that does not follow from its members"},
             {"why", K::Text, false, "the reason"}},
            makeCommand<Split>};
}

CommandKind joinCommand()
{
    using K = Field::Kind;
    return {"join",
            "makes a unit a part of another of its kind",
            {{"unit", K::Unit, true, "which unit"},
             {"into", K::Unit, true, "the unit that takes it in"},
             {"why", K::Text, false, "the reason"}},
            makeCommand<Join>};
}

}
