// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/counted.h"

#include "base/words.h"

namespace adjutant {

QString counted(int count, const QString& label)
{
    return Words::tr("%1 × %2").replace(QLatin1Char(' '), QChar::Nbsp).arg(count).arg(label);
}

}
