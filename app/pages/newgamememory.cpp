// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/newgamememory.h"

#include "shell/preferences.h"
#include "shell/theme.h"

#include <algorithm>

namespace adjutant::app {

namespace {

QString sideKey(const QString& side, const char* what)
{
    return QStringLiteral("side/%1/%2").arg(side, QLatin1String(what));
}

QString idOf(int number)
{
    return QString(QChar(u'a' + number));
}

// What was remembered, unless it is nothing that can be had or another side has it: then this side's own, or the first
// that is free.
QString pick(const QString& wanted, const QStringList& all, int number, const QString& other)
{
    if (all.contains(wanted) && wanted != other)
        return wanted;
    return all[number] != other ? all[number] : all.front();
}

}

NewGameMemory::NewGameMemory(Preferences& preferences, const packs::PackPtr& pack)
    : m_preferences(preferences),
      m_pack(pack)
{
}

QString NewGameMemory::key(const QString& what) const
{
    return QStringLiteral("%1/%2").arg(m_pack->id, what);
}

PlannedSide NewGameMemory::side(int number) const
{
    PlannedSide side;
    side.id = idOf(number);
    const PlannedSide before = number > 0 ? this->side(number - 1) : PlannedSide();
    side.name = m_preferences.lastAnswer(sideKey(side.id, "name"), {});
    side.colour =
        pick(m_preferences.lastAnswer(sideKey(side.id, "colour"), {}), Theme::sideColours(), number, before.colour);
    side.shape =
        pick(m_preferences.lastAnswer(sideKey(side.id, "shape"), {}), Theme::sideShapes(), number, before.shape);
    side.units = units(side.id);
    side.rosterName = m_preferences.lastAnswer(key(sideKey(side.id, "roster-name")), {});
    return side;
}

namespace {

Json toKept(const QMap<QString, int>& counts)
{
    Json json = Json::object();
    for (auto one = counts.begin(); one != counts.end(); ++one)
        json[utf8(one.key())] = *one;
    return json;
}

/// Of these ids only, and no more than anybody has.
QMap<QString, int> countsFrom(const Json& json, const QStringList& known)
{
    constexpr int most = 99;
    QMap<QString, int> counts;
    for (const auto& [key, value] : json.items())
        if (const QString id = QString::fromStdString(key); known.contains(id) && value.is_number_integer())
            if (const int count = std::clamp(value.get<int>(), 0, most); count > 0)
                counts.insert(id, count);
    return counts;
}

QStringList membersOf(const packs::Pack& pack)
{
    QStringList ids;
    for (const packs::Member& member : pack.members)
        ids << member.id;
    return ids;
}

/// A roster as it is kept: `[["foot","First Company",{"bases":4}]]`, and what was said of members and weapons behind
/// it: `["squad","Rifles",{},{"regular":3},{"repeater":3}]`; null: nothing. Then a note, where there is one.
Json toKept(const std::vector<PlannedUnit>& units)
{
    Json list = Json::array();
    for (const PlannedUnit& unit : units) {
        Json with = Json::object();
        for (auto value = unit.with.begin(); value != unit.with.end(); ++value)
            with[utf8(value.key())] = *value;
        Json kept = Json::array({utf8(unit.type), utf8(unit.name), with, unit.members ? toKept(*unit.members) : Json(),
                                 toKept(unit.weapons)});
        if (!unit.note.isEmpty())
            kept.push_back(utf8(unit.note));
        list.push_back(kept);
    }
    return list;
}

int within(const packs::Question& question, int value)
{
    return question.kind == packs::Question::Kind::Choice
               ? std::clamp(value, 0, static_cast<int>(question.choices.size()) - 1)
               : std::clamp(value, question.least, question.most);
}

/// What of it the pack still has.
std::optional<std::vector<PlannedUnit>> fromKept(const packs::Pack& pack, const QString& text)
{
    const auto json = parseJson(text.toUtf8());
    if (!json || !json->is_array())
        return std::nullopt;
    std::vector<PlannedUnit> units;
    for (const Json& one : *json) {
        const bool whole = one.is_array() && one.size() >= 3 && one.size() <= 6 && one[0].is_string() &&
                           one[1].is_string() && one[2].is_object();
        const packs::UnitType* type = whole ? pack.unit(QString::fromStdString(one[0].get<std::string>())) : nullptr;
        if (!type)
            continue;
        PlannedUnit unit{type->id, QString::fromStdString(one[1].get<std::string>())};
        for (const packs::Question* question : questionsOf(pack, *type))
            if (const auto value = one[2].find(utf8(question->id)); value != one[2].end() && value->is_number_integer())
                unit.with.insert(question->id, within(*question, value->get<int>()));
        if (one.size() >= 5 && one[3].is_object() && hasMembers(pack, *type))
            unit.members = countsFrom(one[3], membersOf(pack));
        if (one.size() >= 5 && one[4].is_object())
            unit.weapons = countsFrom(one[4], type->weapons);
        if (one.size() == 6 && one[5].is_string())
            unit.note = QString::fromStdString(one[5].get<std::string>());
        units.push_back(unit);
    }
    return units;
}

}

std::vector<PlannedUnit> NewGameMemory::units(const QString& side) const
{
    if (const auto kept = fromKept(*m_pack, m_preferences.lastAnswer(key(sideKey(side, "roster")), {})))
        return *kept;
    return standardForce(*m_pack);
}

QMap<QString, int> NewGameMemory::numbers() const
{
    QMap<QString, int> numbers;
    for (const packs::Question* question : tableNumbers(*m_pack)) {
        bool isNumber = false;
        const int last = m_preferences.lastAnswer(key(QStringLiteral("number/") + question->id), {}).toInt(&isNumber);
        numbers.insert(question->id, isNumber ? within(*question, last) : question->standard);
    }
    return numbers;
}

QMap<QString, QString> NewGameMemory::choices() const
{
    QMap<QString, QString> choices;
    for (const packs::Question* question : tableChoices(*m_pack)) {
        const QString last = m_preferences.lastAnswer(key(QStringLiteral("choice/") + question->id), {});
        for (const packs::Choice& choice : question->choices)
            if (choice.id == last)
                choices.insert(question->id, last);
    }
    return choices;
}

packs::Rulings NewGameMemory::rulings() const
{
    packs::Rulings rulings;
    for (const packs::Ruling& ruling : m_pack->rulings) {
        const QString last = m_preferences.lastAnswer(key(QStringLiteral("ruling/") + ruling.id), {});
        if (ruling.indexOf(last) >= 0)
            rulings.insert(ruling.id, last);
        else if (!ruling.choices.empty())
            rulings.insert(ruling.id, ruling.choices.front().id);
    }
    return rulings;
}

void NewGameMemory::remember(const NewGamePlan& plan)
{
    for (const PlannedSide& side : plan.sides) {
        // A side that is called by its colour takes its next colour's name.
        const bool named = side.name != Theme::sideColourName(side.colour);
        m_preferences.setLastAnswer(sideKey(side.id, "name"), named ? side.name : QString());
        m_preferences.setLastAnswer(sideKey(side.id, "colour"), side.colour);
        m_preferences.setLastAnswer(sideKey(side.id, "shape"), side.shape);
        m_preferences.setLastAnswer(key(sideKey(side.id, "roster")), QString::fromUtf8(toText(toKept(side.units))));
        m_preferences.setLastAnswer(key(sideKey(side.id, "roster-name")), side.rosterName);
    }
    for (auto number = plan.numbers.begin(); number != plan.numbers.end(); ++number)
        m_preferences.setLastAnswer(key(QStringLiteral("number/") + number.key()), QString::number(*number));
    for (auto choice = plan.choices.begin(); choice != plan.choices.end(); ++choice)
        m_preferences.setLastAnswer(key(QStringLiteral("choice/") + choice.key()), choice.value());
    for (auto ruling = plan.rulings.begin(); ruling != plan.rulings.end(); ++ruling)
        m_preferences.setLastAnswer(key(QStringLiteral("ruling/") + ruling.key()), ruling.value());
}

}
