// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/filledin.h"

namespace adjutant {

QString filledIn(const QString& text, const std::function<std::optional<QString>(const QString& place)>& what)
{
    const QStringView all(text);
    QString filled;
    qsizetype done = 0;
    for (qsizetype close = all.indexOf(u'}'); close >= 0; close = all.indexOf(u'}', done)) {
        const QStringView before = all.sliced(done, close - done);
        const qsizetype open = before.lastIndexOf(u'{');
        const auto found = open < 0 ? std::nullopt : what(before.sliced(open + 1).toString());
        filled += found ? before.first(open) : before;
        filled += found.value_or(QStringLiteral("}"));
        done = close + 1;
    }
    filled += all.sliced(done);
    return filled;
}

}
