// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/oddscurve.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QBarSeries;
class QCategoryAxis;
class QChart;
class QChartView;
class QXYSeries;
QT_END_NAMESPACE

namespace adjutant::app {

class TextLabel;
class Theme;

/// Up to three throws as bars side by side, told apart by their patterns as well as their colours, with a mark and the
/// number where each was last thrown.
class DistributionChart : public QWidget
{
    Q_OBJECT

public:
    explicit DistributionChart(const Theme& theme, QWidget* parent = nullptr);

    void setCurves(const std::vector<OddsCurve>& curves, Reading reading);
    const ChartBars& bars() const { return m_bars; }
    QPixmap picture();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What was thrown, over its bar.
    struct MarkLabel {
        QXYSeries* series;
        QPointF at;
        int width; ///< in pixels
    };

    void rebuild();
    void addBars();
    void addMarks(double highest);
    void addMark(QXYSeries* series);
    void placeMarkLabels();
    void addAxes(double highest);
    void labelPlaces();
    void nameCurves();
    void nameBars();
    QString labelOf(const ChartBars::Place& place) const;
    QBrush brushOf(std::size_t curve) const;

    const Theme& m_theme;
    TextLabel* m_names; ///< which curve is which throw: a legend would cut them off
    QChart* m_chart;
    QChartView* m_view;
    QCategoryAxis* m_places = nullptr;
    std::vector<MarkLabel> m_labels;
    QBarSeries* m_series = nullptr;
    std::vector<OddsCurve> m_curves;
    Reading m_reading = Reading::Exactly;
    ChartBars m_bars;
};

/// `A`, `B`, `C`: what the curves are called in chart and table when there are several.
QString curveName(std::size_t curve);

}
