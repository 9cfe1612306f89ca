// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/odds.h"

#include <QFile>
#include <QtTest>

using namespace adjutant::dice;

/// What is said about texts that cannot be thrown, kept in tests/data/dice/errors.golden: a text, then the answer.
class TestErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void golden();
    void limits_data();
    void limits();
    void bounded();
};

void TestErrors::golden()
{
    QFile file(TEST_DATA "/dice/errors.golden");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList cases = QString::fromUtf8(file.readAll()).split("\n\n", Qt::SkipEmptyParts);
    QVERIFY(cases.size() > 20);
    for (const QString& one : cases) {
        const QString text = one.section('\n', 0, 0).mid(2);
        const auto program = Program::parse(text.toStdString());
        QVERIFY2(!program, qPrintable(text));
        QCOMPARE("> " + text + "\n" + QString::fromStdString(describe(program.error(), text.toStdString())),
                 one.trimmed());
    }
}

void TestErrors::limits_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("characters") << QString(5000, '1');
    QTest::newRow("nesting") << QString(100, '(') + "1" + QString(100, ')');
    QTest::newRow("signs") << QString(4000, '-') + "1";
    QTest::newRow("dice") << "1001d6";
    QTest::newRow("thrown dice") << "(1d6 * 1000)d6";
    QTest::newRow("faces") << "1d1000001";
    QTest::newRow("numbers") << "9999999999999999999";
    QTest::newRow("sum") << "9223372036854775807 + 1d2";
    QTest::newRow("repeats") << "repeat(1000001, 1)";
    QTest::newRow("links") << "chain(1000001, x = 1, x)";
    QTest::newRow("explosions") << "1d6! limit 1000001";
}

void TestErrors::limits()
{
    QFETCH(QString, text);
    const auto program = Program::parse(text.toStdString());
    QVERIFY(!program);
    QCOMPARE(program.error().kind, Issue::Kind::Limit);
}

/// Past the budget the answer is sampled and says so; without sampling it is an issue.
void TestErrors::bounded()
{
    const auto program = Program::parse("p = 1000d1000; q = 1000d1000; p * q");
    QVERIFY(program);
    QCOMPARE(odds(*program, {}, {}, {.sample = false}).error().kind, Issue::Kind::Budget);
    const auto sampled = odds(*program, {});
    QVERIFY(sampled && !sampled->exact && sampled->samples > 0 && sampled->margin > 0);
    const std::atomic<bool> cancelled = true;
    QVERIFY(!odds(*program, {}, {}, {.cancelled = &cancelled}));
}

QTEST_APPLESS_MAIN(TestErrors)

#include "tst_errors.moc"
