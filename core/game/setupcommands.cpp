// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/tallies.h"
#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// Answers to the pack's own questions.
class Setup : public Command
{
public:
    explicit Setup(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        QStringList said;
        for (const packs::Question& question : game.pack->questions) {
            if (question.ofUnit || !m_fields.has(utf8(question.id).c_str()))
                continue;
            const auto answered = answer(game, question);
            if (!answered)
                return tl::unexpected(answered.error());
            const QString asked =
                question.label.endsWith(QLatin1Char('?')) ? question.label : question.label + QLatin1Char(':');
            said << QStringLiteral("%1 %2").arg(asked, inWords(game, question));
        }
        if (said.isEmpty())
            return refuse(Words::tr("setup answers nothing: name at least one of the pack's questions"));
        return Done{said.join(QStringLiteral("; ")), {}, {}};
    }

private:
    static QString inWords(const Game& game, const packs::Question& question)
    {
        const QString answer = game.answers[question.id];
        switch (question.kind) {
        case packs::Question::Kind::Choice:
            return question.choices[static_cast<std::size_t>(answer.toInt())].label;
        case packs::Question::Kind::Number:
            return game.pack->inWords(question, answer.toInt());
        case packs::Question::Kind::Side:
            break;
        }
        return game.nameOf(answer);
    }

    Expected<void> answer(Game& game, const packs::Question& question) const
    {
        const std::string key = utf8(question.id);
        if (question.kind == packs::Question::Kind::Side) {
            const auto side = findSide(game, m_fields.text(key.c_str()));
            if (!side)
                return tl::unexpected(side.error());
            game.answers[question.id] = (*side)->id;
            const packs::Procedure* again = game.pack->procedure(game.turn.again);
            if (again && again->decides->question == question.id)
                game.turn.again.clear();
            return {};
        }
        const bool choice = question.kind == packs::Question::Kind::Choice;
        const auto number =
            choice ? readChoice(question, m_fields.text(key.c_str())) : Expected<int>(m_fields.number(key.c_str()));
        if (!number)
            return tl::unexpected(number.error());
        if (*number < question.least || *number > question.most)
            return refuse(Words::tr("%1 is from %2 to %3").arg(question.id).arg(question.least).arg(question.most));
        if (game.stage != Stage::SetUp)
            return refuse(
                Words::tr("%1 is asked before the game begins; now a unit's own counters can be set").arg(question.id));
        game.answers[question.id] = QString::number(*number);
        startAnew(game, question.id);
        return {};
    }

    // Units that were added before the answer, and not with one of their own, take it on.
    static void startAnew(Game& game, const QString& question)
    {
        for (Unit& unit : game.units) {
            for (const packs::Counter& counter : game.kindOf(unit).counters) {
                if (counter.startFrom == question && !unit.options.contains(question))
                    unit.counters[counter.id] = std::min(counter.most, game.answers[question].toInt());
            }
            settle(game, unit);
        }
        for (Side& side : game.sides) {
            for (const packs::Resource& resource : game.pack->resources) {
                if (resource.startFrom == question)
                    side.resources[resource.id] = std::min(resource.most, game.answers[question].toInt());
            }
        }
    }

    Fields m_fields;
};

class SetRuling : public Command
{
public:
    explicit SetRuling(const Fields& fields) : m_ruling(fields.text("ruling")), m_choice(fields.text("choice")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        auto rulings = game.rulings;
        rulings[m_ruling] = m_choice;
        const auto complete = packs::complete(*game.pack, rulings);
        if (!complete)
            return tl::unexpected(complete.error());
        if (game.stage != Stage::SetUp && sharesPool(*game.pack, *complete) != sharesPool(game))
            return refuse(
                Words::tr("whose the pool is, is said before the game begins: its cubes have been put there"));
        game.rulings = *complete;
        const packs::Ruling* ruling = game.pack->ruling(m_ruling);
        const auto& choice = ruling->choices[static_cast<std::size_t>(ruling->indexOf(m_choice))];
        return Done{Words::tr("%1 At this table: %2").arg(ruling->question, choice.label), {}, {}};
    }

private:
    QString m_ruling, m_choice;
};

QString shapeWord(const QString& shape)
{
    constexpr const char* known[] = {QT_TRANSLATE_NOOP("Words", "circle"),  QT_TRANSLATE_NOOP("Words", "square"),
                                     QT_TRANSLATE_NOOP("Words", "diamond"), QT_TRANSLATE_NOOP("Words", "triangle"),
                                     QT_TRANSLATE_NOOP("Words", "star"),    QT_TRANSLATE_NOOP("Words", "cross")};
    const auto found =
        std::find_if(std::begin(known), std::end(known), [&](const char* one) { return shape == QLatin1String(one); });
    return found == std::end(known) ? shape : Words::tr(*found);
}

class ChangeSide : public Command
{
public:
    explicit ChangeSide(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        const QString before = (*side)->name;
        if (m_fields.has("name")) {
            if (const auto fits = checkName(m_fields.text("name")); !fits)
                return tl::unexpected(fits.error());
            (*side)->name = m_fields.text("name").trimmed();
        }
        for (const auto& [key, place] : {std::pair("colour", &Side::colour), std::pair("shape", &Side::shape)}) {
            if (!m_fields.has(key))
                continue;
            const QString value = m_fields.text(key);
            for (const Side& other : game.sides) {
                if (other.id != (*side)->id && other.*place == value && game.stage != Stage::SetUp)
                    return refuse(place == &Side::colour
                                      ? Words::tr("%1 already has the colour %2").arg(other.name, colourWord(value))
                                      : Words::tr("%1 already has the shape %2").arg(other.name, shapeWord(value)));
            }
            if (const auto fits = checkName(value); !fits)
                return tl::unexpected(fits.error());
            (*side)->*place = value;
        }
        return Done{Words::tr("%1 is %2, %3 %4")
                        .arg(before == (*side)->name ? Words::tr("Side %1").arg((*side)->id.toUpper()) : before,
                             (*side)->name, colourWord((*side)->colour), shapeWord((*side)->shape)),
                    {},
                    {}};
    }

private:
    Fields m_fields;
};

class RemoveUnit : public Command
{
public:
    explicit RemoveUnit(const Fields& fields) : m_unit(fields.text("unit")) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        if (game.stage != Stage::SetUp)
            return refuse(Words::tr("units are removed before the game begins; later they are destroyed"));
        for (const Unit& part : game.units) {
            if (part.joined == m_unit)
                return refuse(Words::tr("%1 is a part of %2 and is removed first")
                                  .arg(game.nameOf(part.id), game.nameOf(m_unit)));
        }
        const QString words = Words::tr("%1 stays at home").arg(game.nameOf(m_unit));
        game.units.erase(game.units.begin() + (*unit - game.units.data()));
        return Done{words, {}, {}};
    }

private:
    QString m_unit;
};

class Begin : public Command
{
public:
    explicit Begin(const Fields&) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (game.stage != Stage::SetUp)
            return refuse(Words::tr("the game has begun already"));
        if (const auto musts = mustsOf(game); !musts.empty())
            return refuse(Words::tr("first: %1").arg(musts.front().words));
        for (const Side& side : std::vector<Side>(game.sides))
            fieldStandardForce(game, side.id);
        addUpForces(game);
        beginRound(game);
        const QString who =
            game.first.isEmpty() ? whoActs(game) : Words::tr("%1 goes first").arg(game.side(game.first)->name);
        return Done{Words::tr("The game begins; %1").arg(who), {}, {}};
    }

private:
    static void fieldStandardForce(Game& game, const QString& side)
    {
        if (std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) { return unit.side == side; }))
            return;
        for (const packs::UnitType& type : game.pack->units) {
            for (int i = 0; i < type.count; ++i)
                addUnit(game, makeUnit(game, type, side));
        }
    }
};

}

Expected<int> readChoice(const packs::Question& question, const QString& choice)
{
    QStringList ids;
    for (const packs::Choice& one : question.choices)
        ids << one.id;
    if (const auto place = ids.indexOf(choice); place >= 0)
        return static_cast<int>(place);
    return refuse(Words::tr("%1 is one of: %2").arg(question.id, ids.join(QStringLiteral(", "))));
}

std::vector<CommandKind> setUpCommands(const packs::Pack& pack)
{
    using K = Field::Kind;
    std::vector<Field> questions;
    for (const packs::Question& question : pack.questions) {
        using Kind = packs::Question::Kind;
        const K kind = question.kind == Kind::Side ? K::Side : question.kind == Kind::Choice ? K::Id : K::Number;
        if (!question.ofUnit)
            questions.push_back({question.id, kind, false, question.label});
    }
    return {
        {"setup", "answers the pack's own questions", questions, makeCommand<Setup>},
        {"ruling",
         "says how the table plays an unclear point",
         {{"ruling", K::Id, true, "the ruling"}, {"choice", K::Id, true, "one of its choices"}},
         makeCommand<SetRuling>},
        {"side",
         "names a side, or gives it a colour or a shape",
         {{"side", K::Side, true, "which side"},
          {"name", K::Text, false, "what it is called"},
          {"colour", K::Text, false, "as blue"},
          {"shape", K::Text, false, "as circle"}},
         makeCommand<ChangeSide>},
        addUnitCommand(),
        {"remove-unit",
         "takes a unit away again, before the game begins",
         {{"unit", K::Unit, true, "which unit"}},
         makeCommand<RemoveUnit>},
        {"begin", "begins the first round; a side without units fields the standard force", {}, makeCommand<Begin>},
    };
}

}
