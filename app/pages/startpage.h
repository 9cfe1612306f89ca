// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <memory>

class QModelIndex;

namespace Ui {
class StartPage;
}

namespace adjutant::app {

class Actions;
struct PictureSource;
class Preferences;
class RecentGamesModel;
class Theme;

/// Where the program begins: a new game, the one that lies on the table, and those that were played before.
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

    /// The last game that is not over yet; empty when there is none.
    QString unfinishedGame() const;

Q_SIGNALS:
    void gameChosen(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectActions(Actions& actions);
    void connectGames();
    QString chosenGame() const;
    void askName();
    void rename(const QString& path, const QString& name);
    void copy(const QString& path);
    void archive(const QString& path);
    void showPhoto(const QString& path);
    void showPhoto(const QString& path, const PictureSource& source);
    void pastePhoto();
    bool drag(QEvent& event);
    void follow(const QString& from, const QString& to);
    void choose(const QString& path);
    void forget(const QModelIndex& index);
    void putBack();
    void refresh();
    void retint();
    void arrange();
    void showMessage(const QString& words, bool canPutBack);

    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::StartPage> m_ui;
    RecentGamesModel* m_recent;
    QString m_forgotten;
    QString m_archived; ///< where the file is of the game that was archived last
};

}
