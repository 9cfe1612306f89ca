// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packodds.h"
#include "sheetfactors.h"
#include "successes.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace adjutant;

namespace {

// The rules of the sheets once more, written as one would explain them at the table.

using Table = std::map<qint64, double>;

struct Force {
    int bases = 1, battered = 0, scouts = 0;
};

Table sumOfDice(int dice)
{
    Table sums{{0, 1.0}};
    for (int die = 0; die < dice; ++die) {
        Table next;
        for (const auto& [sum, chance] : sums) {
            for (int face = 1; face <= 6; ++face)
                next[sum + face] += chance / 6;
        }
        sums = std::move(next);
    }
    return sums;
}

Table totalOf(const Force& force)
{
    int dice = 0;
    for (int counted = 0; counted < force.bases; counted += 6)
        ++dice;
    Table totals;
    for (const auto& [sum, chance] : sumOfDice(dice))
        totals[sum + 2 * force.scouts - force.battered] = chance;
    return totals;
}

OutcomeChances initiative(const Force& a, const Force& b)
{
    constexpr qint64 first = 0, second = 1, tie = 2;
    OutcomeChances chances{{"a-total", totalOf(a)}, {"b-total", totalOf(b)}, {"winner", {}}};
    for (const auto& [one, chance] : chances["a-total"]) {
        for (const auto& [other, otherChance] : chances["b-total"])
            chances["winner"][one > other ? first : one < other ? second : tie] += chance * otherChance;
    }
    return chances;
}

OutcomeChances activation(const QString& unitClass, int tokens, bool regularsNeedOne)
{
    double fails = unitClass == QLatin1String("paramilitary") ? std::pow(1.0 / 6, tokens) : std::pow(2.0 / 6, tokens);
    if (unitClass == QLatin1String("regular"))
        fails = regularsNeedOne && tokens == 0 ? 1 : 0;
    Table table;
    if (fails > 0)
        table[0] = fails;
    if (fails < 1)
        table[1] = 1 - fails;
    return {{"active", table}};
}

// The factors that hold, each as often as it does.
using Ticked = std::vector<std::pair<SheetFactor, int>>;

int lose(int dice, int oneIn)
{
    return dice > 0 ? dice - dice / oneIn : dice;
}

int diceThrown(int dice, const Ticked& ticked, bool fractionsFirst)
{
    int plus = 0;
    for (const auto& [factor, times] : ticked)
        plus += factor.dice * times;
    int left = fractionsFirst ? dice : dice + plus;
    for (int oneIn : {3, 2}) {
        for (const auto& [factor, times] : ticked) {
            if (factor.loseOneIn == oneIn)
                left = lose(left, oneIn);
        }
    }
    return std::max(1, fractionsFirst ? left + plus : left);
}

OutcomeChances fight(int dice, int toHit, const Ticked& ticked, bool fractionsFirst)
{
    const int thrown = diceThrown(dice, ticked, fractionsFirst);
    int adjustment = 0;
    for (const auto& [factor, times] : ticked)
        adjustment += factor.hits * times;
    OutcomeChances chances{{"dice-thrown", {{thrown, 1.0}}}, {"hits", {}}};
    for (const auto& [scored, chance] : successes(thrown, (7.0 - toHit) / 6))
        chances["hits"][scored == 0 ? 0 : std::max<qint64>(1, scored + adjustment)] += chance;
    return chances;
}

Ticked one(const SheetFactor& factor, int times = 1)
{
    return {{factor, times}};
}

// No factor, each by itself, all of them, and many at random.
std::vector<Ticked> manySelections(const QStringList& tables)
{
    std::vector<SheetFactor> lines;
    for (const SheetFactor& factor : sheetFactors()) {
        if (tables.contains(factor.table))
            lines.push_back(factor);
    }
    std::vector<Ticked> all{{}};
    Ticked everything;
    for (const SheetFactor& factor : lines) {
        all.push_back(one(factor));
        if (factor.each)
            all.insert(all.end(), {one(factor, 2), one(factor, 7), one(factor, 99)});
        everything.push_back({factor, factor.each ? 3 : 1});
    }
    all.push_back(everything);
    std::mt19937 random(7);
    for (unsigned rarity : {2u, 4u, 8u, 16u}) {
        for (int i = 0; i < 20; ++i) {
            Ticked ticked;
            for (const SheetFactor& factor : lines) {
                if (random() % rarity == 0)
                    ticked.push_back({factor, factor.each ? 1 + int(random() % 5) : 1});
            }
            all.push_back(ticked);
        }
    }
    return all;
}

}

class TestBallotBoxes : public QObject
{
    Q_OBJECT

private:
    const PackOdds m_odds{QStringLiteral("ballot-boxes")};

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_odds.isThere());
        QVERIFY(!sheetFactors().empty());
    }

    void initiativeAsTheSheetSays_data()
    {
        QTest::addColumn<int>("bases");
        for (int bases : {1, 5, 6, 7, 12, 13, 30, 99})
            QTest::addRow("%d bases", bases) << bases;
    }

    void initiativeAsTheSheetSays()
    {
        QFETCH(const int, bases);
        const Force forces[]{{1, 0, 0}, {1, 9, 0}, {6, 0, 3}, {7, 2, 1}, {18, 4, 0}, {31, 0, 0}, {99, 99, 99}};
        for (const Force& a : {Force{bases, 0, 0}, Force{bases, 3, 0}, Force{bases, 0, 2}, Force{bases, 5, 1}}) {
            for (const Force& b : forces) {
                const QString wrong = m_odds.difference("initiative",
                                                        {{"a-bases", QString::number(a.bases)},
                                                         {"a-battered", QString::number(a.battered)},
                                                         {"a-scouts", QString::number(a.scouts)},
                                                         {"b-bases", QString::number(b.bases)},
                                                         {"b-battered", QString::number(b.battered)},
                                                         {"b-scouts", QString::number(b.scouts)}},
                                                        {}, initiative(a, b));
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            }
        }
    }

    void activationAsTheSheetSays_data()
    {
        QTest::addColumn<bool>("regularsNeedOne");
        for (const char* unitClass : {"regular", "paramilitary", "irregular", "aircraft"}) {
            for (bool regularsNeedOne : {false, true})
                QTest::addRow("%s%s", unitClass, regularsNeedOne ? ", regulars need a token" : "") << regularsNeedOne;
        }
    }

    void activationAsTheSheetSays()
    {
        QFETCH(const bool, regularsNeedOne);
        const QString unitClass = QString::fromLatin1(QTest::currentDataTag()).section(QLatin1Char(','), 0, 0);
        for (int tokens = 0; tokens <= 20; ++tokens) {
            const QString wrong = m_odds.difference(
                "activation", {{"class", unitClass}, {"tokens", QString::number(tokens)}},
                {{"regulars", regularsNeedOne ? "token" : "no-token"}}, activation(unitClass, tokens, regularsNeedOne));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(tokens) + QStringLiteral(" tokens: ") + wrong));
        }
    }

    void fightsAsTheSheetSays_data()
    {
        QTest::addColumn<QString>("procedure");
        QTest::addColumn<QStringList>("tables");
        QTest::addColumn<bool>("fractionsFirst");
        for (bool first : {false, true}) {
            const char* when = first ? "first" : "last";
            QTest::addRow("shooting, fractions %s", when)
                << "shooting" << QStringList{"common", "shooting", "shooting-hits"} << first;
            QTest::addRow("charge, fractions %s", when)
                << "charge" << QStringList{"common", "charge", "close-hits"} << first;
            QTest::addRow("hand to hand, fractions %s", when)
                << "hand-to-hand" << QStringList{"common", "hand-to-hand", "close-hits"} << first;
        }
    }

    void fightsAsTheSheetSays()
    {
        QFETCH(const QString, procedure);
        QFETCH(const QStringList, tables);
        QFETCH(const bool, fractionsFirst);
        int toHit = 2;
        for (const Ticked& ticked : manySelections(tables)) {
            for (int dice : {0, 1, 2, 3, 4, 5, 7, 8, 12, 23, 60}) {
                toHit = toHit == 6 ? 2 : toHit + 1;
                QMap<QString, QString> inputs{{"dice", QString::number(dice)}, {"to-hit", QString::number(toHit)}};
                for (const auto& [factor, times] : ticked)
                    inputs.insert(factor.id, factor.each ? QString::number(times) : QStringLiteral("yes"));
                const QString wrong =
                    m_odds.difference(procedure, inputs, {{"fractions", fractionsFirst ? "first" : "last"}},
                                      fight(dice, toHit, ticked, fractionsFirst));
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(inputs.keys().join(QLatin1Char(' ')) + QStringLiteral(": ") + wrong));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestBallotBoxes)
#include "tst_ballotboxes.moc"
