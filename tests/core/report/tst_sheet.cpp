// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/cards.h"

#include "samplerules.h"

#include <QTest>

using namespace adjutant;

class TestSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sectionsInTheirOrder();
    void wordsOfTheGlossary();
    void unitsThatNoSectionShows();
    void cardsOfUnits();
    void emptyPack();

private:
    static QString textOf(const report::Sheet::Part& part)
    {
        QStringList lines;
        for (const lookup::Block& block : part.blocks) {
            lines.append(lookup::plain(block.spans));
            for (const auto& row : block.rows) {
                QStringList cells;
                for (const lookup::Spans& cell : row)
                    cells.append(lookup::plain(cell));
                lines.append(cells.join(QLatin1Char('|')));
            }
        }
        return lines.join(QLatin1Char('\n'));
    }
    static const report::Sheet::Part* part(const report::Sheet& sheet, const QString& title)
    {
        for (const report::Sheet::Part& candidate : sheet.parts)
            if (candidate.title == title)
                return &candidate;
        return nullptr;
    }
};

void TestSheet::sectionsInTheirOrder()
{
    const packs::Pack pack = test::sampleRules();
    const report::Sheet sheet = report::sheetOf(pack);
    QCOMPARE(sheet.title, pack.title);
    QVERIFY(sheet.parts.size() >= pack.sections.size());
    for (std::size_t i = 0; i < pack.sections.size(); ++i) {
        QCOMPARE(sheet.parts[i].title, pack.sections[i].title);
        QVERIFY2(!sheet.parts[i].isExtra, "rules are never left out");
        QVERIFY(!textOf(sheet.parts[i]).isEmpty());
        QVERIFY2(!textOf(sheet.parts[i]).startsWith(pack.sections[i].title), "the title stands there once");
    }
}

void TestSheet::wordsOfTheGlossary()
{
    const report::Sheet sheet = report::sheetOf(test::sampleRules());
    const auto* words = part(sheet, QStringLiteral("Words"));
    QVERIFY(words);
    QCOMPARE(textOf(*words), QStringLiteral("Brick: The long side of a 2×4, which is 1¼ inches, 31.8 mm or 4 studs.\n"
                                            "Strategic point: One of three places in the middle.\n"
                                            "Cover: Anything at least as tall and as wide as one brick."));
}

// The sections of the sample have tables of the units, their weapons and the lengths: those are not shown twice.
void TestSheet::unitsThatNoSectionShows()
{
    packs::Pack pack = test::sampleRules();
    for (const char* title : {"Units", "Weapons", "Lengths"})
        QVERIFY2(!part(report::sheetOf(pack), QLatin1String(title)) ||
                     !part(report::sheetOf(pack), QLatin1String(title))->isExtra,
                 title);
    pack.sections.clear();
    const report::Sheet sheet = report::sheetOf(pack);
    QCOMPARE(textOf(*part(sheet, QStringLiteral("Units"))),
             QStringLiteral("\nUnit|Move|Armour|Weapons|Besides\n"
                            "Rifle Squad|M|–|Rifles|Breaks ties over a strategic point.\n"
                            "Tank|M|4|Main gun|Each attack uses one weapon."));
    QCOMPARE(textOf(*part(sheet, QStringLiteral("Weapons"))), QStringLiteral("\nWeapon|Dice|Range\n"
                                                                             "Rifles|1d6|M, 4 bricks\n"
                                                                             "Main gun|2d10|Table"));
    QCOMPARE(textOf(*part(sheet, QStringLiteral("Lengths"))),
             QStringLiteral("\nLength|bricks|studs|inches|cm\n"
                            "Short|2|8|2.5|6.36\nMedium|4|16|5|12.7\nLong|8|32|10|25.4\nTable|–|–|–|–"));
}

void TestSheet::cardsOfUnits()
{
    packs::Pack pack = test::sampleRules();
    packs::Kind kind;
    kind.id = QStringLiteral("vehicle");
    kind.counters = {{QStringLiteral("damage"), QStringLiteral("damage"), {}, 0, 2, {}, {}}};
    pack.kinds = {kind};
    pack.units[1].count = 2;
    pack.track.rounds = 3;
    const report::Cards cards = report::cardsOf(pack);
    QCOMPARE(cards.units.size(), std::size_t(3));
    QCOMPARE(cards.units[2].title, QStringLiteral("Tank"));
    QCOMPARE(textOf(cards.units[2]), QStringLiteral("Move M (4 bricks)\nArmour 4\nMain gun 2d10, range T (no limit)\n"
                                                    "Each attack uses one weapon.\ndamage ☐ ☐"));
    QCOMPARE(textOf(cards.units[0]).section(QLatin1Char('\n'), 1, 1), QStringLiteral("Rifles 1d6, range M (4 bricks)"));
    QCOMPARE(cards.columns, QStringList({"Round", "Player 1", "Player 2"}));
    QCOMPARE(cards.rows, QStringList({"1", "2", "3", "Total"}));
}

void TestSheet::emptyPack()
{
    QVERIFY(report::cardsOf(packs::Pack()).units.empty());
    QVERIFY(report::sheetOf(packs::Pack()).parts.empty());
}

QTEST_APPLESS_MAIN(TestSheet)
#include "tst_sheet.moc"
