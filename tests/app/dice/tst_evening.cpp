// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/evening.h"
#include "dice/historyfile.h"
#include "listedfaces.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

namespace {

std::unique_ptr<Evening> eveningWith(std::deque<std::int64_t> faces)
{
    return std::make_unique<Evening>(std::make_unique<test::ListedFaces>(std::move(faces)));
}

bool throwText(Evening& evening, const char* text)
{
    const auto program = dice::Program::parse(text);
    dice::Issue issue;
    return program && evening.throwDice(QString::fromUtf8(text), *program, &issue);
}

QList<qint64> facesOf(const Evening& evening)
{
    QList<qint64> faces;
    for (const dice::Throw& thrown : evening.last()->run.throws)
        for (const dice::Die& die : thrown.fallen)
            faces.append(die.face);
    return faces;
}

qint64 diceIn(const std::vector<report::DieLuck>& luck)
{
    qint64 dice = 0;
    for (const auto& kind : luck)
        dice += kind.dice;
    return dice;
}

QString lineOf(Evening& evening, int row)
{
    return evening.history().index(row).data(Qt::ToolTipRole).toString();
}

}

class TestEvening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatBecameOfEachDie()
    {
        const auto evening = eveningWith({6, 5, 2, 1, 1, 4, 6, 3});
        QVERIFY(throwText(*evening, "4d6 kh 3"));
        QCOMPARE(evening->last()->run.value, 13);
        QCOMPARE(wordsOf(evening->last()->run), QStringLiteral("4d6: 6, 5, 2, 1 dropped"));
        QVERIFY(throwText(*evening, "1d6 r = 1"));
        QCOMPARE(wordsOf(evening->last()->run), QStringLiteral("1d6: 1 thrown again, 4"));
        QVERIFY(throwText(*evening, "a = 1d6!; a"));
        QCOMPARE(wordsOf(evening->last()->run), QStringLiteral("a = 1d6: 6, 3 added"));
        QVERIFY(throwText(*evening, "2 + 3"));
        QCOMPARE(wordsOf(evening->last()->run), QStringLiteral("no dice"));
        QCOMPARE(evening->history().rowCount(), 4);
        QCOMPARE(lineOf(*evening, 3), QStringLiteral("4d6 kh 3 → 13 (4d6: 6, 5, 2, 1 dropped)"));
    }

    void longThrowsEndInWords()
    {
        const auto evening = eveningWith(std::deque<std::int64_t>(1000, 3));
        QVERIFY(throwText(*evening, "1000d6"));
        QVERIFY(wordsOf(evening->last()->run).endsWith(QStringLiteral("and so on")));
        QVERIFY(wordsOf(evening->last()->run).size() < 200);
    }

    void cockedDieAloneIsThrownAgain()
    {
        const auto evening = eveningWith({6, 5, 2, 1, 4});
        QVERIFY(throwText(*evening, "4d6 kh 3"));
        QSignalSpy thrown(evening.get(), &Evening::thrown);
        QVERIFY(evening->throwAgain(0, 3));
        QCOMPARE(thrown.count(), 1);
        QCOMPARE(facesOf(*evening), QList<qint64>({6, 5, 2, 4}));
        QCOMPARE(evening->last()->run.value, 15);
        QCOMPARE(evening->history().rowCount(), 1);
        QCOMPARE(lineOf(*evening, 0),
                 QStringLiteral("4d6 kh 3 → 15 (4d6: 6, 5, 2 dropped, 4); cocked: d6 1, thrown again: 4"));
        QCOMPARE(evening->last()->again.size(), std::size_t(1));
        QCOMPARE(evening->last()->again.front().before, 1);
    }

    void dieThatExplodedNoLongerDoes()
    {
        const auto evening = eveningWith({6, 2, 5, 3});
        QVERIFY(throwText(*evening, "2d6!"));
        QCOMPARE(facesOf(*evening), QList<qint64>({6, 2, 5}));
        QVERIFY(evening->throwAgain(0, 0));
        QCOMPARE(facesOf(*evening), QList<qint64>({3, 2}));
        QCOMPARE(evening->last()->run.value, 5);
    }

    void laterThrowsStayAsTheyLie()
    {
        const auto evening = eveningWith({1, 2, 5, 6, 4});
        QVERIFY(throwText(*evening, "a = 2d6; b = 2d6; a + b"));
        QVERIFY(evening->throwAgain(1, 0));
        QCOMPARE(facesOf(*evening), QList<qint64>({1, 2, 4, 6}));
        QVERIFY(!evening->throwAgain(0, 7));
        QVERIFY(!evening->throwAgain(9, 0));
        QVERIFY2(!evening->throwAgain(0, 0), "there are no more faces");
        QCOMPARE(facesOf(*evening), QList<qint64>({1, 2, 4, 6}));
    }

    void onlyTheSecondFaceCounts()
    {
        const auto evening = eveningWith({6, 1, 2, 3});
        QVERIFY(evening->luck().empty());
        QVERIFY(throwText(*evening, "2d6"));
        QVERIFY(evening->throwAgain(0, 0));
        QCOMPARE(diceIn(evening->luck()), 2);
        QCOMPARE(evening->luck().front().faces[5].seen, 0);
        QCOMPARE(evening->luck().front().faces[1].seen, 1);
        QVERIFY(throwText(*evening, "1d6"));
        QCOMPARE(diceIn(evening->luck()), 3);
        evening->history().clear();
        QCOMPARE(diceIn(evening->luck()), 3);
    }

    void withoutAResultNothingHasHappened()
    {
        const auto evening = eveningWith({1});
        QVERIFY(!throwText(*evening, "2d6"));
        QVERIFY(!evening->last());
        QCOMPARE(evening->history().rowCount(), 0);
    }

    void historyIsBounded()
    {
        const auto evening = eveningWith(std::deque<std::int64_t>(300, 2));
        for (int i = 0; i < 210; ++i)
            QVERIFY(throwText(*evening, "1d6"));
        QCOMPARE(evening->history().rowCount(), ThrowHistoryModel::most);
        QCOMPARE(diceIn(evening->luck()), 210);
    }

    void historyIsKeptBetweenStarts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("state/throws.json"));
        QString before;
        {
            const auto evening = eveningWith({6, 5, 2, 1, 4});
            evening->keepHistory(path);
            QVERIFY(throwText(*evening, "4d6 kh 3"));
            QVERIFY(evening->throwAgain(0, 3));
            before = evening->history().toText();
        }
        const auto evening = eveningWith({3});
        evening->keepHistory(path);
        QCOMPARE(evening->history().toText(), before);
        QVERIFY(!evening->last());
        QVERIFY(evening->luck().empty());
        QVERIFY(throwText(*evening, "1d6"));
        QCOMPARE(evening->history().rowCount(), 2);
    }

    void whatIsNoHistoryIsLeftOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("rows");
        QTest::newRow("nothing") << QByteArray() << 0;
        QTest::newRow("no list") << QByteArray("{}") << 0;
        QTest::newRow("cut off") << QByteArray(R"([{"throw":"1d6","value":4,)") << 0;
        QTest::newRow("others among them") << QByteArray(R"([1, {"value":2}, {"throw":"1d6","value":"4","time":"x"},
            {"throw":"1d6","value":4,"dice":"1d6: 4","cocked":[1,"a"],"time":"2026-05-01T20:15:00"},
            {"throw":"1d6","value":4,"time":"never"}])")
                                           << 1;
    }

    void whatIsNoHistoryIsLeftOut()
    {
        QFETCH(const QByteArray, text);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("throws.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const auto evening = eveningWith({});
        evening->keepHistory(file.fileName());
        QTEST(evening->history().rowCount(), "rows");
    }

    void saysWhenTheHistoryCannotBeKept()
    {
        const QTemporaryDir folder;
        QFile inTheWay(folder.filePath(QStringLiteral("file")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        ThrowHistoryModel history;
        HistoryFile file(history, inTheWay.fileName() + QStringLiteral("/throws.json"));
        QSignalSpy failed(&file, &HistoryFile::failed);
        history.add({QStringLiteral("1d6"), 4, QStringLiteral("1d6: 4"), {}, QDateTime::currentDateTime()});
        file.store();
        QCOMPARE(failed.count(), 1);
        QVERIFY(!failed.front().front().toString().isEmpty());
    }

    void playsWithTheSystemsDice()
    {
        Evening evening;
        QVERIFY(throwText(evening, "100d6"));
        QVERIFY(evening.last()->run.value >= 100 && evening.last()->run.value <= 600);
    }
};

QTEST_GUILESS_MAIN(TestEvening)
#include "tst_evening.moc"
