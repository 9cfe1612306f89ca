// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/oddscurve.h"

#include <QWidget>

class QBoxLayout;
class QTableView;

namespace adjutant::app {

class ChoiceRow;
class DistributionChart;
class OddsTableModel;
class TextLabel;
class Theme;
class TouchButton;

/// The exact distribution of a throw, as a chart and as numbers, beside those of up to two others that were set aside
/// to compare. The chart is made when it is first to be seen.
class OddsPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::size_t mostCurves = 3;

    explicit OddsPanel(const Theme& theme, QWidget* parent = nullptr);

    void setCurve(const OddsCurve& curve);
    /// What was thrown last; taken when it is the throw that is shown.
    void setLast(const QString& text, std::int64_t last);
    /// There is nothing to show, and why: no throw yet, a mistake, still at work.
    void setNothing(const QString& words);

    /// Sets the throw aside, so that the next one stands beside it.
    void keepToCompare();
    const DistributionChart* chart() const { return m_chart; }
    std::vector<OddsCurve> curves() const;
    void setReading(Reading reading);

Q_SIGNALS:
    /// Something was done that a person should hear of.
    void said(const QString& words);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildCompared();
    void showReading();
    void refresh();
    void refreshWords();
    void refreshCompared();
    void copy(const QString& text, const QString& what);
    int tableWidth() const;
    void arrange();

    const Theme& m_theme;
    std::vector<OddsCurve> m_kept;
    std::optional<OddsCurve> m_curve;
    Reading m_reading = Reading::Exactly;
    ChoiceRow* m_readings = nullptr;
    TextLabel* m_words = nullptr;
    TextLabel* m_lastWords = nullptr;
    TextLabel* m_status = nullptr;
    QBoxLayout* m_both = nullptr;
    DistributionChart* m_chart = nullptr;
    OddsTableModel* m_model;
    QTableView* m_table = nullptr;
    QWidget* m_comparedPlace = nullptr;
    TouchButton* m_keep = nullptr;
    std::vector<TouchButton*> m_compared, m_copies;
};

}
