// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace adjutant {

/// A line of the six factor tables of ballot-boxes, as the sheets have it: one of the three numbers is not 0.
struct SheetFactor {
    QString table, id;
    int dice = 0, hits = 0, loseOneIn = 0;
    bool each = false; ///< it counts once for each of something

    bool operator==(const SheetFactor&) const = default;
};

/// All of them in the order of the sheets, from the fixture; nothing when it cannot be read.
inline std::vector<SheetFactor> sheetFactors()
{
    static const QRegularExpression form(
        QStringLiteral("^(?:lose 1 in (?<part>\\d)|(?<plus>[+-]\\d)(?<each> each)?)$"));
    std::vector<SheetFactor> factors;
    QFile file(QStringLiteral(TEST_DATA "/sheets/ballot-boxes-factors.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        return factors;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        const auto effect = cells.size() == 4 ? form.match(cells[2]) : QRegularExpressionMatch();
        if (!effect.hasMatch())
            return {};
        SheetFactor factor{
            cells[0], cells[1], 0, 0, effect.captured("part").toInt(), !effect.captured("each").isEmpty()};
        (factor.table.endsWith(QLatin1String("-hits")) ? factor.hits : factor.dice) = effect.captured("plus").toInt();
        factors.push_back(factor);
    }
    return factors;
}

}
