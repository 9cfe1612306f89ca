// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/completions.h"
#include "dice/functions.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

class TestCompletions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const char* text, const QStringList& words) {
            QTest::newRow(name) << QString::fromUtf8(text) << words;
        };
        row("nothing typed", "", {});
        row("behind a space", "4d6 ", {});
        row("a die", "4d", {});
        row("a whole die", "4d6", {});
        row("keep", "4d6 k", {"kh", "kl"});
        row("glued to nothing known", "4d6 kh3", {});
        row("function", "lar", {"largest_set"});
        row("capitals", "LAR", {"largest_set"});
        row("word and function", "4d6 r", {"r", "rr", "repeat"});
        row("a name that was defined", "hits = 2d10; hi", {"hits", "highest"});
        row("not before it is defined", "hi", {"highest"});
        row("not while it is being defined", "hits = hi", {"highest"});
        row("names of several", "cat = 1d6; car = 2d6; ca", {"cat", "car"});
        row("comparison is no definition", "a = 1d6; a = cou", {"count"});
    }

    void offers()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QStringList found;
        for (const Completion& one : completionsFor(text, text.size()))
            found.append(one.word);
        QCOMPARE(found, words);
    }

    void everyWordOfTheEngine()
    {
        const auto offered = [](std::string_view word) {
            const QString text = QString::fromUtf8(word.data(), qsizetype(word.size()));
            for (const Completion& one : completionsFor(text, text.size()))
                if (one.word == text)
                    return true;
            return false;
        };
        for (const dice::Function& function : dice::functions())
            QVERIFY2(offered(function.name), function.name.data());
        for (const std::string_view word : dice::grammarWords())
            QVERIFY2(offered(word), word.data());
    }

    void inTheMiddle()
    {
        const auto found = completionsFor(QStringLiteral("4d6 wh >= 3"), 6);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().word, QStringLiteral("where"));
        QVERIFY(!found.front().meaning.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCompletions)
#include "tst_completions.moc"
