// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/typeddice.h"

#include <QTest>

using namespace adjutant::app;

namespace {

QString wordsOf(const TypedDice& typed)
{
    QStringList words;
    for (const auto& face : typed.faces)
        words.append(face ? QString::number(*face) : QStringLiteral("_"));
    return words.join(QLatin1Char(' '));
}

}

class TestTypedDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void read_data();
    void read();
    void facesOfOneDigitNeedNoSpaces_data();
    void facesOfOneDigitNeedNoSpaces();
};

void TestTypedDice::read_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("faces"); // `_` is a blank; empty with a fault
    QTest::addColumn<QString>("fault");

    QTest::newRow("nothing") << ""
                             << ""
                             << "";
    QTest::newRow("spaces only") << "   "
                                 << ""
                                 << "";
    QTest::newRow("spaces") << "4 9 2"
                            << "4 9 2"
                            << "";
    QTest::newRow("commas") << "4,9,2"
                            << "4 9 2"
                            << "";
    QTest::newRow("commas and spaces") << " 4 , 9 ;2 "
                                       << "4 9 2"
                                       << "";
    QTest::newRow("blank as underscore") << "4,9,_"
                                         << "4 9 _"
                                         << "";
    QTest::newRow("blank as hyphen") << "- 9 2"
                                     << "_ 9 2"
                                     << "";
    QTest::newRow("blank between commas") << "4,,2"
                                          << "4 _ 2"
                                          << "";
    QTest::newRow("fewer") << "4"
                           << "4"
                           << "";
    QTest::newRow("ten") << "10 10"
                         << "10 10"
                         << "";
    QTest::newRow("too many") << "1 2 3 4"
                              << ""
                              << "4 dice typed, 3 thrown";
    QTest::newRow("zero") << "0"
                          << ""
                          << "0 is not on this die: its faces are 1 to 10";
    QTest::newRow("above") << "4 11"
                           << ""
                           << "11 is not on this die: its faces are 1 to 10. A space parts two dice";
    QTest::newRow("negative") << "-3"
                              << ""
                              << "-3 is not on this die: its faces are 1 to 10";
    QTest::newRow("word") << "four"
                          << ""
                          << "“four” is not the face of a die: numbers, or _ for a die to be thrown here";
    QTest::newRow("huge")
        << "99999999999999999999999"
        << ""
        << "“99999999999999999999999” is not the face of a die: numbers, or _ for a die to be thrown here";
}

void TestTypedDice::facesOfOneDigitNeedNoSpaces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("faces");
    QTest::addColumn<QString>("fault");
    QTest::newRow("run together") << "326"
                                  << "3 2 6" << QString();
    QTest::newRow("with a blank") << "3_6"
                                  << "3 _ 6" << QString();
    QTest::newRow("both ways") << "32 6"
                               << "3 2 6" << QString();
    QTest::newRow("one of them is no face") << "37" << QString() << "7 is not on this die: its faces are 1 to 6";
    QTest::newRow("too many") << "1234" << QString() << "4 dice typed, 3 thrown";
    QTest::newRow("a word") << "3d6" << QString()
                            << "“3d6” is not the face of a die: numbers, or _ for a die to be thrown here";
}

void TestTypedDice::facesOfOneDigitNeedNoSpaces()
{
    QFETCH(QString, text);
    QFETCH(QString, faces);
    QFETCH(QString, fault);
    const TypedDice typed = parseTypedDice(text, {1, 2, 3, 4, 5, 6}, 3);
    QCOMPARE(typed.fault, fault);
    if (fault.isEmpty())
        QCOMPARE(wordsOf(typed), faces);
}

void TestTypedDice::read()
{
    QFETCH(QString, text);
    QFETCH(QString, faces);
    QFETCH(QString, fault);
    const TypedDice typed = parseTypedDice(text, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 3);
    QCOMPARE(typed.fault, fault);
    if (!fault.isEmpty())
        return;
    QCOMPARE(wordsOf(typed), faces);
    QCOMPARE(static_cast<qsizetype>(typed.blanks()), faces.count(QLatin1Char('_')));
}

QTEST_GUILESS_MAIN(TestTypedDice)

#include "tst_typeddice.moc"
