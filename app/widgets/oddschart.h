// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace adjutant::app {

class TextLabel;
class Theme;

struct OddsBar {
    QString label;
    double chance = 0;
    bool marked = false; ///< stands out: the dice that fell, or the likeliest
    QString brief = {};  ///< where there is little room; empty: the label
};

/// How much room odds take: a line for each result, or all of them beside each other.
enum class OddsForm { Full, Compact };

/// How likely each result is, as bars with their percentage: painted by hand because it follows every tap at once and
/// has to be read from a metre away.
class OddsChart : public QWidget
{
    Q_OBJECT

public:
    explicit OddsChart(const Theme& theme, QWidget* parent = nullptr);

    void setBars(const QString& title, const std::vector<OddsBar>& bars);
    const std::vector<OddsBar>& bars() const { return m_bars; }
    void setForm(OddsForm form);
    QSize sizeIn(OddsForm form) const;

    QSize sizeHint() const override { return sizeIn(m_form); }
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int rowHeight() const;
    void placeTitle();
    int labelWidth() const;
    int columnWidth(const OddsBar& bar) const;
    int columnsWidth() const;
    void paintRows(QPainter& painter) const;
    void paintColumns(QPainter& painter) const;

    const Theme& m_theme;
    OddsForm m_form = OddsForm::Full;
    TextLabel* m_title;
    std::vector<OddsBar> m_bars;
};

/// One chance as one large number: `Squad destroyed 12 %`; where there is little room as a line: `12 % Squad
/// destroyed`.
class ChanceView : public QWidget
{
    Q_OBJECT

public:
    explicit ChanceView(const Theme& theme, QWidget* parent = nullptr);

    void setChance(const QString& label, double chance);
    /// A result that is the same whatever falls.
    void setSure(const QString& label, const QString& result);
    void setForm(OddsForm form);
    QSize sizeIn(OddsForm form) const;
    QSize sizeHint() const override { return sizeIn(m_form); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int ground() const;
    void placeLabel();
    void paintBox(QPainter& painter) const;
    void paintLine(QPainter& painter) const;

    const Theme& m_theme;
    OddsForm m_form = OddsForm::Full;
    TextLabel* m_label; ///< beside the number in a line; in the box it is painted below it
    QString m_number;
};

/// `34 %`; what is not quite nothing is `< 1 %`, what is not quite sure `> 99 %`.
QString percent(double chance);

}
