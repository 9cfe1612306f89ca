// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/course.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QChart;
class QChartView;
QT_END_NAMESPACE

namespace adjutant::app {

class ChoiceRow;
class TextLabel;
class Theme;

/// Points or losses of each side from round to round. Sides are told apart by the marks and strokes of their lines as
/// well as by colour. Works out and draws nothing while it is out of sight.
class CourseChart : public QWidget
{
    Q_OBJECT

public:
    CourseChart(const journal::Session& session, const Theme& theme, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Shown { Points, Losses };

    void follow();
    void makeChart();
    void draw();
    void drawSide(std::size_t side);
    void drawAxes();
    void fitMarks();
    const std::vector<int>& numbersOf(const report::SideCourse& course) const;

    const journal::Session& m_session;
    const Theme& m_theme;
    ChoiceRow* m_choice;
    TextLabel* m_empty;
    QChart* m_chart = nullptr; ///< made when there is something to show
    QChartView* m_view = nullptr;
    Shown m_shown = Shown::Points;
    double m_least = 0, m_most = 1; ///< the lowest and highest line of the grid
    report::CourseTaker m_taker;
    std::vector<report::SideCourse> m_course;
};

}
