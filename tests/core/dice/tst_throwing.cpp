// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "dice/throwing.h"

#include <QtTest>

using namespace adjutant::dice;

/// The order of faces, what operators make of them, and what is said about faces that do not fit. The expectations
/// are worked out by hand from the notation's page.
class TestThrowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void fates();
    void throwsOfTheirOwn();
    void throwsOfLargeDiceAreSmall();
    void waits();
    void refusesFaces();
    void gapsAreFilled();
    void inputs();
    void inputsCalledByWordsOfTheNotation();
    void counts_data();
    void counts();
    void countsStandBetweenFaces();
    void refusesCounts();
    void faceTests();

private:
    static Run thrown(const char* text, std::vector<std::optional<std::int64_t>> faces);
};

Run TestThrowing::thrown(const char* text, std::vector<std::optional<std::int64_t>> faces)
{
    const auto program = Program::parse(text);
    if (!program)
        throw std::runtime_error(program.error().words());
    TypedFaces source(std::move(faces));
    const auto result = throwDice(*program, {}, source);
    if (!result || !std::holds_alternative<Run>(*result) || source.left() > 0)
        throw std::runtime_error("the faces do not fit");
    return std::get<Run>(*result);
}

void TestThrowing::values_data()
{
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<int>("value");

    QTest::newRow("3d6") << QList{1, 2, 6} << 9;
    QTest::newRow("4d6 kh 3") << QList{1, 2, 6, 5} << 13;
    QTest::newRow("4d6kh3dl1") << QList{1, 2, 6, 5} << 11;
    QTest::newRow("4d6 kl") << QList{4, 2, 6, 5} << 2;
    QTest::newRow("2d6!=7") << QList{3, 4} << 0;
    QTest::newRow("2d6! = 6") << QList{3, 6, 6, 1} << 16;
    QTest::newRow("2d8! >= 7") << QList{7, 8, 2, 7, 1} << 25;
    QTest::newRow("(2d8!) >= 7") << QList{3, 4} << 1;
    QTest::newRow("2d6! limit 1") << QList{6, 6, 6, 6} << 24;
    QTest::newRow("3d6!! limit 2 kh 1") << QList{6, 1, 6, 6, 2, 6} << 18;
    QTest::newRow("3d6 r <= 2") << QList{1, 5, 2, 1, 6} << 12;
    QTest::newRow("3d6 rr <= 2") << QList{1, 5, 2, 2, 1, 2, 4, 3} << 12;
    QTest::newRow("3d6 r = 1 ! limit 1") << QList{1, 2, 3, 6, 4} << 15;
    QTest::newRow("size(3d6! where > 3)") << QList{6, 2, 3, 4} << 2;
    QTest::newRow("hits = 3d10 where >= 5; again(hits) count > 4") << QList{5, 9, 1, 4, 10} << 1;
    QTest::newRow("x = 2d6; x * x") << QList{3, 4} << 49;
    QTest::newRow("if 1d6 > 3 then 2d6 else 100") << QList{2} << 100;
    QTest::newRow("if 1d6 > 3 then 2d6 else 100") << QList{4, 1, 1} << 2;
    QTest::newRow("1d6 > 3 or 1d6 > 3") << QList{6, 1} << 1;
    QTest::newRow("repeat(1d3, 1d6)") << QList{2, 5, 6} << 11;
    QTest::newRow("(1d4)d6 + 1d8") << QList{2, 5, 6, 8} << 19;
    QTest::newRow("chain(3, x = 2, x + (1d6 <= x))") << QList{3, 2, 3} << 4;
    QTest::newRow("pairs(3d6, 2d6)") << QList{1, 5, 4, 4, 4} << 1;
    QTest::newRow("largest_set(5d6) * 10 + distinct(2d4)") << QList{2, 3, 2, 2, 6, 1, 1} << 31;
    QTest::newRow("-1d6 / 4") << QList{5} << -2;
    QTest::newRow("(1d6 - 4) mod 3") << QList{2} << 1;
    QTest::newRow("not 1d6 = 2") << QList{2} << 0;
    QTest::newRow("3D6 CS IN {1, 6}") << QList{1, 5, 6} << 2;
    QTest::newRow("2d{0,5} + d%") << QList{0, 5, 77} << 82;
    QTest::newRow("d = 2; d + 1d4 # a name\n") << QList{1} << 3;
    QTest::newRow("0d6 + highest(0d6)") << QList<int>{} << 0;
    QTest::newRow("count1 = 2d6; count1;") << QList{1, 2} << 3;
    QTest::newRow("min(1d6, 1d6, 2)") << QList{5, 3} << 2;
}

void TestThrowing::values()
{
    QFETCH(QList<int>, faces);
    QFETCH(int, value);
    QCOMPARE(thrown(QTest::currentDataTag(), {faces.begin(), faces.end()}).value, value);
}

void TestThrowing::fates()
{
    const Run run = thrown("attack = 4d6 r = 1 kh 2 ! limit 1; attack", {1, 2, 6, 3, 5, 4});
    QCOMPARE(run.throws.size(), std::size_t(1));
    const Throw& only = run.throws.front();
    QCOMPARE(only.name, std::string("attack"));
    QCOMPARE(only.dice, std::string("4d6"));
    QCOMPARE(only.fallen.size(), std::size_t(6));
    using Fate = Die::Fate;
    const Fate fates[] = {Fate::Rerolled, Fate::Dropped, Fate::Kept, Fate::Dropped, Fate::Kept, Fate::Kept};
    const std::size_t waves[] = {0, 0, 0, 0, 1, 2};
    for (std::size_t i = 0; i < 6; ++i) {
        QCOMPARE(only.fallen[i].fate, fates[i]);
        QCOMPARE(only.fallen[i].wave, waves[i]);
        QCOMPARE(only.fallen[i].added, i == 5);
        QVERIFY(only.fallen[i].typed);
    }
    QCOMPARE(run.value, 15);
}

void TestThrowing::throwsOfTheirOwn()
{
    // What is thrown later, after another throw, is a throw of its own, so that the faces stay in order.
    const Run run = thrown("p = 2d6; q = 1d8; s = p r = 1; p + q + s", {1, 4, 8, 6});
    QCOMPARE(run.throws.size(), std::size_t(3));
    QCOMPARE(run.throws[2].name, std::string("s"));
    QCOMPARE(run.throws[2].dice, std::string("1d6"));
    QCOMPARE(run.value, 5 + 8 + 10);
}

// A run may throw a die of a million faces a thousand times; what is kept of it must not have each face so often.
void TestThrowing::throwsOfLargeDiceAreSmall()
{
    const auto program = Program::parse("chain(3, x = 0, x + (1d1000000 kh 1)) + 1d6");
    Generator generator(*parseSeed("1"));
    const Run run = std::get<Run>(*throwDice(*program, {}, generator));
    QCOMPARE(run.throws.size(), std::size_t(4));
    QCOMPARE(run.throws[2].faces.get(), run.throws[0].faces.get());
    QCOMPARE(run.throws[0].faces->size(), std::size_t(1'000'000));
    QCOMPARE(run.throws[0].dice, std::string("1d1000000"));
    QCOMPARE(*run.throws[3].faces, (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
}

void TestThrowing::waits()
{
    const auto program = Program::parse("attack = 3d10; hits = attack where >= 5; again(hits) count > 4");
    TypedFaces source({5, 9, 1, 4});
    const auto result = throwDice(*program, {}, source);
    QVERIFY(result && std::holds_alternative<Waiting>(*result));
    const auto& waiting = std::get<Waiting>(*result);
    QCOMPARE(waiting.ask.name, std::string());
    QCOMPARE(waiting.ask.index, std::size_t(1));
    QCOMPARE(waiting.ask.count, std::size_t(2));
    QCOMPARE(waiting.missing, std::size_t(1));
    QCOMPARE(waiting.throws.front().name, std::string("attack"));
}

void TestThrowing::refusesFaces()
{
    const auto program = Program::parse("attack = 3d10; attack count <= 4");
    TypedFaces source({5, 11, 1});
    const auto result = throwDice(*program, {}, source);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Issue::Kind::Faces);
    QCOMPARE(result.error().words(), std::string("the throw attack, 3d10, cannot show 11; its dice show 1 to 10"));
}

void TestThrowing::gapsAreFilled()
{
    const auto program = Program::parse("3d10");
    TypedFaces rest({7, 8});
    TypedFaces source({1, std::nullopt, 2}, &rest);
    const auto result = throwDice(*program, {}, source);
    QCOMPARE(std::get<Run>(*result).value, 10);
}

void TestThrowing::inputs()
{
    const std::vector<Input> inputs = {{"dice", Input::Kind::Dice, 0, 0, {}},
                                       {"cover", Input::Kind::Number, 0, 1, {}},
                                       {"check", Input::Kind::Choice, 0, 0, {"together", "one_by_one"}}};
    const auto program =
        Program::parse("attack = more(dice, cover); if check is one_by_one then attack else 0 - attack", inputs);
    QVERIFY2(program, program ? "" : program.error().words().c_str());
    Bindings bindings{{"dice", Pool{2, {1, 2, 3, 4}}}, {"cover", 1}, {"check", 1}};
    TypedFaces source({1, 2, 4});
    QCOMPARE(std::get<Run>(*throwDice(*program, bindings, source)).value, 7);

    bindings["cover"] = 2;
    QVERIFY(!throwDice(*program, bindings, source));
    bindings.erase("cover");
    QVERIFY(!throwDice(*program, bindings, source));
    QCOMPARE(Program::parse("check is wrong", inputs).error().words(),
             std::string("unknown choice “wrong”; the choices of check are together, one_by_one"));
    QCOMPARE(Program::parse("1", inputs)->unusedInputs().size(), std::size_t(3));
}

void TestThrowing::inputsCalledByWordsOfTheNotation()
{
    const std::vector<Input> inputs = {{"limit", Input::Kind::Number, 0, 9, {}}};
    const auto program = Program::parse("(min(3, limit))d6! limit limit count <= limit", inputs);
    QVERIFY2(program, program ? "" : program.error().words().c_str());
    // Two dice; each 6 brings one more, twice at most for each: 6 → 6 → 1, and 2. Of these 1 and 2 are 2 or less.
    TypedFaces source({6, 2, 6, 1});
    QCOMPARE(std::get<Run>(*throwDice(*program, {{"limit", 2}}, source)).value, 2);
    QVERIFY(!Program::parse("limit = 2; 1d6 + limit"));
    QVERIFY(!Program::parse("1d6 + where", inputs));
}

void TestThrowing::counts_data()
{
    QTest::addColumn<QString>("countOf"); // of the first throw; empty: its faces are needed
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("faces"); // of the throws behind it
    QTest::addColumn<int>("value");

    const QList<int> none;
    QTest::newRow("4d6 count >= 5") << ">= 5" << 3 << none << 3;
    QTest::newRow("4d6 count in {1,6}") << "in {1, 6}" << 0 << none << 0;
    QTest::newRow("x = 4d6 count != 2; 10 * x") << "!= 2" << 4 << none << 40;
    QTest::newRow("hits = 4d6 where >= 5; again(hits) count > 4") << ">= 5" << 2 << QList{5, 1} << 1;
    QTest::newRow("hits = 4d6 where >= 5 dl 1; size(hits)") << ">= 5" << 3 << none << 2;
    QTest::newRow("p = 4d6; (p count = 6) * 10 + (p count = 6) + size(p)") << "= 6" << 2 << none << 26;
    QTest::newRow("p = 4d6; q = p; q count < 2") << "< 2" << 1 << none << 1;
    QTest::newRow("repeat(1, 4d6 count > 3)") << "> 3" << 2 << none << 2;
    QTest::newRow("x = 3; 4d6 count > x") << "> 3" << 2 << none << 2;
    QTest::newRow("x = max(1, 2) + 2; p = 4d6; p count >= x") << ">= 4" << 3 << none << 3;
    QTest::newRow("x = 4; p = 4d6; q = p; 2 * (q count >= x)") << ">= 4" << 3 << none << 6;
    // What is needed besides the count of one condition needs the faces.
    QTest::newRow("4d6 kh 2 count >= 5") << "" << 0 << QList{1, 5, 6, 6} << 2;
    QTest::newRow("p = 4d6; (p count = 6) + (p count = 5)") << "" << 0 << QList{1, 5, 6, 6} << 3;
    QTest::newRow("p = 4d6; (p count = 6) + highest(p)") << "" << 0 << QList{1, 5, 6, 6} << 8;
    QTest::newRow("hits = 4d6 where >= 5; hits") << "" << 0 << QList{1, 5, 6, 6} << 17;
    QTest::newRow("4d6 r = 1 count >= 5") << "" << 0 << QList{2, 5, 6, 6} << 3;
    QTest::newRow("4d6! limit 1 count >= 5") << "" << 0 << QList{1, 5, 5, 5} << 3;
    // The condition is not known yet when the dice fall.
    QTest::newRow("p = 4d6; x = 1d6; p count >= x") << "" << 0 << QList{1, 2, 3, 4, 3} << 2;
    QTest::newRow("p = 4d6; x = 1; y = x + 1d6; p count >= y") << "" << 0 << QList{1, 2, 3, 4, 2} << 2;
    QTest::newRow("p = 4d6; q = p; x = 1d6; q count >= x") << "" << 0 << QList{1, 2, 3, 4, 3} << 2;
    QTest::newRow("4d6 count >= (1d6)") << "" << 0 << QList{1, 2, 3, 4, 3} << 2;
}

void TestThrowing::counts()
{
    QFETCH(QString, countOf);
    QFETCH(int, count);
    QFETCH(QList<int>, faces);
    QFETCH(int, value);
    const auto program = Program::parse(QTest::currentDataTag());
    QVERIFY(program);
    TypedFaces nothing({});
    QCOMPARE(QString::fromStdString(std::get<Waiting>(*throwDice(*program, {}, nothing)).ask.countOf), countOf);

    TypedFaces source({faces.begin(), faces.end()});
    if (!countOf.isEmpty())
        source.addCount(0, count);
    const auto result = throwDice(*program, {}, source);
    QVERIFY2(result && std::holds_alternative<Run>(*result), result ? "" : result.error().words().c_str());
    const Run& run = std::get<Run>(*result);
    QCOMPARE(run.value, value);
    QCOMPARE(source.left(), std::size_t(0));
    for (const Die& die : run.throws.front().fallen)
        QCOMPARE(die.counted, !countOf.isEmpty());
    const std::optional<TableCount>& counted = run.throws.front().counted;
    QCOMPARE(counted.has_value(), !countOf.isEmpty());
    QVERIFY(!counted || (counted->dice == count && QString::fromStdString(counted->of) == countOf));
    // The sum of dice that were only counted is not known.
    for (const auto& [name, sum] : run.names)
        QVERIFY(name == "x" || countOf.isEmpty());
}

void TestThrowing::countsStandBetweenFaces()
{
    const auto program = Program::parse("a = 3d6 count >= 5; b = 2d6; c = 4d6 count >= 5; d = 4d6 = 4; a + b * c");
    QVERIFY(program);
    TypedFaces source({1, 2, 1, 1, 1, 1});
    source.addCount(0, 3);
    source.addCount(2, 4);
    const auto result = throwDice(*program, {}, source);
    QVERIFY(result && std::holds_alternative<Run>(*result));
    QCOMPARE(std::get<Run>(*result).value, std::int64_t(3 + 3 * 4));
    QCOMPARE(source.left(), std::size_t(0));
    TypedFaces early({});
    early.addCount(0, 1);
    const auto sums = Program::parse("2d6");
    QVERIFY(std::holds_alternative<Waiting>(*throwDice(*sums, {}, early)));
    QVERIFY(early.isAtCount());
    QCOMPARE(early.left(), std::size_t(1));
}

void TestThrowing::refusesCounts()
{
    const auto refusal = [](const char* text, std::int64_t count) {
        const auto program = Program::parse(text);
        TypedFaces source({});
        source.addCount(0, count);
        const auto result = throwDice(*program, {}, source);
        return result ? std::string() : result.error().words();
    };
    QCOMPARE(refusal("hits = 3d10 count >= 5", 4),
             std::string("the throw hits, 3d10, cannot have 4 dice >= 5; it has 0 to 3"));
    QCOMPARE(refusal("3d10 count >= 5", -1), std::string("the throw 3d10, cannot have -1 dice >= 5; it has 0 to 3"));
    QCOMPARE(refusal("3d10 count > 0", 2), std::string("the throw 3d10, cannot have 2 dice > 0; it has 3"));
    QCOMPARE(refusal("3d10 count > 10", 1), std::string("the throw 3d10, cannot have 1 dice > 10; it has 0"));
    QCOMPARE(refusal("3d10 count > 10", 0), std::string());
}

void TestThrowing::faceTests()
{
    const std::vector<Input> inputs = {{"armor", Input::Kind::Number, 0, 20, {}}};
    const auto test = FaceTest::parse("> armor", inputs);
    QVERIFY(test);
    QVERIFY(test->matches(5, {{"armor", 4}}));
    QVERIFY(!test->matches(4, {{"armor", 4}}));
    QVERIFY(FaceTest::parse("in {1, 3}")->matches(3));
    QVERIFY(!FaceTest::parse("> (1d6)"));
    QVERIFY(!FaceTest::parse("4"));
    QVERIFY(!FaceTest::parse("<= 4 and"));
}

QTEST_APPLESS_MAIN(TestThrowing)

#include "tst_throwing.moc"
