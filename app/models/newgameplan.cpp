// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/newgameplan.h"

#include "base/counted.h"
#include "game/commands.h"
#include "game/roster.h"
#include "game/rosterfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(NewGame)
};

Json sideCommand(const PlannedSide& side)
{
    return {{"do", "side"},
            {"side", utf8(side.id)},
            {"name", utf8(side.name)},
            {"colour", utf8(side.colour)},
            {"shape", utf8(side.shape)}};
}

Json answerTo(const packs::Question* question, int answer)
{
    if (question && question->kind == packs::Question::Kind::Choice)
        return utf8(question->choices.at(static_cast<std::size_t>(answer)).id);
    return answer;
}

Json countsToJson(const QMap<QString, int>& counts)
{
    Json json = Json::object();
    for (auto one = counts.begin(); one != counts.end(); ++one)
        json[utf8(one.key())] = *one;
    return json;
}

Json unitCommand(const packs::Pack& pack, const PlannedSide& side, const PlannedUnit& unit)
{
    return game::commandFor(rosterUnit(pack, unit), side.id);
}

/// `1 × Veteran (−15), 2 × Grenade (−10)`: what is taken off the points.
QString freeWords(const game::Game& table, const QString& side)
{
    QStringList words;
    const QMap<QString, int> free = game::freeOf(table, side);
    for (auto it = free.begin(); it != free.end(); ++it) {
        const packs::Member* member = table.pack->member(it.key());
        const packs::Weapon* weapon = member ? nullptr : table.pack->weapon(it.key());
        const int cost = member ? member->cost : weapon->cost.value_or(0);
        words << Text::tr("%1 (−%2)").arg(counted(*it, member ? member->label : weapon->label)).arg(*it * cost);
    }
    return words.join(Text::tr(", "));
}

/// `75 points (up to 150)`, where so many may be spent.
Spent pointsAndLimits(const game::Game& table, const QString& side, std::optional<int> most)
{
    const QString free = freeWords(table, side);
    const int points = game::pointsOf(table, side);
    const QString words =
        most ? Text::tr("%1 points (up to %2)").arg(points).arg(*most) : Text::tr("%1 points").arg(points);
    return {free.isEmpty() ? words : Text::tr("%1; free by the rules: %2").arg(words, free),
            game::brokenLimits(table, side)};
}

// A number that units bring their own of still wants an answer for the table: what the first of them has.
int numberFor(const NewGamePlan& plan, const packs::Question& question)
{
    for (const PlannedSide& side : plan.sides) {
        for (const PlannedUnit& unit : side.units) {
            if (unit.with.contains(question.id))
                return unit.with.value(question.id);
        }
    }
    return question.standard;
}

Json setupCommand(const NewGamePlan& plan)
{
    Json command = {{"do", "setup"}};
    for (const packs::Question& question : plan.pack.reading.pack->questions) {
        if (question.ofUnit)
            continue;
        if (question.kind == packs::Question::Kind::Side)
            command[utf8(question.id)] = utf8(plan.chosenSides.value(question.id));
        else if (question.kind == packs::Question::Kind::Choice)
            command[utf8(question.id)] = utf8(plan.choices.value(question.id, standardChoice(question)));
        else
            command[utf8(question.id)] = plan.numbers.value(question.id, numberFor(plan, question));
    }
    return command;
}

void removeGame(const QString& path)
{
    for (const char* end : {"", "-wal", "-shm", "-journal"})
        QFile::remove(path + QLatin1String(end));
}

}

std::vector<PlannedUnit> standardForce(const packs::Pack& pack)
{
    std::vector<PlannedUnit> units;
    for (const packs::UnitType& type : pack.units) {
        for (int i = 1; i <= type.count; ++i) {
            PlannedUnit unit;
            unit.type = type.id;
            unit.name = type.count > 1 ? QStringLiteral("%1 %2").arg(type.label).arg(i) : type.label;
            if (const packs::Question* question = sizeQuestion(pack, type))
                unit.with.insert(question->id, question->standard);
            units.push_back(unit);
        }
    }
    return units;
}

const packs::Question* sizeQuestion(const packs::Pack& pack, const packs::UnitType& type)
{
    const packs::Kind* kind = pack.kind(type.kind);
    if (!kind)
        return nullptr;
    for (const packs::Counter& counter : kind->counters) {
        const packs::Question* question = counter.startFrom.isEmpty() ? nullptr : pack.question(counter.startFrom);
        if (question && question->kind == packs::Question::Kind::Number)
            return question;
    }
    return nullptr;
}

std::vector<const packs::Question*> questionsOf(const packs::Pack& pack, const packs::UnitType& type)
{
    std::vector<const packs::Question*> questions;
    const packs::Question* size = sizeQuestion(pack, type);
    if (size)
        questions.push_back(size);
    for (const packs::Question& question : pack.questions)
        if (&question != size && question.kind != packs::Question::Kind::Side && question.asksFor(type.kind))
            questions.push_back(&question);
    return questions;
}

std::vector<const packs::Question*> tableChoices(const packs::Pack& pack)
{
    std::vector<const packs::Question*> questions;
    for (const packs::Question& question : pack.questions)
        if (question.kind == packs::Question::Kind::Choice && !question.ofUnit)
            questions.push_back(&question);
    return questions;
}

QString standardChoice(const packs::Question& question)
{
    return question.choices[static_cast<std::size_t>(question.standard)].id;
}

std::vector<const packs::Question*> tableNumbers(const packs::Pack& pack)
{
    std::vector<const packs::Question*> questions;
    for (const packs::Question& question : pack.questions) {
        const bool ofUnits = std::any_of(pack.units.begin(), pack.units.end(), [&](const packs::UnitType& type) {
            return sizeQuestion(pack, type) == &question;
        });
        if (question.kind == packs::Question::Kind::Number && !question.ofUnit && !ofUnits)
            questions.push_back(&question);
    }
    return questions;
}

PlannedUnit newUnit(const packs::UnitType& type, const std::vector<PlannedUnit>& others)
{
    const auto taken = [&](const QString& name) {
        return std::any_of(others.begin(), others.end(), [&](const PlannedUnit& one) { return one.name == name; });
    };
    QString name = type.label;
    for (int number = 2; taken(name); ++number)
        name = QStringLiteral("%1 %2").arg(type.label).arg(number);
    return {type.id, name};
}

Json rosterUnit(const packs::Pack& pack, const PlannedUnit& unit)
{
    Json json = {{"type", utf8(unit.type)}, {"name", utf8(unit.name)}};
    if (!unit.with.isEmpty()) {
        Json with = Json::object();
        for (auto value = unit.with.begin(); value != unit.with.end(); ++value)
            with[utf8(value.key())] = answerTo(pack.question(value.key()), value.value());
        json["with"] = with;
    }
    if (unit.members)
        json["members"] = countsToJson(*unit.members);
    if (!unit.weapons.isEmpty())
        json["weapons"] = countsToJson(unit.weapons);
    if (!unit.note.isEmpty())
        json["note"] = utf8(unit.note);
    return json;
}

QString Spent::inWords() const
{
    return (QStringList(points) + broken).join(QLatin1Char('\n'));
}

Spent spentBy(const NewGamePlan& plan, const QString& side)
{
    return spentBy(plan).value(side);
}

QMap<QString, Spent> spentBy(const NewGamePlan& plan)
{
    const packs::PackPtr pack = plan.pack.reading.pack;
    if (!pack || pack->limits.empty())
        return {};
    QStringList names;
    for (const PlannedSide& one : plan.sides)
        names.append(one.id);
    auto table = game::newGame(pack, names, {});
    for (auto said = plan.numbers.begin(); table && said != plan.numbers.end(); ++said)
        table->answers.insert(said.key(), QString::number(*said)); // such as the points that were agreed
    dice::TypedFaces none({});
    for (const PlannedSide& one : plan.sides)
        for (const PlannedUnit& unit : one.units)
            if (table && !game::apply(*table, unitCommand(*pack, one, unit), none))
                return {}; // what is wrong is said where the game begins
    if (!table)
        return {};
    QMap<QString, Spent> spent;
    for (const QString& id : names)
        spent.insert(id, pointsAndLimits(*table, id, game::mostPointsOf(*table, id)));
    return spent;
}

bool hasMembers(const packs::Pack& pack, const packs::UnitType& type)
{
    const packs::Kind* kind = pack.kind(type.kind);
    return kind && kind->memberCounter();
}

bool choosesWeapons(const packs::UnitType& type)
{
    return type.weapons.size() > 2;
}

bool countsWeapons(const packs::Pack& pack, const packs::UnitType& type)
{
    return hasMembers(pack, type) || std::any_of(type.weapons.begin(), type.weapons.end(), [&](const QString& id) {
               const packs::Weapon* weapon = pack.weapon(id);
               return weapon && weapon->cost;
           });
}

QString makeupTitle(const packs::Pack& pack, const packs::UnitType& type)
{
    return hasMembers(pack, type) ? Text::tr("Members and weapons…")
           : choosesWeapons(type) ? Text::tr("Weapons…")
                                  : QString();
}

QString makeupOf(const packs::Pack& pack, const PlannedUnit& unit)
{
    const packs::UnitType& type = *pack.unit(unit.type);
    QStringList members, weapons;
    for (const packs::Member& member : pack.members)
        if (const int count = unit.members.value_or(type.members).value(member.id))
            members << counted(count, member.label);
    for (const QString& id : type.weapons)
        if (const int count = unit.weapons.value(id); count > 0 && pack.weapon(id))
            weapons << (countsWeapons(pack, type) ? counted(count, pack.weapon(id)->label) : pack.weapon(id)->label);
    QStringList parts;
    for (const QStringList& part : {members, weapons})
        if (!part.isEmpty())
            parts << part.join(QStringLiteral(", "));
    return parts.isEmpty() ? Text::tr("None chosen: it may use any") : parts.join(QStringLiteral("; "));
}

int mostWithinLimits(const packs::PackPtr& pack, const PlannedUnit& unit, const QString& member, int most)
{
    auto table = game::newGame(pack, {QStringLiteral("A"), QStringLiteral("B")}, {});
    dice::TypedFaces none({});
    PlannedUnit alone = unit;
    alone.weapons.clear();
    int within = 0;
    for (int count = 1; table && count <= most; ++count) {
        alone.members = {{member, count}};
        if (!game::apply(*table, unitCommand(*pack, {QStringLiteral("a"), {}, {}, {}, {}}, alone), none))
            return most;
        if (game::limitsBrokenBy(*table, table->units.back()).isEmpty())
            within = count;
    }
    return within > 0 ? within : most;
}

Spent spentOn(const packs::PackPtr& pack, const PlannedUnit& unit)
{
    if (pack->limits.empty())
        return {};
    auto table = game::newGame(pack, {QStringLiteral("A"), QStringLiteral("B")}, {});
    dice::TypedFaces none({});
    if (!table)
        return {};
    // How much the sides have agreed on is no matter of one unit; it is told of the side.
    for (const packs::Question& question : pack->questions)
        if (question.kind == packs::Question::Kind::Number && !question.ofUnit)
            table->answers[question.id] = QString::number(question.most);
    if (const auto fielded = game::apply(*table, unitCommand(*pack, {QStringLiteral("a"), {}, {}, {}, {}}, unit), none);
        !fielded)
        return {fielded.error().words};
    return pointsAndLimits(*table, QStringLiteral("a"), {});
}

QString missingIn(const NewGamePlan& plan)
{
    if (!plan.pack.reading.pack)
        return Text::tr("Choose the rules that you play.");
    QStringList names;
    for (const PlannedSide& side : plan.sides) {
        if (side.name.trimmed().isEmpty())
            return Text::tr("Each side needs a name.");
        if (names.contains(side.name.trimmed(), Qt::CaseInsensitive))
            return Text::tr("Both sides are called %1: change one of the names.").arg(side.name.trimmed());
        names.append(side.name.trimmed());
        for (const PlannedUnit& unit : side.units) {
            if (unit.name.trimmed().isEmpty())
                return Text::tr("A unit of %1 has no name.").arg(side.name.trimmed());
        }
    }
    for (const packs::Question& question : plan.pack.reading.pack->questions) {
        if (question.kind == packs::Question::Kind::Side && plan.chosenSides.value(question.id).isEmpty())
            return Text::tr("Still to answer: %1").arg(question.label);
    }
    if (plan.path.isEmpty())
        return Text::tr("Choose where the game is kept.");
    return QFileInfo::exists(plan.path) ? Text::tr("There is a game of that name already: choose another name.")
                                        : QString();
}

std::vector<Json> commandsOf(const NewGamePlan& plan)
{
    std::vector<Json> commands;
    for (const PlannedSide& side : plan.sides)
        commands.push_back(sideCommand(side));
    if (const Json answers = setupCommand(plan); answers.size() > 1)
        commands.push_back(answers);
    for (const PlannedSide& side : plan.sides) {
        for (const PlannedUnit& unit : side.units)
            commands.push_back(unitCommand(*plan.pack.reading.pack, side, unit));
    }
    for (const QString& note : plan.notes)
        commands.push_back({{"do", "note"}, {"text", utf8(note)}});
    commands.push_back({{"do", "begin"}});
    return commands;
}

Expected<std::unique_ptr<journal::Session>> begin(const NewGamePlan& plan)
{
    const QString folder = QFileInfo(plan.path).absolutePath();
    if (!QDir().mkpath(folder)) {
        Fault problem = fault(Text::tr("The folder %1 cannot be made.").arg(QDir::toNativeSeparators(folder)));
        problem.file = plan.path;
        return tl::unexpected(problem);
    }
    journal::Opening opening{.pack = plan.pack, .players = {}, .rulings = plan.rulings, .seed = {}};
    for (const PlannedSide& side : plan.sides)
        opening.players.append(side.name.trimmed());
    auto session = journal::Session::create(plan.path, opening);
    if (!session)
        return session;
    for (const Json& command : commandsOf(plan)) {
        if (auto done = (*session)->apply(command); !done) {
            session->reset();
            removeGame(plan.path);
            return tl::unexpected(done.error());
        }
    }
    return session;
}

QString asFileName(const QString& name)
{
    static const QRegularExpression unfit(QStringLiteral("[\\x00-\\x1f/\\\\:*?\"<>|]+"));
    QString fit = QString(name).replace(unfit, QStringLiteral(" ")).simplified().left(80);
    while (fit.startsWith(QLatin1Char('.')) || fit.startsWith(QLatin1Char(' ')))
        fit.remove(0, 1);
    return fit;
}

QString freePath(const QString& folder, const QStringList& players, const QDate& date)
{
    const QString name = asFileName(players.join(Text::tr(" and ")));
    const QString stem = QStringLiteral("%1/%2 %3").arg(folder, name, date.toString(Qt::ISODate));
    QString path = stem + QStringLiteral(".adjutant");
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1 (%2).adjutant").arg(stem).arg(number);
    return path;
}
}
