// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "print/cardpages.h"
#include "print/pdf.h"
#include "print/sheetpages.h"
#include "samplerules.h"

#include <QBuffer>
#include <QImage>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <memory>

using namespace adjutant;
using namespace adjutant::app;

namespace {

report::Sheet longSheet(int paragraphs)
{
    report::Sheet sheet{QStringLiteral("Long"), {}, {}, {}};
    for (int i = 0; i < paragraphs; ++i)
        sheet.parts.push_back({QStringLiteral("Part %1").arg(i),
                               lookup::readMarkdown(QStringLiteral("Some words of a rule. ").repeated(40)).blocks});
    return sheet;
}

report::Sheet tableSheet(int columns, int rows)
{
    QString text = QStringLiteral("| head ").repeated(columns) + QStringLiteral("|\n") +
                   QStringLiteral("| --- ").repeated(columns) + QStringLiteral("|\n");
    for (int row = 0; row < rows; ++row)
        text += QStringLiteral("| something ").repeated(columns) + QStringLiteral("|\n");
    return {QStringLiteral("Tables"), {}, {}, {{QStringLiteral("Table"), lookup::readMarkdown(text).blocks}}};
}

}

class TestSheetPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void bundledPacksFitFourPages_data();
    void bundledPacksFitFourPages();
    void nothingOverlapsOrLeavesThePage_data();
    void nothingOverlapsOrLeavesThePage();
    void columnsAreReadInOrder();
    void wideTablesTakeBothColumns();
    void tablesStayWhole();
    void tallTablesTakeBothColumnsToSavePaper();
    void wordsStayWithWhatTheyLeadInTo();
    void listsAndLastWordsStayTogether();
    void narrowColumnsDoNotWrap();
    void smallExtrasFillWhatALargeOneLeaves();
    void cardsAndScoreShareAPage();
    void tableLongerThanAPage();
    void neverBelowSevenPoints();
    void repetitionGoesFirst();
    void emptySheet();
    void letterIsAnotherPage();

private:
    SheetPages laidOut(const report::Sheet& sheet) const { return {sheet, *m_writer, m_page}; }

    QByteArray m_bytes;
    std::unique_ptr<QBuffer> m_buffer;
    std::unique_ptr<QPdfWriter> m_writer;
    QSizeF m_page;
};

void TestSheetPages::init()
{
    m_buffer = std::make_unique<QBuffer>(&m_bytes);
    QVERIFY(m_buffer->open(QIODevice::WriteOnly));
    m_writer = std::make_unique<QPdfWriter>(m_buffer.get());
    m_writer->setPageSize(QPageSize(QPageSize::A4));
    m_writer->setPageMargins(QMarginsF(11, 11, 11, 11), QPageLayout::Millimeter);
    m_page = m_writer->pageLayout().paintRectPixels(m_writer->resolution()).size();
}

void TestSheetPages::bundledPacksFitFourPages_data()
{
    QTest::addColumn<QString>("id");
    for (const packs::Found& found : packs::findAll())
        if (found.bundled)
            QTest::newRow(qPrintable(found.id)) << found.id;
}

void TestSheetPages::bundledPacksFitFourPages()
{
    QFETCH(QString, id);
    const auto found = packs::find(id);
    QVERIFY(found && found->reading.pack);
    const report::Sheet sheet = report::sheetOf(*found->reading.pack);
    const SheetPages pages = laidOut(sheet);
    QVERIFY2(pages.count() >= 1 && pages.count() <= SheetPages::mostPages, qPrintable(QString::number(pages.count())));
    QVERIFY(pages.points() >= SheetPages::leastPoints);
    QVERIFY(toPdf(sheet).startsWith("%PDF-"));
}

void TestSheetPages::nothingOverlapsOrLeavesThePage_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("rules") << 0;
    QTest::newRow("long") << 1;
    QTest::newRow("tables") << 2;
    QTest::newRow("endless paragraph") << 3;
}

void TestSheetPages::nothingOverlapsOrLeavesThePage()
{
    QFETCH(int, kind);
    report::Sheet sheet = report::sheetOf(test::sampleRules());
    if (kind == 1)
        sheet = longSheet(60);
    if (kind == 2)
        sheet = tableSheet(20, 150);
    if (kind == 3)
        sheet.parts = {{QStringLiteral("Endless"),
                        lookup::readMarkdown(QStringLiteral("no end of words ").repeated(5000)).blocks}};
    const SheetPages pages = laidOut(sheet);
    const auto& placed = pages.placed();
    QVERIFY(!placed.empty());
    const QRectF paper(QPointF(), m_page);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        QVERIFY(placed[i].page < pages.count());
        QVERIFY2(paper.adjusted(-1, -1, 1, 1).contains(placed[i].where), qPrintable(QString::number(i)));
        for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = placed[i].where & placed[j].where;
            QVERIFY(placed[i].page != placed[j].page || both.height() < 1 || both.width() < 1);
        }
    }
}

// Down the left column, then down the right one, then the next page.
void TestSheetPages::columnsAreReadInOrder()
{
    const SheetPages pages = laidOut(longSheet(60));
    QVERIFY(pages.count() > 1);
    const auto& placed = pages.placed();
    for (std::size_t i = 2; i < placed.size(); ++i) {
        const auto &before = placed[i - 1], &after = placed[i];
        const bool sameColumn = before.page == after.page && before.where.left() == after.where.left();
        const bool nextColumn = before.page == after.page && after.where.left() > before.where.left();
        QVERIFY(after.page == before.page + 1 || nextColumn || (sameColumn && after.where.top() >= before.where.top()));
    }
}

void TestSheetPages::wideTablesTakeBothColumns()
{
    const auto widthOf = [&](int columns) { return laidOut(tableSheet(columns, 3)).placed().back().where.width(); };
    QVERIFY(widthOf(3) < m_page.width() / 2);
    QVERIFY(widthOf(14) > m_page.width() * 0.99);
}

void TestSheetPages::tablesStayWhole()
{
    report::Sheet sheet{QStringLiteral("Tables"), {}, {}, {}};
    for (int i = 0; i < 12; ++i)
        sheet.parts.push_back(tableSheet(3, 20).parts.front());
    const SheetPages pages = laidOut(sheet);
    std::size_t tables = 0;
    const double whole = pages.placed().back().where.height();
    for (const auto& placed : pages.placed())
        tables += placed.where.height() == whole ? 1 : 0;
    QCOMPARE(tables, std::size_t(12));
}

// A column of names beside one of many words: in one column most of the paper stays white.
void TestSheetPages::tallTablesTakeBothColumnsToSavePaper()
{
    QString text = QStringLiteral("| name | wide awake | words |\n| --- | --- | --- |\n");
    for (int row = 0; row < 12; ++row)
        text += QStringLiteral("| somebody | %1 | %1 |\n").arg(QStringLiteral("word ").repeated(30));
    const report::Sheet sheet{
        QStringLiteral("Tables"), {}, {}, {{QStringLiteral("Table"), lookup::readMarkdown(text).blocks}}};
    QVERIFY(laidOut(sheet).placed().back().where.width() > m_page.width() * 0.99);
}

void TestSheetPages::wordsStayWithWhatTheyLeadInTo()
{
    constexpr int parts = 30;
    report::Sheet sheet{QStringLiteral("Leads"), {}, {}, {}};
    for (int i = 0; i < parts; ++i) {
        const QString text = i % 2 == 0 ? QStringLiteral("One of these:\n\n- this\n")
                                        : QStringLiteral("These:\n\n") + QStringLiteral("| a | b |\n| --- | --- |\n") +
                                              QStringLiteral("| c | d |\n").repeated(5 + i);
        sheet.parts.push_back({QStringLiteral("Part"), lookup::readMarkdown(text).blocks});
    }
    const SheetPages pages = laidOut(sheet);
    const auto& placed = pages.placed();
    for (std::size_t band = placed.size() - 3 * parts; band < placed.size(); band += 3) {
        for (std::size_t below : {band + 1, band + 2}) {
            QCOMPARE(placed[below].page, placed[band].page);
            QCOMPARE(placed[below].where.left(), placed[band].where.left());
            QVERIFY(placed[below].where.top() > placed[band].where.top());
        }
    }
}

// Two items at least at the end of a column and at the beginning of the next, and no last word alone.
void TestSheetPages::listsAndLastWordsStayTogether()
{
    report::Sheet sheet{QStringLiteral("Lists"), {}, {}, {}};
    const QString item = QStringLiteral("- some words of an item that takes a line or two of its column, and more\n");
    for (int i = 0; i < 40; ++i) {
        const QString text = item.repeated(2 + i % 5) + QStringLiteral("\nOne word more.\n");
        sheet.parts.push_back({QStringLiteral("Part"), lookup::readMarkdown(text).blocks});
    }
    const SheetPages pages = laidOut(sheet);
    QVERIFY(pages.count() > 1);
    const auto& placed = pages.placed();
    const auto sameColumn = [&](std::size_t one, std::size_t other) {
        return placed[one].page == placed[other].page && placed[one].where.left() == placed[other].where.left();
    };
    std::size_t at = placed.size();
    for (int i = 39; i >= 0; --i) {
        const auto items = std::size_t(2 + i % 5);
        at -= items + 2; // a band and the word more
        QVERIFY(sameColumn(at, at + 1));
        QVERIFY(sameColumn(at + 1, at + 2));
        QVERIFY(sameColumn(at + items - 1, at + items));
        QVERIFY(sameColumn(at + items, at + items + 1));
    }
}

// “lose 1 in 3” stays on its line, however long the words beside it are.
void TestSheetPages::narrowColumnsDoNotWrap()
{
    const auto heightWith = [&](const char* cell) {
        const QString text = QStringLiteral("| Dice | When |\n| ---: | --- |\n| %1 | short |\n| +1 | %2 |\n")
                                 .arg(QLatin1String(cell), QStringLiteral("words without an end ").repeated(20));
        report::Sheet sheet{
            QStringLiteral("Table"), {}, {}, {{QStringLiteral("T"), lookup::readMarkdown(text).blocks}}};
        return laidOut(sheet).placed().back().where.height();
    };
    QCOMPARE(heightWith("lose 1 in 3"), heightWith("lose_1_in_3"));
}

void TestSheetPages::smallExtrasFillWhatALargeOneLeaves()
{
    report::Sheet sheet = longSheet(40);
    const std::size_t rules = laidOut(sheet).placed().size();
    sheet.parts.push_back({QStringLiteral("Large"), longSheet(1).parts.front().blocks, true});
    for (int i = 0; i < 8; ++i)
        sheet.parts.back().blocks.insert(sheet.parts.back().blocks.end(), 20, sheet.parts.back().blocks.front());
    sheet.parts.push_back({QStringLiteral("Small"), longSheet(1).parts.front().blocks, true});
    const SheetPages pages = laidOut(sheet);
    QCOMPARE(pages.count(), SheetPages::mostPages);
    QCOMPARE(pages.placed().size(), rules + 2);
}

void TestSheetPages::cardsAndScoreShareAPage()
{
    report::Cards cards = report::cardsOf(test::sampleRules());
    QVERIFY(!cards.units.empty());
    QCOMPARE(print(cards, *m_writer), 1);
    while (cards.rows.size() < 30)
        cards.rows.append(QStringLiteral("x"));
    QCOMPARE(print(cards, *m_writer), 2);
}

void TestSheetPages::tableLongerThanAPage()
{
    const SheetPages pages = laidOut(tableSheet(3, 400));
    QVERIFY(pages.count() > 1);
}

void TestSheetPages::neverBelowSevenPoints()
{
    const SheetPages pages = laidOut(longSheet(400));
    QVERIFY(pages.count() > SheetPages::mostPages);
    QCOMPARE(pages.points(), SheetPages::leastPoints);
    std::size_t bands = 0;
    for (const auto& placed : pages.placed())
        bands += placed.piece ? 1 : 0;
    QVERIFY2(bands >= 800, "a heading and a paragraph each: no rule is lost");
}

void TestSheetPages::repetitionGoesFirst()
{
    report::Sheet sheet = longSheet(40);
    const auto pieces = [&](const report::Sheet& of) { return laidOut(of).placed().size(); };
    const std::size_t rules = pieces(sheet);
    for (int i = 0; i < 60; ++i) {
        sheet.parts.push_back(sheet.parts.front());
        sheet.parts.back().isExtra = true;
    }
    const SheetPages pages = laidOut(sheet);
    QCOMPARE(pages.count(), SheetPages::mostPages);
    QVERIFY(pages.placed().size() >= rules);
    QVERIFY(pages.placed().size() < rules + 120);
}

void TestSheetPages::emptySheet()
{
    QCOMPARE(laidOut({}).count(), 1);
    QVERIFY(toPdf(report::Sheet()).startsWith("%PDF-"));
}

void TestSheetPages::letterIsAnotherPage()
{
    const report::Sheet sheet = report::sheetOf(test::sampleRules());
    QVERIFY(toPdf(sheet, QPageSize::A4).contains("MediaBox [0 0 595"));
    QVERIFY(toPdf(sheet, QPageSize::Letter).contains("MediaBox [0 0 612"));
}

QTEST_MAIN(TestSheetPages)
#include "tst_sheetpages.moc"
