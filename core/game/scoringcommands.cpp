// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/reasons.h"
#include "game/track.h"
#include "game/turns.h"

#include <algorithm>
#include <cstdlib>

namespace adjutant::game {

namespace {

std::string countField(const Side& side, const packs::Objective::Count& count)
{
    return utf8(side.id + QLatin1Char('-') + count.id);
}

int living(const Game& game, const QString& side, const QString& kind)
{
    return static_cast<int>(std::count_if(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return unit.side == side && unit.inPlay() && (kind.isEmpty() || game.kindOf(unit).id == kind);
    }));
}

// Who holds an objective at the end of a round, from what stands near it, or as the table says.
class JudgeControl : public Command
{
public:
    explicit JudgeControl(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const packs::Objective* objective = game.pack->objective ? &*game.pack->objective : nullptr;
        if (!objective || game.stage != Stage::Scoring)
            return refuse(Words::tr("points are judged at the end of a round: %1").arg(nextOf(game)));
        const int number = m_fields.number(utf8(objective->id).c_str());
        if (number < 1 || number > objective->count)
            return refuse(Words::tr("%1 is from 1 to %2").arg(objective->id).arg(objective->count));
        if (m_fields.text("holder") == QLatin1String("open"))
            return takeBack(game, *objective, QString::number(number));
        Control control;
        const packs::Objective& written = *game.pack->asWritten().objective;
        if (const auto counted = m_fields.has("holder") ? name(game, control) : count(game, written, control); !counted)
            return tl::unexpected(counted.error());
        award(game, written, QString::number(number), control);
        const QString who = control.holder.isEmpty() ? Words::tr("nobody holds it")
                                                     : Words::tr("%1 holds it").arg(game.side(control.holder)->name);
        return Done{QStringLiteral("%1 %2: %3 (%4)")
                        .arg(objective->label)
                        .arg(number)
                        .arg(who, shownReason(*game.pack, control.why)),
                    {},
                    {}};
    }

private:
    // Whoever finds out that it was counted wrongly has not counted it rightly yet: until then nobody holds it.
    static Expected<Done> takeBack(Game& game, const packs::Objective& objective, const QString& number)
    {
        if (!game.controls.remove(number))
            return refuse(Words::tr("%1 %2 is open already").arg(objective.label, number));
        takePoints(game, number);
        return Done{Words::tr("%1 %2: open again").arg(objective.label, number), {}, {}};
    }

    static void takePoints(Game& game, const QString& number)
    {
        std::erase_if(game.points,
                      [&](const Points& one) { return one.round == game.round && one.objective == number; });
    }

    Expected<void> name(Game& game, Control& control) const
    {
        const QString holder = m_fields.text("holder");
        control.why = m_fields.text("why").trimmed().isEmpty() ? QStringLiteral("as the table says")
                                                               : m_fields.text("why").trimmed();
        if (holder == QLatin1String("none"))
            return {};
        const auto side = findSide(game, holder);
        if (!side)
            return refuse(Words::tr("holder is a side, \"none\" or \"open\""));
        control.holder = holder;
        return {};
    }

    Expected<void> count(const Game& game, const packs::Objective& objective, Control& control) const
    {
        for (const Side& side : game.sides) {
            int all = -1;
            for (const packs::Objective::Count& one : objective.compare) {
                const int number = m_fields.number(countField(side, one).c_str());
                const int most = living(game, side.id, one.kind);
                if (number < 0 || number > most)
                    return refuse(Words::tr("%1-%2 is from 0 to %3: %4 has no more in play")
                                      .arg(side.id, one.id, QString::number(most), side.name));
                if (all >= 0 && !one.kind.isEmpty() && number > all)
                    return refuse(Words::tr("%1-%2: %3 of %4 in all").arg(side.id, one.id).arg(number).arg(all));
                if (one.kind.isEmpty())
                    all = number;
                control.counts[side.id][one.id] = number;
            }
        }
        decide(game, objective, control);
        return {};
    }

    static void decide(const Game& game, const packs::Objective& objective, Control& control)
    {
        std::vector<const Side*> best;
        for (const Side& side : game.sides)
            best.push_back(&side);
        for (const packs::Objective::Count& one : objective.compare) {
            int most = 0;
            QStringList numbers;
            for (const Side& side : game.sides) {
                numbers << QString::number(control.counts[side.id][one.id]);
                most = std::max(most, control.counts[side.id][one.id]);
            }
            std::erase_if(best, [&](const Side* side) { return control.counts[side->id][one.id] < most; });
            control.why += QStringLiteral("%1%2 %3").arg(control.why.isEmpty() ? QString() : QStringLiteral(", "),
                                                         one.label, numbers.join(QStringLiteral(" : ")));
            if (best.size() == 1)
                break;
        }
        if (best.size() == 1)
            control.holder = best.front()->id;
    }

    static void award(Game& game, const packs::Objective& objective, const QString& number, const Control& control)
    {
        takePoints(game, number);
        game.controls[number] = control;
        if (!control.holder.isEmpty())
            game.points.push_back({game.round, control.holder, objective.points,
                                   QStringLiteral("%1 %2: %3").arg(objective.label, number, control.why), number});
    }

    Fields m_fields;
};

class Score : public Command
{
public:
    explicit Score(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        constexpr int most = 9999;
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        const int points = m_fields.number("points");
        if (points < -most || points > most)
            return refuse(Words::tr("points are from %1 to %2").arg(-most).arg(most));
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over; undo its end to correct the score"));
        const QString why = m_fields.text("why").trimmed();
        game.points.push_back(
            {game.round, (*side)->id, points, why.isEmpty() ? QStringLiteral("as the table says") : why, {}});
        return Done{QStringLiteral("%1 %2 %3%4")
                        .arg((*side)->name, QString::asprintf("%+d", points),
                             std::abs(points) == 1 ? Words::tr("point") : Words::tr("points"), because(why)),
                    {},
                    {}};
    }

private:
    Fields m_fields;
};

// A side says that the score is right; a change of the score ends that.
class Agree : public Command
{
public:
    explicit Agree(const Fields& fields) : m_side(fields.text("side")), m_on(!fields.has("on") || fields.flag("on")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto side = findSide(game, m_side);
        if (!side)
            return tl::unexpected(side.error());
        if (game.agreed.contains(m_side) == m_on)
            return refuse(m_on ? Words::tr("%1 agrees already").arg((*side)->name)
                               : Words::tr("%1 has not agreed").arg((*side)->name));
        game.agreed.removeOne(m_side);
        if (!m_on)
            return Done{Words::tr("%1 does not agree to the score any more").arg((*side)->name), {}, {}};
        game.agreed << m_side;
        game.agreed.sort();
        QStringList scores;
        for (const Side& one : game.sides)
            scores << QString::number(game.score(one.id));
        const bool all = game.agreed.size() == static_cast<qsizetype>(game.sides.size());
        return Done{
            Words::tr("%1 agrees to the score, %2%3")
                .arg((*side)->name, scores.join(QStringLiteral(" : ")), all ? Words::tr("; so do all") : QString()),
            {},
            {}};
    }

private:
    QString m_side;
    bool m_on;
};

}

std::vector<CommandKind> scoringCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    std::vector<CommandKind> all;
    if (pack.objective) {
        std::vector<Field> fields{
            {pack.objective->id, K::Number, true, QStringLiteral("which, from 1 to %1").arg(pack.objective->count)}};
        for (int i = 0; i < pack.mostPlayers; ++i) {
            for (const auto& count : pack.objective->compare)
                fields.push_back({QChar(u'a' + i) + QStringLiteral("-") + count.id, K::Number, false,
                                  QStringLiteral("%1 of side %2").arg(count.help).arg(QChar(u'a' + i))});
        }
        fields.push_back({"holder", K::Text, false,
                          "a side or \"none\", where the table judges otherwise; \"open\": it is to be judged anew"});
        fields.push_back({"why", K::Text, false, "the reason"});
        all.push_back({"control", "says what stands near a point at the end of a round, and so who holds it", fields,
                       makeCommand<JudgeControl>});
    }
    all.push_back({"score",
                   "gives points, or takes them",
                   {{"side", K::Side, true, "which side"},
                    {"points", K::Number, true, "how many"},
                    {"why", K::Text, false, "the reason"}},
                   makeCommand<Score>});
    all.push_back({"agree",
                   "a side agrees to the score as it stands",
                   {{"side", K::Side, true, "which side"}, {"on", K::Flag, false, "false: it does not any more"}},
                   makeCommand<Agree>});
    return all;
}

}
