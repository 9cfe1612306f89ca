// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/game.h"

#include "base/plaintext.h"
#include "base/words.h"
#include "game/standing.h"

#include <algorithm>
#include <tuple>

namespace adjutant::game {

namespace {

template<typename T>
T* byId(std::vector<T>& all, const QString& id)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const T& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
}

// Before the game begins a resource is what its question was answered with.
void fillResources(Game& game)
{
    for (Side& side : game.sides) {
        for (const packs::Resource& resource : game.pack->resources)
            side.resources.insert(resource.id,
                                  resource.startFrom.isEmpty()
                                      ? resource.start
                                      : std::min(resource.most, game.answers.value(resource.startFrom).toInt()));
    }
}

const QStringList standardColours{QStringLiteral("blue"),   QStringLiteral("red"),    QStringLiteral("green"),
                                  QStringLiteral("yellow"), QStringLiteral("purple"), QStringLiteral("orange")};
const QStringList standardShapes{QStringLiteral("circle"),   QStringLiteral("square"), QStringLiteral("diamond"),
                                 QStringLiteral("triangle"), QStringLiteral("star"),   QStringLiteral("cross")};

}

const Side* Game::side(const QString& id) const
{
    return const_cast<Game*>(this)->side(id);
}
Side* Game::side(const QString& id)
{
    return byId(sides, id);
}
const Unit* Game::unit(const QString& id) const
{
    return const_cast<Game*>(this)->unit(id);
}
Unit* Game::unit(const QString& id)
{
    return byId(units, id);
}

const packs::UnitType& Game::typeOf(const Unit& unit) const
{
    return *pack->unit(unit.type);
}
const packs::Kind& Game::kindOf(const Unit& unit) const
{
    return *pack->kind(typeOf(unit).kind);
}

packs::SideNames Game::sideNames() const
{
    packs::SideNames names;
    for (const Side& side : sides)
        names.insert(side.id, side.name);
    return names;
}

QString Game::nameOf(const QString& sideOrUnit) const
{
    if (const Side* one = side(sideOrUnit))
        return one->name;
    const Unit* one = unit(sideOrUnit);
    return one ? QStringLiteral("%1 (%2)").arg(one->name, nameOf(one->side)) : sideOrUnit;
}

int Game::score(const QString& side) const
{
    int sum = 0;
    for (const Points& one : points)
        sum += one.side == side ? one.points : 0;
    return sum;
}

int Game::roundCount() const
{
    if (rounds)
        return *rounds;
    const QString& from = pack->track.roundsFrom;
    return from.isEmpty() ? pack->track.rounds : answers.value(from).toInt();
}

std::vector<const Unit*> Game::living(const QString& side) const
{
    std::vector<const Unit*> found;
    for (const Unit& unit : units) {
        if (unit.side == side && unit.inPlay())
            found.push_back(&unit);
    }
    return found;
}

std::vector<const Unit*> Game::ready(const QString& side) const
{
    std::vector<const Unit*> found;
    for (const Unit& unit : units) {
        if (unit.side == side && !unit.done && unit.inPlay() && unit.id != active)
            found.push_back(&unit);
    }
    return found;
}

bool Game::holds(const packs::Condition& condition, const Unit& unit) const
{
    if (condition.isEmpty())
        return true;
    dice::Bindings bound = bindingsOf(stateOf(*this, unit));
    for (const packs::Status& status : pack->statuses)
        bound.try_emplace(packs::diceName(status.id), std::int64_t(0)); // no unit has those of sides
    return condition.isMet(bound);
}

bool Game::operator==(const Game& other) const
{
    const auto all = [](const Game& game) {
        return std::tie(game.rulings, game.answers, game.sides, game.units, game.stage, game.round, game.rounds,
                        game.first, game.acting, game.active, game.checked, game.attacks, game.turn, game.pending,
                        game.controls, game.points, game.winner, game.ending, game.agreed);
    };
    return pack->id == other.pack->id && all(*this) == all(other);
}

Expected<Game> newGame(const packs::PackPtr& pack, const QStringList& players, const packs::Rulings& rulings)
{
    Game game;
    game.pack = pack;
    const auto complete = packs::complete(*pack, rulings);
    if (!complete)
        return tl::unexpected(complete.error());
    game.rulings = *complete;
    if (players.size() > pack->mostPlayers || (!players.isEmpty() && players.size() < pack->leastPlayers))
        return tl::unexpected(fault(Words::tr("%1 is for %2 to %3 players, and %4 are named")
                                        .arg(pack->title)
                                        .arg(pack->leastPlayers)
                                        .arg(pack->mostPlayers)
                                        .arg(players.size())));
    for (int i = 0; i < std::max(pack->leastPlayers, static_cast<int>(players.size())); ++i) {
        const QString colour = standardColours[i];
        const QString name =
            players.value(i).trimmed().isEmpty() ? colour.left(1).toUpper() + colour.mid(1) : players[i].trimmed();
        if (const auto fits = checkName(name); !fits)
            return tl::unexpected(fits.error());
        Side side;
        side.id = QChar(u'a' + i);
        side.name = name;
        side.colour = colour;
        side.shape = standardShapes[i];
        game.sides.push_back(std::move(side));
    }
    for (const packs::Question& question : pack->questions) {
        if (!question.ofUnit)
            game.answers.insert(question.id, question.kind == packs::Question::Kind::Side
                                                 ? game.sides.front().id
                                                 : QString::number(question.standard));
    }
    fillResources(game);
    return game;
}

Expected<void> checkName(const QString& name)
{
    constexpr int longest = 80;
    const bool odd = hasControls(name) || name.contains(QLatin1Char('\n')) || name.contains(QLatin1Char('\t'));
    if (name.trimmed().isEmpty() || name.size() > longest || odd)
        return tl::unexpected(fault(Words::tr("a name has 1 to %1 characters, all on one line").arg(longest)));
    return {};
}

}
