// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QFile>

namespace adjutant::test {

/// The commands of a game that was written down by hand in tests/data/play, as `game apply` takes them.
inline std::vector<Json> recordOf(const QString& name)
{
    QFile file(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no record %s", qPrintable(name));
    std::vector<Json> commands;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith('{'))
            commands.push_back(*parseJson(line));
    return commands;
}

}
