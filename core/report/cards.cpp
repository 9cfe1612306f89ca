// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/cards.h"

#include "base/words.h"
#include "packs/dicewords.h"
#include "packs/lengths.h"

#include <algorithm>

namespace adjutant::report {

namespace {

using lookup::Block;

constexpr int mostBoxes = 12;
constexpr int rowsWithoutRounds = 8;
constexpr int mostCopies = 12;

Block line(const QString& name, const QString& words)
{
    Block block;
    block.spans = {{name, {}, true, false, false}, {QStringLiteral("  ") + words, {}, false, false, false}};
    return block;
}

// As many boxes to tick as the counter begins with, or as it can rise to.
QString boxesOf(const packs::Pack& pack, const packs::Counter& counter)
{
    const packs::Question* question = pack.question(counter.startFrom);
    const int start = question ? question->standard : counter.start;
    return QStringLiteral("☐ ").repeated(std::min(start > 0 ? start : counter.most, mostBoxes)).trimmed();
}

Block weaponLine(const packs::Pack& pack, const packs::Weapon& weapon)
{
    if (!weapon.dice || weapon.range.isEmpty())
        return line(weapon.label, weapon.summary());
    return line(weapon.label, Words::tr("%1, range %2")
                                  .arg(packs::diceInWords(dice::toText(*weapon.dice)),
                                       packs::withFigure(pack.measure, weapon.range)));
}

Sheet::Part cardOf(const packs::Pack& pack, const packs::UnitType& unit)
{
    const packs::Kind* kind = pack.kind(unit.kind);
    Sheet::Part card{unit.label, {}};
    for (const packs::Stat& stat : unit.stats)
        card.blocks.push_back(line(stat.label, packs::withFigure(pack.measure, stat.text)));
    for (const QString& id : unit.weapons) {
        if (const packs::Weapon* weapon = pack.weapon(id))
            card.blocks.push_back(weaponLine(pack, *weapon));
    }
    for (const QString& note : unit.notes)
        card.blocks.emplace_back().spans = {{note, {}, false, false, false}};
    for (const packs::Counter& counter : kind ? kind->counters : std::vector<packs::Counter>())
        card.blocks.push_back(line(counter.label, boxesOf(pack, counter)));
    return card;
}

}

Cards cardsOf(const packs::Pack& pack)
{
    Cards cards{pack.title, {}, {Words::tr("Round")}, {}};
    for (const packs::UnitType& unit : pack.units) {
        for (int i = 0; i < std::clamp(unit.count, 1, mostCopies); ++i)
            cards.units.push_back(cardOf(pack, unit));
    }
    for (int player = 1; player <= std::min(pack.mostPlayers, 6); ++player)
        cards.columns.append(Words::tr("Player %1").arg(player));
    const int rounds = pack.track.rounds;
    for (int round = 1; round <= (rounds > 0 ? rounds : rowsWithoutRounds); ++round)
        cards.rows.append(QString::number(round));
    cards.rows.append(Words::tr("Total"));
    return cards;
}

}
