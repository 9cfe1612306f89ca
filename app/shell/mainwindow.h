// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "shell/actions.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>

class QDialog;
class QStackedWidget;

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class AwakeScreen;
class DicePage;
class Evening;
class GamePage;
class Kit;
class KitPage;
class LookupDialog;
class NewGamePage;
class PackShelf;
class Preferences;
class PreferencesDialog;
class StartPage;
class Theme;

/// The window: one page at a time, and what can be done on all of them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Preferences& preferences, Theme& theme, QWidget* parent = nullptr);
    ~MainWindow() override;

    Actions& actions() { return *m_actions; }
    /// Made at the first question.
    StartPage& startPage();
    /// Null when it is not shown.
    NewGamePage* newGamePage() const { return m_newGame; }
    GamePage* gamePage() const { return m_game; }
    /// On a page of its own or in the drawer of a game; null when there is none yet.
    DicePage* dicePage() const;
    /// On a page of its own; null when it is not shown.
    KitPage* kitPage() const { return m_kitPage; }
    Evening& evening() { return *m_evening; }
    Kit& kit() { return *m_kit; }
    PackShelf& packShelf() { return *m_shelf; }

    /// Opens a saved game; what is wrong with it is said on the start page.
    void openGame(const QString& path);

public Q_SLOTS:
    void showStart();
    void showNewGame();
    /// The dice page; beside the game when one is on the table.
    void showDice();
    /// The toolbox; beside the game when one is on the table.
    void showToolbox();
    void showShortcuts();
    void showPreferences();
    void showPacks();

protected:
    /// With nothing on the table it begins with the start page.
    void showEvent(QShowEvent* event) override;
    /// In another language all pages are made anew, and go on from where they were.
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void retranslate();
    void retranslatePage();
    void connectActions();
    void connectKit();
    void connectRules();
    void openDialog(QDialog* dialog);
    LookupDialog* showLookup(QWidget* over, const QString& pack = {});
    void offerPack();
    PreferencesDialog* openPreferences();
    void openPacks(QWidget* over);
    void play(std::unique_ptr<journal::Session> session);
    Expected<std::unique_ptr<journal::Session>> openToPlayOrRead(const QString& path, QString& held) const;
    bool mayLeave();
    void keepAnswers();
    void leavePages();
    void goToStart();
    void chooseFile();
    void toggleFullScreen();
    void holdAwake();
    void noteGame();
    void showTitle();

    Preferences& m_preferences;
    Theme& m_theme;
    Actions* m_actions;
    AwakeScreen* m_awake;
    Evening* m_evening;
    PackShelf* m_shelf;
    Kit* m_kit;
    QStackedWidget* m_pages;
    StartPage* m_start = nullptr;
    NewGamePage* m_newGame = nullptr;
    GamePage* m_game = nullptr;
    DicePage* m_dice = nullptr;
    KitPage* m_kitPage = nullptr;
    QTimer m_speaking; ///< waits until all of another language is there
    QTimer m_noting;   ///< a summary is written once the hands are off
};

}
