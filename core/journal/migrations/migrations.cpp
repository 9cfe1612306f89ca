// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/migrations/migrations.h"

#include "journal/migrations/fromformat1.h"

namespace adjutant::journal {

const Migration* migrationFrom(int format)
{
    static const FromFormat1 fromFormat1;
    return format == 1 ? &fromFormat1 : nullptr;
}

}
