// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/weapon.h"

#include "base/words.h"
#include "packs/dicewords.h"

#include <algorithm>

namespace adjutant::packs {

std::optional<int> Weapon::diceFor(int minis) const
{
    if (squadDice.empty())
        return std::nullopt;
    int found = 0;
    for (const SquadDice& step : squadDice) {
        if (step.minis <= minis)
            found = step.dice;
    }
    return mostDice ? std::min(found, *mostDice) : found;
}

QString Weapon::summary() const
{
    QStringList facts;
    if (dice)
        facts << diceInWords(dice::toText(*dice));
    if (attacks)
        facts << (*attacks == 1 ? Words::tr("1 attack") : Words::tr("%1 attacks").arg(*attacks));
    if (melee)
        facts << Words::tr("melee");
    if (!range.isEmpty())
        facts << range;
    for (const Stat& one : stats)
        facts << one.label + QLatin1Char(' ') + one.text;
    return facts.join(QStringLiteral(" · "));
}

}
