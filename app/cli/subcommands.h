// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/arguments.h"
#include "cli/output.h"

namespace adjutant::cli {

/// The exit statuses of the contract; a fault gives the third.
constexpr int done = 0;
constexpr int no = 1;
constexpr int wrong = 2;

/// One line of the table from which parsing, help and dispatch follow.
struct Subcommand {
    const char* name; ///< `odds`, `game new`
    const char* summary;
    std::vector<Positional> positionals;
    std::vector<Option> options;
    /// The exit status; a fault means that nothing was done and nothing is printed.
    Expected<int> (*run)(const Arguments& arguments, Output& output);
    QString (*more)() = nullptr; ///< more help
    /// Whether it draws text, which needs a QGuiApplication.
    bool (*needsFonts)(const Arguments& arguments) = nullptr;
};

const std::vector<Subcommand>& subcommands();

Expected<int> roll(const Arguments& arguments, Output& output);
Expected<int> odds(const Arguments& arguments, Output& output);
Expected<int> packList(const Arguments& arguments, Output& output);
Expected<int> packShow(const Arguments& arguments, Output& output);
Expected<int> check(const Arguments& arguments, Output& output);
Expected<int> resolve(const Arguments& arguments, Output& output);
Expected<int> lookUp(const Arguments& arguments, Output& output);
Expected<int> sheet(const Arguments& arguments, Output& output);
Expected<int> commandList(const Arguments& arguments, Output& output);
Expected<int> rosterShow(const Arguments& arguments, Output& output);
Expected<int> gameAdd(const Arguments& arguments, Output& output);
Expected<int> gameNew(const Arguments& arguments, Output& output);
Expected<int> gameApply(const Arguments& arguments, Output& output);
Expected<int> gameShow(const Arguments& arguments, Output& output);
Expected<int> gameLog(const Arguments& arguments, Output& output);
Expected<int> gameUndo(const Arguments& arguments, Output& output);
Expected<int> gameRedo(const Arguments& arguments, Output& output);
Expected<int> gameCheck(const Arguments& arguments, Output& output);
Expected<int> gameExport(const Arguments& arguments, Output& output);
Expected<int> gameBranch(const Arguments& arguments, Output& output);
Expected<int> gameMend(const Arguments& arguments, Output& output);
Expected<int> gamePhoto(const Arguments& arguments, Output& output);
Expected<int> gameRescue(const Arguments& arguments, Output& output);

bool exportNeedsFonts(const Arguments& arguments);
bool sheetNeedsFonts(const Arguments& arguments);
QString notationHelp();
QString rosterHelp();

}
