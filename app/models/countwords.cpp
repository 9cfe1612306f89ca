// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/countwords.h"

#include <QCoreApplication>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CountWords)
};

}

QString conditionInWords(const std::string& condition)
{
    const QString text = QString::fromStdString(condition);
    const QString number = text.section(QLatin1Char(' '), 1);
    if (text.startsWith(QLatin1String(">= ")))
        return Text::tr("%1 or more").arg(number);
    if (text.startsWith(QLatin1String("<= ")))
        return Text::tr("%1 or less").arg(number);
    if (text.startsWith(QLatin1String("> ")))
        return Text::tr("more than %1").arg(number);
    if (text.startsWith(QLatin1String("< ")))
        return Text::tr("less than %1").arg(number);
    return text;
}

}
