// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/sentence.h"

#include <QTest>

using namespace adjutant;

/// What stands by itself reads as a sentence.
class TestSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasABeginningAndAnEnd_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* words, const char* expected) {
            QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(expected);
        };
        row("refused", "it is not Bea's turn: Ann acts", "It is not Bea's turn: Ann acts.");
        row("whole already", "Nobody is hit.", "Nobody is hit.");
        row("asked", "who goes first?", "Who goes first?");
        row("umlaut", "überfahren", "Überfahren.");
        row("number", "5 dice are thrown", "5 dice are thrown.");
        row("nothing", "", "");
    }

    void hasABeginningAndAnEnd()
    {
        QFETCH(QString, words);
        QTEST(sentence(words), "expected");
    }

    void namesAreLeftAlone() { QCOMPARE(ended(QStringLiteral("ann goes first")), QStringLiteral("ann goes first.")); }
};

QTEST_APPLESS_MAIN(TestSentence)

#include "tst_sentence.moc"
