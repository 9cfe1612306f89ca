// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/whothrew.h"

#include "game/turns.h"

namespace adjutant::game {

namespace {

QString roleOf(const Game& game, const Json& command, const std::string& throwName)
{
    const packs::Procedure* procedure = game.pack->procedure(textAt(command, "procedure"));
    const packs::ThrowLabel* known = procedure ? procedure->throwLabel(throwName) : nullptr;
    return known && !known->by.isEmpty() ? known->by : QStringLiteral("actor");
}

}

QString whoThrew(const Game& game, const Json& command, const std::string& throwName)
{
    const QString role = roleOf(game, command, throwName);
    if (const Side* side = game.side(role))
        return side->id;
    for (const char* key : {role == QLatin1String("target") ? "target" : "actor", "unit"}) {
        if (const Unit* thrower = game.unit(textAt(command, key)))
            return thrower->side;
    }
    if (const Unit* target = game.unit(textAt(command, "target")))
        return sideAfter(game, target->side); // the actor, who was active, need not be named
    const Side* side = game.side(textAt(command, "side"));
    return side ? side->id : QString();
}

}
