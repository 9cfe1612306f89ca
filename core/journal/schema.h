// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/record.h"
#include "journal/sqlite.h"

namespace adjutant::journal
{

constexpr quint32 applicationId = 0x41444A54; // "ADJT"
constexpr int formatVersion = 1;

/// The bytes of a new saved game, before its first command.
Expected<QByteArray> newFile(const Beginning& beginning);

/// Whether the file holds our tables, exactly as we make them, and nothing else.
Expected<void> compareSchema(Database& db);

}
