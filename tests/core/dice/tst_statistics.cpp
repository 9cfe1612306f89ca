// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "dice/odds.h"
#include "dice/throwing.h"

#include <QtTest>

#include <cmath>
#include <map>

using namespace adjutant::dice;

namespace {

// Some explode with a limit only, since the odds of two explosions on end are past the budget without one.
const char* const operators[] = {"kh 2",       "kl 3",
                                 "dh 1",       "dl 2",
                                 "r <= 2",     "rr in {2,3}",
                                 "! limit 1",  "! >= 4 limit 2",
                                 "!! limit 1", "!! >= 3 limit 2",
                                 "where > 1",  "where in {1,2,4}"};

/// 10^6 in the long run of this test.
int throwsOfEach()
{
    const int wanted = qEnvironmentVariableIntValue("THROWS_OF_EACH");
    return wanted > 0 ? wanted : 10'000;
}

using Counts = std::map<std::int64_t, int>;

Counts thrown(const Program& program, int times)
{
    Generator generator(*parseSeed("5eed"));
    Counts counts;
    for (int i = 0; i < times; ++i) {
        const auto run = throwDice(program, {}, generator);
        if (!run)
            return {};
        ++counts[std::get<Run>(*run).value];
    }
    return counts;
}

double meanOf(const Counts& counts, int times)
{
    double sum = 0;
    for (const auto& [value, count] : counts)
        sum += static_cast<double>(value) * count;
    return sum / times;
}

}

/// What is thrown, against the odds: the same dice each time, so that a run that passes always passes.
class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operatorsAndPairsOfThem();
    void others_data();
    void others();

private:
    static void compare(const std::string& text);
};

void TestStatistics::compare(const std::string& text)
{
    const auto program = Program::parse(text);
    QVERIFY2(program, text.c_str());
    const auto answer = odds(*program, {}, {}, {.sample = false});
    QVERIFY2(answer, text.c_str());
    const Distribution& expected = answer->distributions.front();
    const int times = throwsOfEach();
    Counts counts = thrown(*program, times);

    const double sigma = expected.deviation() / std::sqrt(times);
    const double off = std::abs(meanOf(counts, times) - expected.mean());
    QVERIFY2(off <= 4 * sigma + 1e-9,
             (text + ": the mean is off by " + std::to_string(off / sigma) + " sigma").c_str());
    for (const Chance& chance : expected.chances) {
        const double likely = times * chance.probability;
        const double spread = std::sqrt(likely * (1 - chance.probability));
        // Of some thousand values a few lie past 4 sigma by chance alone; none should past 5.
        if (likely >= 100 && times - likely >= 100)
            QVERIFY2(std::abs(counts[chance.value] - likely) <= 5 * spread,
                     (text + ": " + std::to_string(chance.value) + " came " + std::to_string(counts[chance.value]) +
                      " times, expected " + std::to_string(likely))
                         .c_str());
        counts.erase(chance.value);
    }
    QVERIFY2(counts.empty(), (text + ": a value came that cannot").c_str());
}

void TestStatistics::operatorsAndPairsOfThem()
{
    for (const std::string first : operators) {
        compare("p = 3d4 " + first + "; 100 * size(p) + p");
        for (const std::string second : operators)
            compare("p = 2d4 " + first + " " + second + "; 100 * highest(p) + p");
    }
}

void TestStatistics::others_data()
{
    const char* const rows[] = {
        "d100",
        "3d{-1,0,0,7}",
        "(1d4)d8",
        "p = 4d6!; 100 * size(p) + p",
        "3d6!! >= 5 kh 2",
        "6d6 count >= 5",
        "6d6 kh 4 count in {2,5}",
        "largest_set(5d6)",
        "distinct(5d6)",
        "lowest(3d10)",
        "p = 4d6; q = p where > 3; 100 * again(q) + p",
        "pairs(3d6, 2d6 r = 1)",
        "repeat(1d4, 1d6 > 2)",
        "chain(4, x = 1, x + (1d6 > x))",
        "a = 2d6; b = 2d8; if a > b then 1d4 else 0 - (b mod 3)",
        "x = 1d6; y = 1d6; min(x, y) * 10 + abs(x - y) / 2",
        "a = 4d6; b = 5d6; at = a; bt = b; 100 * (at > bt) + 10 * (a count = 6) + (b count = 6)",
    };
    QTest::addColumn<QString>("text");
    for (const char* row : rows)
        QTest::newRow(row) << QString(row);
}

void TestStatistics::others()
{
    QFETCH(const QString, text);
    compare(text.toStdString());
}

QTEST_APPLESS_MAIN(TestStatistics)

#include "tst_statistics.moc"
