// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/actions.h"

#include <QtGlobal>

namespace adjutant::app {

namespace {

constexpr char program[] = QT_TRANSLATE_NOOP("Actions", "Program");
constexpr char game[] = QT_TRANSLATE_NOOP("Actions", "Game");
constexpr char tray[] = QT_TRANSLATE_NOOP("Actions", "Tray");
constexpr char rules[] = QT_TRANSLATE_NOOP("Actions", "Rules and records");
constexpr char moving[] = QT_TRANSLATE_NOOP("Actions", "Getting around");
constexpr char dicePage[] = QT_TRANSLATE_NOOP("Actions", "Dice page");
constexpr char toolbox[] = QT_TRANSLATE_NOOP("Actions", "Toolbox");
constexpr char units[] = QT_TRANSLATE_NOOP("Actions", "Units");

constexpr char unitHelp[] = QT_TRANSLATE_NOOP("Actions", "Select this unit of the side whose turn it is");
constexpr char targetHelp[] = QT_TRANSLATE_NOOP("Actions", "Aim at this unit of the other side");

}

// Single keys in play, Ctrl for what reaches further.
const std::vector<ActionSpec>& actionTable()
{
    static const std::vector<ActionSpec> table = {
        {"next", game, QT_TRANSLATE_NOOP("Actions", "Next"), "N; Ctrl+Return",
         QT_TRANSLATE_NOOP("Actions", "Do what the large button at the bottom right says")},
        {"activate", game, QT_TRANSLATE_NOOP("Actions", "Activate the selected unit"), "A",
         QT_TRANSLATE_NOOP("Actions", "The selected unit begins its activation")},
        {"pass", game, QT_TRANSLATE_NOOP("Actions", "Pass"), "P",
         QT_TRANSLATE_NOOP("Actions", "The acting side lets its turn go by")},
        {"undo", game, QT_TRANSLATE_NOOP("Actions", "Undo"), "Ctrl+Z",
         QT_TRANSLATE_NOOP("Actions", "Take back the last thing that was done")},
        {"redo", game, QT_TRANSLATE_NOOP("Actions", "Redo"), "Ctrl+Shift+Z; Ctrl+Y",
         QT_TRANSLATE_NOOP("Actions", "Do again what was taken back")},
        {"correct", game, QT_TRANSLATE_NOOP("Actions", "Correct a number"), "E",
         QT_TRANSLATE_NOOP("Actions", "Set a counter of the selected unit by hand")},
        {"more", game, QT_TRANSLATE_NOOP("Actions", "More at the table"), "M",
         QT_TRANSLATE_NOOP("Actions", "Add a unit, add or cut rounds, give up, agree to the score")},
        {"note", game, QT_TRANSLATE_NOOP("Actions", "Write a note"), "J",
         QT_TRANSLATE_NOOP("Actions", "Put a line of your own into the log")},
        {"pause", game, QT_TRANSLATE_NOOP("Actions", "Stop the clock"), "H",
         QT_TRANSLATE_NOOP("Actions", "It runs again with the next command")},
        {"photo", game, QT_TRANSLATE_NOOP("Actions", "Photo of the table…"), "F",
         QT_TRANSLATE_NOOP("Actions", "Keep a picture in the file of this game, or look at the one there is")},
        {"report", game, QT_TRANSLATE_NOOP("Actions", "Report…"), "Ctrl+E",
         QT_TRANSLATE_NOOP("Actions", "The story of the game so far with its dice, to read, print and save")},

        {"throw", tray, QT_TRANSLATE_NOOP("Actions", "Throw the dice"), "Space",
         QT_TRANSLATE_NOOP("Actions", "Throw what was not typed in")},
        {"accept", tray, QT_TRANSLATE_NOOP("Actions", "Accept the result"), "Return; Enter",
         QT_TRANSLATE_NOOP("Actions", "Let the result take effect")},
        {"clear", tray, QT_TRANSLATE_NOOP("Actions", "Clear the tray"), "Esc",
         QT_TRANSLATE_NOOP("Actions", "Put away what is being prepared")},
        {"cover", tray, QT_TRANSLATE_NOOP("Actions", "Cover on or off"), "C",
         QT_TRANSLATE_NOOP("Actions", "Say whether the target is in cover")},
        {"weapon", tray, QT_TRANSLATE_NOOP("Actions", "Next weapon"), "W",
         QT_TRANSLATE_NOOP("Actions", "Take the next weapon of the unit that acts")},
        {"type-dice", tray, QT_TRANSLATE_NOOP("Actions", "Type the dice of the table"), "D",
         QT_TRANSLATE_NOOP("Actions", "Enter the faces of real dice")},

        {"unit-1", units, QT_TRANSLATE_NOOP("Actions", "Select unit 1"), "1", unitHelp},
        {"unit-2", units, QT_TRANSLATE_NOOP("Actions", "Select unit 2"), "2", unitHelp},
        {"unit-3", units, QT_TRANSLATE_NOOP("Actions", "Select unit 3"), "3", unitHelp},
        {"unit-4", units, QT_TRANSLATE_NOOP("Actions", "Select unit 4"), "4", unitHelp},
        {"unit-5", units, QT_TRANSLATE_NOOP("Actions", "Select unit 5"), "5", unitHelp},
        {"unit-6", units, QT_TRANSLATE_NOOP("Actions", "Select unit 6"), "6", unitHelp},
        {"unit-7", units, QT_TRANSLATE_NOOP("Actions", "Select unit 7"), "7", unitHelp},
        {"unit-8", units, QT_TRANSLATE_NOOP("Actions", "Select unit 8"), "8", unitHelp},
        {"unit-9", units, QT_TRANSLATE_NOOP("Actions", "Select unit 9"), "9", unitHelp},
        {"target-1", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 1"), "Alt+1", targetHelp},
        {"target-2", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 2"), "Alt+2", targetHelp},
        {"target-3", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 3"), "Alt+3", targetHelp},
        {"target-4", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 4"), "Alt+4", targetHelp},
        {"target-5", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 5"), "Alt+5", targetHelp},
        {"target-6", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 6"), "Alt+6", targetHelp},
        {"target-7", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 7"), "Alt+7", targetHelp},
        {"target-8", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 8"), "Alt+8", targetHelp},
        {"target-9", units, QT_TRANSLATE_NOOP("Actions", "Aim at unit 9"), "Alt+9", targetHelp},

        {"find-unit", units, QT_TRANSLATE_NOOP("Actions", "Find a unit"), "Ctrl+F",
         QT_TRANSLATE_NOOP("Actions", "Type a part of its name or its number; in armies of many units")},
        {"find-target", units, QT_TRANSLATE_NOOP("Actions", "Find a target"), "Ctrl+Shift+F",
         QT_TRANSLATE_NOOP("Actions", "The same for the other side")},

        {"search", rules, QT_TRANSLATE_NOOP("Actions", "Find a rule"), "/; Ctrl+K",
         QT_TRANSLATE_NOOP("Actions", "Open the reference with the cursor in its search line"), true},
        {"pin", rules, QT_TRANSLATE_NOOP("Actions", "Pin this section"), "Ctrl+B",
         QT_TRANSLATE_NOOP("Actions", "Keep the section that is read at the top of the reference, or let it go")},
        {"reference", rules, QT_TRANSLATE_NOOP("Actions", "Reference"), "Ctrl+1",
         QT_TRANSLATE_NOOP("Actions", "Open or close the rules beside the table")},
        {"log", rules, QT_TRANSLATE_NOOP("Actions", "Log"), "Ctrl+2",
         QT_TRANSLATE_NOOP("Actions", "Open or close what has happened so far")},
        {"score-sheet", rules, QT_TRANSLATE_NOOP("Actions", "Score sheet"), "Ctrl+3",
         QT_TRANSLATE_NOOP("Actions", "Open or close the points and their reasons")},
        {"luck", rules, QT_TRANSLATE_NOOP("Actions", "Luck"), "Ctrl+4",
         QT_TRANSLATE_NOOP("Actions", "Open or close how the dice of each side came out")},
        {"ruler", rules, QT_TRANSLATE_NOOP("Actions", "Ruler"), "Ctrl+5",
         QT_TRANSLATE_NOOP("Actions", "Open or close the ruler and the converter of lengths")},

        {"save-sheet", rules, QT_TRANSLATE_NOOP("Actions", "Save the sheet as PDF…"), "Ctrl+Shift+P",
         QT_TRANSLATE_NOOP("Actions", "The rules in use as a sheet of quick reference"), true},
        {"print-sheet", rules, QT_TRANSLATE_NOOP("Actions", "Print the sheet…"), "Ctrl+P",
         QT_TRANSLATE_NOOP("Actions", "The rules in use as a sheet of quick reference"), true},
        {"packs", rules, QT_TRANSLATE_NOOP("Actions", "Rule packs…"), "Ctrl+Shift+R",
         QT_TRANSLATE_NOOP("Actions", "The packs there are, your own among them, and what is wrong with them"), true},

        {"table-view", moving, QT_TRANSLATE_NOOP("Actions", "Table view"), "F11",
         QT_TRANSLATE_NOOP("Actions",
                           "Round, score, dice and odds in large letters, on a second screen when there is one")},
        {"focus-left", moving, QT_TRANSLATE_NOOP("Actions", "To the army on the left"), "Ctrl+Left", ""},
        {"focus-right", moving, QT_TRANSLATE_NOOP("Actions", "To the army on the right"), "Ctrl+Right", ""},
        {"focus-tray", moving, QT_TRANSLATE_NOOP("Actions", "To the tray"), "Ctrl+Up", ""},

        {"dice", dicePage, QT_TRANSLATE_NOOP("Actions", "Dice"), "Ctrl+D",
         QT_TRANSLATE_NOOP("Actions", "Throw dice without a game, or beside one"), true},
        {"dice-type", dicePage, QT_TRANSLATE_NOOP("Actions", "Type a throw"), "Ctrl+L",
         QT_TRANSLATE_NOOP("Actions", "Put the cursor into the line of the dice page"), true},
        {"dice-throw", dicePage, QT_TRANSLATE_NOOP("Actions", "Throw what the line says"), "Ctrl+T",
         QT_TRANSLATE_NOOP("Actions", "On the dice page, wherever the cursor is"), true},
        {"toolbox", toolbox, QT_TRANSLATE_NOOP("Actions", "Toolbox"), "Ctrl+6",
         QT_TRANSLATE_NOOP("Actions", "Ruler, timer, coin and names, without a game or beside one"), true},
        {"toss-coin", toolbox, QT_TRANSLATE_NOOP("Actions", "Toss the coin"), "Ctrl+Shift+C",
         QT_TRANSLATE_NOOP("Actions", "Open the toolbox and toss the coin"), true},
        {"timer", toolbox, QT_TRANSLATE_NOOP("Actions", "Start or pause the timer"), "Ctrl+Shift+T",
         QT_TRANSLATE_NOOP("Actions", "On every page; it shows in the corner"), true},

        {"new-game", program, QT_TRANSLATE_NOOP("Actions", "New game…"), "Ctrl+N",
         QT_TRANSLATE_NOOP("Actions", "Set up a table")},
        {"open-game", program, QT_TRANSLATE_NOOP("Actions", "Open…"), "Ctrl+O",
         QT_TRANSLATE_NOOP("Actions", "Open a saved game")},
        {"continue-game", program, QT_TRANSLATE_NOOP("Actions", "Continue the last game"), "Ctrl+R",
         QT_TRANSLATE_NOOP("Actions", "Open the game that was played last")},
        {"close-game", program, QT_TRANSLATE_NOOP("Actions", "Back to the start page"), "Ctrl+W",
         QT_TRANSLATE_NOOP("Actions", "Leave the table; the game is kept as it is")},
        {"preferences", program, QT_TRANSLATE_NOOP("Actions", "Preferences…"), "Ctrl+,",
         QT_TRANSLATE_NOOP("Actions", "Appearance, text size and habits")},
        {"light-dark", program, QT_TRANSLATE_NOOP("Actions", "Light or dark"), "Ctrl+Shift+D",
         QT_TRANSLATE_NOOP("Actions", "Change between light and dark")},
        {"text-larger", program, QT_TRANSLATE_NOOP("Actions", "Larger text"),
         "Ctrl++; Ctrl+=", QT_TRANSLATE_NOOP("Actions", "Up to twice the usual size")},
        {"text-smaller", program, QT_TRANSLATE_NOOP("Actions", "Smaller text"), "Ctrl+-",
         QT_TRANSLATE_NOOP("Actions", "Down to four fifths of the usual size")},
        {"text-normal", program, QT_TRANSLATE_NOOP("Actions", "Usual text size"), "Ctrl+0",
         QT_TRANSLATE_NOOP("Actions", "The text at 100 %")},
        {"full-screen", program, QT_TRANSLATE_NOOP("Actions", "Full screen"), "Alt+Return",
         QT_TRANSLATE_NOOP("Actions", "The window alone, or back to its frame")},
        {"shortcuts", program, QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"), "?; F1",
         QT_TRANSLATE_NOOP("Actions", "This sheet")},
        {"explain", program, QT_TRANSLATE_NOOP("Actions", "What this is"), "Shift+F1",
         QT_TRANSLATE_NOOP("Actions", "The help of what has the focus, and its words in full")},
        {"quit", program, QT_TRANSLATE_NOOP("Actions", "Quit"), "Ctrl+Q",
         QT_TRANSLATE_NOOP("Actions", "Every game is already saved")},
    };
    return table;
}

}
