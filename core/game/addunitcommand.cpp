// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/roster.h"
#include "game/turns.h"

#include <algorithm>
#include <numeric>

namespace adjutant::game {

namespace {

bool beginsWithVowel(const QString& label)
{
    return QStringLiteral("aeio").contains(label.left(1).toLower());
}

// A unit is put together of its type and what was said of it: its size, its members, what it carries.
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
        const QStringList before = limitsBrokenTogether(game, (*side)->id);
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
            words += (beginsWithVowel(type->label) ? Words::tr(", an %1") : Words::tr(", a %1")).arg(type->label);
        if (added.arrives > 0)
            words += Words::tr(", to arrive in round %1").arg(added.arrives);
        words += costOf(game, added);
        if (m_fields.flag("at-start")) {
            const auto counted = countAtStart(game, added);
            if (!counted)
                return tl::unexpected(counted.error());
            words += *counted;
        }
        return Done{words + overTheForce(game, *type, (*side)->id) + newlyBroken(game, added, before), {}, {}};
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
        if (question.kind == packs::Question::Kind::Choice)
            return readChoice(question,
                              value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString());
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
        QMap<QString, int> counts;
        for (const auto& [key, value] : json.items()) {
            if (!value.is_number_integer() || value.get<double>() < 0 || value.get<double>() > mostCarried)
                return refuse(Words::tr("of each there are 0 to %1").arg(mostCarried));
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

    // A unit that was forgotten when the forces were added up.
    static Expected<QString> countAtStart(Game& game, const Unit& added)
    {
        if (game.stage == Stage::SetUp)
            return refuse(Words::tr("units that are there as the game begins count by themselves"));
        QString words;
        for (const packs::Resource& resource : game.pack->resources) {
            if (resource.sumOf.isEmpty() || !added.options.contains(resource.sumOf))
                continue;
            int& number = game.side(added.side)->resources[resource.id];
            number = std::min(number + added.options.value(resource.sumOf), resource.most);
            words += Words::tr(", now %1: %2").arg(resource.label).arg(number);
        }
        if (words.isEmpty())
            return refuse(Words::tr("nothing of %1 is counted at the start").arg(added.name));
        return words;
    }

    // What this unit breaks is named, not forbidden.
    static QString newlyBroken(const Game& game, const Unit& added, const QStringList& before)
    {
        QStringList together = limitsBrokenTogether(game, added.side);
        for (const QString& words : before)
            together.removeOne(words);
        const QStringList broken = limitsBrokenBy(game, added) + together;
        return broken.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(broken.join(QStringLiteral("; ")));
    }

    // Then nothing is the force of a sheet, and a count is no more than what is proposed.
    static bool isBoughtWithPoints(const packs::Pack& pack)
    {
        const auto& limits = pack.limits;
        return std::any_of(limits.begin(), limits.end(), [](const packs::Limit& limit) {
            return limit.broken.text.contains(QLatin1String("points"));
        });
    }

    // The table may agree on more than the sheet's force: it is told, not stopped.
    static QString overTheForce(const Game& game, const packs::UnitType& type, const QString& side)
    {
        if (type.count == 0 || isBoughtWithPoints(*game.pack))
            return {};
        const auto have = std::count_if(game.units.begin(), game.units.end(),
                                        [&](const Unit& unit) { return unit.side == side && unit.type == type.id; });
        return have <= type.count ? QString() : Words::tr(" (the sheet's force has %1)").arg(type.count);
    }

    Fields m_fields;
};

}

CommandKind addUnitCommand()
{
    using K = Field::Kind;
    return {"add-unit",
            "brings a unit to the table",
            {{"side", K::Side, true, "whose it is"},
             {"type", K::Id, true, "a unit of the pack"},
             {"name", K::Text, false, "what it is called"},
             {"with", K::Object, false, "what the pack asks for, as {\"models\": 6}"},
             {"members", K::Object, false, "what it is made of, as {\"veteran\": 2}"},
             {"weapons", K::Object, false, "what it carries, as {\"rifle\": 5}"},
             {"round", K::Number, false, "in which round it arrives; it is there at once when left out"},
             {"note", K::Text, false, "words on its card"},
             {"at-start", K::Flag, false, "counts as there at the start, though it comes later"}},
            makeCommand<AddUnit>};
}

}
