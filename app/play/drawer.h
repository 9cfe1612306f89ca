// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QWidget>

#include <memory>

namespace Ui {
class Drawer;
}

namespace adjutant::app {

class ChoiceRow;
class Desk;
class DicePage;
class Evening;
class Kit;
class LogPart;
class PointsBar;
class Preferences;
class ReferencePanel;
class TextLabel;
class Theme;

/// Beside the table: the rules, the log, the score sheet, the luck, the ruler, dice, or the toolbox; one at a time or
/// none of them.
class Drawer : public QWidget
{
    Q_OBJECT

public:
    enum Page { Rules, Log, Score, Luck, Ruler, Dice, Tools };

    Drawer(Desk& desk, Theme& theme, Preferences& preferences, Evening& evening, Kit& kit, QWidget* parent = nullptr);
    ~Drawer() override;

    /// The open page, or −1.
    int open() const;
    /// Opens the page, or closes the drawer when it is open there.
    void toggle(int page);
    void setOpen(int page);
    void startSearch();
    /// The open page has the keyboard: in the log its newest line, elsewhere its tab.
    void takeFocus();
    /// The line of the dice page has the focus, if that page is open.
    void startThrow();
    ReferencePanel& reference();
    void refresh();

Q_SIGNALS:
    void opened(int page);
    /// A procedure was chosen in the rules and is prepared on the tray.
    void started();
    /// Another file holds the game up to an entry.
    void branched(const QString& path);
    void gameWanted(const QString& path);

private:
    void make(Page page);
    void makeReference();
    void makeLog();
    void makeScore();
    void makeLuck();
    void makeRuler();
    void makeDice();
    void makeTools();
    void followTable();
    void showTally();
    void showTabs(int page);

    Desk& m_desk;
    Theme& m_theme;
    Preferences& m_preferences;
    Evening& m_evening;
    Kit& m_kit;
    std::unique_ptr<Ui::Drawer> m_ui;
    ChoiceRow* m_tabs = nullptr;
    QSet<Page> m_made; ///< a page is made when it is first opened
    ReferencePanel* m_reference = nullptr;
    DicePage* m_dice = nullptr;
    LogPart* m_log = nullptr;
    PointsBar* m_points = nullptr;
    TextLabel* m_tally = nullptr; ///< where the game gives points at its end only
};

}
