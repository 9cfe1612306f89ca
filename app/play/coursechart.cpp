// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/coursechart.h"

#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/textlabel.h"

#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace adjutant::app {

namespace {

constexpr std::array strokes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
constexpr double markSize = 13;
constexpr double apart = 0.12; // of the room of a round, so that equal numbers do not hide one another
constexpr std::size_t mostRoundLabels = 12;
constexpr int leastPlot = 110; // high

QScatterSeries::MarkerShape markOf(const QString& shape)
{
    static const QMap<QString, QScatterSeries::MarkerShape> marks = {
        {QStringLiteral("circle"), QScatterSeries::MarkerShapeCircle},
        {QStringLiteral("square"), QScatterSeries::MarkerShapeRectangle},
        {QStringLiteral("diamond"), QScatterSeries::MarkerShapeRotatedRectangle},
        {QStringLiteral("triangle"), QScatterSeries::MarkerShapeTriangle},
        {QStringLiteral("star"), QScatterSeries::MarkerShapeStar},
    };
    return marks.value(shape, QScatterSeries::MarkerShapePentagon);
}

/// A range that is longer at both ends by what a mark takes of `length` pixels.
std::pair<double, double> withMarks(double least, double most, double length)
{
    constexpr double half = markSize / 2 + 2; // with its outline
    const double more = (most - least) * half / std::max(length - 2 * half, 4 * half);
    return {least - more, most + more};
}

}

CourseChart::CourseChart(const journal::Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_theme(theme),
      m_choice(new ChoiceRow(theme, {}, this)),
      m_empty(new TextLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_choice->setAccessibleName(tr("What the chart shows"));
    m_empty->setText(tr("The chart of points and losses begins with the first round."));
    m_empty->setProperty("role", "quiet");
    column->addWidget(m_choice);
    column->addWidget(m_empty);
    connect(m_choice, &ChoiceRow::chosen, this, [this](const QString& shown) {
        m_shown = shown == QLatin1String("losses") ? Shown::Losses : Shown::Points;
        draw();
    });
    connect(&session, &journal::Session::changed, this, &CourseChart::follow);
    connect(&theme, &Theme::changed, this, &CourseChart::draw);
    draw();
}

void CourseChart::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void CourseChart::follow()
{
    if (!isVisible())
        return;
    const auto& course = m_taker.of(m_session);
    if (course == m_course)
        return;
    m_course = course;
    draw();
}

const std::vector<int>& CourseChart::numbersOf(const report::SideCourse& course) const
{
    return m_shown == Shown::Points ? course.points : course.losses;
}

void CourseChart::makeChart()
{
    m_chart = new QChart;
    m_chart->setBackgroundRoundness(8);
    m_chart->setMargins(QMargins(4, 4, 4, 4));
    m_view = new QChartView(m_chart, this);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFocusPolicy(Qt::NoFocus); // the table beside it is for the keyboard
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setFrameShape(QFrame::NoFrame);
    layout()->addWidget(m_view);
    connect(m_chart, &QChart::plotAreaChanged, this, &CourseChart::fitMarks);
}

void CourseChart::draw()
{
    const bool points = m_shown == Shown::Points;
    m_choice->setItems({{QStringLiteral("points"), tr("Points"), {}, {}, tr("Points after each round")},
                        {QStringLiteral("losses"), tr("Losses"), {}, {}, tr("Units destroyed after each round")}},
                       points ? QStringLiteral("points") : QStringLiteral("losses"));
    m_choice->setVisible(!m_course.empty());
    m_empty->setVisible(m_course.empty());
    if (!m_chart && !m_course.empty())
        makeChart();
    if (!m_chart)
        return;
    m_view->setVisible(!m_course.empty());
    m_view->setAccessibleName(points ? tr("Points after each round") : tr("Units destroyed after each round"));
    m_chart->removeAllSeries();
    for (QAbstractAxis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    // Legend, labels and title take five lines.
    m_view->setMinimumHeight(leastPlot + 5 * fontMetrics().height());
    m_chart->setBackgroundBrush(palette().color(QPalette::Base));
    m_chart->legend()->setAlignment(Qt::AlignTop);
    m_chart->legend()->setLabelColor(palette().color(QPalette::Text));
    m_chart->legend()->setFont(scaledFont(font(), 0.9));
    m_chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    QStringList words;
    for (std::size_t side = 0; side < m_course.size(); ++side) {
        drawSide(side);
        QStringList numbers;
        for (const int number : numbersOf(m_course[side]))
            numbers.append(QString::number(number));
        words.append(tr("%1: %2").arg(m_course[side].name, numbers.join(QStringLiteral(", "))));
    }
    m_view->setAccessibleDescription(words.join(QStringLiteral("; ")));
    if (!m_course.empty())
        drawAxes();
}

/// The stroke in the colour of text, which every ground takes; the colour of the side in its marks.
void CourseChart::drawSide(std::size_t side)
{
    const report::SideCourse& course = m_course[side];
    const game::Side* look = m_session.game().side(course.side);
    const QColor ink = palette().color(QPalette::Text);
    auto* line = new QLineSeries;
    auto* marks = new QScatterSeries;
    marks->setName(course.name);
    double x = apart * (double(side) - double(m_course.size() - 1) / 2);
    for (const int number : numbersOf(course)) {
        line->append(x, number);
        marks->append(x++, number);
    }
    line->setPen(QPen(ink, 2, strokes[side % strokes.size()]));
    marks->setMarkerShape(markOf(look ? look->shape : QString()));
    marks->setMarkerSize(markSize);
    marks->setColor(look ? m_theme.sideColour(look->colour) : ink);
    marks->setBorderColor(ink);
    m_chart->addSeries(line);
    m_chart->addSeries(marks);
    for (QLegendMarker* marker : m_chart->legend()->markers(line))
        marker->setVisible(false);
}

void CourseChart::drawAxes()
{
    const QColor ink = palette().color(QPalette::Text);
    int least = 0, most = 1;
    for (const report::SideCourse& course : m_course)
        for (const int number : numbersOf(course)) {
            least = std::min(least, number);
            most = std::max(most, number);
        }
    const int step = report::stepOf(most - least);
    m_least = std::floor(double(least) / step) * step;
    m_most = std::ceil(double(most) / step) * step;
    auto* numbers = new QValueAxis;
    numbers->setTickType(QValueAxis::TicksDynamic);
    numbers->setTickInterval(step);
    numbers->setLabelFormat(QStringLiteral("%d"));
    numbers->setGridLinePen(QPen(m_theme.colours().line, 1, Qt::DotLine));
    auto* rounds = new QCategoryAxis;
    const std::size_t count = m_course.front().points.size();
    rounds->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    rounds->setGridLineVisible(false);
    const std::size_t every = (count + mostRoundLabels - 1) / mostRoundLabels;
    for (std::size_t i = 0; i < count; i += every)
        rounds->append(QString::number(m_taker.firstRound() + int(i)), double(i));
    rounds->setTitleText(tr("Round"));
    rounds->setTitleBrush(ink);
    rounds->setTitleFont(scaledFont(font(), 0.9));
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(rounds), static_cast<QAbstractAxis*>(numbers)}) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(scaledFont(font(), 0.9));
        axis->setLinePen(QPen(ink, 1));
    }
    m_chart->addAxis(rounds, Qt::AlignBottom);
    m_chart->addAxis(numbers, Qt::AlignLeft);
    for (QAbstractSeries* series : m_chart->series()) {
        series->attachAxis(rounds);
        series->attachAxis(numbers);
    }
    fitMarks();
}

/// No mark is cut at the edge, however little room there is.
void CourseChart::fitMarks()
{
    QAbstractAxis* rounds = m_chart->axes(Qt::Horizontal).value(0);
    QAbstractAxis* numbers = m_chart->axes(Qt::Vertical).value(0);
    if (!rounds || !numbers)
        return;
    const auto [lowest, highest] = withMarks(m_least, m_most, m_chart->plotArea().height());
    const double reach = apart * double(m_course.size() - 1) / 2 + 0.28; // and some air where there are few rounds
    const double last = double(m_course.front().points.size()) - 1;
    const auto [first, end] = withMarks(-reach, last + reach, m_chart->plotArea().width());
    numbers->setRange(lowest, highest);
    rounds->setRange(first, end);
}

}
