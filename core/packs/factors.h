// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/condition.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace adjutant::packs {

/// For what something holds that is said of a throw: whatever the actor throws, only with this weapon, only at this
/// target, or only with this weapon at this target.
enum class Holds { Actor, Weapon, Target, Throw };

/// A circumstance that adds or takes something. It is ticked, or counted, where a procedure uses its table.
struct FactorLine {
    enum class Kind { Dice, Hits, LoseOneIn };

    QString id, label, help;
    Kind kind = Kind::Dice;
    int amount = 0;          ///< what it adds, below 0 what it takes; or of how many one is lost
    bool count = false;      ///< it is there any number of times, and counts each time
    QString from;            ///< where a game takes it from, as for an input
    Holds of = Holds::Actor; ///< for what it holds when people say it
    QStringList units;       ///< types of which the window proposes it when they act…
    QStringList targets;     ///< …and when they are aimed at
    Condition when;          ///< or it proposes it while this is met by who acts, at whom, with what and from how far
    Condition asked;         ///< while this is met the table has to say whether it counts
    QString oneOf;           ///< of the lines with the same word here the window ticks one at most
};

struct FactorTable {
    QString id, label, section;
    std::vector<FactorLine> lines;
};

/// A sum over the factors of a procedure, which its dice text sees under this name.
struct FactorSum {
    struct Part {
        QString input;
        int amount = 0;
    };

    std::string name;
    std::vector<Part> parts;
    std::int64_t least = 0, most = 0;
};

}
