// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace adjutant::app {

class Actions;
class Desk;
class Drawer;
class Tray;

/// Ties the table of actions to the game page, and says which of them can be done now.
class PlayKeys : public QObject
{
    Q_OBJECT

public:
    PlayKeys(Actions& actions, Desk& desk, Tray& tray, Drawer& drawer, QObject* parent);

    void refresh();

Q_SIGNALS:
    void nextWanted();
    void undoWanted();
    void noteWanted();
    void pauseWanted();
    void correctWanted();
    void focusWanted(int side);
    /// By typing, among the units of the side that acts, or of the other.
    void findWanted(bool other);

private:
    template<typename Slot>
    void tie(const char* id, Slot slot);
    void tieGame();
    void sayActions();
    void tieTray();
    void tieUnits();
    void tieDrawer();
    void openPage(int page);
    void leaveDrawer();
    void remember();
    /// The n-th unit of the acting side, or of the other.
    QString unitId(int number, bool other) const;

    Actions& m_actions;
    Desk& m_desk;
    Tray& m_tray;
    Drawer& m_drawer;
    QPointer<QWidget> m_before; ///< had the focus before a page of the drawer was opened
    bool m_byKey = false;       ///< the drawer was opened by a key, and is open since
};

}
