// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/subcommands.h"
#include "journal/session.h"

namespace adjutant::cli {

/// The saved game that is named first, to be looked at.
Expected<std::unique_ptr<journal::Session>> openToRead(const Arguments& arguments);
/// The same to be changed; one that can only be read is a fault.
Expected<std::unique_ptr<journal::Session>> openToWrite(const Arguments& arguments);

/// The number of an entry that `--at` names; when it is left out, the last.
Expected<qint64> entryNumber(const Arguments& arguments, const journal::Session& session);

Json toJson(const journal::Entry& entry, const game::Game& game);
Json toJson(const journal::Clock& clock, const game::Game& game);
/// `1:02:14`
QString clockText(qint64 seconds);

}
