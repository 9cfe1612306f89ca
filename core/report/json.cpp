// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/report.h"

namespace adjutant::report {

namespace {

Json jsonOf(const Line& line)
{
    return {{"entry", line.entry},
            {"time", utf8(line.time)},
            {"by", utf8(line.by)},
            {"words", utf8(line.words)},
            {"details", textsToJson(line.details)},
            {"dice", textsToJson(line.dice)}};
}

Json jsonOf(const Standing& standing)
{
    return {{"side", utf8(standing.side)},
            {"name", utf8(standing.name)},
            {"score", standing.score},
            {"byRound", standing.byRound},
            {"units", textsToJson(standing.units)}};
}

Json jsonOf(const game::Points& points)
{
    Json json = {
        {"round", points.round}, {"side", utf8(points.side)}, {"points", points.points}, {"why", utf8(points.why)}};
    if (!points.objective.isEmpty())
        json["objective"] = utf8(points.objective);
    return json;
}

Json jsonOf(const Chapter& chapter)
{
    Json lines = Json::array();
    for (const auto& line : chapter.lines)
        lines.push_back(jsonOf(line));
    return {{"title", utf8(chapter.title)}, {"lines", lines}};
}

template<typename T>
Json toJson(const std::vector<T>& values)
{
    Json list = Json::array();
    for (const auto& value : values)
        list.push_back(jsonOf(value));
    return list;
}

}

Json toJson(const Report& report)
{
    return {{"title", utf8(report.title)},     {"pack", utf8(report.pack)},
            {"credits", utf8(report.credits)}, {"result", utf8(report.result)},
            {"seconds", report.seconds},       {"standings", toJson(report.standings)},
            {"points", toJson(report.points)}, {"chapters", toJson(report.chapters)}};
}

}
