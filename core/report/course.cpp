// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/course.h"

#include <algorithm>

namespace adjutant::report {

namespace {

QMap<QString, int> lossesIn(const game::Game& game)
{
    QMap<QString, int> losses;
    for (const game::Unit& unit : game.units)
        losses[unit.side] += unit.destroyed;
    return losses;
}

int pointsAfter(const game::Game& game, const QString& side, qint64 round)
{
    int sum = 0;
    for (const game::Points& points : game.points)
        if (points.side == side && points.round <= round)
            sum += points.points;
    return sum;
}

}

int stepOf(int span)
{
    for (int power = 1;; power *= 10)
        for (const int step : {1, 2, 5})
            if (span <= 5 * step * power)
                return step * power;
}

const QMap<QString, int>& CourseTaker::lossesAt(const journal::Session& session, const journal::RoundEnd& end)
{
    const auto known =
        std::find_if(m_known.begin(), m_known.end(), [&](const Known& one) { return one.end.round == end.round; });
    if (known != m_known.end() && known->end == end)
        return known->losses;
    const auto game = session.gameAt(end);
    const Known found{end, game ? lossesIn(*game) : QMap<QString, int>()};
    if (known == m_known.end())
        return m_known.insert(m_known.end(), found)->losses;
    *known = found;
    return known->losses;
}

const std::vector<SideCourse>& CourseTaker::of(const journal::Session& session)
{
    const game::Game& game = session.game();
    m_course.clear();
    if (game.round < 1)
        return m_course;
    for (const game::Side& side : game.sides)
        m_course.push_back({side.id, side.name, {}, {}});
    std::vector<journal::RoundEnd> ends = session.roundEnds();
    if (ends.size() >= mostRounds)
        ends.erase(ends.begin(), ends.end() - (mostRounds - 1));
    m_first = ends.empty() ? game.round : int(ends.front().round);
    const auto add = [&](qint64 round, const QMap<QString, int>& losses) {
        for (SideCourse& course : m_course) {
            course.points.push_back(pointsAfter(game, course.side, round));
            course.losses.push_back(losses.value(course.side));
        }
    };
    for (const journal::RoundEnd& end : ends)
        add(end.round, lossesAt(session, end));
    add(game.round, lossesIn(game));
    return m_course;
}

}
