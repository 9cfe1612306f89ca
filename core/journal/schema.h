// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/record.h"
#include "journal/sqlite.h"

#include <vector>

namespace adjutant::journal {

constexpr quint32 applicationId = 0x41444A54; // "ADJT"

struct Table {
    const char* name;
    const char* sql;
};
using Tables = std::vector<Table>;

/// Those of the format of this program, in the order in which they are made.
const Tables& tables();

/// Makes some of them in a file.
Expected<void> makeTables(Database& db, const Tables& which);

/// A database in memory that holds a new game, before its first command.
Expected<Database> newDatabase(const Beginning& beginning);

/// Whether the file holds these tables, to the letter, and nothing else.
Expected<void> compareSchema(Database& db, const Tables& with);

}
