// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/state.h"

#include "game/hidden.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/phases.h"
#include "game/tracks/rules.h"

namespace adjutant::game {

namespace {

Json orNull(const QString& text)
{
    return text.isEmpty() ? Json() : Json(utf8(text));
}

template<typename T>
Json toObject(const QMap<QString, T>& map)
{
    Json object = Json::object();
    for (auto it = map.begin(); it != map.end(); ++it) {
        if constexpr (std::is_same_v<T, QString>)
            object[utf8(it.key())] = utf8(*it);
        else
            object[utf8(it.key())] = *it;
    }
    return object;
}

// What the pack asks of each unit.
Json askedOf(const Game& game, const Unit& unit)
{
    Json asked = Json::object();
    for (const packs::Question& question : game.pack->questions) {
        if (!question.ofUnit || !unit.options.contains(question.id))
            continue;
        const int answer = unit.options.value(question.id);
        asked[utf8(question.id)] = question.kind == packs::Question::Kind::Choice
                                       ? Json(utf8(question.choices[static_cast<std::size_t>(answer)].id))
                                       : Json(answer);
    }
    return asked;
}

Json toJson(const Game& game, const Unit& unit)
{
    Json counters = Json::object();
    for (const packs::Counter& counter : game.kindOf(unit).counters)
        counters[utf8(counter.id)] = unit.counters.value(counter.id);
    Json statuses = Json::array();
    if (unit.destroyed)
        statuses.push_back("destroyed");
    if (unit.id == game.active)
        statuses.push_back("active");
    for (const QString& status : unit.statuses.keys()) {
        if (game.pack->status(status))
            statuses.push_back(utf8(status));
    }
    Json json{{"id", utf8(unit.id)},  {"name", utf8(unit.name)}, {"type", utf8(unit.type)},    {"counters", counters},
              {"statuses", statuses}, {"done", unit.done},       {"destroyed", unit.destroyed}};
    if (unit.arrives > 0)
        json["arrives"] = unit.arrives;
    if (!unit.joined.isEmpty())
        json["joined"] = utf8(unit.joined);
    if (!unit.note.isEmpty())
        json["note"] = utf8(unit.note);
    if (Json asked = askedOf(game, unit); !asked.empty())
        json["with"] = asked;
    for (const auto& [key, map] : {std::pair("members", &unit.members), std::pair("weapons", &unit.weapons)}) {
        if (!map->isEmpty())
            json[key] = toObject(*map);
    }
    return json;
}

// A number that is hidden from the other side is null.
Json resourcesOf(const Game& game, const Side& side, Show show)
{
    Json resources = Json::object();
    for (const packs::Resource& resource : game.pack->resources) {
        const bool hidden = show == Show::Open && isHidden(game, side, resource);
        resources[utf8(resource.id)] = hidden ? Json() : Json(side.resources.value(resource.id));
    }
    return resources;
}

Json toJson(const Game& game, const Side& side, Show show)
{
    Json units = Json::array();
    for (const Unit& unit : game.units) {
        if (unit.side == side.id)
            units.push_back(toJson(game, unit));
    }
    Json json{{"id", utf8(side.id)},
              {"name", utf8(side.name)},
              {"colour", utf8(side.colour)},
              {"shape", utf8(side.shape)},
              {"score", game.score(side.id)},
              {"resources", resourcesOf(game, side, show)},
              {"units", units}};
    if (!side.statuses.isEmpty())
        json["statuses"] = textsToJson(side.statuses.keys());
    if (side.revealed)
        json["revealed"] = true;
    if (game.pack->track.tokens && game.stage == Stage::Activation) {
        const Allowance tokens = allowanceOf(game, side.id);
        json["tokens"] = {{"placed", tokens.placed}, {"most", tokens.most}};
    }
    if (!game.pack->limits.empty()) {
        json["points"] = pointsOf(game, side.id);
        json["limits"] = textsToJson(brokenLimits(game, side.id));
    }
    return json;
}

Json toJson(const Must& must)
{
    Json json = must.prefilled;
    json["words"] = utf8(must.words);
    return json;
}

Json toJson(const Proposal& one)
{
    if (!one.status.isEmpty())
        return {{"unit", utf8(one.unit)}, {"status", utf8(one.status)}, {"on", one.on}};
    return {{"unit", utf8(one.unit)}, {"counter", utf8(one.counter)}, {"before", one.before}, {"value", one.after}};
}

Json toJson(const Pending& pending)
{
    Json proposals = Json::array();
    for (const Proposal& one : pending.proposals)
        proposals.push_back(toJson(one));
    return {{"procedure", utf8(pending.procedure)},
            {"actor", orNull(pending.actor)},
            {"target", orNull(pending.target)},
            {"effects", proposals}};
}

Json toJson(const Activations& activations)
{
    Json attacks = Json::array();
    for (const Attack& one : activations.attacks)
        attacks.push_back({{"unit", utf8(one.unit)}, {"target", utf8(one.target)}});
    return {{"holder", orNull(activations.holder)},
            {"declared", textsToJson(activations.declared)},
            {"rolled", textsToJson(activations.rolled)},
            {"attacks", attacks}};
}

Json toJson(const TurnState& turn)
{
    Json holds = Json::array(), answers = Json::array();
    for (const Hold& one : turn.holds)
        holds.push_back({{"unit", utf8(one.unit)}, {"action", utf8(one.action)}, {"trigger", utf8(one.trigger)}});
    for (const Answer& one : turn.answers)
        answers.push_back({{"unit", utf8(one.unit)},
                           {"reaction", utf8(one.reaction)},
                           {"to", utf8(one.to)},
                           {"held", one.held},
                           {"used", one.used}});
    Json sorties = Json::object(), losses = Json::array();
    for (auto it = turn.sorties.begin(); it != turn.sorties.end(); ++it)
        sorties[utf8(it.key())] = std::vector<int>(it->begin(), it->end());
    for (const Losses& one : turn.losses)
        losses.push_back({{"unit", utf8(one.unit)}, {"left", one.left}, {"may-retreat", one.mayRetreat}});
    return {{"number", turn.number},
            {"left", turn.left},
            {"own", toObject(turn.own)},
            {"action", orNull(turn.action)},
            {"holds", holds},
            {"reactions", answers},
            {"used-in-turn", toObject(turn.usedInTurn)},
            {"used-in-game", toObject(turn.usedInGame)},
            {"sorties", sorties},
            {"losses", losses},
            {"ready", textsToJson(turn.ready)},
            {"activations", toJson(turn.activations)}};
}

Json controlsOf(const Game& game)
{
    Json controls = Json::object();
    for (auto it = game.controls.begin(); it != game.controls.end(); ++it)
        controls[utf8(it.key())] = {{"holder", orNull(it->holder)}, {"why", utf8(it->why)}};
    return controls;
}

Json pointsOf(const Game& game)
{
    Json points = Json::array();
    for (const Points& one : game.points)
        points.push_back(
            {{"round", one.round}, {"side", utf8(one.side)}, {"points", one.points}, {"why", utf8(one.why)}});
    return points;
}

QString unitLine(const Game& game, const Unit& unit)
{
    QStringList counters;
    for (const packs::Counter& counter : game.kindOf(unit).counters) {
        const int value = unit.counters.value(counter.id);
        counters << QStringLiteral("%1 %2").arg(value).arg(packs::labelFor(value, counter));
    }
    QString state = unit.destroyed           ? QStringLiteral("destroyed")
                    : unit.arrives > 0       ? QStringLiteral("arrives in round %1").arg(unit.arrives)
                    : !unit.inPlay()         ? QStringLiteral("now a part of %1").arg(unit.joined)
                    : unit.id == game.active ? QStringLiteral("active")
                    : unit.done              ? QStringLiteral("done")
                                             : QStringLiteral("ready");
    for (const packs::Status* status : statusesFor(game, unit))
        state += unit.statuses.contains(status->id) ? QStringLiteral(", ") + status->label : QString();
    if (!unit.note.isEmpty())
        state += QStringLiteral(" — %1").arg(unit.note);
    return QStringLiteral("  %1  %2  %3, %4\n")
        .arg(unit.id.leftJustified(4), unit.name.leftJustified(24), counters.join(QStringLiteral(", ")), state);
}

QString sideLines(const Game& game, const Side& side)
{
    QString words;
    for (const packs::Resource& resource : game.pack->resources) {
        const bool hidden = isHidden(game, side, resource);
        words += QStringLiteral("  %1: %2\n")
                     .arg(resource.label,
                          hidden ? QStringLiteral("hidden") : QString::number(side.resources.value(resource.id)));
    }
    for (const QString& line : rulesOf(*game.pack).wordsOf(game, side))
        words += QStringLiteral("  %1\n").arg(line);
    for (const QString& status : side.statuses.keys())
        words += QStringLiteral("  %1\n").arg(game.pack->status(status)->label);
    for (const QString& broken : brokenLimits(game, side.id))
        words += QStringLiteral("  ! %1\n").arg(broken);
    return words;
}

}

Json toJson(const Game& game, Show show)
{
    Json must = Json::array(), sides = Json::array();
    for (const Must& one : mustsOf(game))
        must.push_back(toJson(one));
    for (const Side& side : game.sides)
        sides.push_back(toJson(game, side, show));
    Json json{{"pack", utf8(game.pack->id)},
              {"round", game.round},
              {"rounds", game.roundCount()},
              {"phase", utf8(phaseOf(game))},
              {"acting", orNull(game.acting)},
              {"first", orNull(game.first)},
              {"active", orNull(game.active)},
              {"may", textsToJson(mayOf(game))},
              {"must", must},
              {"next", utf8(nextOf(game))},
              {"sides", sides},
              {"rulings", toObject(game.rulings)},
              {"setup", toObject(game.answers)},
              {"controls", controlsOf(game)},
              {"points", pointsOf(game)},
              {"winner", orNull(game.winner)}};
    if (game.pending)
        json["pending"] = toJson(*game.pending);
    if (!(game.turn == TurnState()))
        json["turn"] = toJson(game.turn);
    if (const Json own = rulesOf(*game.pack).state(game, show == Show::All); !own.is_null())
        json["track"] = own;
    if (!game.agreed.isEmpty())
        json["agreed"] = textsToJson(game.agreed);
    if (!game.ending.isEmpty())
        json["ending"] = utf8(game.ending);
    return json;
}

QString toWords(const Game& game)
{
    QString words = game.pack->title + QLatin1Char('\n');
    const packs::Phase* phase = game.pack->track.phase(phaseOf(game));
    const QString rounds = game.roundCount() ? QStringLiteral(" of %1").arg(game.roundCount()) : QString();
    if (game.round > 0)
        words += QStringLiteral("Round %1%2 · ").arg(game.round).arg(rounds);
    words += QStringLiteral("%1\n").arg(phase                       ? phase->label
                                        : game.stage == Stage::Over ? QStringLiteral("Over")
                                                                    : QStringLiteral("Scoring"));
    for (const Side& side : game.sides) {
        const QString acts = side.id == game.acting ? QStringLiteral(" · to act") : QString();
        const int score = game.score(side.id);
        words += QStringLiteral("\n%1 (%2): %3 %4%5\n")
                     .arg(side.name, side.id, QString::number(score),
                          score == 1 ? QStringLiteral("point") : QStringLiteral("points"), acts);
        words += sideLines(game, side);
        for (const Unit& unit : game.units)
            words += unit.side == side.id ? unitLine(game, unit) : QString();
    }
    return words + QStringLiteral("\nNext: %1\n").arg(nextOf(game));
}

}
