// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/fault.h"

#include "base/words.h"

namespace adjutant {

QString toText(const Fault& fault)
{
    QString place = fault.file;
    if (fault.line > 0)
        place += QStringLiteral(":%1:%2").arg(fault.line).arg(fault.column);
    return place.isEmpty() ? fault.words : place + QStringLiteral(": ") + fault.words;
}

QString withPlace(const Fault& fault)
{
    if (fault.line == 0)
        return fault.words;
    return Words::tr("%1 (line %2, column %3)")
        .arg(fault.words, QString::number(fault.line), QString::number(fault.column));
}

}
