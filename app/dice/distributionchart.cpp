// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/distributionchart.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

constexpr std::size_t mostBars = 48;
constexpr double barShare = 0.8;   // of the room that a place has
constexpr double roomAbove = 1.22; // for the marks, as a share of the highest bar
constexpr double marksAt = 1.06;

/// 1, 2 or 5 and as many noughts as it takes for about five lines.
double tickStep(double highest)
{
    const double rough = std::max(highest, 1e-12) / 4;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double step : {1, 2, 5})
        if (step * power >= rough)
            return step * power;
    return 10 * power;
}

}

QString curveName(std::size_t curve)
{
    return QString(QLatin1Char(static_cast<char>('A' + curve)));
}

DistributionChart::DistributionChart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_names(new TextLabel(this, 0.9)),
      m_chart(new QChart),
      m_view(new QChartView(m_chart, this))
{
    auto* inside = new QVBoxLayout(this);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(4);
    m_names->setWordWrap(false); // else the page would take the height that all of it would like
    m_names->setMostLines(1);
    inside->addWidget(m_names);
    inside->addWidget(m_view, 1);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFocusPolicy(Qt::NoFocus); // the table beside it is for the keyboard
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Chart of the chances"));
    m_chart->setBackgroundRoundness(8);
    m_chart->setMargins(QMargins(4, 4, 4, 4));
    setMinimumSize(200, 240);
    setMaximumHeight(460);
    connect(&theme, &Theme::changed, this, &DistributionChart::rebuild);
    connect(m_chart, &QChart::plotAreaChanged, this, &DistributionChart::placeMarkLabels);
}

void DistributionChart::setCurves(const std::vector<OddsCurve>& curves, Reading reading)
{
    m_curves = curves;
    m_reading = reading;
    rebuild();
}

QPixmap DistributionChart::picture()
{
    return grab();
}

void DistributionChart::rebuild()
{
    // First: the chart may lay itself out while its parts go.
    m_places = nullptr;
    m_series = nullptr;
    m_labels.clear();
    m_chart->removeAllSeries();
    for (QAbstractAxis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    m_bars = m_curves.empty() ? ChartBars() : barsOf(m_curves, m_reading, mostBars / m_curves.size());
    m_chart->setBackgroundBrush(palette().color(QPalette::Base));
    QStringList words;
    for (const OddsCurve& curve : m_curves)
        words.append(tr("%1: %2").arg(curve.text.simplified(), spreadOf(curve.distribution())));
    m_view->setAccessibleDescription(words.join(QLatin1Char(' ')));
    nameCurves();
    if (m_bars.places.empty())
        return;
    double highest = 0;
    for (const auto& heights : m_bars.heights)
        highest = std::max(highest, *std::max_element(heights.begin(), heights.end()) * 100);
    addBars();
    addAxes(highest);
    addMarks(highest);
}

QBrush DistributionChart::brushOf(std::size_t curve) const
{
    const Colours& colours = m_theme.colours();
    if (curve == 0)
        return m_curves.size() == 1 ? colours.chartBar : colours.chartBarMarked;
    return curve == 1 ? QBrush(palette().color(QPalette::Text), Qt::BDiagPattern)
                      : QBrush(colours.chartBar, Qt::SolidPattern);
}

/// The legend has no room for more than the letters.
void DistributionChart::nameCurves()
{
    constexpr qsizetype mostLetters = 40, unbroken = 16;
    QStringList names;
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const QString text = m_curves[i].text.simplified();
        QString name =
            tr("%1: %2").arg(curveName(i), text.size() > mostLetters ? text.left(mostLetters - 1) + u'…' : text);
        if (name.size() <= unbroken)
            name.replace(u' ', QChar::Nbsp);
        names.append(name);
    }
    m_names->setText(names.join(QStringLiteral("   ")));
    m_names->setVisible(names.size() > 1);
}

void DistributionChart::addBars()
{
    m_series = new QBarSeries;
    m_series->setBarWidth(barShare);
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        auto* set = new QBarSet(curveName(i));
        for (const double height : m_bars.heights[i])
            set->append(height * 100);
        set->setBrush(brushOf(i));
        set->setPen(QPen(palette().color(QPalette::Text), i == 2 ? 2 : 1, i == 2 ? Qt::DotLine : Qt::SolidLine));
        m_series->append(set);
    }
    m_chart->addSeries(m_series);
    m_chart->legend()->setVisible(m_curves.size() > 1);
    m_chart->legend()->setAlignment(Qt::AlignTop);
    m_chart->legend()->setLabelColor(palette().color(QPalette::Text));
    m_chart->legend()->setFont(scaledFont(font(), 0.9));
}

void DistributionChart::addAxes(double highest)
{
    const QColor ink = palette().color(QPalette::Text);
    m_places = new QCategoryAxis;
    m_places->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_places->setRange(-0.6, double(m_bars.places.size()) - 0.4);
    m_places->setGridLineVisible(false);
    auto* chances = new QValueAxis;
    const double step = tickStep(highest);
    chances->setRange(0, highest * roomAbove);
    chances->setTickType(QValueAxis::TicksDynamic);
    chances->setTickInterval(step);
    const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    chances->setLabelFormat(QStringLiteral("%.%1f %%").arg(decimals));
    chances->setGridLinePen(QPen(m_theme.colours().line, 1, Qt::DotLine));
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_places), static_cast<QAbstractAxis*>(chances)}) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(scaledFont(font(), 0.9));
        axis->setLinePen(QPen(ink, 1));
    }
    nameBars();
    m_chart->addAxis(m_places, Qt::AlignBottom);
    m_chart->addAxis(chances, Qt::AlignLeft);
    m_series->attachAxis(m_places);
    m_series->attachAxis(chances);
    labelPlaces();
}

void DistributionChart::nameBars()
{
    const ChartBars::Place& first = m_bars.places.front();
    if (first.first == first.last)
        return;
    m_places->setTitleText(tr("each bar: %n values", nullptr, static_cast<int>(first.last - first.first + 1)));
    m_places->setTitleFont(scaledFont(font(), 0.9));
    m_places->setTitleBrush(palette().color(QPalette::Text));
}

/// What was thrown last: a shape on its bar, and above all bars the number, or which of the throws it was.
void DistributionChart::addMarks(double highest)
{
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const int place = m_curves[i].last ? m_bars.placeOf(*m_curves[i].last) : -1;
        if (place < 0)
            continue;
        const double share = barShare / double(m_curves.size());
        const double x = place + (double(i) - double(m_curves.size() - 1) / 2) * share;
        const QPointF onBar(x, m_bars.heights[i][static_cast<std::size_t>(place)] * 100);
        const QPointF above(x, highest * marksAt);
        auto* line = new QLineSeries;
        line->append(onBar);
        line->append(above);
        line->setPen(QPen(palette().color(QPalette::Text), 1.5, Qt::DotLine));
        addMark(line);
        auto* shape = new QScatterSeries;
        shape->append(onBar);
        shape->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
        shape->setMarkerSize(12);
        addMark(shape);
        auto* label = new QScatterSeries;
        label->append(above);
        label->setMarkerSize(3);
        label->setPointLabelsVisible(true);
        label->setPointLabelsClipping(false);
        label->setPointLabelsColor(palette().color(QPalette::Text));
        label->setPointLabelsFont(scaledFont(font(), 0.95, true));
        label->setPointLabelsFormat(m_curves.size() == 1 ? tr("thrown: %1").arg(*m_curves[i].last) : curveName(i));
        addMark(label);
        const QFontMetrics letters(label->pointLabelsFont());
        m_labels.push_back({label, above, letters.horizontalAdvance(label->pointLabelsFormat()) + 4});
    }
    placeMarkLabels();
}

/// Each over its bar, but inside the chart.
void DistributionChart::placeMarkLabels()
{
    const double pixels = m_chart->plotArea().width();
    if (!m_places || pixels <= 0)
        return;
    const double least = m_places->min(), most = m_places->max();
    for (const MarkLabel& label : m_labels) {
        const double half = label.width * (most - least) / pixels / 2;
        label.series->replace(0, std::clamp(label.at.x(), least + half, std::max(least + half, most - half)),
                              label.at.y());
    }
}

void DistributionChart::addMark(QXYSeries* series)
{
    if (auto* scatter = qobject_cast<QScatterSeries*>(series)) {
        scatter->setColor(palette().color(QPalette::Text));
        scatter->setBorderColor(palette().color(QPalette::Base));
    }
    m_chart->addSeries(series);
    for (QAbstractAxis* axis : m_chart->axes())
        series->attachAxis(axis);
    for (QLegendMarker* marker : m_chart->legend()->markers(series))
        marker->setVisible(false);
}

QString DistributionChart::labelOf(const ChartBars::Place& place) const
{
    return QString::number(m_reading == Reading::AtMost ? place.last : place.first);
}

/// As many labels as there is room for; where that is hardly any, the ends and the middle. What a bar stands for that
/// has several values is said once, below them all.
void DistributionChart::labelPlaces()
{
    if (!m_places)
        return;
    const QFontMetrics metrics(m_places->labelsFont());
    int widest = 1;
    for (const ChartBars::Place& place : m_bars.places)
        widest = std::max(widest, metrics.horizontalAdvance(labelOf(place)));
    const int room = std::max(60, width() - 12 * metrics.averageCharWidth());
    const std::size_t fit = std::max<std::size_t>(1, std::size_t(room / (widest + metrics.averageCharWidth() * 2)));
    const std::size_t count = m_bars.places.size(), step = (count + fit - 1) / fit;
    for (const QString& label : m_places->categoriesLabels())
        m_places->remove(label);
    std::vector<std::size_t> labelled;
    for (std::size_t i = 0; i < count; i += step)
        labelled.push_back(i);
    if (labelled.size() < 3 && count >= 3)
        labelled = {0, (count - 1) / 2, count - 1};
    for (const std::size_t i : labelled)
        m_places->append(labelOf(m_bars.places[i]), double(i));
}

void DistributionChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    labelPlaces();
}

}
