// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/index.h"
#include "lookup/passages.h"
#include "packs/catalogue.h"
#include "samplerules.h"

#include <QTest>

#include <algorithm>

using namespace adjutant;
using lookup::Hit;
using lookup::Index;

Q_DECLARE_METATYPE(adjutant::lookup::Hit::Kind)

class TestIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void questions_data();
    void questions();
    void foundAmong_data();
    void foundAmong();
    void marksAreWordsFound();
    void hostile_data();
    void hostile();
    void nothing_data();
    void nothing();
    void oneHitForEachHeading();
    void passages_data();
    void passages();
    void passagesAreShort();
    void emptyPack();
    void canBeMoved();
    void germanByTheEnglishWords_data();
    void germanByTheEnglishWords();
    void germanWordsComeFirst();

private:
    Index m_index{test::sampleRules()};
};

// What somebody types, and what has to come first.
void TestIndex::questions_data()
{
    using Kind = Hit::Kind;
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("inText");
    QTest::newRow("exact term") << "cover" << Kind::Term << "Cover"
                                << "as tall and as wide";
    QTest::newRow("upper case") << "COVER" << Kind::Term << "Cover"
                                << "";
    QTest::newRow("beginnings of words") << "qua che" << Kind::Section << "quality-check"
                                         << "One d6";
    QTest::newRow("exact title") << "quality check" << Kind::Section << "quality-check"
                                 << "One d6";
    QTest::newRow("armour of the tank") << "tank armour" << Kind::Unit << "tank"
                                        << "Armour: 4";
    QTest::newRow("armour, American") << "tank armor" << Kind::Unit << "tank"
                                      << "Armour: 4";
    QTest::newRow("ties") << "tie" << Kind::Unit << "rifle-squad"
                          << "Breaks ties";
    QTest::newRow("typo") << "stratgic" << Kind::Term << "Strategic point"
                          << "";
    QTest::newRow("millimetres") << "31.8" << Kind::Term << "Brick"
                                 << "31.8 mm";
    QTest::newRow("with a comma") << "31,8" << Kind::Term << "Brick"
                                  << "31.8 mm";
    QTest::newRow("brick") << "2x4" << Kind::Term << "Brick"
                           << "2×4";
    QTest::newRow("brick, as printed") << "2×4" << Kind::Term << "Brick"
                                       << "2×4";
    QTest::newRow("size of the table") << "24x16" << Kind::Section << "table"
                                       << "24 × 16";
    QTest::newRow("size with spaces") << "24 x 16" << Kind::Section << "table"
                                      << "24 × 16";
    QTest::newRow("procedure") << "shoot at a squad" << Kind::Procedure << "shoot-squad"
                               << "";
    QTest::newRow("weapon") << "main gun" << Kind::Weapon << "main-gun"
                            << "2d10";
    QTest::newRow("a whole question") << "What is cover?" << Kind::Term << "Cover"
                                      << "";
    QTest::newRow("draw") << "draw" << Kind::Section << "scoring"
                          << "draw";
    QTest::newRow("a row of a table") << "impassable terrain" << Kind::Section << "cover"
                                      << "Impassable – ";
    QTest::newRow("a word that is nowhere") << "cover zzzzzz" << Kind::Term << "Cover"
                                            << "";
    QTest::newRow("two slips") << "qualty chek" << Kind::Section << "quality-check"
                               << "One d6";
}

void TestIndex::questions()
{
    QFETCH(QString, typed);
    QFETCH(QString, inText);
    const auto hits = m_index.search(typed);
    QVERIFY(!hits.empty());
    QTEST(hits.front().id, "id");
    QTEST(hits.front().kind, "kind");
    QVERIFY2(hits.front().text.contains(inText), qPrintable(hits.front().text));
}

void TestIndex::foundAmong_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("section");
    QTest::newRow("one letter") << "s"
                                << "scoring";
    QTest::newRow("two letters") << "sc"
                                 << "scoring";
    QTest::newRow("of two headings") << "cover vehicle"
                                     << "shooting-at-vehicles";
    QTest::newRow("heading inside") << "goes first"
                                    << "rounds";
    QTest::newRow("words in different passages") << "credits sheet author"
                                                 << "credits";
}

void TestIndex::foundAmong()
{
    QFETCH(QString, typed);
    QFETCH(QString, section);
    const auto hits = m_index.search(typed);
    QVERIFY(std::any_of(hits.begin(), hits.end(), [&](const Hit& hit) { return hit.section == section; }));
}

void TestIndex::marksAreWordsFound()
{
    const auto hits = m_index.search(QStringLiteral("stud 31.8"));
    QVERIFY(!hits.empty());
    const Hit& hit = hits.front();
    QStringList marked;
    for (const auto& [begin, length] : hit.marks)
        marked.append(hit.text.mid(begin, length));
    QCOMPARE(marked, QStringList({"31.8", "studs"}));
}

void TestIndex::hostile_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("quotes") << "\"cover\" 'tank \"";
    QTest::newRow("operators") << "cover AND NOT (tank OR NEAR(a b, 2)) ^ * + - title: {x}";
    QTest::newRow("SQL") << "'; DROP TABLE passages; --cover";
    QTest::newRow("emoji") << QStringLiteral("🎲🧱 cover 👩‍🚀");
    QTest::newRow("lone surrogate") << QString(QChar(0xd83c)) + QStringLiteral("cover") + QChar(0xdc00);
    QTest::newRow("a null") << QString(QChar(0)) + QStringLiteral("cover") + QChar(0);
    QTest::newRow("very long") << QStringLiteral("cover ").repeated(200000);
    QTest::newRow("one long word") << QStringLiteral("cover ") + QString(1000000, QLatin1Char('x'));
    QTest::newRow("many words") << QStringLiteral("cover a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11 l12 m13 n14");
    QTest::newRow("percent and backslash") << "%cover_ \\ /";
    QTest::newRow("combining marks") << QStringLiteral("c\u0301\u0302over") + QString(5000, QChar(0x301));
}

void TestIndex::hostile()
{
    QFETCH(QString, typed);
    const auto hits = m_index.search(typed);
    QVERIFY(std::any_of(hits.begin(), hits.end(), [](const Hit& hit) { return hit.section == "cover"; }));
}

void TestIndex::nothing_data()
{
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"", "   ", "\"\"\"", "…–()", "×", "zzzzzzzz", "🎲"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

void TestIndex::nothing()
{
    QFETCH(QString, typed);
    QVERIFY(m_index.search(typed).empty());
    QVERIFY(m_index.search(QStringLiteral("cover"), 0).empty());
    QVERIFY(m_index.search(QStringLiteral("cover"), -3).empty());
    QCOMPARE(m_index.search(QStringLiteral("s"), 2).size(), std::size_t(2));
}

void TestIndex::oneHitForEachHeading()
{
    QStringList titles;
    for (const Hit& hit : m_index.search(QStringLiteral("s"), 100))
        if (hit.kind == Hit::Kind::Section)
            titles.append(hit.title);
    QVERIFY(titles.size() > 5);
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestIndex::passages_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("none") << "" << QStringList{};
    QTest::newRow("title is no passage") << "# Cover\n\nTall **enough**." << QStringList{"|Tall enough."};
    QTest::newRow("headings") << "a\n\n## B c\n\nd" << QStringList{"|a", "B c|d"};
    QTest::newRow("links") << "See [moving](section:moving)." << QStringList{"|See moving."};
    QTest::newRow("items") << "- one\n- two\n  1. three" << QStringList{"|one", "|two", "|three"};
    QTest::newRow("rows") << "|Unit|Armour|Move|\n|---|---|---|\n|Tank|4|M|\n|Brass|3||"
                          << QStringList{"|Tank – Armour: 4 · Move: M", "|Brass – Armour: 3"};
    QTest::newRow("html stays text") << "<b>a</b> &amp; &frac14;" << QStringList{"|<b>a</b> & ¼"};
}

void TestIndex::passages()
{
    QFETCH(QString, page);
    QStringList found;
    for (const auto& passage : lookup::passagesOf(page))
        found.append(passage.heading + QLatin1Char('|') + passage.text);
    QTEST(found, "expected");
}

void TestIndex::passagesAreShort()
{
    const QString page = QStringLiteral("A sentence of some words. ").repeated(100) + QString(1500, QLatin1Char('x'));
    QString whole;
    for (const auto& passage : lookup::passagesOf(page)) {
        QVERIFY(passage.text.size() <= 400);
        whole += passage.text;
    }
    QCOMPARE(whole.remove(QLatin1Char(' ')), QString(page).remove(QLatin1Char(' ')));
}

void TestIndex::emptyPack()
{
    QVERIFY(Index(packs::Pack()).search(QStringLiteral("cover")).empty());
}

void TestIndex::canBeMoved()
{
    Index first(test::sampleRules());
    Index second = std::move(first);
    first = std::move(second);
    QVERIFY(!first.search(QStringLiteral("cover")).empty());
}

namespace {

packs::PackPtr german(const char* id)
{
    const auto found = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/") + QLatin1String(id));
    return found ? packs::read(found->files, QStringLiteral("de")).pack : nullptr;
}

}

// Players know the words of the English sheet.
void TestIndex::germanByTheEnglishWords_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("title");
    QTest::newRow("unit") << "quick-play"
                          << "rifle squad"
                          << "Schützentrupp";
    QTest::newRow("beginnings") << "quick-play"
                                << "rif sq"
                                << "Schützentrupp";
    QTest::newRow("slip") << "quick-play"
                          << "brasbounder"
                          << "Brassbounder";
    QTest::newRow("term") << "quick-play"
                          << "cover"
                          << "Deckung";
    QTest::newRow("section") << "quick-play"
                             << "quality check"
                             << "Qualitätsprobe";
    QTest::newRow("status") << "brickaction"
                            << "suppressed"
                            << "niedergehalten";
    QTest::newRow("procedure that is like another") << "ballot-boxes"
                                                    << "hand to hand"
                                                    << "Handgemenge";
}

void TestIndex::germanByTheEnglishWords()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, title);
    QFETCH(const QString, pack);
    const auto shown = german(qPrintable(pack));
    QVERIFY(shown);
    QStringList titles;
    for (const Hit& hit : Index(*shown).search(typed))
        titles << hit.title;
    QVERIFY2(titles.mid(0, 3).join(u'|').contains(title), qPrintable(titles.join(u'|')));
}

void TestIndex::germanWordsComeFirst()
{
    const auto pack = german("quick-play");
    QVERIFY(pack);
    const auto hits = Index(*pack).search(QStringLiteral("Panzer"));
    QVERIFY(!hits.empty());
    QCOMPARE(hits.front().title, QStringLiteral("Panzer"));
}

QTEST_APPLESS_MAIN(TestIndex)
#include "tst_index.moc"
