// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "anytext.h"

#include <QFile>
#include <QtTest>

/// What the fuzzer found worth keeping, replayed: a text a line in tests/data/dice/corpus.txt, where `\\xNN` stands for
/// a byte that is no part of a line.
class TestCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsAnswered();
};

static std::string unescaped(const QByteArray& line)
{
    std::string text;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const bool escaped = line.mid(i, 2) == "\\x";
        text += escaped ? QByteArray::fromHex(line.mid(i + 2, 2)).at(0) : line.at(i);
        i += escaped ? 3 : 0;
    }
    return text;
}

void TestCorpus::everyTextIsAnswered()
{
    QFile file(TEST_DATA "/dice/corpus.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QVERIFY(lines.size() > 100);
    for (const QByteArray& line : lines) {
        const std::string fault = anytext::faultOf(unescaped(line), 0.02);
        QVERIFY2(fault.empty(), (line.toStdString() + ": " + fault).c_str());
    }
}

QTEST_APPLESS_MAIN(TestCorpus)

#include "tst_corpus.moc"
