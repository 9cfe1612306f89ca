// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/sheet.h"

namespace adjutant::report {

/// What a table wants on paper to play without the program: a card for each unit of one side's standard force, and a
/// score sheet with empty boxes.
struct Cards {
    QString title;
    std::vector<Sheet::Part> units;
    QStringList columns; ///< of the score sheet: the rounds' first, then one a player
    QStringList rows;
};

Cards cardsOf(const packs::Pack& pack);

}
