// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"

#include <QtTest>

#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cstdlib>

using namespace adjutant::dice;

/// Seeded dice are the same everywhere; all dice are fair. Past the default run, DICE_TO_THROW sets how many.
class TestGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void seeds();
    void sameEverywhere();
    void streamsDiffer();
    void fair_data();
    void fair();
    void unfairIsCaught();

private:
    template<class Next>
    static double pValue(std::size_t cells, std::uint64_t dice, Next next);
};

/// How many dice each test throws.
static std::uint64_t diceToThrow()
{
    const char* asked = std::getenv("DICE_TO_THROW");
    return asked ? std::strtoull(asked, nullptr, 10) : 200'000;
}

template<class Next>
double TestGenerator::pValue(std::size_t cells, std::uint64_t dice, Next next)
{
    std::vector<std::uint64_t> seen(cells);
    for (std::uint64_t i = 0; i < dice; ++i)
        ++seen[next()];
    const double expected = static_cast<double>(dice) / static_cast<double>(cells);
    double square = 0;
    for (std::uint64_t count : seen)
        square += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    // A chi-square too small is as suspicious as one too large.
    const double half = static_cast<double>(cells - 1) / 2;
    return 2 * std::min(boost::math::gamma_q(half, square / 2), boost::math::gamma_p(half, square / 2));
}

void TestGenerator::seeds()
{
    QCOMPARE(toHex(*parseSeed("5eed")), std::string(60, '0') + "5eed");
    QVERIFY(!parseSeed(""));
    QVERIFY(!parseSeed("xyz"));
    QVERIFY(!parseSeed(std::string(65, '0')));
    QVERIFY(parseSeed(std::string(64, 'F')));
}

void TestGenerator::sameEverywhere()
{
    Generator generator(*parseSeed("5eed"));
    const std::uint64_t expected[] = {5, 3, 4, 4, 6, 6, 6, 5, 1, 1, 1, 1};
    for (std::uint64_t face : expected)
        QCOMPARE(generator.below(6) + 1, face);
}

void TestGenerator::streamsDiffer()
{
    Generator a(*parseSeed("1"), 0);
    Generator b(*parseSeed("1"), 1);
    int same = 0;
    for (int i = 0; i < 1000; ++i)
        same += a.below(1'000'000) == b.below(1'000'000);
    QVERIFY(same < 5);
}

void TestGenerator::fair_data()
{
    QTest::addColumn<int>("faces");
    const bool some = diceToThrow() < 1'000'000;
    for (int faces = 2; faces <= 100; faces += some && faces >= 13 ? 29 : 1)
        QTest::addRow("d%d", faces) << faces;
}

void TestGenerator::fair()
{
    QFETCH(int, faces);
    const std::uint64_t dice = diceToThrow();
    const auto bound = static_cast<std::uint64_t>(faces);
    const double limit = 1e-6 / (4 * 99); // two generators, two tests, 99 kinds of dice
    Generator seeded(*parseSeed("c0ffee"), bound);
    Generator system;
    for (Generator* generator : {&seeded, &system}) {
        QVERIFY(pValue(bound, dice, [&] { return generator->below(bound); }) > limit);
        QVERIFY(pValue(bound * bound, dice / 2, [&] {
                    const std::uint64_t first = generator->below(bound);
                    return first * bound + generator->below(bound);
                }) > limit);
    }
}

void TestGenerator::unfairIsCaught()
{
    Generator generator(*parseSeed("bad"));
    QVERIFY(pValue(100, diceToThrow(), [&] { return generator.below(256) % 100; }) < 1e-6);
}

QTEST_APPLESS_MAIN(TestGenerator)

#include "tst_generator.moc"
