// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/oddscurve.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace adjutant;
using namespace adjutant::app;

namespace {

OddsCurve curveOf(const char* text)
{
    const auto program = dice::Program::parse(text);
    return {QString::fromUtf8(text), *dice::odds(*program, {}), {}};
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

/// The chance of everything between two numbers, one value after the other.
double slowSum(const dice::Distribution& distribution, std::int64_t first, std::int64_t last)
{
    double sum = 0;
    for (const dice::Chance& chance : distribution.chances)
        if (chance.value >= first && chance.value <= last)
            sum += chance.probability;
    return sum;
}

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

}

class TestOddsCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAtLeastAndAtMost()
    {
        const auto curve = curveOf("2d6");
        const auto atLeast = read(curve.distribution(), Reading::AtLeast);
        const auto atMost = read(curve.distribution(), Reading::AtMost);
        const auto exactly = read(curve.distribution(), Reading::Exactly);
        QVERIFY(near(atLeast[0], 1) && near(atLeast[10], 1 / 36.0) && near(atLeast[5], 21 / 36.0));
        QVERIFY(near(atMost[10], 1) && near(atMost[0], 1 / 36.0) && near(atMost[5], 21 / 36.0));
        QVERIFY(near(exactly[5], 6 / 36.0));
        QVERIFY(near(chanceOf(curve.distribution(), 99, Reading::AtLeast), 0));
        QVERIFY(near(chanceOf(curve.distribution(), 1, Reading::AtLeast), 1));
        QCOMPARE(quantile(curve.distribution(), 0.5), 7);
        QCOMPARE(quantile(curve.distribution(), 0.25), 5);
        QCOMPARE(quantile(curve.distribution(), 1), 12);
    }

    void fewValuesHaveABarEach()
    {
        const auto curve = curveOf("3d6");
        const ChartBars bars = barsOf({curve}, Reading::Exactly, 48);
        QCOMPARE(bars.places.size(), std::size_t(16));
        QVERIFY(!bars.cut);
        for (std::size_t i = 0; i < 16; ++i) {
            QCOMPARE(bars.places[i].first, std::int64_t(i) + 3);
            QCOMPARE(bars.heights[0][i], curve.distribution().chances[i].probability);
        }
        QCOMPARE(bars.placeOf(10), 7);
        QCOMPARE(bars.placeOf(2), -1);
    }

    void manyValuesShareBars_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"1d1000", "100d6", "1000d6", "20d100", "1d50000", "1d6 * 1000000000000",
                                 "9223372036854775807 - 1d100 + 1", "-9223372036854775807 + 1d100",
                                 "if 1d2 = 1 then -9000000000000000000 + 1d500 else 9000000000000000000 - 1d500"})
            QTest::newRow(text) << QByteArray(text);
    }

    void manyValuesShareBars()
    {
        QFETCH(QByteArray, text);
        const auto curve = curveOf(text.constData());
        const auto& distribution = curve.distribution();
        for (const Reading reading : {Reading::Exactly, Reading::AtLeast, Reading::AtMost}) {
            const ChartBars bars = barsOf({curve}, reading, 48);
            QVERIFY(!bars.places.empty() && bars.places.size() <= 49);
            double sum = 0;
            for (std::size_t i = 0; i < bars.places.size(); ++i) {
                const auto& place = bars.places[i];
                QVERIFY(place.first <= place.last);
                QVERIFY(i == 0 || place.first > bars.places[i - 1].last);
                const double expected = reading == Reading::Exactly   ? slowSum(distribution, place.first, place.last)
                                        : reading == Reading::AtLeast ? slowSum(distribution, place.first, highest)
                                                                      : slowSum(distribution, lowest, place.last);
                QVERIFY(std::abs(bars.heights[0][i] - expected) < 1e-9);
                sum += bars.heights[0][i];
            }
            if (reading == Reading::Exactly)
                QVERIFY2(sum > 1 - 3e-5 && sum < 1 + 1e-9, qPrintable(QString::number(sum, 'g', 15)));
        }
    }

    void rareEndsAreLeftOut()
    {
        const ChartBars bars = barsOf({curveOf("1000d6")}, Reading::Exactly, 48);
        QVERIFY(bars.cut);
        QVERIFY(bars.places.front().first > 3000);
        QVERIFY(bars.places.back().last < 4000);
        QVERIFY(bars.places.size() > 15);
    }

    void comparedThrowsShareTheirPlaces()
    {
        const ChartBars bars = barsOf({curveOf("2d6"), curveOf("1d12")}, Reading::AtLeast, 24);
        QCOMPARE(bars.places.size(), std::size_t(12)); // 1 … 12
        QVERIFY(near(bars.heights[0][0], 1));          // at least 1 with 2d6
        QVERIFY(near(bars.heights[1][11], 1 / 12.0));
    }

    void words()
    {
        QCOMPARE(spreadOf(curveOf("2d6").distribution()),
                 QStringLiteral("On average 7.00, give or take 2.42. Half of all throws lie from 5 to 9, nine in ten "
                                "from 3 to 11."));
        QCOMPARE(spreadOf(curveOf("5").distribution()), QStringLiteral("Always 5."));
        QCOMPARE(chanceText(0), QStringLiteral("0 %"));
        QCOMPARE(chanceText(1), QStringLiteral("100 %"));
        QCOMPARE(chanceText(0.1234), QStringLiteral("12.3 %"));
        QCOMPARE(chanceText(0.01234), QStringLiteral("1.23 %"));
        QCOMPARE(chanceText(3.3e-7), QStringLiteral("0.000033 %"));
        QCOMPARE(chanceText(0.00005), QStringLiteral("0.0050 %"));
        QCOMPARE(chanceText(1e-12), QStringLiteral("< 0.000001 %"));
        QCOMPARE(chanceText(1 - 1e-7), QStringLiteral("> 99.99 %"));
        dice::Odds sampled;
        sampled.exact = false;
        sampled.samples = 200'000;
        sampled.margin = 0.0037;
        QVERIFY(soundnessOf(sampled).startsWith(QStringLiteral("Sampled, not exact: from 200,000 trial throws")));
        QVERIFY(soundnessOf(sampled).contains(QStringLiteral("0.37 %")));
        QCOMPARE(soundnessOf({}), QStringLiteral("Exact."));
    }

    void copies()
    {
        const QString csv = toCsv({curveOf("1d2")});
        QVERIFY(csv.startsWith(
            QStringLiteral("throw,value,exactly,at least,at most,exact\r\n\"1d2\",1,0.5,1,0.5,yes\r\n")));
        const QString text = toText({curveOf("1d2")});
        QVERIFY(text.contains(QStringLiteral("2\t50.0 %\t50.0 %\t100 %")));
    }
};

QTEST_GUILESS_MAIN(TestOddsCurve)
#include "tst_oddscurve.moc"
