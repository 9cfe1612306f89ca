// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/migrations/migrations.h"

#include "journal/migrations/fromformat1.h"
#include "journal/migrations/fromformat2.h"

namespace adjutant::journal {

const Migration* migrationFrom(int format)
{
    static const FromFormat1 fromFormat1;
    static const FromFormat2 fromFormat2;
    return format == 1 ? static_cast<const Migration*>(&fromFormat1) : format == 2 ? &fromFormat2 : nullptr;
}

}
