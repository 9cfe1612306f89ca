// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

/// Units that somebody brings to a game, kept apart from any game.
struct Roster {
    packs::PackPtr pack;
    QString name;
    std::vector<Json> units; ///< each as `add-unit` takes it, without a side

    bool operator==(const Roster& other) const
    {
        return pack->id == other.pack->id && name == other.name && units == other.units;
    }
};

/// Reads a roster from outside, as text or as JSON, and fields it once, so that what is wrong with a unit is found
/// here, with its place. What breaks a limit of the pack is no fault.
Expected<Roster> readRoster(const QByteArray& bytes);
/// The same for a table at which this pack is played: a roster of another one is refused.
Expected<Roster> readRoster(const QByteArray& bytes, const packs::PackPtr& played);
/// What stands in a file; one that is too large for a roster is refused before it is read.
Expected<QByteArray> rosterBytes(const QString& path);

/// As people write it: `roster:` and `pack:`, then a line a unit.
QString toText(const Roster& roster);
Json toJson(const Roster& roster);
/// What a file of this name is to hold: JSON when it ends in `.json`, or else the text.
QByteArray fileOf(const Roster& roster, const QString& path);

/// A table at which only these units stand: for their points and the limits that they break.
Expected<Game> tableOf(const Roster& roster);
/// What a side has on the table or on the way, as it is now.
Roster rosterOf(const Game& game, const QString& side);
/// The command that brings the unit to a side.
Json commandFor(const Json& unit, const QString& side);

}
