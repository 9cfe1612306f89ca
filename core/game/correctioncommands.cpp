// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/hidden.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

namespace adjutant::game {

namespace {

// Any number that the program keeps can be put right by hand; the log says so.
class Set : public Command
{
public:
    explicit Set(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (m_fields.has("unit") == m_fields.has("side"))
            return refuse(Words::tr("set names either a unit or a side"));
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over"));
        return m_fields.has("unit") ? setUnit(game) : setSide(game);
    }

private:
    Expected<Done> setUnit(Game& game) const
    {
        const auto unit = findUnit(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const packs::Kind& kind = game.kindOf(**unit);
        if (game.pack->member(m_fields.text("counter")) && memberCounter(game, **unit))
            return setMember(game, **unit);
        const packs::Counter* counter = kind.counter(m_fields.text("counter"));
        if (!counter && (*unit)->weapons.contains(m_fields.text("counter")))
            return setWeapon(game, **unit);
        if (!counter) {
            QStringList ids;
            for (const auto& one : kind.counters)
                ids << one.id;
            return refuse(Words::tr("%1 has no counter “%2”; it has: %3")
                              .arg(kind.label, m_fields.text("counter").left(40), ids.join(QStringLiteral(", "))));
        }
        const int value = m_fields.number("value");
        if (value < 0 || value > counter->most)
            return refuse(Words::tr("%1 is from 0 to %2").arg(counter->id).arg(counter->most));
        const int before = (*unit)->counters.value(counter->id);
        const bool destroyed = (*unit)->destroyed;
        (*unit)->counters[counter->id] = value;
        (*unit)->risen.remove(counter->id);
        const QString name = game.nameOf((*unit)->id);
        settle(game, **unit);
        QString words = Words::tr("%1: %2 %3 → %4 by hand%5")
                            .arg(name, counter->label, QString::number(before), QString::number(value),
                                 because(m_fields.text("why")));
        if ((*unit)->destroyed != destroyed)
            words += (*unit)->destroyed ? Words::tr("; it is destroyed") : Words::tr("; it is back in play");
        return Done{words, {}, {}};
    }

    // One more or less of a member is one more or less in the unit.
    Expected<Done> setMember(Game& game, Unit& unit) const
    {
        const packs::Member* member = game.pack->member(m_fields.text("counter"));
        const packs::Counter* counter = memberCounter(game, unit);
        const int value = m_fields.number("value");
        const int before = unit.members.value(member->id);
        const int minis = unit.counters.value(counter->id) + value - before;
        if (value < 0 || minis < 0 || minis > counter->most)
            return refuse(Words::tr("%1 is from 0 to %2").arg(counter->id).arg(counter->most));
        unit.members[member->id] = value;
        if (value == 0)
            unit.members.remove(member->id);
        unit.counters[counter->id] = minis;
        const QString words = Words::tr("%1: %2 %3 → %4 by hand%5")
                                  .arg(game.nameOf(unit.id), member->label, QString::number(before),
                                       QString::number(value), because(m_fields.text("why")));
        settle(game, unit);
        return Done{words, {}, {}};
    }

    Expected<Done> setWeapon(Game& game, Unit& unit) const
    {
        const packs::Weapon* weapon = game.pack->weapon(m_fields.text("counter"));
        const int value = m_fields.number("value");
        if (value < 0 || value > mostCarried)
            return refuse(Words::tr("%1 is from 0 to %2").arg(weapon->id).arg(mostCarried));
        const QString words = Words::tr("%1: %2 %3 → %4 by hand%5")
                                  .arg(game.nameOf(unit.id), weapon->label, QString::number(unit.weapons[weapon->id]),
                                       QString::number(value), because(m_fields.text("why")));
        unit.weapons[weapon->id] = value;
        return Done{words, {}, {}};
    }

    Expected<Done> setSide(Game& game) const
    {
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        const QString counter = m_fields.text("counter");
        if (counter == QLatin1String("score"))
            return setScore(game, **side);
        const packs::Resource* resource = game.pack->resource(counter);
        if (!resource) {
            QStringList ids{QStringLiteral("score")};
            for (const packs::Resource& one : game.pack->resources)
                ids << one.id;
            return refuse(Words::tr("a side has no counter “%1”; it has: %2")
                              .arg(counter.left(40), ids.join(QStringLiteral(", "))));
        }
        const int value = m_fields.number("value");
        if (value < 0 || value > resource->most)
            return refuse(Words::tr("%1 is from 0 to %2").arg(counter).arg(resource->most));
        return setResource(game, **side, *resource, value);
    }

    Expected<Done> setResource(const Game& game, Side& side, const packs::Resource& resource, int value) const
    {
        const int before = side.resources.value(resource.id);
        const bool wasHidden = isHidden(game, side, resource);
        side.resources[resource.id] = value;
        const QString change = wasHidden || isHidden(game, side, resource)
                                   ? QStringLiteral("changed")
                                   : QStringLiteral("%1 → %2").arg(before).arg(value);
        return Done{
            Words::tr("%1: %2 %3 by hand%4").arg(side.name, resource.label, change, because(m_fields.text("why"))),
            {},
            {}};
    }

    Expected<Done> setScore(Game& game, const Side& side) const
    {
        constexpr int most = 9999;
        const int value = m_fields.number("value");
        if (value < -most || value > most)
            return refuse(Words::tr("a score is from %1 to %2").arg(-most).arg(most));
        const int before = game.score(side.id);
        const QString why = m_fields.text("why").trimmed();
        game.points.push_back(
            {game.round, side.id, value - before, why.isEmpty() ? QStringLiteral("set by hand") : why, {}});
        return Done{Words::tr("%1: score %2 → %3 by hand%4")
                        .arg(side.name, QString::number(before), QString::number(value), because(why)),
                    {},
                    {}};
    }

    Fields m_fields;
};

class SetStatus : public Command
{
public:
    explicit SetStatus(const Fields& fields)
        : m_unit(fields.text("unit")),
          m_side(fields.text("side")),
          m_status(fields.text("status")),
          m_on(fields.flag("on"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (m_unit.isEmpty() == m_side.isEmpty())
            return refuse(Words::tr("status names either a unit or a side"));
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over"));
        if (const auto set = m_side.isEmpty() ? setOfUnit(game) : setOfSide(game); !set)
            return tl::unexpected(set.error());
        return Done{Words::tr("%1 %2: %3, by hand")
                        .arg(game.nameOf(m_side.isEmpty() ? m_unit : m_side), statusLabel(game, m_status),
                             m_on ? Words::tr("yes") : Words::tr("no")),
                    {},
                    {}};
    }

private:
    Expected<void> setOfSide(Game& game) const
    {
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        QStringList known;
        for (const packs::Status& status : game.pack->statuses)
            known << (status.ofSide ? QStringList{status.id} : QStringList());
        if (!known.contains(m_status))
            return unknown(known);
        setStatus(game, **side, m_status, m_on);
        return {};
    }

    Expected<void> setOfUnit(Game& game) const
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (m_status == QLatin1String("done"))
            return rulesOf(*game.pack).setDone(game, **unit, m_on);
        QStringList known{QStringLiteral("destroyed"), QStringLiteral("done")};
        for (const packs::Status* status : statusesFor(game, **unit))
            known << status->id;
        if (!known.contains(m_status))
            return unknown(known);
        const QString name = game.nameOf(m_unit);
        setStatus(game, **unit, m_status, m_on);
        settle(game, **unit);
        if (m_status == QLatin1String("destroyed") && (*unit)->destroyed != m_on)
            return refuse(Words::tr("%1 is destroyed by its counters; set them to bring it back").arg(name));
        return {};
    }

    Expected<void> unknown(const QStringList& known) const
    {
        return refuse(Words::tr("there is no status “%1”; there are: %2")
                          .arg(m_status.left(40), known.join(QStringLiteral(", "))));
    }

    QString m_unit, m_side, m_status;
    bool m_on = false;
};

class Rename : public Command
{
public:
    explicit Rename(const Fields& fields) : m_unit(fields.text("unit")), m_name(fields.text("name")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto fits = checkName(m_name); !fits)
            return tl::unexpected(fits.error());
        const QString before = game.nameOf(m_unit);
        (*unit)->name = m_name.trimmed();
        return Done{Words::tr("%1 is now called %2").arg(before, (*unit)->name), {}, {}};
    }

private:
    QString m_unit, m_name;
};

class WriteNote : public Command
{
public:
    explicit WriteNote(const Fields& fields) : m_text(fields.text("text").trimmed()), m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (!m_unit.isEmpty())
            return writeOn(game);
        if (m_text.isEmpty())
            return refuse(Words::tr("a note needs words"));
        return Done{Words::tr("Note: %1").arg(m_text), {}, {}};
    }

private:
    Expected<Done> writeOn(Game& game) const
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (m_text.isEmpty() && (*unit)->note.isEmpty())
            return refuse(Words::tr("a note needs words"));
        (*unit)->note = m_text;
        const QString name = game.nameOf(m_unit);
        return Done{m_text.isEmpty() ? Words::tr("The note on %1 is wiped off").arg(name)
                                     : Words::tr("Note on %1: %2").arg(name, m_text),
                    {},
                    {}};
    }

    QString m_text, m_unit;
};

// Time is the journal's: in the game nothing changes.
class StopClock : public Command
{
public:
    explicit StopClock(const Fields&) {}

    Expected<Done> apply(Game&, dice::FaceSource&) const override
    {
        return Done{Words::tr("The clock stands still"), {}, {}};
    }
};

class Reveal : public Command
{
public:
    explicit Reveal(const Fields& fields) : m_side(fields.text("side")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto& resources = game.pack->resources;
        if (std::none_of(resources.begin(), resources.end(), [](const auto& one) { return one.hidden; }))
            return refuse(Words::tr("nothing is hidden in %1").arg(game.pack->title));
        if (!m_side.isEmpty()) {
            if (const auto side = findSide(game, m_side); !side)
                return tl::unexpected(side.error());
        }
        QStringList said;
        for (Side& side : game.sides) {
            if (m_side.isEmpty() || side.id == m_side)
                said << show(game, side);
        }
        return Done{said.join(QStringLiteral("; ")), {}, {}};
    }

private:
    static QString show(const Game& game, Side& side)
    {
        side.revealed = true;
        QStringList held;
        for (const packs::Resource& one : game.pack->resources) {
            if (one.hidden)
                held << QStringLiteral("%1 %2").arg(one.label).arg(side.resources.value(one.id));
        }
        return Words::tr("%1 shows: %2").arg(side.name, held.join(QStringLiteral(", ")));
    }

    QString m_side;
};

}

std::vector<CommandKind> correctionCommands()
{
    using K = Field::Kind;
    return {
        {"set",
         "puts a number right: a counter of a unit or how many of a weapon it carries, or the score or a resource of a "
         "side",
         {{"unit", K::Unit, false, "which unit"},
          {"side", K::Side, false, "or which side"},
          {"counter", K::Id, true, "which number"},
          {"value", K::Number, true, "what it is"},
          {"why", K::Text, false, "the reason"}},
         makeCommand<Set>},
        {"status",
         "puts a status right: done, destroyed, or one of the pack's",
         {{"unit", K::Unit, false, "which unit"},
          {"side", K::Side, false, "or which side"},
          {"status", K::Id, true, "which status"},
          {"on", K::Flag, true, "whether it holds"}},
         makeCommand<SetStatus>},
        {"rename",
         "gives a unit another name",
         {{"unit", K::Unit, true, "which unit"}, {"name", K::Text, true, "what it is called"}},
         makeCommand<Rename>},
        {"note",
         "writes words into the log, or on the card of a unit",
         {{"text", K::Text, true, "the words; none wipe those on a card off"},
          {"unit", K::Unit, false, "on whose card"}},
         makeCommand<WriteNote>},
        {"pause", "stops the clock until the next command; undo passes it over", {}, makeCommand<StopClock>},
        {"reveal",
         "shows what a side keeps hidden",
         {{"side", K::Side, false, "which side; all when left out"}},
         makeCommand<Reveal>},
    };
}

}
