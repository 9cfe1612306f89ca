// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/odds.h"
#include "plaindice.h"

#include <QtTest>

using namespace adjutant::dice;

/// The exact odds against a second reading of the notation that tries every way in which the dice can fall, for every
/// operator and for operators on operators.
class TestOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agrees_data();
    void agrees();
    void operatorsOnOperators();

private:
    static void compare(const char* text, const std::string& name = {});
};

void TestOracle::agrees_data()
{
    QTest::addColumn<QString>("name");

    const char* rows[] = {
        "3d6 + 2d4",
        "2d6 - 1d8",
        "2d6 * 1d4",
        "2d6 / 1d3",
        "(1d6 - 3) / 2",
        "(1d6 - 3) mod 2",
        "-2d6",
        "abs(1d6 - 1d6)",
        "min(1d6, 1d8, 3)",
        "max(2d4, 1d8)",
        "1d6 > 2 and 1d6 > 3",
        "1d6 > 4 or 1d6 > 3",
        "not 1d6 > 4",
        "x = 1d6; x * x + x",
        "x = 1d6; y = x + 1d4; x * y",
        "x = 1d4; y = 1d4; (x > y) - (x < y)",
        "x = 1d4; y = x + 1d2; z = y * x; z - y",
        "p = 4d6; largest_set(p) * 10 + distinct(p)",
        "p = 4d6; if p >= 14 then 6 else p count = 6",
        "p = 4d6; (p count = 6) * 100 + (p count in {4,5}) * 10 + (p count = 3)",
        "p = 4d6; p * 100 + (p count in {1,2}) * 10 + (p count >= 5)",
        "p = 4d6; p * 20 + sum(p where <= 3)",
        "p = 4d{-2,0,1,3}; p * 10 + (p count = -2)",
        "p = 4d6 where > 1; p * 10 + (p count = 6)",
        "p = 4d6; highest(p) - lowest(p)",
        "p = 4d4; (p kh 2) * (p kl 2)",
        "p = 4d4; q = p kh 3; highest(q) * lowest(q) + size(p)",
        "p = 3d4; p r = 1 + (p count = 1)",
        "p = 3d4; again(p) + p",
        "p = 3d4 where > 1; again(p) + size(p)",
        "p = 2d4!! limit 2; p * size(p) + highest(p)",
        "p = 2d4! limit 2; distinct(p) * 10 + size(p)",
        "p = 3d4; q = 2d6; pairs(p, q)",
        "p = 3d4; q = 2d6; pairs(p, q) - pairs(q, p)",
        "pairs(2d6! limit 1, 2d6)",
        "pairs(3d4 kh 2, 2d4)",
        "pairs(3d6 where > 2, 2d4)",
        "pairs((1d3)d4, 2d4)",
        "repeat(3, 1d4)",
        "repeat(1d3, 1d4)",
        "x = 1d3; repeat(x, 1d4 + x)",
        "repeat(1d2, repeat(1d2, 1d3))",
        "repeat(0 - 1, 1d6)",
        "if 1d6 > 3 then 2d4 else 0 - 1d4",
        "x = 1d6; if x > 3 then x else 1d6",
        "(1d4)d6",
        "(1d4 - 2)d6",
        "(1d4)d4 kh 2",
        "highest((1d4 - 1)d4)",
        "4d4 kh (1d4)",
        "4d4 dl (1d3) where > 1",
        "4d4 count >= (1d4)",
        "x = 1d4; 3d4 count >= x",
        "x = 1d4; y = 3d4; y count >= x",
        "x = 1d3; (x)d4 kh x",
        "3d4 r <= (1d4)",
        "4d4 kh 3 r = 1",
        "4d4 kh 2 ! limit 1",
        "4d4 kh 3 !! limit 1",
        "4d4 kh 3 dl 1",
        "4d4 where > 1 kh 2",
        "4d4 kh 3 where > 2",
        "size(4d4 kh 3 where > 2)",
        "3d4! limit 1 kh 2",
        "3d4! limit 1 where > 2",
        "2d4! limit 1 ! limit 1",
        "2d4! limit 1 r = 1",
        "2d4! limit 2 count >= 3",
        "2d4!! >= 3 limit 2",
        "2d4!! limit 1 r > 6",
        "again(3d4 kh 2) kl 1",
        "again(again(3d4 where > 2) where > 2)",
        "size(again(2d4! limit 1))",
        "4d{0,0,1,2} kh 2",
        "3d{-1,0,1}",
        "3d{-1,0,1} kl 2",
        "3d{2,2,5}! limit 1",
        "lowest(3d4 where > 3)",
        "highest(3d4 where > 3)",
        "largest_set(4d4 where > 1)",
        "distinct(3d4! limit 1)",
        "4d4 count in {1,3}",
        "4d4 count != 2",
        "chain(3, x = 2, x + (1d6 <= x))",
        "chain(1d3, x = 1d2, x * 1d2)",
        "n = 1d3; chain(n, x = n, x + (1d4 > n))",
        "chain(2, x = 1, chain(1, y = 1d3, x + y))",
        "x = 2d4; 0",
        "d = 1d4; d + 1d4",
        "5d6 dh 2 dl 1",
        "0d6 + 1d4",
        "0d6 kh 2 + highest(0d4)",
        "4d4 kh 9",
        "4d4 kl 0",
        "4d4 dh (0 - 1)",
        "if 2d4 = 5 then (if 1d4 > 2 then 1 else 2) else 1d3",
        "a = 2d4 count >= 3; b = 2d4 count >= 2; c = a - b; c * a",
        "a = 1d4; b = 1d4; c = a + b; d = a - b; c * d",
        // dice by numbers that follow from several states, some of which must not be worked out
        "p = 3d4; x = p count = 4; y = p count = 1; if x > 0 then 1d4 < 4 / x else y",
        "p = 3d4; x = p count = 4; y = p count = 1; z = (x / 2 + 1d2) * 10 + y; z + repeat(y, 4 / y)",
        "a = 2d4; b = 2d4; s = a count = 1; min(2, (a > b) + ((s)d2 count = 1)) + 0 * b",
    };
    for (const char* row : rows)
        QTest::newRow(row) << QString();
    QTest::newRow("hits = 3d6 count >= 4; lost = min(2, hits); gone = lost = 2") << "lost";
    QTest::newRow("hits = 3d6 where >= 4; lost = again(hits) count > 2; left = 3 - lost; left") << "hits";
    QTest::newRow("p = 3d4; q = p kh 2; highest(q) + size(p)") << "q";
}

void TestOracle::compare(const char* text, const std::string& name)
{
    const auto program = Program::parse(text);
    QVERIFY2(program, program ? "" : (std::string(text) + ": " + program.error().words()).c_str());
    const auto expected = plaindice::odds(text, name);
    const auto names = name.empty() ? std::vector<std::string>{} : std::vector{name};
    for (bool fractions : {false, true}) {
        const auto answer = odds(*program, {}, names, {.fractions = fractions});
        QVERIFY2(answer, answer ? "" : (std::string(text) + ": " + answer.error().words()).c_str());
        QVERIFY(answer->exact);
        const auto& chances = answer->distributions.front().chances;
        std::string seen;
        bool same = chances.size() == expected.size();
        for (const Chance& chance : chances) {
            const auto found = expected.find(chance.value);
            same = same && found != expected.end() && std::abs(found->second - chance.probability) < 1e-13L;
            seen += " " + std::to_string(chance.value) + ":" + std::to_string(chance.probability);
        }
        for (const auto& [value, chance] : expected)
            seen += " / " + std::to_string(value) + ":" + std::to_string(chance);
        QVERIFY2(same, (std::string(text) + ":" + seen).c_str());
    }
}

void TestOracle::agrees()
{
    QFETCH(QString, name);
    compare(QTest::currentDataTag(), name.toStdString());
}

void TestOracle::operatorsOnOperators()
{
    const char* operators[] = {"kh 2",       "kl 1",          "dh 1",          "dl 2",       "r <= 1",
                               "r in {2,3}", "! limit 1",     "! > 1 limit 1", "!! limit 1", "!! >= 2 limit 2",
                               "where > 1",  "where in {1,3}"};
    const char* views[] = {"sum(%)",  "% count >= 2", "highest(%)",    "lowest(%)",
                           "size(%)", "distinct(%)",  "largest_set(%)"};
    for (const char* first : operators) {
        for (const char* second : operators) {
            const std::string pool =
                std::string((first[0] == '!' && second[0] == '!' ? "2d3 " : "3d3 ")) + first + " " + second;
            for (std::string view : views) {
                view.replace(view.find('%'), 1, pool);
                compare(view.c_str());
            }
            compare(("p = " + pool + "; highest(p) * 100 + p").c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestOracle)

#include "tst_oracle.moc"
