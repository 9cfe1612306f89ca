// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "packs/procedure.h"

namespace adjutant::packs {
struct Pack;
}

namespace adjutant::app {

class Desk;
struct Prospect;

/// For what it holds that somebody says of an input. What a lookup works out is of all that it reads, but for the
/// distance: another one makes another number.
packs::Holds holdsFor(const packs::Pack& pack, const packs::ProcedureInput& input);
bool isOfTarget(packs::Holds of);

/// What the players have said of the throws of one unit in a round. What was said of a target holds for that target
/// only, what was said of a weapon only with that one, and all else whatever the unit throws; and a number that was
/// overruled only while the game says the same as it did then.
class Said
{
public:
    explicit Said(const Desk& desk) : m_desk(desk) {}

    /// What of it holds for this; where nobody has said anything yet, what was said of the unit's last throw.
    packs::Values of(const Prospect& prospect);
    /// Those of them that were said for an earlier throw.
    packs::Values ofLastTime(const Prospect& prospect);
    void keep(const Prospect& prospect, const packs::Values& given);
    /// It was thrown so.
    void keepAsLast();

private:
    struct One {
        Json value;
        bool thrownSince = false;
    };
    void begin();
    QString placeOf(const Prospect& prospect, const packs::ProcedureInput& input, const packs::Values& known) const;
    const packs::Values& remembered(const Prospect& prospect);
    packs::Values find(const Prospect& prospect, bool onlyOfLastTime);

    const Desk& m_desk;
    QString m_of; ///< who throws, in which round
    QMap<QString, One> m_said;
    QMap<QString, packs::Values> m_remembered; ///< of its last throw, by procedure and weapon
};

}
