// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/markdown.h"

#include <QTest>

using namespace adjutant::lookup;

namespace {

QString shown(const Spans& spans)
{
    QString text;
    for (const Span& span : spans) {
        QString piece = span.text;
        if (span.code)
            piece = QLatin1Char('`') + piece + QLatin1Char('`');
        if (span.italic)
            piece = QLatin1Char('/') + piece + QLatin1Char('/');
        if (span.bold)
            piece = QLatin1Char('*') + piece + QLatin1Char('*');
        if (!span.link.isEmpty())
            piece += QLatin1Char('{') + span.link + QLatin1Char('}');
        text += piece;
    }
    return text;
}

// One line a block: what it is, how deep, and its text.
QString shown(const Block& block)
{
    static const char* const kinds[] = {"H", "P", "I", "C", "R", "T"};
    QString text = QString::fromLatin1(kinds[int(block.kind)]) + QString::number(block.level) + QLatin1Char(' ');
    if (block.depth > 0)
        text += QStringLiteral("%1:%2 ").arg(block.depth).arg(block.number);
    if (block.quoted)
        text += QStringLiteral("> ");
    text += shown(block.spans);
    for (const auto& row : block.rows) {
        for (const Spans& cell : row)
            text += QLatin1Char('[') + shown(cell) + QLatin1Char(']');
        text += QLatin1Char(';');
    }
    return text;
}

QString table(int columns, int rows)
{
    return QStringLiteral("|a").repeated(columns) + QLatin1Char('\n') + QStringLiteral("|---").repeated(columns) +
           QLatin1Char('\n') + QStringLiteral("|b\n").repeated(rows);
}

}

class TestMarkdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void hostile_data();
    void hostile();
};

void TestMarkdown::pages_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QStringList>("blocks");
    QTest::newRow("empty") << "" << QStringList{};
    QTest::newRow("headings") << "# A\n## B" << QStringList{"H1 A", "H2 B"};
    QTest::newRow("spans") << "a **b *c*** `d`" << QStringList{"P0 a *b **/c/* `d`"};
    QTest::newRow("lines") << "a\nb  \nc" << QStringList{"P0 a b\nc"};
    QTest::newRow("links inside") << "[a](section:x)**[b](section:y)**" << QStringList{"P0 a{section:x}*b*{section:y}"};
    QTest::newRow("links elsewhere") << "[a](http://x) [b](file:///etc/passwd) [c](javascript:x) <http://y>"
                                     << QStringList{"P0 a b c http://y"};
    QTest::newRow("images") << "![cap](file:///etc/passwd) ![](section:x)" << QStringList{"P0 cap "};
    QTest::newRow("html") << "<img src=x> &lt; <script>a</script>"
                          << QStringList{"P0 <img src=x> < <script>a</script>"};
    QTest::newRow("tight list") << "- a\n- b\n  1. c\n  2. d\n- e"
                                << QStringList{"I0 1:0 a", "I0 1:0 b", "I0 2:1 c", "I0 2:2 d", "I0 1:0 e"};
    QTest::newRow("loose list") << "3. a\n\n   more\n\n4. b" << QStringList{"I0 1:3 a", "P0 1:0 more", "I0 1:4 b"};
    QTest::newRow("heading in an item") << "- # a\n  b" << QStringList{"I0 1:0 ", "H1 1:0 a", "P0 1:0 b"};
    QTest::newRow("quote") << "> a" << QStringList{"P0 > a"};
    QTest::newRow("code") << "```\na *b*\n```" << QStringList{"C0 `a *b*\n`"};
    QTest::newRow("rule") << "a\n\n---\n\nb" << QStringList{"P0 a", "R0 ", "P0 b"};
    QTest::newRow("table") << "|a|b|\n|---|---:|\n|**c**|d|" << QStringList{"T0 [a][b];[*c*][d];"};
    QTest::newRow("entities") << "&frac14; &#189; &#xd7; &nope; &#0; &#xd800;"
                              << QStringList{QStringLiteral("P0 ¼ ½ × &nope; \ufffd \ufffd")};
    QTest::newRow("controls") << QStringLiteral("a\u202eb\u0007c\u2029d\ufdd0e\ufffcf") << QStringList{"P0 abcdef"};
}

void TestMarkdown::pages()
{
    QFETCH(QString, page);
    QStringList found;
    const Markdown read = readMarkdown(page);
    for (const Block& block : read.blocks)
        found.append(shown(block));
    QTEST(found, "blocks");
    QVERIFY(!read.cut);
}

void TestMarkdown::hostile_data()
{
    QTest::addColumn<QString>("page");
    QString deepList;
    for (int i = 0; i < 500; ++i)
        deepList += QString(i * 2, QLatin1Char(' ')) + QStringLiteral("- a\n");
    QTest::newRow("deep list") << deepList;
    QTest::newRow("list on one line") << QStringLiteral("- ").repeated(60000);
    QTest::newRow("quotes on one line") << QStringLiteral(">").repeated(120000);
    QTest::newRow("quotes on many lines") << (QStringLiteral(">").repeated(300) + QLatin1Char('\n')).repeated(400);
    QTest::newRow("stars") << QStringLiteral("*a **a ").repeated(20000);
    QTest::newRow("underscores") << QStringLiteral("_a__ ").repeated(25000);
    QTest::newRow("open brackets") << QStringLiteral("[").repeated(130000);
    QTest::newRow("links in links") << QStringLiteral("[a](").repeated(30000);
    QTest::newRow("images in images") << QStringLiteral("![a](b ").repeated(18000);
    QTest::newRow("backticks") << QStringLiteral("`a``b").repeated(25000);
    QTest::newRow("angles") << QStringLiteral("<a ").repeated(40000);
    QTest::newRow("entities") << QStringLiteral("&a").repeated(60000);
    QTest::newRow("wide table") << table(12000, 25000);
    QTest::newRow("long table") << table(2, 60000);
    QTest::newRow("definitions") << QStringLiteral("[a]: b\n").repeated(18000) + QStringLiteral("[a]").repeated(1000);
    QTest::newRow("paragraphs") << QStringLiteral("a\n\n").repeated(50000);
    QTest::newRow("megabytes") << QStringLiteral("word ").repeated(2000000);
    QTest::newRow("nulls") << QString(100000, QChar(0));
}

void TestMarkdown::hostile()
{
    QFETCH(QString, page);
    const Markdown read = readMarkdown(page);
    std::size_t cells = 0, rows = 0;
    for (const Block& block : read.blocks) {
        QVERIFY(block.depth <= 6);
        QVERIFY(block.columns.size() <= 24);
        rows += block.rows.size();
        for (const auto& row : block.rows)
            cells += row.size();
    }
    QVERIFY(read.blocks.size() <= 2000);
    QVERIFY(cells <= 2000 && rows <= 2000);
}

QTEST_APPLESS_MAIN(TestMarkdown)
#include "tst_markdown.moc"
