// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/dicewords.h"

#include "base/words.h"

#include <QRegularExpression>

#include <limits>

namespace adjutant::packs {

QString toWords(const dice::Issue& issue)
{
    return QString::fromStdString(
        dice::inLanguage(issue.sentence, [](const char* text) { return Words::tr(text).toStdString(); }));
}

QString conditionInWords(const std::string& condition)
{
    const QString text = QString::fromStdString(condition);
    const QString number = text.section(QLatin1Char(' '), 1);
    bool isWhole = false;
    const qint64 limit = number.toLongLong(&isWhole);
    if (text.startsWith(QLatin1String(">= ")))
        return Words::tr("%1 or more").arg(number);
    if (text.startsWith(QLatin1String("<= ")))
        return Words::tr("%1 or less").arg(number);
    // Faces are whole numbers: what a die has to show is said in one way, whichever way a pack writes it.
    if (text.startsWith(QLatin1String("> ")) && isWhole && limit < std::numeric_limits<qint64>::max())
        return Words::tr("%1 or more").arg(limit + 1);
    if (text.startsWith(QLatin1String("< ")) && isWhole && limit > std::numeric_limits<qint64>::min())
        return Words::tr("%1 or less").arg(limit - 1);
    if (text.startsWith(QLatin1String("> ")))
        return Words::tr("more than %1").arg(number);
    if (text.startsWith(QLatin1String("< ")))
        return Words::tr("less than %1").arg(number);
    return text;
}

QString diceInWords(const std::string& dice)
{
    static const QRegularExpression die(QStringLiteral("d(?=[0-9{])"));
    return QString::fromStdString(dice).replace(die, Words::tr("d", "a die, before its faces: 2d10"));
}

}
