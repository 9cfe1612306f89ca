// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/sentence.h"

namespace adjutant {

QString ended(QString words)
{
    static const QString ends = QStringLiteral(".!?…");
    if (!words.isEmpty() && !ends.contains(words.back()))
        words += QLatin1Char('.');
    return words;
}

QString sentence(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toUpper();
    return ended(std::move(words));
}

}
