// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QSet>
#include <QWidget>

#include <vector>

class QLayout;

namespace adjutant::app {

class TextLabel;
class Theme;
class TouchButton;

/// The tables of factors as one checklist: a heading each, that unfolds its lines and says how many of them count. What
/// counts is always in sight, and so is what comes of it, in one line.
class FactorGroups : public QWidget
{
    Q_OBJECT

public:
    explicit FactorGroups(const Theme& theme, QWidget* parent = nullptr);

    /// Takes all lines away. What is unfolded stays so.
    void clear();
    void addLine(const QString& group, const QString& label, TouchButton* line);
    /// Shows which lines count, and those that are asked; called whenever that changes.
    void setCounting(const QSet<TouchButton*>& counting, const QSet<TouchButton*>& asked);
    void setSum(const QString& words);
    bool isEmpty() const { return m_lines.empty(); }

private:
    struct Line {
        QString group;
        TouchButton* button = nullptr;
    };
    TouchButton* heading(const QString& group, const QString& label);
    void showLines();
    void reveal(const QString& group);

    const Theme& m_theme;
    TextLabel* m_sum;
    QLayout* m_heads;
    QLayout* m_flow;
    std::vector<Line> m_lines;
    QMap<QString, TouchButton*> m_headings;
    QMap<QString, QString> m_labels;
    QSet<QString> m_open;
    QSet<TouchButton*> m_counting, m_asked;
};

}
