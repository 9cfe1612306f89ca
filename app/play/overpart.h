// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QTableView;

namespace adjutant::app {

class Desk;
class ScoreModel;
class ShapeBadge;
class FittingLabel;
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
    void compose();

    Desk& m_desk;
    const Theme& m_theme;
    // Made when the game is over.
    ShapeBadge* m_mark = nullptr;
    FittingLabel* m_winner = nullptr;
    TextLabel* m_why = nullptr;
    ScoreModel* m_model = nullptr;
    QTableView* m_table = nullptr;
};

}
