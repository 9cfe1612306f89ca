// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

class Desk;
class ShapeBadge;
class FittingLabel;
class TextLabel;
class Theme;

/// The end: who won, the points and losses round by round, the luck.
class OverPart : public QWidget
{
    Q_OBJECT

public:
    OverPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// To the report, and the way back: for the foot of the tray, where it is always in sight.
    QWidget* bar() const { return m_bar; }

Q_SIGNALS:
    void reportWanted();
    void left();

private:
    void compose();

    Desk& m_desk;
    const Theme& m_theme;
    QWidget* m_bar;
    // Made when the game is over.
    ShapeBadge* m_mark = nullptr;
    FittingLabel* m_winner = nullptr;
    TextLabel* m_why = nullptr;
};

}
