// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/examples.h"
#include "table.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace adjutant;

/// The pack that docs/rule-packs.md builds is whole, its examples hold, and it plays.
class TestPackGuide : public QObject
{
    Q_OBJECT

private:
    static packs::Files filesOfTheGuide()
    {
        static const QRegularExpression block("```\\w+ (\\S+)\\n(.*?)```",
                                              QRegularExpression::DotMatchesEverythingOption);
        QFile guide(SOURCE_FOLDER "/docs/rule-packs.md");
        packs::Files files;
        if (!guide.open(QIODevice::ReadOnly))
            return files;
        for (auto it = block.globalMatch(QString::fromUtf8(guide.readAll())); it.hasNext();) {
            const auto match = it.next();
            files.insert(match.captured(1), match.captured(2).toUtf8());
        }
        return files;
    }

    static QString words(const Faults& faults)
    {
        QStringList lines;
        for (const Fault& fault : faults)
            lines << toText(fault);
        return lines.join('\n');
    }

private Q_SLOTS:
    void isWhole()
    {
        const auto files = filesOfTheGuide();
        QCOMPARE(files.keys(), QStringList({"pack.toml", "reference/fighting.md", "tests.toml"}));
        const auto reading = packs::read(files);
        QCOMPARE(words(reading.faults), QString());
        QCOMPARE(words(packs::runExamples(*reading.pack, files)), QString());
    }

    void plays()
    {
        test::Table table;
        table.game = *game::newGame(packs::read(filesOfTheGuide()).pack, {"Ann", "Bea"}, {});
        QVERIFY(table.sayAll(
            {"{\"do\":\"setup\",\"attacker\":\"b\"}", "{\"do\":\"begin\"}", "{\"do\":\"activate\",\"unit\":\"b1\"}",
             "{\"do\":\"resolve\",\"procedure\":\"fight\",\"target\":\"a1\",\"faces\":[5,6]}", "{\"do\":\"next\"}"}));
        QCOMPARE(table.counter("a1", "strength"), 1);
        while (table.game.stage != game::Stage::Over) {
            table.passRound();
            QVERIFY(table.sayAll({"{\"do\":\"control\",\"bridge\":1,\"b-units\":1}", "{\"do\":\"next\"}"}));
        }
        QCOMPARE(game::toJson(table.game)["winner"].get<std::string>(), std::string("b"));
        QCOMPARE(table.game.score("b"), 4);
    }

    // Every key that the reader asks for stands in the guide.
    void namesEveryKey()
    {
        static const QRegularExpression key(
            "(?:text|id|number|maybeNumber|real|flag|texts|textMap|table|tables|oneOf<[^>]*>|readKind|readCondition|"
            "readProgram|readFormula|readDice|readInt|readPlace|readRulingMap|readStateCondition|readIds)\\(\\s*(?:"
            "inner, |table, |top, )?"
            "\"([a-z-]+)\"");
        QFile guide(SOURCE_FOLDER "/docs/rule-packs.md");
        QVERIFY(guide.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(guide.readAll());
        int keys = 0;
        const QDir folder(SOURCE_FOLDER "/core/packs");
        for (const QString& source : folder.entryList({"read*.cpp", "examples.cpp"})) {
            QFile file(folder.filePath(source));
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto it = key.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext(); ++keys) {
                const QString name = it.next().captured(1);
                QVERIFY2(text.contains(QRegularExpression("[`\\[.]" + name + "[`\\]= ]")), qPrintable(name));
            }
        }
        QVERIFY(keys > 140);
    }
};

QTEST_GUILESS_MAIN(TestPackGuide)
#include "tst_packguide.moc"
