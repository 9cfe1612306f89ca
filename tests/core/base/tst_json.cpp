// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/json.h"

#include <QTest>

using namespace adjutant;

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << QByteArray() << "not JSON";
        QTest::newRow("words") << QByteArray("hello") << "not JSON";
        QTest::newRow("key twice") << QByteArray(R"({"a":1,"b":{"c":1,"c":2}})") << "the key “c” is there twice";
        QTest::newRow("too deep") << QByteArray(100'000, '[') << "nested deeper than 32 levels";
        QTest::newRow("too deep objects") << QByteArray("{\"a\":").repeated(50'000) << "nested deeper than 32 levels";
        QTest::newRow("too long") << QByteArray("\"" + QByteArray(2 << 20, 'x') + "\"") << "longer than 1048576 bytes";
        QTest::newRow("number too large") << QByteArray("[1e999]") << "a number beyond what can be held";
        QTest::newRow("not UTF-8") << QByteArray("\"\xff\"") << "not JSON";
        QTest::newRow("two documents") << QByteArray("{} {}") << "not JSON";
    }

    void isRefused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, words);
        const auto json = parseJson(text);
        QVERIFY(!json);
        QVERIFY2(json.error().words.contains(words), qPrintable(json.error().words));
    }

    void itsPlaceIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("nothing") << QByteArray() << 1 << 1;
        QTest::newRow("first character") << QByteArray("hello") << 1 << 1;
        QTest::newRow("comma missing") << QByteArray("{\"a\":1\n \"b\":2}") << 2 << 4; // where the text ends
        QTest::newRow("comma too many") << QByteArray("[1,\n 2,\n ]") << 3 << 2;
        QTest::newRow("lines of Windows") << QByteArray("[1,\r\n2,\r\n]") << 3 << 1;
        QTest::newRow("characters, not bytes") << QByteArray("[\"ü€🎲\", ?]") << 1 << 9;
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF[1 2]") << 1 << 4;
        QTest::newRow("open") << QByteArray("{\"a\":\n[1") << 2 << 3; // behind the last character
        QTest::newRow("not UTF-8") << QByteArray("[1,\n\"\xff\"]") << 2 << 2;
        QTest::newRow("two documents") << QByteArray("{}\n{}") << 2 << 1;
        QTest::newRow("too deep") << QByteArray("[\n") + QByteArray(40, '[') << 2 << 32;
    }

    void itsPlaceIsNamed()
    {
        QFETCH(const QByteArray, text);
        const auto json = parseJson(text);
        QVERIFY(!json);
        QTEST(json.error().line, "line");
        QTEST(json.error().column, "column");
    }

    void whatHasNoFileNamesItsPlaceBehind()
    {
        QCOMPARE(withPlace(parseJson("[1,\n]").error()),
                 QStringLiteral("not JSON: something unexpected (line 2, column 1)"));
        QCOMPARE(withPlace(fault(QStringLiteral("no place"))), QStringLiteral("no place"));
    }

    void sameKeyInDifferentObjectsIsFine()
    {
        const QByteArray text = "[{\"a\":1},{\"a\":2},{\"b\":{\"a\":\"\\\"{[\\\\\"}}]";
        QVERIFY(parseJson(text));
    }

    void keepsTheOrderOfKeys()
    {
        const QByteArray text = R"({"z":1,"a":{"m":null,"b":"ü"}})";
        QCOMPARE(toText(*parseJson(text)), text);
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
