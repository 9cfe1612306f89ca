// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "widgets/dicerow.h"

#include <QStringList>

namespace adjutant::journal {
class Log;
class Session;
struct Entry;
}

namespace adjutant::app {

/// A throw as it is shown: what was thrown with which values, kept as they were before its effects.
struct ShownThrow {
    const packs::Procedure* procedure = nullptr; ///< null: dice that no procedure asked for
    packs::Values values;
    QString title;
    std::vector<dice::Throw> throws;
    QStringList words;  ///< what came of it
    QStringList how;    ///< how what was thrown had been worked out
    QString actor = {}; ///< the unit that threw it, if any
};

/// The throw of a procedure, or of one that was mended; the game is the one before its effects. Nothing when the entry
/// is of no procedure.
std::optional<ShownThrow> shownThrow(const game::Game& before, const journal::Entry& entry);

/// The throw whose result waits to be accepted in this game, which is the one after an entry. Nothing when none waits.
std::optional<ShownThrow> waitingThrow(const game::Game& game, const journal::Log& log, qint64 after);

/// The last dice that fell and count. Of what may be hidden it tells nothing but the dice: only a procedure's throw has
/// words.
std::optional<ShownThrow> lastThrow(const journal::Session& session);
/// Its entry and the mend that changed it, if any, which are quick to find; zeros: there is none.
std::pair<qint64, qint64> lastThrowMark(const journal::Session& session);

/// Its dice, a row a wave, each with what it means.
std::vector<DiceRow::Look> diceLook(const game::Game& game, const ShownThrow& shown);

}
