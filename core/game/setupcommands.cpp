// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/tallies.h"
#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/turns.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game
{

namespace
{

int indexOf(const packs::Question& question, const QString& choice)
{
    for (int i = 0; i <= question.most; ++i) {
        if (question.choices[static_cast<std::size_t>(i)].id == choice)
            return i;
    }
    return -1;
}

QString choicesOf(const packs::Question& question)
{
    QStringList ids;
    for (const packs::Choice& choice : question.choices)
        ids << choice.id;
    return ids.join(QStringLiteral(", "));
}

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
            said << QStringLiteral("%1 %2").arg(question.label, inWords(game, question));
        }
        if (said.isEmpty())
            return refuse(Words::tr("setup answers nothing: name at least one of the pack's questions"));
        return Done{said.join(QStringLiteral("; ")), {}, {}};
    }

private:
    static QString inWords(const Game& game, const packs::Question& question)
    {
        const QString answer = game.answers[question.id];
        return question.kind == packs::Question::Kind::Choice
                   ? question.choices[static_cast<std::size_t>(answer.toInt())].label
                   : game.nameOf(answer);
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
        const int number = choice ? indexOf(question, m_fields.text(key.c_str())) : m_fields.number(key.c_str());
        if (choice && number < 0)
            return refuse(Words::tr("%1 is one of: %2").arg(question.id, choicesOf(question)));
        if (number < question.least || number > question.most)
            return refuse(Words::tr("%1 is from %2 to %3").arg(question.id).arg(question.least).arg(question.most));
        if (game.stage != Stage::SetUp)
            return refuse(
                Words::tr("%1 is asked before the game begins; now a unit's own counters can be set").arg(question.id));
        game.answers[question.id] = QString::number(number);
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
                    return refuse(Words::tr("%1 already has the %2 %3").arg(other.name, QLatin1String(key), value));
            }
            if (const auto fits = checkName(value); !fits)
                return tl::unexpected(fits.error());
            (*side)->*place = value;
        }
        return Done{
            Words::tr("%1 is %2, %3 %4")
                .arg(before == (*side)->name ? (*side)->id : before, (*side)->name, (*side)->colour, (*side)->shape),
            {},
            {}};
    }

private:
    Fields m_fields;
};

class AddUnit : public Command
{
public:
    explicit AddUnit(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto side = findSide(game, m_fields.text("side"));
        if (!side)
            return tl::unexpected(side.error());
        if (game.stage == Stage::Over)
            return refuse(Words::tr("the game is over"));
        constexpr std::size_t mostUnits = 500;
        if (game.units.size() >= mostUnits)
            return refuse(Words::tr("a table has at most %1 units").arg(mostUnits));
        const packs::UnitType* type = game.pack->unit(m_fields.text("type"));
        if (!type)
            return refuse(Words::tr("there is no unit of type “%1”; there are: %2")
                              .arg(m_fields.text("type").left(40), typesOf(game).join(QStringLiteral(", "))));
        const auto options = readOptions(game, *type);
        if (!options)
            return tl::unexpected(options.error());
        const auto members = readMembers(game, *type);
        if (!members)
            return tl::unexpected(members.error());
        const auto weapons = readWeapons(*type);
        if (!weapons)
            return tl::unexpected(weapons.error());
        const QStringList before = brokenLimits(game, (*side)->id);
        Unit unit = makeUnit(game, *type, (*side)->id, {*options, *members, *weapons});
        if (m_fields.has("name")) {
            if (const auto fits = checkName(m_fields.text("name")); !fits)
                return tl::unexpected(fits.error());
            unit.name = m_fields.text("name").trimmed();
        }
        if (const auto set = readArrival(game, m_fields, unit.arrives); !set)
            return tl::unexpected(set.error());
        unit.note = m_fields.text("note").trimmed();
        const Unit& added = addUnit(game, std::move(unit));
        QString words = Words::tr("%1 fields %2").arg((*side)->name, added.name);
        if (added.name != type->label)
            words += QStringLiteral(", a %1").arg(type->label);
        if (added.arrives > 0)
            words += Words::tr(", to arrive in round %1").arg(added.arrives);
        return Done{words + costOf(game, added) + overTheForce(game, *type, (*side)->id) +
                        newlyBroken(game, (*side)->id, before),
                    {},
                    {}};
    }

private:
    static QStringList typesOf(const Game& game)
    {
        QStringList types;
        for (const auto& type : game.pack->units)
            types << type.id;
        return types;
    }

    // What a unit is asked when it is added: the questions asked of units, and those its counters start from.
    static bool asks(const Game& game, const packs::UnitType& type, const packs::Question& question)
    {
        const auto& counters = game.pack->kind(type.kind)->counters;
        return question.asksFor(type.kind) ||
               (!question.ofUnit && std::any_of(counters.begin(), counters.end(),
                                                [&](const auto& one) { return one.startFrom == question.id; }));
    }

    static Expected<int> readOption(const packs::Question& question, const Json& value)
    {
        if (question.kind == packs::Question::Kind::Choice) {
            const int index =
                value.is_string() ? indexOf(question, QString::fromStdString(value.get<std::string>())) : -1;
            if (index < 0)
                return refuse(Words::tr("%1 is one of: %2").arg(question.id, choicesOf(question)));
            return index;
        }
        if (!value.is_number_integer() || value.get<double>() < question.least || value.get<double>() > question.most)
            return refuse(Words::tr("%1 is a whole number from %2 to %3")
                              .arg(question.id)
                              .arg(question.least)
                              .arg(question.most));
        return value.get<int>();
    }

    Expected<QMap<QString, int>> readOptions(const Game& game, const packs::UnitType& type) const
    {
        QMap<QString, int> options;
        const Json with = m_fields.object("with");
        for (const auto& [key, value] : with.items()) {
            const QString id = QString::fromStdString(key);
            const packs::Question* question = game.pack->question(id);
            if (!question || !asks(game, type, *question))
                return refuse(Words::tr("%1 takes nothing called “%2”").arg(type.label, id.left(40)));
            const auto option = readOption(*question, value);
            if (!option)
                return tl::unexpected(option.error());
            options.insert(id, *option);
        }
        return options;
    }

    static Expected<QMap<QString, int>> readCounts(const Json& json)
    {
        constexpr int most = 99;
        QMap<QString, int> counts;
        for (const auto& [key, value] : json.items()) {
            if (!value.is_number_integer() || value.get<double>() < 0 || value.get<double>() > most)
                return refuse(Words::tr("of each there are 0 to %1").arg(most));
            if (value.get<int>() > 0)
                counts.insert(QString::fromStdString(key), value.get<int>());
        }
        return counts;
    }

    Expected<QMap<QString, int>> readMembers(const Game& game, const packs::UnitType& type) const
    {
        const auto members = readCounts(m_fields.object("members"));
        if (!members || !m_fields.has("members"))
            return members;
        QStringList known;
        for (const packs::Member& member : game.pack->members)
            known << member.id;
        for (const QString& id : members->keys()) {
            if (!known.contains(id))
                return refuse(Words::tr("%1 has no member “%2”; there are: %3")
                                  .arg(type.label, id.left(40), known.join(QStringLiteral(", "))));
        }
        Unit sample;
        sample.type = type.id;
        const packs::Counter* counter = memberCounter(game, sample);
        const int sum = std::accumulate(members->begin(), members->end(), 0);
        if (!counter || sum < 1 || sum > counter->most)
            return refuse(counter ? Words::tr("a %1 has 1 to %2 members").arg(type.label).arg(counter->most)
                                  : Words::tr("a %1 has no members").arg(type.label));
        return members;
    }

    Expected<QMap<QString, int>> readWeapons(const packs::UnitType& type) const
    {
        const auto weapons = readCounts(m_fields.object("weapons"));
        if (!weapons)
            return weapons;
        for (const QString& id : weapons->keys()) {
            if (!type.weapons.contains(id))
                return refuse(Words::tr("%1 carries no “%2”; it may carry: %3")
                                  .arg(type.label, id.left(40), type.weapons.join(QStringLiteral(", "))));
        }
        return weapons;
    }

    static QString costOf(const Game& game, const Unit& unit)
    {
        return game.pack->limits.empty() ? QString() : Words::tr(", %n points", nullptr, worthOf(game, unit));
    }

    // What this unit breaks is named, not forbidden.
    static QString newlyBroken(const Game& game, const QString& side, const QStringList& before)
    {
        QStringList broken = brokenLimits(game, side);
        for (const QString& words : before)
            broken.removeOne(words);
        return broken.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(broken.join(QStringLiteral("; ")));
    }

    // The table may agree on more than the sheet's force: it is told, not stopped.
    static QString overTheForce(const Game& game, const packs::UnitType& type, const QString& side)
    {
        if (type.count == 0)
            return {};
        const auto have = std::count_if(game.units.begin(), game.units.end(),
                                        [&](const Unit& unit) { return unit.side == side && unit.type == type.id; });
        return have <= type.count ? QString() : Words::tr(" (the sheet's force has %1)").arg(type.count);
    }

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
        {"add-unit",
         "brings a unit to the table",
         {{"side", K::Side, true, "whose it is"},
          {"type", K::Id, true, "a unit of the pack"},
          {"name", K::Text, false, "what it is called"},
          {"with", K::Object, false, "what the pack asks for, as {\"models\": 6}"},
          {"members", K::Object, false, "what it is made of, as {\"veteran\": 2}"},
          {"weapons", K::Object, false, "what it carries, as {\"rifle\": 5}"},
          {"round", K::Number, false, "in which round it arrives; it is there at once when left out"},
          {"note", K::Text, false, "words on its card"}},
         makeCommand<AddUnit>},
        {"remove-unit",
         "takes a unit away again, before the game begins",
         {{"unit", K::Unit, true, "which unit"}},
         makeCommand<RemoveUnit>},
        {"begin", "begins the first round; a side without units fields the standard force", {}, makeCommand<Begin>},
    };
}

}
