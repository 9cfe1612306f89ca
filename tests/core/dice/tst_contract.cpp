// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/odds.h"

#include <QtTest>

using namespace adjutant::dice;

/// The table of examples in the notation's page, whose figures come from separate enumeration.
class TestContract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examples_data();
    void examples();
};

void TestContract::examples_data()
{
    QTest::addColumn<double>("mean");
    QTest::addColumn<int>("value");
    QTest::addColumn<double>("probability");

    QTest::newRow("3d6") << double(10.5) << 10 << 0.125;
    QTest::newRow("4d6 kh 3") << double(12.24459877) << 13 << 0.1327160494;
    QTest::newRow("2d20 kl 1") << double(7.175) << 1 << 0.0975;
    QTest::newRow("5d6 dl 2") << double(13.43016975) << 14 << 0.1485339506;
    QTest::newRow("8d6 count >= 5") << double(2.666666667) << 2 << 0.2731290962;
    QTest::newRow("3d6 r <= 2") << double(12.5) << 13 << 0.1563786008;
    QTest::newRow("2d6 rr = 1") << double(8) << 8 << 0.2;
    QTest::newRow("1d6!") << double(4.199999988) << 1 << 0.1666666667;
    QTest::newRow("2d8! >= 7") << double(11.99999714) << 7 << 0.09375;
    QTest::newRow("6d{0,0,1,1,1,2}") << double(5) << 5 << 0.2322530864;
    QTest::newRow("hits = 2d10 where >= 5; again(hits) count > 4") << double(0.72) << 1 << 0.4608;
    QTest::newRow("a = 5d6 count >= 5; d = 4d6 count >= 5; a > d") << double(0.4512015445) << 0 << 0.5487984555;
    QTest::newRow("hits = 10d6 count >= 4; min(5, repeat(hits, 1d6 < 4))") << double(2.476320267) << 2 << 0.2815675735;
    QTest::newRow("if 2d6 >= 9 then 1d6 else 0") << double(0.9722222222) << 0 << 0.7222222222;
    QTest::newRow("repeat(1d3, 1d6)") << double(7) << 6 << 0.1172839506;
    QTest::newRow("largest_set(5d6)") << double(2.141203704) << 2 << 0.6944444444;
    QTest::newRow("distinct(4d6)") << double(3.106481481) << 3 << 0.5555555556;
    QTest::newRow("x = 2d6; x * x") << double(54.83333333) << 49 << 0.1666666667;
    QTest::newRow("(3d6 + 1) / 2") << double(5.5) << 5 << 0.2407407407;
    QTest::newRow("highest(3d6) - lowest(3d6)") << double(2.916666667) << 4 << 0.2379543896;
    QTest::newRow("p = 3d6; highest(p) - lowest(p)") << double(2.916666667) << 3 << 0.25;
    QTest::newRow("4d6 count in {2,4,6}") << double(2) << 2 << 0.375;
    QTest::newRow("2d6! limit 1") << double(8.166666667) << 6 << 0.1388888889;
    QTest::newRow("4d6!! limit 2 kh 2") << double(12.03108539) << 9 << 0.1183127572;
    QTest::newRow("pairs(3d6, 2d6)") << double(1.079089506) << 2 << 0.3716563786;
}

void TestContract::examples()
{
    QFETCH(double, mean);
    QFETCH(int, value);
    QFETCH(double, probability);

    const auto program = Program::parse(QTest::currentDataTag());
    QVERIFY2(program, program ? "" : program.error().words().c_str());
    for (bool fractions : {false, true}) {
        const auto answer = odds(*program, {}, {}, {.fractions = fractions});
        QVERIFY2(answer, answer ? "" : answer.error().words().c_str());
        QVERIFY(answer->exact);
        const Distribution& seen = answer->distributions.front();
        QVERIFY2(std::abs(seen.mean() - mean) <= 1e-8 * std::max(1.0, std::abs(mean)),
                 qPrintable(QString::number(seen.mean(), 'g', 12)));
        const auto found =
            std::find_if(seen.chances.begin(), seen.chances.end(), [&](auto& c) { return c.value == value; });
        QVERIFY(found != seen.chances.end());
        QVERIFY2(std::abs(found->probability - probability) <= 1e-9,
                 qPrintable(QString::number(found->probability, 'g', 12)));
    }
}

QTEST_APPLESS_MAIN(TestContract)

#include "tst_contract.moc"
