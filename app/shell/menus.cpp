// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/menus.h"

#include "shell/actions.h"

#include <QCoreApplication>
#include <QMenuBar>

namespace adjutant::app {

namespace {

struct MenuSpec {
    const char* title;
    std::vector<const char*> items; ///< ids of actions; an empty one is a line between them
};

const std::vector<MenuSpec>& menus()
{
    static const std::vector<MenuSpec> menus = {
        {QT_TRANSLATE_NOOP("Menus", "&File"),
         {"new-game", "open-game", "continue-game", "", "close-game", "", "preferences", "", "quit"}},
        {QT_TRANSLATE_NOOP("Menus", "&Game"),
         {"next", "activate", "pass", "", "undo", "redo", "", "correct", "note", "pause", "", "photo", "report"}},
        {QT_TRANSLATE_NOOP("Menus", "&Tray"), {"throw", "type-dice", "accept", "clear", "", "cover", "weapon"}},
        {QT_TRANSLATE_NOOP("Menus", "&Rules"), {"search", "pin", "", "print-sheet", "save-sheet", "", "packs"}},
        {QT_TRANSLATE_NOOP("Menus", "&View"),
         {"reference", "log", "score-sheet", "luck", "ruler", "", "table-view", "", "text-larger", "text-smaller",
          "text-normal", "", "light-dark", "full-screen"}},
        {QT_TRANSLATE_NOOP("Menus", "T&ools"),
         {"dice", "dice-type", "dice-throw", "", "toolbox", "toss-coin", "timer"}},
        {QT_TRANSLATE_NOOP("Menus", "&Help"), {"explain", "shortcuts"}},
    };
    return menus;
}

}

QList<std::pair<Qt::Key, QString>> menuLetters()
{
    QList<std::pair<Qt::Key, QString>> letters;
    for (const MenuSpec& spec : menus()) {
        QString title = QCoreApplication::translate("Menus", spec.title);
        if (const QKeySequence letter = QKeySequence::mnemonic(title); !letter.isEmpty())
            letters.append({letter[0].key(), title.remove(QLatin1Char('&'))});
    }
    return letters;
}

void fillMenuBar(QMenuBar& bar, const Actions& actions)
{
    for (const MenuSpec& spec : menus()) {
        QMenu* menu = bar.addMenu(QCoreApplication::translate("Menus", spec.title));
        for (const char* id : spec.items) {
            if (*id)
                menu->addAction(actions[id]);
            else
                menu->addSeparator();
        }
    }
}

}
