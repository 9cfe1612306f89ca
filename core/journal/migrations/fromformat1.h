// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/migrations/migrations.h"

namespace adjutant::journal {

/// Format 1 had no rounds in its rows and no snapshots, and its digests were of the state as JSON. The game is played
/// again for them; the commands, their dice, times and words stay as they are.
class FromFormat1 : public Migration
{
public:
    const Tables& tables() const override;
    Expected<void> read(Database& db, Contents& contents) const override;
    Expected<void> run(Database& db) const override;
};

}
