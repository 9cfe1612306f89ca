// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/sidewords.h"

#include "base/counted.h"
#include "game/hidden.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/enablers.h"
#include "game/tracks/phases.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(SideWords)
};

bool hidesCubes(const game::Game& game, const game::Side& side, const QString& group)
{
    const auto& all = game.pack->resources;
    return std::any_of(all.begin(), all.end(), [&](const packs::Resource& one) {
        return one.group == group && !one.colour.isEmpty() && game::isHidden(game, side, one);
    });
}

QStringList groupsWith(const packs::Pack& pack, QString packs::Resource::*what)
{
    QStringList groups;
    for (const packs::Resource& one : pack.resources)
        if (!(one.*what).isEmpty() && !groups.contains(one.group))
            groups.append(one.group);
    return groups;
}

QString cubeWords(const game::Game& game, const game::Side& side, const QString& group)
{
    const int count = game::cubeCount(game, side.id, group);
    const bool hidden = hidesCubes(game, side, group);
    const bool shown = count > 0 || group == QLatin1String("pool");
    if (!shown || (hidden && group == QLatin1String("hand")))
        return {};
    return hidden ? Text::tr("%1 face down").arg(count) : game::toText(game::cubesIn(game, side.id, group));
}

QString enablerWords(const game::Game& game, const game::Side& side, const QString& group)
{
    QStringList there;
    for (const QString& enabler : game::enablersOf(*game.pack))
        if (const int count = game::enablersIn(game, side.id, group, enabler); count > 0)
            there.append(counted(count, game::enablerLabel(*game.pack, enabler)));
    return there.join(Text::tr(", "));
}

/// A fact a group: where cubes and enablers lie at the same place, the cubes come first.
std::vector<SideFact> groupFacts(const game::Game& game, const game::Side& side)
{
    const QStringList cubes = groupsWith(*game.pack, &packs::Resource::colour);
    const QStringList enablers = groupsWith(*game.pack, &packs::Resource::counter);
    QStringList groups = cubes + enablers;
    groups.removeDuplicates();
    std::vector<SideFact> facts;
    for (const QString& group : groups) {
        QStringList words;
        if (cubes.contains(group))
            words.append(cubeWords(game, side, group));
        if (enablers.contains(group))
            words.append(enablerWords(game, side, group));
        words.removeAll(QString());
        if (!words.isEmpty())
            facts.push_back({groupLabel(group), words});
    }
    return facts;
}

}

QString groupLabel(const QString& group)
{
    static const QMap<QString, const char*> labels{
        {QStringLiteral("pool"), QT_TRANSLATE_NOOP("SideWords", "Pool")},
        {QStringLiteral("hand"), QT_TRANSLATE_NOOP("SideWords", "Hand")},
        {QStringLiteral("discard"), QT_TRANSLATE_NOOP("SideWords", "Discards")},
        {QStringLiteral("supply"), QT_TRANSLATE_NOOP("SideWords", "In Supply")},
        {QStringLiteral("out"), QT_TRANSLATE_NOOP("SideWords", "Out of the game")},
        {QStringLiteral("available"), QT_TRANSLATE_NOOP("SideWords", "Available")},
        {QStringLiteral("exhausted"), QT_TRANSLATE_NOOP("SideWords", "Exhausted")}};
    const char* label = labels.value(group, nullptr);
    return label ? Text::tr(label) : group;
}

int handOf(const game::Game& game, const QString& side)
{
    return game.pack->track.hand > 0 ? game::cubeCount(game, side, QStringLiteral("hand")) : 0;
}

std::vector<SideFact> factsOf(const game::Game& game, const game::Side& side)
{
    std::vector<SideFact> facts;
    if (game.turn.cubes.marker == side.id)
        facts.push_back({Text::tr("Initiative"), {Text::tr("holds the marker")}});
    for (const packs::Resource& one : game.pack->resources)
        if (one.colour.isEmpty() && one.counter.isEmpty() && !game::isHidden(game, side, one))
            facts.push_back({one.label, {QString::number(side.resources.value(one.id))}});
    for (SideFact& fact : groupFacts(game, side)) // which may be so long that it is scrolled
        facts.push_back(std::move(fact));
    if (game.pack->track.tokens && game.stage == game::Stage::Activation) {
        const game::Allowance tokens = game::allowanceOf(game, side.id);
        facts.push_back({Text::tr("Tokens"), {Text::tr("%1 of %2 on units").arg(tokens.placed).arg(tokens.most)}});
    }
    for (const QString& status : side.statuses.keys())
        if (const packs::Status* one = game.pack->status(status))
            facts.push_back({{}, {one->label}});
    return facts;
}

}
