// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/state.h"

#include "game/track.h"

namespace adjutant::game
{

namespace
{

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
    return {{"id", utf8(unit.id)},  {"name", utf8(unit.name)}, {"type", utf8(unit.type)},    {"counters", counters},
            {"statuses", statuses}, {"done", unit.done},       {"destroyed", unit.destroyed}};
}

Json toJson(const Game& game, const Side& side)
{
    Json units = Json::array();
    for (const Unit& unit : game.units) {
        if (unit.side == side.id)
            units.push_back(toJson(game, unit));
    }
    return {{"id", utf8(side.id)},
            {"name", utf8(side.name)},
            {"colour", utf8(side.colour)},
            {"shape", utf8(side.shape)},
            {"score", game.score(side.id)},
            {"resources", Json::object()},
            {"units", units}};
}

Json toJson(const Must& must)
{
    Json json = must.prefilled;
    json["words"] = utf8(must.words);
    return json;
}

Json toJson(const Pending& pending)
{
    Json proposals = Json::array();
    for (const Proposal& one : pending.proposals)
        proposals.push_back(
            {{"unit", utf8(one.unit)}, {"counter", utf8(one.counter)}, {"before", one.before}, {"value", one.after}});
    return {{"procedure", utf8(pending.procedure)},
            {"actor", orNull(pending.actor)},
            {"target", orNull(pending.target)},
            {"effects", proposals}};
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
    for (const packs::Counter& counter : game.kindOf(unit).counters)
        counters << QStringLiteral("%1 %2").arg(unit.counters.value(counter.id)).arg(counter.label);
    const QString state = unit.destroyed           ? QStringLiteral("destroyed")
                          : unit.id == game.active ? QStringLiteral("active")
                          : unit.done              ? QStringLiteral("done")
                                                   : QStringLiteral("ready");
    return QStringLiteral("  %1  %2  %3, %4\n")
        .arg(unit.id, -4)
        .arg(unit.name, -24)
        .arg(counters.join(QStringLiteral(", ")), state);
}

}

Json toJson(const Game& game)
{
    Json may = Json::array(), must = Json::array(), sides = Json::array();
    for (const QString& id : mayOf(game))
        may.push_back(utf8(id));
    for (const Must& one : mustsOf(game))
        must.push_back(toJson(one));
    for (const Side& side : game.sides)
        sides.push_back(toJson(game, side));
    Json json{{"pack", utf8(game.pack->id)},
              {"round", game.round},
              {"rounds", game.pack->track.rounds},
              {"phase", utf8(phaseOf(game))},
              {"acting", orNull(game.acting)},
              {"first", orNull(game.first)},
              {"active", orNull(game.active)},
              {"may", may},
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
    if (!game.ending.isEmpty())
        json["ending"] = utf8(game.ending);
    return json;
}

QString toWords(const Game& game)
{
    QString words = game.pack->title + QLatin1Char('\n');
    const packs::Phase* phase = game.pack->track.phase(phaseOf(game));
    const QString rounds = game.pack->track.rounds ? QStringLiteral(" of %1").arg(game.pack->track.rounds) : QString();
    if (game.round > 0)
        words += QStringLiteral("Round %1%2 · ").arg(game.round).arg(rounds);
    words += QStringLiteral("%1\n").arg(phase ? phase->label : QStringLiteral("Over"));
    for (const Side& side : game.sides) {
        const QString acts = side.id == game.acting ? QStringLiteral(" · to act") : QString();
        words += QStringLiteral("\n%1 (%2): %3 points%4\n").arg(side.name, side.id).arg(game.score(side.id)).arg(acts);
        for (const Unit& unit : game.units)
            words += unit.side == side.id ? unitLine(game, unit) : QString();
    }
    return words + QStringLiteral("\nNext: %1\n").arg(nextOf(game));
}

}
