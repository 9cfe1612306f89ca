// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/markdown.h"
#include "widgets/pageview.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace adjutant;
using namespace adjutant::app;

namespace {

std::unique_ptr<QTextDocument> written(const QString& page, const PageStyle& style)
{
    auto document = std::make_unique<QTextDocument>();
    PageWriter(*document, style).write(lookup::readMarkdown(page));
    return document;
}

QStringList formatsOf(const QTextDocument& document, int property)
{
    QStringList values;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().hasProperty(property))
                values.append(it.fragment().charFormat().property(property).toString());
    return values;
}

QString repeated(const char* text, int times)
{
    return QString::fromUtf8(text).repeated(times);
}

}

class TestMarkdownPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void textIsWhole();
    void headings();
    void tables();
    void narrowTablesGoRowByRow();
    void tallCellsGoRowByRow();
    void aHeadThatSaysNothingIsLeftOut();
    void flatTablesAreTurnedRound();
    void figuresWithoutRoomStandInALine();
    void figuresAreCountedByTheirHead();
    void tablesAreNeverWiderThanThePage();
    void linesDoNotEndBetweenANumberAndWhatItCounts_data();
    void linesDoNotEndBetweenANumberAndWhatItCounts();
    void wordsBelowAListOrATableKeepTheirDistance();
    void numbersGoOnAfterATable();
    void linksStayInside();
    void sizesFollowTheText();
    void longWordsAreBrokenRatherThanScrolled();
    void titlesStayLargerThanTheirSubheadings();
    void hostile_data();
    void hostile();
    void linkIsAnnouncedAndNothingOpened();
    void wordsAreMarked();

private:
    PageStyle style() const { return PageView(*m_theme).pageStyle(); }

    QTemporaryDir m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
};

void TestMarkdownPage::initTestCase()
{
    m_preferences = std::make_unique<Preferences>(m_folder.filePath("settings.ini"));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
}

void TestMarkdownPage::textIsWhole()
{
    const auto document = written("# A\n\none **two** *three*\n\n- four\n\n1. five\n\n> six\n\n`seven`", style());
    QCOMPARE(document->toPlainText(), QStringLiteral("A\none two three\n•\tfour\n1.\tfive\nsix\nseven"));
}

void TestMarkdownPage::headings()
{
    const auto document = written("# A\n\n## B\n\ntext", style());
    QCOMPARE(document->begin().blockFormat().headingLevel(), 1);
    QCOMPARE(document->begin().next().blockFormat().headingLevel(), 2);
    QCOMPARE(document->lastBlock().blockFormat().headingLevel(), 0);
    QVERIFY(document->begin().begin().fragment().charFormat().fontPointSize() > style().font.pointSizeF());
}

void TestMarkdownPage::tables()
{
    const auto document = written("a\n\n|x|y|\n|---|---:|\n|**1**|2|\n\nb", style());
    QTextCursor cursor(document.get());
    QTextTable* table = nullptr;
    for (; !table && cursor.movePosition(QTextCursor::NextCharacter);)
        table = cursor.currentTable();
    QVERIFY(table);
    QCOMPARE(table->rows(), 2);
    QCOMPARE(table->columns(), 2);
    QCOMPARE(table->cellAt(1, 1).firstCursorPosition().block().text(), QStringLiteral("2"));
    QVERIFY(table->cellAt(1, 1).firstCursorPosition().blockFormat().alignment() & Qt::AlignRight);
    QCOMPARE(document->lastBlock().text(), QStringLiteral("b"));
}

void TestMarkdownPage::narrowTablesGoRowByRow()
{
    const QString page = QStringLiteral("| Weapon | Ammunition | Penetration |\n|---|---|---|\n"
                                        "| Howitzer | high-explosive | considerable |\n| Pistol | | none |\n");
    PageStyle narrow = style();
    narrow.width = 140;
    const auto document = written(page, narrow);
    QVERIFY(document->rootFrame()->childFrames().isEmpty());
    QCOMPARE(document->toPlainText(), QStringLiteral("Weapon\nHowitzer\nAmmunition: high-explosive\n"
                                                     "Penetration: considerable\nPistol\nPenetration: none"));
    narrow.width = 800;
    QCOMPARE(written(page, narrow)->rootFrame()->childFrames().size(), 1);
}

void TestMarkdownPage::tallCellsGoRowByRow()
{
    const QString page = QStringLiteral("| Commander | Effect |\n|---|---|\n"
                                        "| Commander-in-chief | %1 |\n")
                             .arg(repeated("one die more ", 10));
    PageStyle narrow = style();
    narrow.width = 300;
    const auto document = written(page, narrow);
    QVERIFY(document->rootFrame()->childFrames().isEmpty());
    QVERIFY(document->toPlainText().startsWith(QStringLiteral("Commander – Effect\nCommander-in-chief\none die")));
    narrow.width = 800;
    QCOMPARE(written(page, narrow)->rootFrame()->childFrames().size(), 1);
}

void TestMarkdownPage::aHeadThatSaysNothingIsLeftOut()
{
    const auto document = written("| | |\n|---|---|\n| Dice | two |\n| Move | one |\n", style());
    const auto* table = qobject_cast<QTextTable*>(document->rootFrame()->childFrames().value(0));
    QVERIFY(table);
    QCOMPARE(table->rows(), 2);
    const QTextCursor first = table->cellAt(0, 0).firstCursorPosition();
    QCOMPARE(first.block().text(), QStringLiteral("Dice"));
    QVERIFY(first.block().begin().fragment().charFormat().fontWeight() < QFont::Bold);
}

void TestMarkdownPage::flatTablesAreTurnedRound()
{
    const QString page = QStringLiteral("| Dice | 1 | 2 | 3 | 4 | 5 | 6 | 7 |\n"
                                        "|---|---:|---:|---:|---:|---:|---:|---:|\n"
                                        "| At least one loss | 33 % | 56 % | 70 % | 80 % | 87 % | 91 % | 94 % |\n");
    const auto tableAt = [&](int width) {
        PageStyle narrow = style();
        narrow.width = width;
        const auto document = written(page, narrow);
        const auto* table = qobject_cast<QTextTable*>(document->rootFrame()->childFrames().value(0));
        return table ? QSize(table->columns(), table->rows()) : QSize();
    };
    QCOMPARE(tableAt(900), QSize(8, 2));
    QCOMPARE(tableAt(330), QSize(2, 8));
}

void TestMarkdownPage::figuresWithoutRoomStandInALine()
{
    QString page = QStringLiteral("| Weapon | C1 (1) | C2 | C3 | C4 | C5 |\n|---|---:|---:|---:|---:|---:|\n");
    for (const char* weapon : {"Gun", "Cannon", "Rocket", "Mine", "Torpedo", "Ram"})
        page += QStringLiteral("| %1 | 6 | 7 | 8 | – | 10 |\n").arg(QLatin1String(weapon));
    PageStyle narrow = style();
    narrow.width = 100;
    const auto document = written(page, narrow);
    QVERIFY(document->rootFrame()->childFrames().isEmpty());
    QCOMPARE(document->blockCount(), 13);
    const QString line = document->begin().next().next().text();
    QCOMPARE(QString(line).replace(QChar::LineSeparator, u'/').replace(QChar::Nbsp, u' '),
             QStringLiteral("C1 (1): 6/C2: 7/C3: 8/C4: –/C5: 10"));
    narrow.width = 150;
    const QString wider = written(page, narrow)->begin().next().next().text();
    QVERIFY2(wider.contains(QStringLiteral("·")) && wider.contains(QChar::LineSeparator), qPrintable(wider));
    QVERIFY(!wider.contains(QStringLiteral("· ") + QChar::LineSeparator));
}

void TestMarkdownPage::figuresAreCountedByTheirHead()
{
    QString page = QStringLiteral("| Round | 1 | 2 | 3 | 4 | 5 | 6 | 7 |\n|---|---|---|---|---|---|---|---|\n");
    for (const char* row : {"As printed", "Turn about", "As agreed", "By lot", "By age", "By size", "By name"})
        page += QStringLiteral("| %1 | younger | older | ask | older | ask | older | ask |\n").arg(QLatin1String(row));
    PageStyle narrow = style();
    narrow.width = 220;
    const auto document = written(page, narrow);
    QVERIFY(document->rootFrame()->childFrames().isEmpty());
    QCOMPARE(document->begin().text(), QStringLiteral("As printed"));
    QVERIFY(document->toPlainText().startsWith(QStringLiteral("As printed\nRound 1: younger")));
    QVERIFY(!document->begin().next().text().contains(QStringLiteral("Round 2")));
}

void TestMarkdownPage::tablesAreNeverWiderThanThePage()
{
    const QString page = QStringLiteral("| Quality | 2+ | 3+ | 4+ | 5+ | 6+ |\n|---|---:|---:|---:|---:|---:|\n"
                                        "| Passes, nothing added | 83 % | 67 % | 50 % | 33 % | 17 % |\n"
                                        "| Passes with +1 | 100 % | 83 % | 67 % | 50 % | 33 % |\n");
    PageStyle narrow = style();
    for (narrow.width = 120; narrow.width < 480; narrow.width += 20) {
        const auto document = written(page, narrow);
        document->setTextWidth(narrow.width);
        QVERIFY2(document->idealWidth() <= narrow.width, qPrintable(QString::number(narrow.width)));
    }
}

void TestMarkdownPage::linesDoNotEndBetweenANumberAndWhatItCounts_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("words"); // with ~ where no line may end
    QTest::newRow("per cent") << "Aus den 100 % oben"
                              << "Aus den 100~% oben";
    QTest::newRow("unit") << "(5 Zoll), M, 4 Steine"
                          << "(5~Zoll), M, 4~Steine";
    QTest::newRow("date") << "am 16. März"
                          << "am 16.~März";
    QTest::newRow("share") << "lose 1 in 2 of it"
                           << "lose 1~in~2 of it";
    QTest::newRow("letter") << "S is 2 bricks, L 8, a b"
                            << "S is 2 bricks, L~8, a b";
    QTest::newRow("size") << "30 × 20"
                          << "30~×~20";
    QTest::newRow("long") << "6 Aktivierungsmarker"
                          << "6 Aktivierungsmarker";
    QTest::newRow("aside") << "an inch (25 mm), in round 2 nobody"
                           << "an inch (25~mm), in round 2 nobody";
    QTest::newRow("over marks") << "**1** [Punkt](section:x) mehr"
                                << "1~Punkt mehr";
    QTest::newRow("code") << "`1 in 2`"
                          << "1 in 2";
    QTest::newRow("item") << "- 2 W6"
                          << "•\t2~W6";
}

void TestMarkdownPage::linesDoNotEndBetweenANumberAndWhatItCounts()
{
    QFETCH(QString, page);
    QFETCH(QString, words);
    const auto document = written(page, style());
    QCOMPARE(document->begin().text().replace(QChar::Nbsp, u'~'), words);
    QVERIFY(!document->toPlainText().contains(QChar::Nbsp)); // what is copied
}

void TestMarkdownPage::wordsBelowAListOrATableKeepTheirDistance()
{
    const auto gapBefore = [](const QTextDocument& document, const QString& words) {
        const QTextBlock block = document.find(words).block();
        const auto* layout = document.documentLayout();
        return layout->blockBoundingRect(block).top() - layout->blockBoundingRect(block.previous()).bottom();
    };
    const auto list = written("- a\n- b\n\nwords\n\nothers\n", style());
    QCOMPARE(gapBefore(*list, "words"), gapBefore(*list, "others"));
    const auto contents = std::make_unique<QTextDocument>();
    PageWriter writer(*contents, style());
    writer.heading(QStringLiteral("First"), 1);
    writer.entry(QStringLiteral("entry"), QStringLiteral("section:a"));
    writer.heading(QStringLiteral("Second"), 2);
    QVERIFY(contents->rootFrame()->childFrames().value(0)->frameFormat().bottomMargin() >= 10);
    for (const char* below : {"words", "- item", "|a|b|\n|---|---|\n|c|d|"}) {
        QTextDocument page;
        PageWriter under(page, style());
        under.entry(QStringLiteral("entry"), QStringLiteral("lookup:a"));
        under.write(lookup::readMarkdown(QString::fromLatin1(below)));
        QVERIFY2(page.rootFrame()->childFrames().value(0)->frameFormat().bottomMargin() >= 5, below);
    }
}

void TestMarkdownPage::numbersGoOnAfterATable()
{
    const auto document = written("1. a\n2. b\n\n|x|\n|---|\n|y|\n\n3. c", style());
    QCOMPARE(document->lastBlock().text(), QStringLiteral("3.\tc"));
}

void TestMarkdownPage::linksStayInside()
{
    const auto document = written("[a](section:x) [b](https://example.org) [c](file:///etc/passwd) [d](#y) "
                                  "[e](javascript:z) <https://example.org> https://example.org ruling:q",
                                  style());
    QCOMPARE(formatsOf(*document, QTextFormat::AnchorHref), QStringList("section:x"));
}

void TestMarkdownPage::sizesFollowTheText()
{
    PageStyle large = style();
    large.font.setPointSizeF(large.font.pointSizeF() * 2);
    const auto small = written("# A\n\ntext", style()), big = written("# A\n\ntext", large);
    QVERIFY(big->size().height() > small->size().height() * 1.7);
}

void TestMarkdownPage::longWordsAreBrokenRatherThanScrolled()
{
    const QString page = QStringLiteral("# Bedienungsmannschaften\n\nKompaniegefechtsstandsverlegung **dort**\n\n"
                                        "- Maschinengewehrunterstützung\n");
    PageStyle narrow = style();
    for (const int width : {120, 160, 800}) {
        narrow.width = width;
        const auto document = written(page, narrow);
        document->setTextWidth(width);
        QVERIFY2(document->idealWidth() <= width, qPrintable(QString::number(document->idealWidth())));
        QCOMPARE(document->toPlainText().contains(QChar(0x200b)), width < 800);
    }
}

void TestMarkdownPage::titlesStayLargerThanTheirSubheadings()
{
    const QString page = QStringLiteral("# Panzerungstabelle\n\n## Wo\n");
    PageStyle narrow = style();
    double last = 0;
    for (narrow.width = 60; narrow.width < 400; narrow.width += 10) {
        const auto document = written(page, narrow);
        const double title = document->begin().begin().fragment().charFormat().fontPointSize();
        const double subheading = document->lastBlock().begin().fragment().charFormat().fontPointSize();
        QVERIFY(title > subheading * 0.999);
        QVERIFY(title >= last);
        last = title;
    }
    QVERIFY(last > style().font.pointSizeF() * 1.4);
}

void TestMarkdownPage::hostile_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("images") << "![a](file:///etc/passwd) ![b](http://example.org/x.png) ![c](qrc:/icons/adjutant.svg)";
    QTest::newRow("html") << "<img src='file:///etc/passwd'><script>x</script><table><tr><td>";
    QTest::newRow("deep lists") << [] {
        QString page;
        for (int i = 0; i < 2000; ++i)
            page += QString(i * 2, QLatin1Char(' ')) + QStringLiteral("- a\n");
        return page;
    }();
    QTest::newRow("deep quotes") << repeated(">", 60000) + "a";
    QTest::newRow("giant table") << "|a|b|c|\n|---|---|---|\n" + repeated("|1|2|3|\n", 20000);
    QTest::newRow("wide table") << repeated("|a", 5000) + "\n" + repeated("|---", 5000) + "\n" + repeated("|b", 5000);
    QTest::newRow("many paragraphs") << repeated("a\n\n", 50000);
    QTest::newRow("one long word") << QString(120000, QLatin1Char('x'));
    QTest::newRow("object signs") << QString(1000, QChar(0xfffc)) + QString(100, QChar(0xfdd0)) + QChar(0xfdd1);
}

void TestMarkdownPage::hostile()
{
    QFETCH(QString, page);
    PageView view(*m_theme);
    view.resize(400, 600);
    view.showPage(written(page, view.pageStyle()));
    view.show();
    QCoreApplication::processEvents();
    QCOMPARE(formatsOf(*view.document(), QTextFormat::ImageName), QStringList{});
    QVERIFY(!view.toPlainText().contains(QChar::ObjectReplacementCharacter));
    QVERIFY(!view.loadResource(QTextDocument::ImageResource, QUrl("file:///etc/passwd")).isValid());
}

void TestMarkdownPage::linkIsAnnouncedAndNothingOpened()
{
    PageView view(*m_theme);
    QSignalSpy clicked(&view, &QTextBrowser::anchorClicked);
    view.resize(400, 300);
    view.showPage(written("a [link](section:x) and [another](section:y)", view.pageStyle()));
    view.show();
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Tab);
    QTest::keyClick(&view, Qt::Key_Tab);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(clicked.count(), 1);
    QCOMPARE(clicked.first().first().toUrl(), QUrl("section:y"));
    QVERIFY(view.toPlainText().startsWith("a link"));
}

void TestMarkdownPage::wordsAreMarked()
{
    PageView view(*m_theme);
    view.showPage(written("Cover, covers; **cov**er? Tank.\n\n|discover|\n|---|\n|cover|", view.pageStyle()));
    view.markWords({QStringLiteral("cover")});
    QStringList marked;
    for (const auto& selection : view.extraSelections())
        marked.append(selection.cursor.selectedText());
    QCOMPARE(marked, QStringList({"Cover", "covers", "cover", "cover"}));
}

QTEST_MAIN(TestMarkdownPage)
#include "tst_markdownpage.moc"
