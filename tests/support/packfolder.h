// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"

#include <QStringList>

namespace adjutant::test {

/// The files of a pack in tests/data/packs.
inline packs::Files packFiles(const QString& id)
{
    const auto files = packs::load(QStringLiteral(TEST_DATA "/packs/") + id);
    return files ? *files : packs::Files();
}

inline QString words(const Faults& faults)
{
    QStringList lines;
    for (const Fault& fault : faults)
        lines << toText(fault);
    return lines.join(QLatin1Char('\n'));
}

}
