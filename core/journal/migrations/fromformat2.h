// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/migrations/migrations.h"

namespace adjutant::journal {

/// Format 2 had no photo of the table. Nothing that it had is touched.
class FromFormat2 : public Migration
{
public:
    const Tables& tables() const override;
    Expected<void> read(Database& db, Contents& contents) const override;
    Expected<void> run(Database& db) const override;
};

}
