// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace adjutant::report {

struct Report;

/// A chart for paper as lines, marks and words, which whoever has a pen can draw. Lengths are in CSS pixels, from the
/// upper left corner.
struct Picture {
    struct Point {
        double x = 0, y = 0;
    };
    struct Stroke {
        std::vector<Point> points;
        double width = 1;
        QString colour;             ///< `#rrggbb`
        std::vector<double> dashes; ///< on and off; empty: whole
    };
    struct Mark {
        std::vector<Point> outline;
        QString fill;
    };
    struct Label {
        enum class At { Beginning, Middle, End };

        Point at; ///< of its base line
        QString words;
        At anchor = At::Beginning;
        bool bold = false;
    };

    double width = 0, height = 0;
    QString words; ///< what it shows, for those who do not see it
    std::vector<Stroke> strokes;
    std::vector<Mark> marks; ///< above the strokes, with an outline
    std::vector<Label> labels;
};

constexpr double pictureFont = 12;
constexpr const char* pictureInk = "#1a1a1a";

enum class Charted { Points, Losses };

/// The points or losses of each side from round to round; sides are told apart by marks and strokes as well as by
/// colour. There must be a course.
Picture pictureOf(const Report& report, Charted what);

/// As an element of a web page.
QString toSvg(const Picture& picture);

}
