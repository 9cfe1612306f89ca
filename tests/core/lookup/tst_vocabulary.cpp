// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/vocabulary.h"
#include "lookup/words.h"

#include <QTest>

#include <algorithm>

using namespace adjutant::lookup;

namespace {

// The whole table, without any bound: slow, and plain to see.
int slipsByTable(const QString& letters, const QString& word)
{
    const int rows = int(letters.size()), columns = int(word.size());
    std::vector<std::vector<int>> table(std::size_t(rows) + 1, std::vector<int>(std::size_t(columns) + 1));
    const auto at = [&](int i, int j) -> int& { return table[std::size_t(i)][std::size_t(j)]; };
    for (int i = 0; i <= rows; ++i)
        for (int j = 0; j <= columns; ++j) {
            if (i == 0 || j == 0) {
                at(i, j) = i + j;
                continue;
            }
            const int change = letters[i - 1] == word[j - 1] ? 0 : 1;
            at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change});
            if (i > 1 && j > 1 && letters[i - 1] == word[j - 2] && letters[i - 2] == word[j - 1])
                at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
        }
    int least = rows + columns;
    for (int j = 0; j <= columns; ++j)
        least = std::min(least, at(rows, j));
    return least;
}

QString someWord(unsigned& state)
{
    QString word;
    state = state * 1664525U + 1013904223U;
    for (unsigned i = 0; i < 2 + (state >> 20) % 9; ++i) {
        state = state * 1664525U + 1013904223U;
        word += QLatin1Char(char('a' + (state >> 16) % 4));
    }
    return word;
}

}

class TestVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data();
    void words();
    void wantedWords_data();
    void wantedWords();
    void beginnings();
    void slipsAreThoseOfTheWholeTable();
    void alike_data();
    void alike();
};

void TestVocabulary::words_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("none") << "  –, … “” " << QStringList{};
    QTest::newRow("case and accents") << "Élan VITAL, Über" << QStringList{"elan", "vital", "uber"};
    QTest::newRow("combining marks") << QStringLiteral("e\u0301lan") << QStringList{"elan"};
    QTest::newRow("points of numbers") << "31.8 mm, 31,8. End." << QStringList{"31.8", "mm", "31.8", "end"};
    QTest::newRow("sizes of bricks") << "a 2×4 or 2x4" << QStringList{"a", "2x4", "2", "4", "or", "2x4", "2", "4"};
    QTest::newRow("times between spaces") << "24 × 16" << QStringList{"24x16", "24", "16"};
    QTest::newRow("x between spaces") << "24 X 16 bricks" << QStringList{"24x16", "24", "16", "bricks"};
    QTest::newRow("inches") << "30\" × 20\"" << QStringList{"30x20", "30", "20"};
    QTest::newRow("three numbers") << "2 × 4 × 8" << QStringList{"2x4", "2", "4x8", "4", "8"};
    QTest::newRow("no number") << "brand x 16, 24 × a" << QStringList{"brand", "x", "16", "24", "a"};
    QTest::newRow("sign at the end") << "24 x" << QStringList{"24", "x"};
    QTest::newRow("emoji part words") << QStringLiteral("tank🎲gun") << QStringList{"tank", "gun"};
}

void TestVocabulary::words()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const Word& word : wordsOf(text)) {
        found.append(word.folded);
        QVERIFY(word.begin >= 0 && word.length > 0 && word.begin + word.length <= text.size());
    }
    QCOMPARE(found, expected);
}

void TestVocabulary::wantedWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a question") << "What is the cover?" << QStringList{"cover"};
    QTest::newRow("only fillers") << "what is" << QStringList{"what", "is"};
    QTest::newRow("twice the same") << "tank Tank TANK" << QStringList{"tank"};
    QTest::newRow("many") << "b c d e f g h j k l" << QStringList{"b", "c", "d", "e", "f", "g", "h", "j"};
    QTest::newRow("endless") << QString(100000, QLatin1Char('x')) << QStringList{QString(40, QLatin1Char('x'))};
}

void TestVocabulary::wantedWords()
{
    QFETCH(QString, typed);
    QTEST(wanted(typed), "expected");
}

void TestVocabulary::beginnings()
{
    const Vocabulary vocabulary({"cover", "covers", "cove", "d6", "tank"});
    const auto stretch = vocabulary.beginningWith("cover");
    QCOMPARE(vocabulary.words().mid(stretch.begin, stretch.end - stretch.begin), QStringList({"cover", "covers"}));
    QVERIFY(vocabulary.beginningWith("x").isEmpty());
    QVERIFY(Vocabulary().beginningWith("x").isEmpty());
    QCOMPARE(vocabulary.indexOf("d6"), 3);
    QCOMPARE(vocabulary.indexOf("d"), -1);
}

void TestVocabulary::slipsAreThoseOfTheWholeTable()
{
    unsigned state = 7;
    for (int i = 0; i < 20000; ++i) {
        const QString letters = someWord(state), word = someWord(state);
        for (int most = 0; most <= 2; ++most)
            QCOMPARE(slips(letters, word, most), std::min(most + 1, slipsByTable(letters, word)));
    }
    QCOMPARE(slips(QString(60, QLatin1Char('a')), QString(5000, QLatin1Char('a')), 2), 0);
}

void TestVocabulary::alike_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("too short to guess") << "tnk" << QStringList{};
    QTest::newRow("left out") << "vehcle" << QStringList{"vehicle"};
    QTest::newRow("swapped") << "squda" << QStringList{"squad"};
    QTest::newRow("added") << "armor" << QStringList{"armour"};
    QTest::newRow("two slips in a long word") << "stratgik" << QStringList{"strategic"};
    QTest::newRow("two slips in a short one") << "qsda" << QStringList{};
    QTest::newRow("as far as it was typed") << "brasbou" << QStringList{"brassbounder"};
    QTest::newRow("another script") << QStringLiteral("танк") << QStringList{};
}

void TestVocabulary::alike()
{
    QFETCH(QString, typed);
    const Vocabulary vocabulary({"vehicle", "squad", "armour", "strategic", "brassbounder", "tank"});
    QStringList found;
    for (const int number : vocabulary.like(typed))
        found.append(vocabulary.words()[number]);
    QTEST(found, "expected");
}

QTEST_APPLESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
