// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <random>

namespace adjutant::test {

/// Commands that a table of quick-play might say at any time, sensible or not.
inline QByteArray somethingSaid(std::mt19937& random, game::Stage stage)
{
    const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const QString unit = QString(QChar(u'a' + pick(2))) + QString::number(1 + pick(4));
    const QString enemy = QString(QChar(u'a' + pick(2))) + QString::number(1 + pick(3));
    // Rounds are to end, too.
    if (stage == game::Stage::Scoring && pick(2))
        return QStringLiteral(R"({"do":"control","point":%1,"holder":"none"})").arg(1 + pick(3)).toUtf8();
    switch (pick(14)) {
    case 0:
    case 1:
        return QStringLiteral(R"({"do":"activate","unit":"%1"})").arg(unit).toUtf8();
    case 2:
    case 3:
        return R"({"do":"next"})";
    case 4:
        return QStringLiteral(R"({"do":"pass","unit":"%1"})").arg(unit).toUtf8();
    case 5:
        return QStringLiteral(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"%1","inputs":{"dice":"2d10"},"accept":%2})")
            .arg(enemy, pick(2) ? "true" : "\"later\"")
            .toUtf8();
    case 6:
        return QStringLiteral(
                   R"({"do":"resolve","procedure":"shoot-vehicle","target":"%1","inputs":{"dice":"3d8","cover":%2}})")
            .arg(enemy, pick(2) ? "true" : "false")
            .toUtf8();
    case 7:
        return QStringLiteral(R"({"do":"resolve","procedure":"quality-check"})").toUtf8();
    case 8:
        return QStringLiteral(R"({"do":"control","point":%1,"a-units":%2,"b-units":%3,"a-squads":%4})")
            .arg(1 + pick(3))
            .arg(pick(4))
            .arg(pick(4))
            .arg(pick(2))
            .toUtf8();
    case 9:
        return QStringLiteral(R"({"do":"set","unit":"%1","counter":"%2","value":%3})")
            .arg(unit, pick(2) ? "damage" : "wounded")
            .arg(pick(4))
            .toUtf8();
    case 10:
        return QStringLiteral(R"({"do":"status","unit":"%1","status":"%2","on":%3})")
            .arg(unit, pick(4) ? "done" : "destroyed", pick(2) ? "true" : "false")
            .toUtf8();
    case 11:
        return R"({"do":"accept"})";
    case 12:
        return QStringLiteral(R"({"do":"first","side":"%1"})").arg(QChar(u'a' + pick(2))).toUtf8();
    default:
        return pick(3) ? QByteArray(R"({"do":"pass"})") : QByteArray(R"({"do":"note","text":"hm"})");
    }
}

}
