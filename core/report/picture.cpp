// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/picture.h"

#include "base/words.h"
#include "report/report.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace adjutant::report {

namespace {

using Point = Picture::Point;
using At = Picture::Label::At;

constexpr double width = 590, height = 230;
constexpr double left = 34, right = 14, top = 48, bottom = 42;
constexpr double markSize = 11;
constexpr double apart = 0.12; // of the room of a round, so that equal numbers do not hide one another
constexpr std::size_t mostRoundLabels = 20;
constexpr double letter = 7; // about as wide as one is
const QString paleLine = QStringLiteral("#bbbbbb");

QString colourOf(const QString& side)
{
    static const QHash<QString, QString> colours = {
        {QStringLiteral("blue"), QStringLiteral("#1f5fbf")},   {QStringLiteral("red"), QStringLiteral("#c62828")},
        {QStringLiteral("green"), QStringLiteral("#2e7d32")},  {QStringLiteral("yellow"), QStringLiteral("#f2c200")},
        {QStringLiteral("purple"), QStringLiteral("#7b3fa6")}, {QStringLiteral("orange"), QStringLiteral("#e0700a")},
        {QStringLiteral("grey"), QStringLiteral("#6b7280")},   {QStringLiteral("white"), QStringLiteral("#ffffff")},
    };
    return colours.value(side, QStringLiteral("#6b7280"));
}

const std::vector<double>& dashesOf(std::size_t side)
{
    static const std::array<std::vector<double>, 5> dashes = {{{}, {6, 4}, {2, 3}, {7, 3, 2, 3}, {7, 3, 2, 3, 2, 3}}};
    return dashes[side % dashes.size()];
}

/// The corners of a mark around a point, one at a time from the top, with every second one further in for a star.
std::vector<Point> corners(Point centre, int count, double radius, double turned = 0, double inner = 1)
{
    std::vector<Point> outline;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count + turned;
        const double reach = radius * (i % 2 == 1 ? inner : 1);
        outline.push_back({centre.x + reach * std::sin(angle), centre.y - reach * std::cos(angle)});
    }
    return outline;
}

std::vector<Point> cross(Point centre, double reach)
{
    const double arm = reach / 3;
    const double x[] = {-arm, arm, arm, reach, reach, arm, arm, -arm, -arm, -reach, -reach, -arm};
    const double y[] = {-reach, -reach, -arm, -arm, arm, arm, reach, reach, arm, arm, -arm, -arm};
    std::vector<Point> outline;
    for (std::size_t i = 0; i < std::size(x); ++i)
        outline.push_back({centre.x + x[i], centre.y + y[i]});
    return outline;
}

std::vector<Point> outlineOf(const QString& shape, Point at)
{
    constexpr double radius = markSize / 2;
    if (shape == QLatin1String("square"))
        return corners(at, 4, radius * std::numbers::sqrt2, std::numbers::pi / 4);
    if (shape == QLatin1String("diamond"))
        return corners(at, 4, radius * 1.25);
    if (shape == QLatin1String("triangle"))
        return corners(at, 3, radius * 1.25);
    if (shape == QLatin1String("star"))
        return corners(at, 10, radius * 1.35, 0, 0.45);
    if (shape == QLatin1String("cross"))
        return cross(at, radius);
    return corners(at, 24, radius);
}

class Chart
{
public:
    Chart(const Report& report, Charted what) : m_report(report), m_what(what)
    {
        for (const SideCourse& course : report.course)
            for (const int number : numbersOf(course)) {
                m_least = std::min(m_least, number);
                m_most = std::max(m_most, number);
            }
        m_step = stepOf(m_most - m_least);
        m_least = int(std::floor(double(m_least) / m_step)) * m_step;
        m_most = int(std::ceil(double(m_most) / m_step)) * m_step;
    }

    Picture draw()
    {
        m_picture.width = width;
        m_picture.height = height;
        m_picture.labels.push_back({{0, pictureFont}, title(), At::Beginning, true});
        drawAxes();
        for (std::size_t side = 0; side < m_report.course.size(); ++side)
            drawSide(side);
        return m_picture;
    }

private:
    QString title() const
    {
        return m_what == Charted::Points ? Words::tr("Points after each round")
                                         : Words::tr("Units destroyed after each round");
    }
    const std::vector<int>& numbersOf(const SideCourse& course) const
    {
        return m_what == Charted::Points ? course.points : course.losses;
    }
    std::size_t rounds() const { return m_report.course.front().points.size(); }
    double roundWidth() const { return (width - left - right) / double(std::max<std::size_t>(rounds(), 1)); }
    double x(double round) const { return left + roundWidth() * (round + 0.5); }
    double y(double number) const
    {
        const double foot = height - bottom - markSize, head = top + markSize;
        return foot - (foot - head) * (number - m_least) / std::max(1, m_most - m_least);
    }

    void drawAxes()
    {
        const QString ink = QString::fromLatin1(pictureInk);
        for (int number = m_least; number <= m_most; number += m_step) {
            m_picture.strokes.push_back({{{left, y(number)}, {width - right, y(number)}}, 1, paleLine, {1, 3}});
            m_picture.labels.push_back({{left - 8, y(number) + pictureFont / 3}, QString::number(number), At::End});
        }
        m_picture.strokes.push_back(
            {{{left, top}, {left, height - bottom}, {width - right, height - bottom}}, 1, ink, {}});
        const std::size_t every = (rounds() + mostRoundLabels - 1) / mostRoundLabels;
        for (std::size_t i = 0; i < rounds(); i += every)
            m_picture.labels.push_back({{x(double(i)), height - bottom + pictureFont + 4},
                                        QString::number(m_report.firstRound + int(i)),
                                        At::Middle});
        m_picture.labels.push_back({{(left + width - right) / 2, height - 6}, Words::tr("Round"), At::Middle});
    }

    void drawSide(std::size_t side)
    {
        const SideCourse& course = m_report.course[side];
        const auto found = std::find_if(m_report.standings.begin(), m_report.standings.end(),
                                        [&](const Standing& one) { return one.side == course.side; });
        const Standing look = found == m_report.standings.end() ? Standing() : *found;
        const double shift = apart * (double(side) - double(m_report.course.size() - 1) / 2);
        Picture::Stroke stroke{{}, 1.6, QString::fromLatin1(pictureInk), dashesOf(side)};
        QStringList numbers;
        for (const int number : numbersOf(course)) {
            stroke.points.push_back({x(double(numbers.size()) + shift), y(number)});
            m_picture.marks.push_back({outlineOf(look.shape, stroke.points.back()), colourOf(look.colour)});
            numbers << QString::number(number);
        }
        m_picture.strokes.push_back(std::move(stroke));
        drawLegend(side, course.name, look);
        m_picture.words += (side == 0 ? title() + QStringLiteral(". ") : QStringLiteral("; ")) +
                           QStringLiteral("%1: %2").arg(course.name, numbers.join(QStringLiteral(", ")));
    }

    void drawLegend(std::size_t side, const QString& name, const Standing& look)
    {
        const double room = (width - left - right) / double(m_report.course.size());
        const double at = left + room * double(side);
        const double line = top - pictureFont - 4;
        constexpr double sample = 34;
        m_picture.strokes.push_back(
            {{{at, line}, {at + sample, line}}, 1.6, QString::fromLatin1(pictureInk), dashesOf(side)});
        m_picture.marks.push_back({outlineOf(look.shape, {at + sample / 2, line}), colourOf(look.colour)});
        const auto letters = qsizetype((room - sample - 2 * letter) / letter);
        m_picture.labels.push_back({{at + sample + letter, line + pictureFont / 3},
                                    name.size() > letters ? name.left(letters - 1) + QStringLiteral("…") : name});
    }

    const Report& m_report;
    Charted m_what;
    int m_least = 0, m_most = 1, m_step = 1;
    Picture m_picture;
};

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QString pointsOf(const std::vector<Point>& points)
{
    QStringList all;
    for (const Point& point : points)
        all << QStringLiteral("%1,%2").arg(number(point.x), number(point.y));
    return all.join(QLatin1Char(' '));
}

QString toSvg(const Picture::Stroke& stroke)
{
    QStringList dashes;
    for (const double dash : stroke.dashes)
        dashes << number(dash);
    const QString dashed =
        dashes.isEmpty() ? QString() : QStringLiteral(" stroke-dasharray=\"%1\"").arg(dashes.join(QLatin1Char(' ')));
    return QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"%3\"%4/>\n")
        .arg(pointsOf(stroke.points), stroke.colour, number(stroke.width), dashed);
}

QString toSvg(const Picture::Mark& mark)
{
    return QStringLiteral("<polygon points=\"%1\" fill=\"%2\" stroke=\"%3\"/>\n")
        .arg(pointsOf(mark.outline), mark.fill, QString::fromLatin1(pictureInk));
}

QString toSvg(const Picture::Label& label)
{
    static const QString anchors[] = {QStringLiteral("start"), QStringLiteral("middle"), QStringLiteral("end")};
    return QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\"%4>%5</text>\n")
        .arg(number(label.at.x), number(label.at.y), anchors[int(label.anchor)],
             label.bold ? QStringLiteral(" font-weight=\"bold\"") : QString(), escaped(label.words));
}

}

Picture pictureOf(const Report& report, Charted what)
{
    return Chart(report, what).draw();
}

QString toSvg(const Picture& picture)
{
    QString svg = QStringLiteral("<svg viewBox=\"0 0 %1 %2\" width=\"%1\" height=\"%2\" role=\"img\" "
                                 "aria-label=\"%3\" font-family=\"sans-serif\" font-size=\"%4\" fill=\"%5\">\n")
                      .arg(number(picture.width), number(picture.height), escaped(picture.words), number(pictureFont),
                           QString::fromLatin1(pictureInk));
    for (const auto& stroke : picture.strokes)
        svg += toSvg(stroke);
    for (const auto& mark : picture.marks)
        svg += toSvg(mark);
    for (const auto& label : picture.labels)
        svg += toSvg(label);
    return svg + QStringLiteral("</svg>\n");
}

}
