// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/contents.h"
#include "journal/schema.h"

namespace adjutant::journal {

/// One step from a format of the file to the next. It finds the file whole before it changes anything.
class Migration
{
public:
    virtual ~Migration() = default;

    /// Those of the format it begins with.
    virtual const Tables& tables() const = 0;
    /// Reads a file of its format as one of the next. What came before the first fault is in `contents`.
    virtual Expected<void> read(Database& db, Contents& contents) const = 0;
    /// Runs inside a transaction.
    virtual Expected<void> run(Database& db) const = 0;
};

/// The step that leads on from this format, or null.
const Migration* migrationFrom(int format);

}
