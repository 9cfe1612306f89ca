// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

QString readStatusId(TomlTable& table, const char* key, const Pack& pack, bool ofSide)
{
    const QString id = table.text(key);
    const Status* status = pack.status(id);
    if (!id.isEmpty() && (!status || status->ofSide != ofSide))
        table.errorAt(key, (ofSide ? Words::tr("there is no status “%1” of a side")
                                   : Words::tr("there is no status “%1” of a unit"))
                               .arg(id));
    return id;
}

LossRule readLoss(TomlTable& table, const Pack& pack)
{
    LossRule rule;
    const Kind* kind = readKind(table, "kind", pack);
    rule.kind = kind ? kind->id : QString();
    if (!table.has("kind"))
        table.errorAt("kind", Words::tr("losses are of a kind of unit"));
    rule.reduced = readStatusId(table, "reduced", pack, false);
    rule.returns = readStatusId(table, "returns", pack, false);
    rule.sideStatus = readStatusId(table, "side-status", pack, true);
    rule.back = table.text("back");
    rule.triesRetreat = table.flag("tries-retreat");
    rule.rubble = table.flag("rubble");
    rule.costsCube = table.flag("costs-cube");
    return rule;
}

// The question under a key, with a number: of units, or of the game.
QString readQuestionId(TomlTable& table, const char* key, const Pack& pack, bool ofUnit)
{
    const QString id = table.text(key);
    const Question* question = pack.question(id);
    const bool fits = question && question->kind == Question::Kind::Number && question->ofUnit == ofUnit;
    if (!id.isEmpty() && !fits)
        table.errorAt(key, (ofUnit ? Words::tr("“%1” is no question of the unit with a number")
                                   : Words::tr("“%1” is no question of the game with a number"))
                               .arg(id));
    return id;
}

// Each colour lies in a pool, in hands and among the discards.
void needPlaces(TomlTable& table, const Pack& pack)
{
    QStringList colours;
    for (const Resource& resource : pack.resources)
        colours << resource.colour;
    colours.removeAll(QString());
    colours.removeDuplicates();
    if (colours.isEmpty())
        table.errorAt("turns", Words::tr("such turns need resources with a colour"));
    for (const QString& colour : colours) {
        for (const char* group : {"pool", "hand", "discard"}) {
            const auto there = [&](const Resource& one) {
                return one.colour == colour && one.group == QLatin1String(group);
            };
            if (std::none_of(pack.resources.begin(), pack.resources.end(), there))
                table.errorAt("turns", Words::tr("such turns need a resource of the group “%1” with the colour “%2”")
                                           .arg(QLatin1String(group), colour));
        }
    }
}

}

void readCubes(TomlTable& table, Pack& pack)
{
    CubeTrack& cubes = pack.track.cubes;
    table.table("cubes", [&](TomlTable& inner) {
        cubes.sharedPool = readRulingMap(inner, "shared-pool", pack);
        cubes.declareOften = readRulingMap(inner, "declare-often", pack);
        cubes.support = inner.text("support");
        if (!cubes.support.isEmpty() && !pack.resource(cubes.support))
            noSuch(inner, "support", Words::tr("there is no resource “%1”"), cubes.support, pack.resources);
        cubes.wander = inner.text("wander");
        cubes.markers = readQuestionId(inner, "markers", pack, false);
        cubes.formation = readQuestionId(inner, "formation", pack, true);
        if (const Kind* commander = readKind(inner, "commander", pack))
            cubes.commander = commander->id;
        if (inner.has("commander") && cubes.formation.isEmpty())
            inner.errorAt("commander",
                          Words::tr("this is for units that belong to a formation: say which question asks for it"));
        cubes.actorLosses = inner.text("actor-losses");
        cubes.targetLosses = inner.text("target-losses");
    });
    table.tables("loss", [&](TomlTable& inner) { cubes.losses.push_back(readLoss(inner, pack)); });
    if (pack.track.turns == Turns::Cubes)
        needPlaces(table, pack);
    else if (table.has("cubes") || table.has("loss"))
        table.errorAt(table.has("cubes") ? "cubes" : "loss", Words::tr("this is for turns with cubes"));
}

void readCubeAction(TomlTable& table, TrackAction& action)
{
    action.does = table.oneOf<Cube>("does",
                                    {{"unit", Cube::Unit},
                                     {"redeploy", Cube::Redeploy},
                                     {"revive", Cube::Revive},
                                     {"regroup", Cube::Regroup},
                                     {"claim", Cube::Claim},
                                     {"pass", Cube::Pass}},
                                    Cube::Unit);
    action.most = static_cast<int>(table.number("most", 1, 99));
    action.formations = static_cast<int>(table.number("formations", 1, 99));
}

void checkCubes(TomlTable& top, const Pack& pack)
{
    const CubeTrack& cubes = pack.track.cubes;
    const QString wanderPlace = QStringLiteral("track.cubes.wander");
    const Procedure* wander = pack.procedure(cubes.wander);
    if (!cubes.wander.isEmpty() && !wander)
        top.errorInside(wanderPlace, Words::tr("there is no procedure “%1” to wander by").arg(cubes.wander) +
                                         top.file().hint(cubes.wander, idsOf(pack.procedures)));
    if (wander && wander->inputs.size() != 1)
        top.errorInside(wanderPlace, Words::tr("“%1” needs one input: how many markers there are").arg(cubes.wander));
    for (const auto& [key, id] :
         {std::pair("actor-losses", cubes.actorLosses), std::pair("target-losses", cubes.targetLosses)}) {
        const auto names = [&](const Procedure& one) { return one.outcome(id) != nullptr; };
        if (!id.isEmpty() && std::none_of(pack.procedures.begin(), pack.procedures.end(), names))
            top.errorInside(QStringLiteral("track.cubes.") + QLatin1String(key),
                            Words::tr("no procedure has the outcome “%1”").arg(id));
    }
}

}
