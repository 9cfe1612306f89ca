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

/// What the players have said of throws while a unit acts, or is chosen to: of its own, and of those by which others
/// answer it or that come first. What was said of a target holds for that target only, what was said of a weapon only
/// with that one, and all else whatever the unit throws; and a number that was overruled only while the game says the
/// same as it did then, and once it was thrown only until another action is paid for. Whoever looks back says nothing
/// of now, and finds what was said then as it was.
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
        QString thrower; ///< of whose throws; empty: of a side's, or of everybody's
        bool thrownSince = false;
        QString action = {}; ///< in which it was thrown
    };
    struct Words {
        QString of; ///< whose turn it is to act, in which round
        QMap<QString, One> said;
    };
    Words& words();
    QString throwerOf(const packs::ProcedureInput& input) const;
    QString placeOf(const Prospect& prospect, const packs::ProcedureInput& input, const packs::Values& known) const;
    const packs::Values& remembered(const Prospect& prospect);
    packs::Values find(const Prospect& prospect, bool onlyOfLastTime);

    const Desk& m_desk;
    Words m_now;
    Words m_then; ///< what was tried where somebody looks back to
    QString m_throws;
    QMap<QString, packs::Values> m_remembered; ///< of the last throw of who throws, by procedure and weapon
};

}
