// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/luckwords.h"

#include "base/words.h"
#include "packs/dicewords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant::report {

namespace {

QString averageText(double value)
{
    return QLocale().toString(value, 'f', 2);
}

/// Of how many tables one is as far from the mean, on the same side, by chance alone: the last step that is reached.
int tablesFor(const DieLuck& luck)
{
    constexpr double usual = 1.96; // deviations, where lowMean and highMean lie
    constexpr std::pair<double, int> steps[] = {{2.576, 200}, {3.090, 1000}, {3.719, 10'000}};
    const double deviations = usual * std::abs(luck.mean - luck.expectedMean) / (luck.highMean - luck.expectedMean);
    int tables = 40;
    for (const auto& [from, rarer] : steps)
        if (deviations >= from)
            tables = rarer;
    return tables;
}

QString verdictOn(const DieLuck& luck)
{
    if (luck.isUsual())
        return Words::tr("That is what chance looks like.");
    const QString tables = QLocale().toString(tablesFor(luck));
    return luck.mean > luck.expectedMean
               ? Words::tr("Higher than usual: by chance alone that happens to at most one table in %1.").arg(tables)
               : Words::tr("Lower than usual: by chance alone that happens to at most one table in %1.").arg(tables);
}

QString facesOf(const DieLuck& luck)
{
    const auto outside =
        std::count_if(luck.faces.begin(), luck.faces.end(), [](const FaceLuck& face) { return !face.isUsual(); });
    if (outside == 0)
        return Words::tr("Every face came up as often as is usual.");
    if (outside == 1)
        return Words::tr("One face came up less or more often than is usual; among so many faces one now and then "
                         "does.");
    constexpr double unusual = 0.05; // how often one face is
    if (outside > usualCount(qint64(luck.faces.size()), unusual).second)
        return Words::tr("%n faces came up less or more often than is usual; chance alone seldom does that to so many.",
                         nullptr, int(outside));
    return Words::tr("%n faces came up less or more often than is usual; among so many, some now and then do.", nullptr,
                     int(outside));
}

}

QString titleOf(const LuckGroup& group)
{
    const QString name = group.side.isEmpty() ? Words::tr("Nobody's turn") : group.name;
    return group.typed ? Words::tr("%1 · dice of the table").arg(name) : Words::tr("%1 · dice of the app").arg(name);
}

QString faceText(const FaceLuck& face)
{
    return face.first == face.last ? QString::number(face.first)
                                   : QStringLiteral("%1–%2").arg(face.first).arg(face.last);
}

QString expectedText(const FaceLuck& face)
{
    return QLocale().toString(face.expected, 'f', face.expected < 100 ? 1 : 0);
}

QString luckLine(const FaceLuck& face)
{
    return Words::tr("%1: seen %2, expected %3, usual %4 to %5")
        .arg(faceText(face))
        .arg(face.seen)
        .arg(expectedText(face))
        .arg(face.low)
        .arg(face.high);
}

QString luckWords(const DieLuck& luck)
{
    const QString dice = luck.dice == 1 ? Words::tr("one die") : Words::tr("%n dice", nullptr, int(luck.dice));
    const QString average = Words::tr("%1: %2, on average %3; fair dice give %4.")
                                .arg(packs::diceInWords(luck.die.toStdString()), dice)
                                .arg(averageText(luck.mean), averageText(luck.expectedMean));
    if (!luck.isEnough())
        return Words::tr("%1 Too few to say anything: chance has hardly begun to even out.").arg(average);
    const QString span = Words::tr("On 95 of 100 evenings with as many dice the average lies from %1 to %2.")
                             .arg(averageText(luck.lowMean), averageText(luck.highMean));
    return QStringList{average, span, verdictOn(luck), facesOf(luck)}.join(QLatin1Char(' '));
}

}
