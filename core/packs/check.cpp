// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/check.h"

#include "packs/examples.h"

namespace adjutant::packs {

Faults check(const Files& files)
{
    Reading reading = read(files);
    if (!reading.pack)
        return std::move(reading.faults);
    for (const Faults& found : {runExamples(*reading.pack, files), checkOdds(*reading.pack, files)})
        reading.faults.insert(reading.faults.end(), found.begin(), found.end());
    return std::move(reading.faults);
}

}
