// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/lengths.h"
#include "samplerules.h"

#include <QTest>

using namespace adjutant;
using packs::Measured;

class TestLengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typed_data();
    void typed();
    void refused_data();
    void refused();
    void converted_data();
    void converted();
    void thereAndBack();
    void reached_data();
    void reached();
    void shown_data();
    void shown();
    void oneOfThem();
    void bricksOfAnyGame();
    void measuresInM();
    void inTheRoom_data();
    void inTheRoom();

private:
    packs::Measure m_measure = test::bricks();
};

void TestLengths::typed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::newRow("no unit") << "5" << 5.0 << "studs";
    QTest::newRow("beginning of a unit") << "5 in" << 5.0 << "inches";
    QTest::newRow("sign for inches") << "5\"" << 5.0 << "inches";
    QTest::newRow("label") << "31,8cm" << 31.8 << "centimetres";
    QTest::newRow("upper case") << "2 BRICKS" << 2.0 << "bricks";
    QTest::newRow("half") << QStringLiteral("2½ in") << 2.5 << "inches";
    QTest::newRow("only a half") << QStringLiteral("½") << 0.5 << "studs";
    QTest::newRow("whole and fraction") << "1 1/4 b" << 1.25 << "bricks";
    QTest::newRow("fraction") << "3/4 in" << 0.75 << "inches";
    QTest::newRow("point") << "0.5" << 0.5 << "studs";
    QTest::newRow("name of a length") << " m " << 4.0 << "bricks";
    QTest::newRow("nought") << "0" << 0.0 << "studs";
}

void TestLengths::typed()
{
    QFETCH(QString, text);
    const auto length = packs::parseLength(m_measure, text, QStringLiteral("studs"));
    QVERIFY2(length, length ? "" : qPrintable(length.error().words));
    QTEST(length->value, "value");
    QTEST(length->unit, "unit");
}

void TestLengths::refused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", " ", "five", "5 miles", "1/0", "1.2.3", "-5", "5 5", "T", "1e9", "9999999", "1 2/3/4", "5 in in"})
        QTest::newRow(text) << text;
    QTest::newRow("too long") << QString(1000, QLatin1Char('1'));
}

void TestLengths::refused()
{
    QFETCH(QString, text);
    const auto length = packs::parseLength(m_measure, text, QStringLiteral("studs"));
    QVERIFY(!length);
    QVERIFY(!length.error().words.isEmpty());
}

// The table of the measuring section.
void TestLengths::converted_data()
{
    QTest::addColumn<double>("bricks");
    QTest::addColumn<double>("studs");
    QTest::addColumn<double>("inches");
    QTest::addColumn<double>("centimetres");
    QTest::newRow("S") << 2.0 << 8.0 << 2.5 << 6.36;
    QTest::newRow("M") << 4.0 << 16.0 << 5.0 << 12.72;
    QTest::newRow("L") << 8.0 << 32.0 << 10.0 << 25.44;
    QTest::newRow("one") << 1.0 << 4.0 << 1.25 << 3.18;
}

void TestLengths::converted()
{
    QFETCH(double, bricks);
    const Measured length{bricks, QStringLiteral("bricks")};
    QTEST(packs::convert(m_measure, length, QStringLiteral("studs")).value_or(-1), "studs");
    QTEST(packs::convert(m_measure, length, QStringLiteral("inches")).value_or(-1), "inches");
    QTEST(packs::convert(m_measure, length, QStringLiteral("centimetres")).value_or(-1), "centimetres");
}

void TestLengths::thereAndBack()
{
    for (const auto& from : m_measure.units)
        for (const auto& to : m_measure.units) {
            const auto there = packs::convert(m_measure, {7.5, from.id}, to.id);
            QVERIFY(there);
            QCOMPARE(packs::convert(m_measure, {*there, to.id}, from.id).value_or(0), 7.5);
        }
    QVERIFY(!packs::convert(m_measure, {1, QStringLiteral("bricks")}, QStringLiteral("miles")));
    QVERIFY(!packs::convert(m_measure, {1, QStringLiteral("miles")}, QStringLiteral("bricks")));
    QVERIFY(!packs::convert({}, {1, {}}, {}));
}

void TestLengths::reached_data()
{
    QTest::addColumn<double>("inches");
    QTest::addColumn<QString>("length");
    QTest::newRow("nought") << 0.0 << "S";
    QTest::newRow("just S") << 2.5 << "S";
    QTest::newRow("just over S") << 2.51 << "M";
    QTest::newRow("just L") << 10.0 << "L";
    QTest::newRow("beyond L") << 10.1 << "T";
}

void TestLengths::reached()
{
    QFETCH(double, inches);
    const packs::Length* length = packs::reach(m_measure, {inches, QStringLiteral("inches")});
    QVERIFY(length);
    QTEST(length->id, "length");
    packs::Measure bounded = m_measure;
    bounded.lengths.pop_back();
    QVERIFY(!packs::reach(bounded, {100, QStringLiteral("inches")}));
}

void TestLengths::shown_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 5.0 << "5";
    QTest::newRow("half") << 2.5 << "2.5";
    QTest::newRow("rounded") << 3.14159 << "3.14";
    QTest::newRow("nearly nought") << -0.001 << "0";
    QTest::newRow("hundreds") << 100.0 << "100";
}

void TestLengths::shown()
{
    QFETCH(double, value);
    QTEST(packs::toText(value), "text");
}

// A stud of 8 mm, four of them a brick.
void TestLengths::oneOfThem()
{
    packs::Measure measure = packs::brickMeasure();
    QCOMPARE(packs::unitLabel(measure, 1), QStringLiteral("brick"));
    QCOMPARE(packs::unitLabel(measure, 0.5), QStringLiteral("bricks"));
    measure.lengths = {{QStringLiteral("S"), QStringLiteral("Short"), {}, {}, 1.0}};
    QCOMPARE(packs::withFigure(measure, QStringLiteral("S")), QStringLiteral("S (1 brick)"));
    QCOMPARE(packs::withFigures(measure, QStringLiteral("At least S away, or 2 S from a Story, not M.")),
             QStringLiteral("At least S (1 brick) away, or 2 S from a Story, not M."));
}

void TestLengths::bricksOfAnyGame()
{
    const packs::Measure measure = packs::brickMeasure();
    QVERIFY(packs::toText(*packs::convert(measure, {3, QStringLiteral("bricks")}, QStringLiteral("studs"))) ==
            QLatin1String("12"));
    QCOMPARE(packs::toText(*packs::convert(measure, {10, QStringLiteral("studs")}, QStringLiteral("centimetres"))),
             QStringLiteral("8"));
    QCOMPARE(packs::toText(*packs::convert(measure, {127, QStringLiteral("studs")}, QStringLiteral("inches"))),
             QStringLiteral("40"));
    QVERIFY(!packs::convert(measure, {1, QStringLiteral("M")}, QStringLiteral("studs")));
    const packs::Measure withM = packs::brickMeasure(120);
    QCOMPARE(packs::toText(*packs::convert(withM, {2, QStringLiteral("M")}, QStringLiteral("studs"))),
             QStringLiteral("30"));
}

void TestLengths::measuresInM()
{
    packs::Measure measure;
    measure.unit = QStringLiteral("M");
    measure.units = {{QStringLiteral("M"), QStringLiteral("M"), 1}};
    QCOMPARE(packs::withLengthOfM(measure, {}).units.size(), std::size_t(1));
    QVERIFY(!packs::millimetres(measure, {1, QStringLiteral("M")}));
    const packs::Measure known = packs::withLengthOfM(measure, 120);
    QCOMPARE(packs::toText(*packs::convert(known, {3, QStringLiteral("M")}, QStringLiteral("centimetres"))),
             QStringLiteral("36"));
    QVERIFY2(packs::withLengthOfM(m_measure, 120).units.size() == m_measure.units.size(), "it has no M");
}

void TestLengths::inTheRoom_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("millimetres");
    QTest::newRow("centimetres") << 2.0 << "centimetres" << 20.0;
    QTest::newRow("by the centimetres of the pack") << 1.0 << "bricks" << 31.8;
    QTest::newRow("no unit of it") << 1.0 << "miles" << -1.0;
}

void TestLengths::inTheRoom()
{
    QFETCH(double, value);
    QFETCH(QString, unit);
    QFETCH(double, millimetres);
    QVERIFY(std::abs(packs::millimetres(m_measure, {value, unit}).value_or(-1) - millimetres) < 1e-6);
}

QTEST_APPLESS_MAIN(TestLengths)
#include "tst_lengths.moc"
