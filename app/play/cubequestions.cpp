// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/cubequestions.h"

#include "game/inputs.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "game/tracks/enablers.h"
#include "play/sidewords.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

using packs::Cube;
using Item = ChoiceRow::Item;

const QString supply = QStringLiteral("supply");
const QString available = QStringLiteral("available");
const QString exhausted = QStringLiteral("exhausted");
const QString none = QStringLiteral("none");

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CubeQuestions)
};

// Answers are written `what:which`.
QString answer(const char* what, const QString& which)
{
    return QLatin1String(what) + QLatin1Char(':') + which;
}

QString whatOf(const QString& answer)
{
    return answer.section(QLatin1Char(':'), 0, 0);
}

QString whichOf(const QString& answer)
{
    return answer.section(QLatin1Char(':'), 1);
}

// Which cubes are in the hand is nobody's business: all colours are there to be named.
CubeQuestion whichCube(const game::Game& game)
{
    CubeQuestion question{Text::tr("Which cube"), {}};
    for (const QString& colour : game::cubeColours(*game.pack))
        question.items.push_back({colour, game::colourWord(colour), {}, {}});
    return question;
}

template<typename Wanted>
CubeQuestion whichUnit(const game::Game& game, const QString& label, Wanted wanted)
{
    CubeQuestion question{label, {}};
    for (const game::Unit& unit : game.units)
        if (unit.side == game.acting && unit.inPlay() && !game::isOffMap(game, unit) && wanted(unit))
            question.items.push_back({unit.id, unit.name, game.kindOf(unit).label, {}});
    return question;
}

CubeQuestion whoTakes(const game::Game& game, const QString& label, const QString& enabler, const QString& but = {})
{
    return whichUnit(game, label, [&](const game::Unit& unit) {
        return unit.id != but && game::mayTakeEnabler(game, unit, enabler).has_value();
    });
}

CubeQuestion support(const game::Game& game)
{
    const packs::Resource* resource = game.pack->resource(game.pack->track.cubes.support);
    CubeQuestion question{resource->label, {{none, Text::tr("As it is"), {}, {}}}};
    for (const game::Side& side : game.sides) {
        const int value = side.resources.value(resource->id);
        const int after = value + (side.id == game.acting ? 1 : -1);
        if (after >= 0 && after <= resource->most)
            question.items.push_back({side.id, side.name, Text::tr("%1 → %2").arg(value).arg(after), {}});
    }
    return question;
}

// Enablers of a group, less those that were answered already.
void addEnablers(const game::Game& game, const QString& group, const char* what, const QString& words,
                 const QStringList& answers, CubeQuestion& question)
{
    for (const QString& enabler : game::enablersOf(*game.pack)) {
        const int count = game::enablersIn(game, game.acting, group, enabler) -
                          static_cast<int>(answers.count(answer(what, enabler)));
        if (count > 0)
            question.items.push_back({answer(what, enabler),
                                      words.arg(game::enablerLabel(*game.pack, enabler)),
                                      Text::tr("%1 there").arg(count),
                                      {}});
    }
}

std::optional<CubeQuestion> ofRegroup(const game::Game& game, const QStringList& answers)
{
    if (answers.size() == 1 && whatOf(answers[0]) == QLatin1String("give"))
        return whoTakes(game, Text::tr("To"), whichOf(answers[0]));
    if (!answers.isEmpty())
        return std::nullopt;
    CubeQuestion question{Text::tr("What"), {}};
    addEnablers(game, available, "give", Text::tr("%1 to a unit"), answers, question);
    addEnablers(game, supply, "enabler", Text::tr("%1 out of Supply"), answers, question);
    const auto cubes = game::cubesIn(game, game.acting, supply);
    for (auto it = cubes.begin(); it != cubes.end(); ++it)
        if (*it > 0)
            question.items.push_back({answer("cube", it.key()),
                                      Text::tr("A %1 cube out of Supply").arg(game::colourOfCube(it.key())),
                                      Text::tr("%1 there").arg(*it),
                                      {}});
    return question;
}

std::optional<CubeQuestion> ofRevive(const game::Game& game, const packs::TrackAction& action,
                                     const QStringList& answers)
{
    const bool unit = !answers.isEmpty() && whatOf(answers[0]) == QLatin1String("unit");
    if (unit || answers.contains(none) || (action.most > 0 && answers.size() >= action.most))
        return std::nullopt;
    CubeQuestion question{answers.isEmpty() ? Text::tr("What") : Text::tr("And"), {}};
    if (!answers.isEmpty())
        question.items.push_back({none, Text::tr("Nothing more"), {}, {}});
    for (const game::Unit& one : game.units)
        if (answers.isEmpty() && game::mayBeRevived(game, one))
            question.items.push_back({answer("unit", one.id), one.name, Text::tr("whole again"), {}});
    addEnablers(game, exhausted, "enabler", Text::tr("%1, exhausted"), answers, question);
    if (!answers.isEmpty() && question.items.size() == 1)
        return std::nullopt;
    return question;
}

// The game with the enablers where they are once those are moved that were said already.
game::Game afterMoves(game::Game game, const QStringList& answers)
{
    for (qsizetype i = 0; i + 2 < answers.size(); i += 3) {
        --game.unit(answers[i])->counters[answers[i + 1]];
        ++game.unit(answers[i + 2])->counters[answers[i + 1]];
    }
    return game;
}

// From, what, to; then from again, or no more.
std::optional<CubeQuestion> ofRedeploy(const game::Game& before, const packs::TrackAction& action,
                                       const QStringList& answers)
{
    if (answers.contains(none))
        return std::nullopt;
    const game::Game game = afterMoves(before, answers);
    const auto place = answers.size() % 3;
    if (place == 0) {
        const bool first = answers.isEmpty();
        if (!first && action.most > 0 && answers.size() >= 3 * action.most)
            return std::nullopt;
        CubeQuestion question = whichUnit(game, first ? Text::tr("From") : Text::tr("And from"),
                                          [&](const game::Unit& unit) { return game::enablersAt(game, unit) > 0; });
        if (!first)
            question.items.insert(question.items.begin(), Item{none, Text::tr("Nothing more"), {}, {}});
        return question;
    }
    const game::Unit* from = game.unit(answers[answers.size() - place]);
    if (place == 2)
        return whoTakes(game, Text::tr("To"), answers.last(), from->id);
    CubeQuestion question{Text::tr("What"), {}};
    for (const QString& enabler : game::enablersOf(*game.pack))
        if (from->counters.value(enabler) > 0)
            question.items.push_back({enabler, game::enablerLabel(*game.pack, enabler), {}, {}});
    return question;
}

CubeQuestion whoActs(const game::Game& game, const packs::TrackAction& action)
{
    return whichUnit(game, Text::tr("Who"), [&](const game::Unit& unit) {
        const auto fits = [&](const QString& id) { return game::fits(game, game.pack->procedure(id)->actor, unit); };
        return action.procedures.isEmpty() || std::any_of(action.procedures.begin(), action.procedures.end(), fits);
    });
}

Json movesOf(const QStringList& answers)
{
    Json moves = Json::array();
    for (qsizetype i = 0; i + 2 < answers.size(); i += 3)
        moves.push_back({{"enabler", utf8(answers[i + 1])}, {"from", utf8(answers[i])}, {"to", utf8(answers[i + 2])}});
    return moves;
}

Json reviveCommand(const QStringList& answers)
{
    if (whatOf(answers[0]) == QLatin1String("unit"))
        return {{"do", "revive"}, {"unit", utf8(whichOf(answers[0]))}};
    Json enablers = Json::array();
    for (const QString& one : answers)
        if (one != none)
            enablers.push_back(utf8(whichOf(one)));
    return {{"do", "revive"}, {"enablers", enablers}};
}

Json regroupCommand(const QStringList& answers)
{
    const QString which = whichOf(answers[0]);
    if (whatOf(answers[0]) == QLatin1String("cube"))
        return {{"do", "regroup"}, {"cube", utf8(which)}};
    Json command{{"do", "regroup"}, {"enabler", utf8(which)}};
    if (answers.size() > 1)
        command["unit"] = utf8(answers[1]);
    return command;
}

}

std::optional<CubeQuestion> nextQuestion(const game::Game& game, const packs::TrackAction& action,
                                         const QStringList& answers)
{
    switch (action.does) {
    case Cube::Unit:
        return answers.isEmpty() ? std::optional(whoActs(game, action)) : std::nullopt;
    case Cube::Redeploy:
        return ofRedeploy(game, action, answers);
    case Cube::Revive:
        return ofRevive(game, action, answers);
    case Cube::Regroup:
        return ofRegroup(game, answers);
    case Cube::Claim:
    case Cube::Pass:
        break;
    }
    if (answers.isEmpty())
        return whichCube(game);
    const bool moves = action.does == Cube::Claim && game.pack->resource(game.pack->track.cubes.support);
    return moves && answers.size() == 1 ? std::optional(support(game)) : std::nullopt;
}

Json cubeCommand(const packs::TrackAction& action, const QStringList& answers)
{
    switch (action.does) {
    case Cube::Unit:
        return {{"do", "activate"}, {"unit", utf8(answers[0])}, {"action", utf8(action.id)}};
    case Cube::Redeploy:
        return {{"do", "redeploy"}, {"moves", movesOf(answers)}};
    case Cube::Revive:
        return reviveCommand(answers);
    case Cube::Regroup:
        return regroupCommand(answers);
    case Cube::Pass:
        return {{"do", "pass"}, {"cube", utf8(answers[0])}};
    case Cube::Claim:
        break;
    }
    Json command{{"do", "claim"}, {"cube", utf8(answers[0])}};
    if (answers.size() > 1 && answers[1] != none)
        command["support"] = utf8(answers[1]);
    return command;
}

}
