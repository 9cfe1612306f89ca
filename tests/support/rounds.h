// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "playtable.h"

namespace adjutant::test {

/// A round of quick play with a throw of the table: one point for Blue, two for Red.
inline void playRound(journal::Session& session)
{
    const bool blue = session.game().acting == QLatin1String("a");
    test::mustApply(session, {{"do", "activate"}, {"unit", blue ? "a2" : "b2"}});
    test::mustApply(session, {{"do", "resolve"},
                              {"procedure", "shoot-vehicle"},
                              {"actor", blue ? "a2" : "b2"},
                              {"target", blue ? "b3" : "a3"},
                              {"weapon", "main-gun"},
                              {"faces", {8, 9, 4, 2}},
                              {"accept", false}});
    while (session.game().stage == game::Stage::Activation)
        test::mustApply(session, {{"do", session.game().active.isEmpty() ? "pass" : "next"}});
    for (int point = 1; point <= 3; ++point)
        test::mustApply(session, {{"do", "control"}, {"point", point}, {"holder", point == 1 ? "a" : "b"}});
    test::mustApply(session, {{"do", "next"}});
}

}
