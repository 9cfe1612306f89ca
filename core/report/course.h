// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

namespace adjutant::report {

/// How a side fared from round to round.
struct SideCourse {
    QString side, name;
    std::vector<int> points; ///< that it had after each round, the present one last
    std::vector<int> losses; ///< how many of its units had been destroyed by then

    bool operator==(const SideCourse&) const = default;
};

/// How far apart the lines of a chart are that spans so much: whole numbers, about five of them.
int stepOf(int span);

/// Follows how a game goes. Rounds that are over are looked at once, unless an undo or a mend changed them.
class CourseTaker
{
public:
    /// Of a game with more rounds than this, the last ones are told.
    static constexpr std::size_t mostRounds = 40;

    /// The course of each side, in their order; nothing before the first round.
    const std::vector<SideCourse>& of(const journal::Session& session);
    /// The round of the first number.
    int firstRound() const { return m_first; }

private:
    struct Known {
        journal::RoundEnd end;
        QMap<QString, int> losses; ///< side → units destroyed by then
    };

    const QMap<QString, int>& lossesAt(const journal::Session& session, const journal::RoundEnd& end);

    std::vector<Known> m_known;
    std::vector<SideCourse> m_course;
    int m_first = 1;
};

}
