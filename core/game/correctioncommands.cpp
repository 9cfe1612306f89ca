// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/fields.h"
#include "game/turns.h"

namespace adjutant::game
{

namespace
{

// Any number that the program keeps can be put right by hand; the log says so.
class Set : public Command
{
public:
    explicit Set(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (m_fields.has("unit") == m_fields.has("side"))
            return refuse(QStringLiteral("set names either a unit or a side"));
        if (game.stage == Stage::Over)
            return refuse(QStringLiteral("the game is over"));
        return m_fields.has("unit") ? setUnit(game) : setSide(game);
    }

private:
    Expected<Done> setUnit(Game& game) const
    {
        const auto unit = findUnit(game, m_fields.text("unit"));
        if (!unit)
            return tl::unexpected(unit.error());
        const packs::Kind& kind = game.kindOf(**unit);
        const packs::Counter* counter = kind.counter(m_fields.text("counter"));
        if (!counter) {
            QStringList ids;
            for (const auto& one : kind.counters)
                ids << one.id;
            return refuse(QStringLiteral("%1 has no counter “%2”; it has: %3")
                              .arg(kind.label, m_fields.text("counter").left(40), ids.join(QStringLiteral(", "))));
        }
        const int value = m_fields.number("value");
        if (value < 0 || value > counter->most)
            return refuse(QStringLiteral("%1 is from 0 to %2").arg(counter->id).arg(counter->most));
        const int before = (*unit)->counters.value(counter->id);
        const bool destroyed = (*unit)->destroyed;
        (*unit)->counters[counter->id] = value;
        const QString name = game.nameOf((*unit)->id);
        settle(game, **unit);
        QString words = QStringLiteral("%1: %2 %3 → %4 by hand%5")
                            .arg(name, counter->label)
                            .arg(before)
                            .arg(value)
                            .arg(because(m_fields.text("why")));
        if ((*unit)->destroyed != destroyed)
            words += (*unit)->destroyed ? QStringLiteral("; it is destroyed") : QStringLiteral("; it is back in play");
        return Done{words, {}, {}};
    }

    Expected<Done> setSide(Game& game) const
    {
        constexpr int most = 9999;
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        if (m_fields.text("counter") != QLatin1String("score"))
            return refuse(
                QStringLiteral("a side has no counter “%1”; it has: score").arg(m_fields.text("counter").left(40)));
        const int value = m_fields.number("value");
        if (value < -most || value > most)
            return refuse(QStringLiteral("a score is from %1 to %2").arg(-most).arg(most));
        const int before = game.score((*side)->id);
        const QString why = m_fields.text("why").trimmed();
        game.points.push_back(
            {game.round, (*side)->id, value - before, why.isEmpty() ? QStringLiteral("set by hand") : why, {}});
        return Done{
            QStringLiteral("%1: score %2 → %3 by hand%4").arg((*side)->name).arg(before).arg(value).arg(because(why)),
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
          m_status(fields.text("status")),
          m_on(fields.flag("on"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (game.stage == Stage::Over)
            return refuse(QStringLiteral("the game is over"));
        const QString name = game.nameOf(m_unit);
        if (m_status == QLatin1String("done"))
            setDone(game, **unit);
        else if (m_status == QLatin1String("destroyed"))
            setDestroyed(game, **unit);
        else
            return refuse(QStringLiteral("there is no status “%1”; there are: destroyed, done").arg(m_status.left(40)));
        if (m_status == QLatin1String("destroyed") && (*unit)->destroyed != m_on)
            return refuse(QStringLiteral("%1 is destroyed by its counters; set them to bring it back").arg(name));
        return Done{QStringLiteral("%1 %2: %3, by hand")
                        .arg(name, m_status, m_on ? QStringLiteral("yes") : QStringLiteral("no")),
                    {},
                    {}};
    }

private:
    void setDone(Game& game, Unit& unit) const
    {
        if (m_on && game.active == unit.id) {
            endActivation(game);
            return;
        }
        unit.done = m_on;
        const bool reopens = game.stage == Stage::Scoring && !m_on && !unit.destroyed;
        if (reopens)
            game.stage = Stage::Activation;
        if (game.stage == Stage::Activation && game.active.isEmpty() && !game.first.isEmpty())
            giveTurn(game, game.acting.isEmpty() ? unit.side : game.acting);
    }

    void setDestroyed(Game& game, Unit& unit) const
    {
        unit.statuses.removeAll(m_status);
        if (m_on)
            unit.statuses << m_status;
        settle(game, unit);
    }

    QString m_unit, m_status;
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
        return Done{QStringLiteral("%1 is now called %2").arg(before, (*unit)->name), {}, {}};
    }

private:
    QString m_unit, m_name;
};

class WriteNote : public Command
{
public:
    explicit WriteNote(const Fields& fields) : m_text(fields.text("text").trimmed()) {}

    Expected<Done> apply(Game&, dice::FaceSource&) const override
    {
        if (m_text.isEmpty())
            return refuse(QStringLiteral("a note needs words"));
        return Done{QStringLiteral("Note: %1").arg(m_text), {}, {}};
    }

private:
    QString m_text;
};

class Reveal : public Command
{
public:
    explicit Reveal(const Fields&) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        return refuse(QStringLiteral("nothing is hidden in %1").arg(game.pack->title));
    }
};

}

std::vector<CommandKind> correctionCommands()
{
    using K = Field::Kind;
    return {
        {"set",
         "puts a number right: a counter of a unit, or the score of a side",
         {{"unit", K::Unit, false, "which unit"},
          {"side", K::Side, false, "or which side"},
          {"counter", K::Id, true, "which number"},
          {"value", K::Number, true, "what it is"},
          {"why", K::Text, false, "the reason"}},
         makeCommand<Set>},
        {"status",
         "puts a status right: done or destroyed",
         {{"unit", K::Unit, true, "which unit"},
          {"status", K::Id, true, "done or destroyed"},
          {"on", K::Flag, true, "whether it holds"}},
         makeCommand<SetStatus>},
        {"rename",
         "gives a unit another name",
         {{"unit", K::Unit, true, "which unit"}, {"name", K::Text, true, "what it is called"}},
         makeCommand<Rename>},
        {"note", "writes words into the log", {{"text", K::Text, true, "the words"}}, makeCommand<WriteNote>},
        {"reveal", "shows what a side keeps hidden", {{"side", K::Side, false, "which side"}}, makeCommand<Reveal>},
    };
}

}
