// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace adjutant::app {

class Keys;

/// One thing that can be done by a key, wherever it is done. Menus, buttons and the sheet of shortcuts follow from the
/// table.
struct ActionSpec {
    const char* id;
    const char* group; ///< the heading on the sheet of shortcuts: `Program`, `Game`, `Tray`…; translated when shown
    const char* text;  ///< translated when shown
    const char* shortcut; ///< as long as nobody chose another; portable text, may be empty; several are parted by "; "
    const char* help;
    bool isEverywhere = false; ///< taken without a game as well, as is all of `Program`
};

/// The whole table, in the order of the sheet.
const std::vector<ActionSpec>& actionTable();

/// The actions of one window, made from the table.
///
/// Letters, digits, Space and Return are shortcuts too, so a ShortcutGuard gives them back to whoever has the focus and
/// needs them: every field that takes text, Space to a focused button, Return to a focused list. Buttons of the game
/// page that are pressed with a finger should have the focus policy Qt::TabFocus, so that a tap leaves Space to Throw.
class Actions : public QObject
{
    Q_OBJECT

public:
    /// The actions have these keys and follow them; without any they have those of the table.
    explicit Actions(QWidget* window, const Keys* keys = nullptr);

    /// Never null: an unknown id stops the program in debug builds.
    QAction* operator[](const char* id) const;

    /// Whether a game is on the table. Without one, all but what is taken everywhere is disabled, whatever was said
    /// of them one by one; with one they are as they were. True until somebody says otherwise.
    void setInPlay(bool inPlay);

    /// Says everything in the language of now.
    void retranslate();

private:
    void label(QAction& action, const ActionSpec& spec) const;
    QAction* make(const ActionSpec& spec, QWidget* window);
    QList<QKeySequence> keysOf(const ActionSpec& spec) const;
    void takeKeys();

    const Keys* m_keys;
    QActionGroup* m_play;
    std::map<std::string, QAction*, std::less<>> m_actions;
};

}
