// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::game {

// Enablers: counters of units that resources of their side have a `counter` for, by their group: available, exhausted,
// supply.

QStringList enablersOf(const packs::Pack& pack);
/// What an enabler is called, as `artillery`.
QString enablerLabel(const packs::Pack& pack, const QString& enabler);
int enablersIn(const Game& game, const QString& side, const QString& group, const QString& enabler);
void changeEnablers(Game& game, const QString& side, const QString& group, const QString& enabler, int by);
/// How many a unit has, of all kinds.
int enablersAt(const Game& game, const Unit& unit);
/// That there is such an enabler, in words where there is none.
Expected<void> needsEnabler(const Game& game, const QString& enabler);
/// That the unit may be given it.
Expected<void> mayTakeEnabler(const Game& game, const Unit& unit, const QString& enabler);

}
