// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/stillbuttons.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>

namespace adjutant::journal {
class Session;
}

namespace adjutant::packs {
struct Found;
}

namespace Ui {
class GamePage;
}

namespace adjutant::app {

class Actions;
class ArmyPanel;
class BannerBar;
class BottomBar;
struct Choice;
class Desk;
class Drawer;
class Evening;
class GameClock;
class Kit;
class PackOffer;
class PhotoStrip;
class PlayKeys;
class Preferences;
class ReportDialog;
class ReportSaver;
class SavingStrip;
class SidePart;
class TableView;
class Theme;
class TrackBar;
class Tray;

/// The table in play: the track above, two armies facing each other, the tray between them, Next below, the drawer at
/// the side.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    /// Without an evening or a kit those beside the game are its own.
    GamePage(std::unique_ptr<journal::Session> session, Actions& actions, Preferences& preferences, Theme& theme,
             QWidget* parent = nullptr, Evening* evening = nullptr, Kit* kit = nullptr);
    ~GamePage() override;

    journal::Session& session();
    /// For another page that shows the game from now on: all that is left to do with this one is to delete it.
    std::unique_ptr<journal::Session> takeSession();
    /// Dice of a throw are typed that is not thrown yet: says so, and is asked once more by whoever leaves
    /// nevertheless.
    bool sparesDice();
    const Choice& choice() const;
    void chooseAgain(const Choice& choice);
    bool showsTableView() const;
    /// Opens the dice in the drawer, or closes it when they are open.
    void toggleDice();
    /// The same with the toolbox.
    void toggleTools();
    void openTools();
    /// Says that this is a copy to read, and of whose game; looked at again when that is wanted.
    void tellHeld(const QString& words);
    /// Opens the table view, or closes it.
    void toggleTableView();
    /// Says that the rules on this machine are no longer those that the game keeps, until somebody closes that.
    void offerPack(const packs::Found& pack);

Q_SIGNALS:
    /// The players want to go back to the start page; the game is safe as it is.
    void left();
    void newGameWanted(const QString& pack);
    /// The copy that is read may be out of date.
    void readAgainWanted();
    /// Another file holds this game up to an entry.
    void branched(const QString& path);
    /// That one shall be played instead.
    void gameWanted(const QString& path);
    /// The game itself is kept there from now on.
    void savedTo(const QString& path);

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void compose(Theme& theme, Evening& evening, Kit& kit);
    void composeArmies(Theme& theme);
    void connectParts();
    void connectReports();
    void connectKeys();
    void restore();
    void refresh();
    void holdStill();
    void next();
    void undo();
    void rename(const QString& unit);
    void writeNote();
    void correct();
    bool wouldWasteAttack() const;
    void fitDrawer();
    void giveArmiesTheirWidths();
    void openReport();
    void fitBottom();
    void findUnit(bool other);
    ArmyPanel* armyOf(const QString& side) const;

    std::unique_ptr<journal::Session> m_session;
    const QByteArray m_path;
    Actions& m_actions;
    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::GamePage> m_ui;
    Desk* m_desk;
    TrackBar* m_track = nullptr;
    GameClock* m_clock = nullptr;
    BannerBar* m_past = nullptr;
    BannerBar* m_held = nullptr;
    SidePart* m_sides[2] = {};
    ArmyPanel* m_armies[2] = {};
    Tray* m_tray = nullptr;
    StillButtons m_still; ///< while somebody looks back
    PhotoStrip* m_photo = nullptr;
    SavingStrip* m_saving = nullptr;
    BottomBar* m_bottom = nullptr;
    Drawer* m_drawer = nullptr;
    PackOffer* m_offer = nullptr;
    PlayKeys* m_keys = nullptr;
    TableView* m_tableView = nullptr; ///< made when it is first opened
    ReportSaver* m_reports;
    QPointer<ReportDialog> m_report; ///< while it is open
    QList<int> m_widths;             ///< of the table's parts, as somebody left them
    QTimer m_settling;               ///< after another size of text
    bool m_asked = false;            ///< whether to end without the attack
};

}
