// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

class QScreen;
class QVBoxLayout;

namespace adjutant::app {

class Actions;
class Desk;
class Preferences;
class TableSheet;
class Theme;
class TouchButton;

/// The table at a glance on a screen of its own: the second one when there is one, so that the game stays in reach on
/// the first. It follows the game, has its own size of text, and can be turned to face the other side.
class TableView : public QWidget
{
    Q_OBJECT

public:
    /// What the players do at every throw can be done here too: these actions, by their keys.
    TableView(Desk& desk, Theme& theme, Preferences& preferences, const Actions& actions, QWidget* game);
    ~TableView() override;

    /// Covers a screen on which the game is not, or the game's when there is no other.
    void open();
    void turnRound();
    void changeSize(int by);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* buildBar();
    void buildKeys();
    void build();
    void showTurn();
    void follow(QScreen* gone);

    Desk& m_desk;
    Theme& m_theme;
    Preferences& m_preferences;
    const Actions& m_actions;
    QWidget* m_game;
    QVBoxLayout* m_column = nullptr;
    TableSheet* m_sheet = nullptr;
    TouchButton* m_turn = nullptr;
    QPointer<QScreen> m_apart; ///< the screen it has to itself
};

}
