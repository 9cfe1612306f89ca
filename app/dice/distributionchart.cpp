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
#include <QScatterSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr std::size_t mostBars = 48;
constexpr double barShare = 0.8; // of the room that a place has

}

QString curveName(std::size_t curve)
{
    return QString(QLatin1Char(static_cast<char>('A' + curve)));
}

DistributionChart::DistributionChart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_chart(new QChart),
      m_view(new QChartView(m_chart, this))
{
    auto* inside = new QVBoxLayout(this);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_view);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFocusPolicy(Qt::NoFocus); // the table beside it is for the keyboard
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Chart of the chances"));
    m_chart->setBackgroundRoundness(8);
    m_chart->setMargins(QMargins(4, 4, 4, 4));
    setMinimumSize(200, 220);
    connect(&theme, &Theme::changed, this, &DistributionChart::rebuild);
}

void DistributionChart::setCurves(const std::vector<OddsCurve>& curves, Reading reading)
{
    m_curves = curves;
    m_reading = reading;
    rebuild();
}

QPixmap DistributionChart::picture() const
{
    return m_view->grab();
}

void DistributionChart::rebuild()
{
    m_chart->removeAllSeries();
    for (QAbstractAxis* axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    m_places = nullptr;
    m_series = nullptr;
    m_bars = m_curves.empty() ? ChartBars() : barsOf(m_curves, m_reading, mostBars / m_curves.size());
    m_chart->setBackgroundBrush(palette().color(QPalette::Base));
    QStringList words;
    for (const OddsCurve& curve : m_curves)
        words.append(tr("%1: %2").arg(curve.text.simplified(), spreadOf(curve.distribution())));
    m_view->setAccessibleDescription(words.join(QLatin1Char(' ')));
    if (m_bars.places.empty())
        return;
    addBars();
    addMarks();
}

QBrush DistributionChart::brushOf(std::size_t curve) const
{
    const Colours& colours = m_theme.colours();
    if (curve == 0)
        return m_curves.size() == 1 ? colours.chartBar : colours.chartBarMarked;
    return curve == 1 ? QBrush(palette().color(QPalette::Text), Qt::BDiagPattern)
                      : QBrush(colours.chartBar, Qt::SolidPattern);
}

void DistributionChart::addBars()
{
    m_series = new QBarSeries;
    m_series->setBarWidth(barShare);
    double highest = 0;
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const QString name = m_curves[i].text.simplified();
        auto* set =
            new QBarSet(tr("%1: %2").arg(curveName(i), name.size() > 40 ? name.left(39) + QChar(0x2026) : name));
        for (const double height : m_bars.heights[i]) {
            set->append(height * 100);
            highest = std::max(highest, height * 100);
        }
        set->setBrush(brushOf(i));
        set->setPen(QPen(palette().color(QPalette::Text), i == 2 ? 2 : 1, i == 2 ? Qt::DotLine : Qt::SolidLine));
        m_series->append(set);
    }
    m_chart->addSeries(m_series);
    addAxes(highest);
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
    chances->setRange(0, std::min(m_reading == Reading::Exactly ? highest * 1.2 : 110.0, 118.0));
    chances->setTickCount(5);
    chances->setLabelFormat(chances->max() < 8 ? QStringLiteral("%.1f %%") : QStringLiteral("%.0f %%"));
    if (m_reading != Reading::Exactly) { // what is added up always reaches 100 %, and the marks need room above it
        chances->setRange(0, 112);
        chances->setTickType(QValueAxis::TicksDynamic);
        chances->setTickInterval(25);
    }
    chances->setGridLinePen(QPen(m_theme.colours().line, 1, Qt::DotLine));
    for (QAbstractAxis* axis : {static_cast<QAbstractAxis*>(m_places), static_cast<QAbstractAxis*>(chances)}) {
        axis->setLabelsColor(ink);
        axis->setLabelsFont(scaledFont(font(), 0.9));
        axis->setLinePen(QPen(ink, 1));
    }
    m_chart->addAxis(m_places, Qt::AlignBottom);
    m_chart->addAxis(chances, Qt::AlignLeft);
    m_series->attachAxis(m_places);
    m_series->attachAxis(chances);
    labelPlaces();
}

/// What was thrown last: a shape above its bar, with the number.
void DistributionChart::addMarks()
{
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const int place = m_curves[i].last ? m_bars.placeOf(*m_curves[i].last) : -1;
        if (place < 0)
            continue;
        auto* mark = new QScatterSeries;
        const double share = barShare / double(m_curves.size());
        const double aside = (double(i) - double(m_curves.size() - 1) / 2) * share;
        mark->append(place + aside, m_bars.heights[i][static_cast<std::size_t>(place)] * 100);
        mark->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
        mark->setMarkerSize(12);
        mark->setColor(palette().color(QPalette::Text));
        mark->setBorderColor(palette().color(QPalette::Base));
        mark->setPointLabelsVisible(true);
        mark->setPointLabelsClipping(false);
        mark->setPointLabelsColor(palette().color(QPalette::Text));
        mark->setPointLabelsFont(scaledFont(font(), 0.95, true));
        mark->setPointLabelsFormat(tr("thrown: %1").arg(*m_curves[i].last));
        m_chart->addSeries(mark);
        mark->attachAxis(m_places);
        for (QAbstractAxis* axis : m_chart->axes(Qt::Vertical))
            mark->attachAxis(axis);
        for (QLegendMarker* marker : m_chart->legend()->markers(mark))
            marker->setVisible(false);
    }
}

QString DistributionChart::labelOf(const ChartBars::Place& place) const
{
    if (place.first == place.last)
        return QString::number(place.first);
    switch (m_reading) {
    case Reading::AtLeast:
        return QStringLiteral("≥ %1").arg(place.first);
    case Reading::AtMost:
        return QStringLiteral("≤ %1").arg(place.last);
    case Reading::Exactly:
        break;
    }
    return QStringLiteral("%1–%2").arg(place.first).arg(place.last);
}

/// As many labels as there is room for.
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
    const std::size_t step = (m_bars.places.size() + fit - 1) / fit;
    for (const QString& label : m_places->categoriesLabels())
        m_places->remove(label);
    for (std::size_t i = 0; i < m_bars.places.size(); i += step)
        m_places->append(labelOf(m_bars.places[i]), double(i));
}

void DistributionChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    labelPlaces();
}

}
