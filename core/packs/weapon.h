// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace adjutant::packs {

struct Stat {
    QString id, label, text; ///< `text` is always there to be shown
    QString chooses;         ///< the text as the pack has it in its own language: what an input chooses by
    std::optional<int> value;
};

/// A stretch of a weapon's range, from where the one before it ends.
struct RangeBand {
    QString id; ///< what factors ask for, as `band is long`; or empty
    QString label;
    std::optional<double> to; ///< in the unit of the measure; none: no limit
    int modifier = 0;
    bool out = false;       ///< out of reach
    bool inclusive = false; ///< what is exactly as far away as `to` is still in it

    bool endsBefore(int distance) const { return to && (inclusive ? distance > *to : distance >= *to); }
};

struct Weapon {
    /// From so many minis on, a unit throws so many dice with it.
    struct SquadDice {
        int minis = 0, dice = 0;
    };

    QString id, label, help, section;
    QString range; ///< a length of the measure, or empty
    std::optional<dice::Pool> dice;
    std::optional<int> attacks, cost, mostDice;
    bool melee = false, singleUse = false;
    bool usedUnnamed = false;         ///< it is used up also where nobody names it, as the only weapon at hand
    std::vector<RangeBand> bands;     ///< nearest first
    std::vector<SquadDice> squadDice; ///< fewest minis first
    QString row;                      ///< its row in a table, or empty
    std::vector<Stat> stats;

    const Stat* stat(const QString& which) const;
    /// What so many minis throw; nothing when it does not depend on them.
    std::optional<int> diceFor(int minis) const;
    /// Its dice, number of attacks, bands or range in a few words, for lists and cards.
    QString summary() const;
};

}
