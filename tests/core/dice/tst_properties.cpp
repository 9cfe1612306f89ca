// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "dice/odds.h"
#include "plaindice.h"

#include <QtTest>

#include <boost/multiprecision/cpp_int.hpp>
#include <rapidcheck.h>

using namespace adjutant::dice;
using Fraction = boost::multiprecision::cpp_rational;

/// Random programs: fractions add up to exactly 1, doubles are near them, and what is thrown can come up.
class TestProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomPrograms();
    void randomBytes();
};

namespace {

int upTo(int most)
{
    return *rc::gen::inRange(0, most + 1);
}

std::string number(int depth);

std::string pick(std::initializer_list<const char*> texts)
{
    return *(texts.begin() + upTo(static_cast<int>(texts.size()) - 1));
}

std::string condition()
{
    return pick({">= 3", "= 1", "< 2", "!= 2", "in {1,4}", "> x", "<= (x)"});
}

std::string pool(int depth)
{
    std::string text = pick({"2d4", "3d3", "p", "p", "q", "2d{0,1,1}", "(1d3)d3", "again(p)", "again(q where > 1)"});
    for (int i = upTo(2); i > 0 && depth > 0; --i) {
        switch (upTo(5)) {
        case 0:
            text += pick({" kh 2", " kl 1", " dh", " dl 1", " kh x"});
            break;
        case 1:
            text += " where " + condition();
            break;
        case 2:
            text += " r " + condition();
            break;
        case 3:
            text += "! limit 1";
            break;
        case 4:
            text += "!! limit 2";
            break;
        default:
            text += "! >= 2 limit 1";
        }
    }
    return text;
}

std::string number(int depth)
{
    if (depth == 0)
        return pick({"x", "w", "2", "1d4", "p", "q", "0"});
    const auto inner = [&] { return number(depth - 1); };
    switch (upTo(9)) {
    case 0:
        return pick({"highest(", "lowest(", "size(", "sum(", "distinct(", "largest_set("}) + pool(depth) + ")";
    case 1:
        return "(" + pool(depth) + " count " + condition() + ")";
    case 2:
        return "(" + inner() + pick({" + ", " - ", " * ", " > ", " = ", " and ", " or "}) + inner() + ")";
    case 3:
        return "(if " + inner() + " then " + inner() + " else " + inner() + ")";
    case 4:
        return "repeat(min(2, " + inner() + "), " + inner() + ")";
    case 5:
        return "pairs(" + pool(1) + ", " + pool(0) + ")";
    case 6:
        return pick({"min(", "max("}) + inner() + ", " + inner() + ")";
    case 7:
        return "(" + inner() + pick({" / 2", " mod 3"}) + ")";
    case 8:
        return "(-" + inner() + ")";
    default:
        return inner();
    }
}

/// The oracle's answer, where the dice can fall in few enough ways.
void compareWithAllWays(const std::string& text, const std::vector<Chance>& chances)
{
    std::map<std::int64_t, long double> expected;
    try {
        expected = plaindice::odds(text, {}, 4'000);
    } catch (const std::runtime_error&) {
        return;
    }
    RC_ASSERT(expected.size() == chances.size());
    for (const Chance& chance : chances)
        RC_ASSERT(std::abs(expected[chance.value] - chance.probability) < 1e-13L);
}

void check(const std::string& text)
{
    const auto program = Program::parse(text);
    if (!program)
        RC_FAIL(text + ": " + program.error().words());
    const auto doubles = odds(*program, {});
    const auto exact = odds(*program, {}, {}, {.fractions = true});
    if (!doubles || !exact)
        RC_FAIL(text);
    if (!doubles->exact || !exact->exact)
        return;
    const auto& left = doubles->distributions.front().chances;
    const auto& right = exact->distributions.front().chances;
    RC_ASSERT(left.size() == right.size());
    Fraction sum = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        RC_ASSERT(left[i].value == right[i].value);
        RC_ASSERT(std::abs(left[i].probability - right[i].probability) < 1e-13);
        sum += Fraction(exact->distributions.front().fractions[i]);
    }
    RC_ASSERT(sum == 1);
    compareWithAllWays(text, left);
    Generator generator(*parseSeed("7"));
    for (int i = 0; i < 20; ++i) {
        const auto thrown = throwDice(*program, {}, generator);
        RC_ASSERT(thrown.has_value());
        const std::int64_t value = std::get<Run>(*thrown).value;
        RC_ASSERT(std::any_of(left.begin(), left.end(), [&](const Chance& chance) { return chance.value == value; }));
    }
}

}

void TestProperties::randomPrograms()
{
    QVERIFY(rc::check("odds are a distribution that throws follow", [] {
        const std::string text =
            "x = 1d3; w = 1d2 - x; p = 3d3; q = p where >= 2; y = " + number(1) + "; y + " + number(2);
        RC_LOG() << text << "\n";
        check(text);
    }));
}

void TestProperties::randomBytes()
{
    QVERIFY(rc::check("any text is read or refused", [] {
        const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
            "1", "2d6", "d", "d6", "kh", "!", "!!", ">=", "=", "(", ")", "{", "}", "in", ",", ";", "x", "if", "then",
            "else", "repeat(", "again(", "chain(", "limit", "r", "rr", "count", "where", "-", "/", "mod", "9999999999",
            "é", "\n", "#", "0"));
        std::string text;
        for (const std::string& piece : pieces)
            text += piece + (upTo(1) ? " " : "");
        const auto program = Program::parse(text);
        if (!program)
            RC_ASSERT(!describe(program.error(), text).empty());
        else
            (void)odds(*program, {}, {}, {.sample = false});
    }));
}

QTEST_APPLESS_MAIN(TestProperties)

#include "tst_properties.moc"
