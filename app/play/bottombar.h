// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <utility>
#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace adjutant::app {

class Desk;
class Preferences;
class ReminderStrip;
class TextLabel;
class Theme;
class TouchButton;

/// The foot of the page: what must not be forgotten, what was done last and how to take it back, and Next, each always
/// in the same place.
class BottomBar : public QWidget
{
    Q_OBJECT

public:
    BottomBar(Desk& desk, const Theme& theme, Preferences& preferences, QWidget* parent = nullptr);

    void refresh();
    /// Next asks this before it does what it says, until something changes.
    void ask(const QString& question);
    /// While the tray has something to throw, that is what stands out, and Next stands back.
    void setSomethingFirst(bool first);
    /// What was chosen on the tray for Next to do, in words; empty: what the track has next.
    void setChosen(const QString& words);
    /// The dice of the table that were typed last, in words: they are what is taken back first. Empty: the last entry
    /// is.
    void setTyped(const QString& words);
    /// The page is low: while a throw is prepared, reminders of other units fold.
    void setLow(bool low);
    /// Which page of the drawer is open; −1: none.
    void showDrawer(int page);

Q_SIGNALS:
    void nextWanted();
    void undoWanted();
    void drawerWanted(int page);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void buildRow(QVBoxLayout* column);
    QWidget* buildPresent();
    void buildDrawerButtons(QHBoxLayout* row);
    void fitPlaces();
    QString keyOfNext() const;
    void foldReminders();
    void showLast();
    void showNext();
    void fitNext();

    Desk& m_desk;
    const Theme& m_theme;
    ReminderStrip* m_reminders;
    bool m_low = false;
    QString m_chosen;
    QString m_typed;
    TextLabel* m_last = nullptr;
    TouchButton* m_undo = nullptr;
    TouchButton* m_redo = nullptr;
    TouchButton* m_next = nullptr;
    std::vector<std::pair<int, TouchButton*>> m_drawer; ///< page of the drawer → its button
};

}
