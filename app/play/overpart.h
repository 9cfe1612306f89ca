// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QTableView;

namespace adjutant::app {

class Desk;
class ScoreModel;
class ShapeBadge;
class TextLabel;
class Theme;

/// The end: who won, the points round by round, the report, and the way back.
class OverPart : public QWidget
{
    Q_OBJECT

public:
    OverPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();

Q_SIGNALS:
    void reportWanted();
    void left();

private:
    Desk& m_desk;
    const Theme& m_theme;
    ShapeBadge* m_mark;
    TextLabel* m_winner;
    TextLabel* m_why;
    ScoreModel* m_model;
    QTableView* m_table;
};

}
