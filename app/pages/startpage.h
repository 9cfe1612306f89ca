// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/preferences.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QKeyEvent;
class QModelIndex;

namespace Ui {
class StartPage;
}

namespace adjutant::app {

class Actions;
class GameFinder;
struct PictureSource;
class SavedGamesModel;
class Theme;

/// Where the program begins: a new game, the one that lies on the table, and all that are saved.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    StartPage(Actions& actions, Preferences& preferences, Theme& theme, QWidget* parent = nullptr);
    ~StartPage() override;

    /// Says what went wrong, above the buttons, until it is dismissed or a game opens.
    void showFault(const QString& words);
    void clearMessage();
    /// Ready for the keyboard: Return continues the game on the table, or begins a new one.
    void settle();

    /// No game is read any more, so that one can be written to. If the page stays, it looks again soon.
    void letGo();

    /// The last game that is not over yet; empty when there is none.
    QString unfinishedGame() const;

Q_SIGNALS:
    void gameChosen(const QString& path);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A game that was taken off the list, and can be put back.
    struct Forgotten {
        QString path;
        QString archived; ///< where its file is now; empty: where it was
        GameSummary summary;
    };

    void connectActions(Actions& actions);
    void connectFinding();
    void look();
    void open(const QModelIndex& index);
    bool findFromList(const QKeyEvent& pressed);
    bool leaveFinding(const QKeyEvent& pressed);
    QString chosenGame() const;
    void openMenu(const QPoint& at);
    void askName(const QString& typed = {}, const QString& fault = {});
    void rename(const QString& path, const QString& name);
    void copy(const QString& path);
    void archive(const QString& path);
    void bringBack(const QString& path);
    void showPhoto(const QString& path);
    void showPhoto(const QString& path, const PictureSource& source);
    void pastePhoto();
    bool drag(QEvent& event);
    void follow(const QString& from, const QString& to);
    void choose(const QString& path);
    void forget(const QModelIndex& index);
    void putBack();
    void refresh();
    void showLast();
    void showArchive(bool shows);
    void drop(const QString& path);
    bool pressedInList(const QKeyEvent& pressed);
    void retint();
    void arrange();
    void showMessage(const QString& words, const std::optional<Forgotten>& forgotten);

    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::StartPage> m_ui;
    SavedGamesModel* m_games;
    GameFinder* m_finder;
    std::optional<Forgotten> m_forgotten; ///< last
    QString m_awaited;                    ///< is chosen as soon as it is listed
    QTimer m_looking;
};

}
