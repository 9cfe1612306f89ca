// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/migrations/fromformat2.h"

namespace adjutant::journal {

const Tables& FromFormat2::tables() const
{
    static const Tables all(journal::tables().begin(), journal::tables().end() - 1);
    return all;
}

Expected<void> FromFormat2::read(Database& db, Contents& contents) const
{
    return loadGame(db, contents);
}

Expected<void> FromFormat2::run(Database& db) const
{
    if (auto made = makeTables(db, {journal::tables().back()}); !made)
        return made;
    return db.run("PRAGMA user_version = 3");
}

}
