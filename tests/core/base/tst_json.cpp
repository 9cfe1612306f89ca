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

    void sameKeyInDifferentObjectsIsFine() { const QByteArray text = "[{\"a\":1},{\"a\":2},{\"b\":{\"a\":\"\\\"{[\\\\\"}}]";
        QVERIFY(parseJson(text)); }

    void keepsTheOrderOfKeys()
    {
        const QByteArray text = R"({"z":1,"a":{"m":null,"b":"ü"}})";
        QCOMPARE(toText(*parseJson(text)), text);
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
