// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace adjutant::app
{

/// One thing that can be done by a key, wherever it is done. Menus, buttons and the sheet of shortcuts follow from the
/// table.
struct ActionSpec {
    const char* id;
    const char* group;    ///< the heading on the sheet of shortcuts: `Game`, `Tray`…
    const char* text;     ///< translated when shown
    const char* shortcut; ///< portable text, may be empty; several are parted by "; "
    const char* help;
};

/// The whole table, in the order of the sheet.
const std::vector<ActionSpec>& actionTable();

/// The actions of one window, made from the table.
class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QWidget* window);

    /// Never null: an unknown id stops the program in debug builds.
    QAction* operator[](const char* id) const;

private:
    std::map<std::string, QAction*, std::less<>> m_actions;
};

}
