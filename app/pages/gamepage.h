// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <memory>

namespace adjutant::journal
{
class Session;
}

namespace Ui
{
class GamePage;
}

namespace adjutant::app
{

class Actions;
class Preferences;
class Theme;

/// The table in play: the track above, two armies facing each other, the tray between them, Next below, the drawer at
/// the side.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    GamePage(std::unique_ptr<journal::Session> session, Actions& actions, Preferences& preferences, Theme& theme,
             QWidget* parent = nullptr);
    ~GamePage() override;

    journal::Session& session();

Q_SIGNALS:
    /// The players want to go back to the start page; the game is safe as it is.
    void left();
};

}
