// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table.h"

namespace adjutant::test {

/// A table of ballot-boxes with these units of each side, as `foot` or `foot irregular`, where the game has begun.
inline Table phaseTable(const QStringList& a, const QStringList& b, const packs::Rulings& rulings = {})
{
    Table table(QStringLiteral("ballot-boxes"), rulings);
    bool taken = true;
    for (const auto& [side, units] : {std::pair("a", &a), std::pair("b", &b)}) {
        for (const QString& unit : *units) {
            Json command{{"do", "add-unit"}, {"side", side}, {"type", utf8(unit.section(QLatin1Char(' '), 0, 0))}};
            if (const QString unitClass = unit.section(QLatin1Char(' '), 1); !unitClass.isEmpty())
                command["with"]["class"] = utf8(unitClass);
            taken = taken && table.sayAll({QByteArray::fromStdString(command.dump())});
        }
    }
    if (!taken || !table.sayAll({R"({"do":"begin"})"}))
        qFatal("the game could not be begun");
    return table;
}

/// What is offered first, as it is offered.
inline QByteArray offered(const Table& table)
{
    return QByteArray::fromStdString(game::mustsOf(table.game).front().prefilled.dump());
}

/// Goes on to a phase of this round. Side a has the initiative unless it was thrown for; tokens are rolled for as they
/// lie.
inline bool goOnTo(Table& table, const QString& phase)
{
    const int round = table.game.round;
    while (game::phaseOf(table.game) != phase && table.game.round == round) {
        const bool opens = table.game.first.isEmpty();
        const bool waits = !game::mustsOf(table.game).empty();
        if (!table.sayAll({opens   ? QByteArray(R"({"do":"first","side":"a"})")
                           : waits ? offered(table)
                                   : QByteArray(R"({"do":"next"})")}))
            return false;
    }
    return table.game.round == round;
}

/// Goes on to the beginning of the next round.
inline bool goOnToNextRound(Table& table)
{
    return goOnTo(table, QStringLiteral("reform")) && table.sayAll({R"({"do":"next"})"});
}

}
