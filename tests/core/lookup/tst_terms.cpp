// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/terms.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::lookup;

class TestTerms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void links_data();
    void links();
    void nothingOfThePageIsLost();
    void manyTermsAndManyWords();

private:
    static std::vector<packs::Term> glossary()
    {
        return {{QStringLiteral("Cover"), {}, {}},
                {QStringLiteral("Hard cover"), {}, {}},
                {QStringLiteral("Brick"), {}, {}},
                {QStringLiteral("…"), {}, {}}};
    }
    // Links as {text|target}.
    static QString shown(const Spans& spans)
    {
        QString text;
        for (const Span& span : spans)
            text += span.link.isEmpty() ? span.text : QStringLiteral("{%1|%2}").arg(span.text, span.link);
        return text;
    }
};

void TestTerms::links_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a word") << "Take cover now."
                            << "Take {cover|term:Cover} now.";
    QTest::newRow("only once") << "Cover is cover."
                               << "{Cover|term:Cover} is cover.";
    QTest::newRow("plural") << "Two bricks."
                            << "Two {bricks|term:Brick}.";
    QTest::newRow("the longer") << "In hard cover, then cover."
                                << "In {hard cover|term:Hard cover}, then {cover|term:Cover}.";
    QTest::newRow("part of a word") << "Recovered, covering, brickwork."
                                    << "Recovered, covering, brickwork.";
    QTest::newRow("bold") << "**Cover** helps."
                          << "{Cover|term:Cover} helps.";
    QTest::newRow("link already") << "See [cover](section:cover)."
                                  << "See {cover|section:cover}.";
    QTest::newRow("code") << "`cover` counts."
                          << "cover counts.";
    QTest::newRow("heading") << "# Cover"
                             << "Cover";
    QTest::newRow("at the end") << "a brick"
                                << "a {brick|term:Brick}";
}

void TestTerms::links()
{
    QFETCH(QString, markdown);
    Markdown page = readMarkdown(markdown);
    linkTerms(page, glossary());
    QTEST(shown(page.blocks.front().spans), "expected");
}

void TestTerms::nothingOfThePageIsLost()
{
    const QString text =
        QStringLiteral("Cover *and* **brick**s\n\n| Cover | Brick |\n| --- | --- |\n| cover | a brick |\n");
    Markdown page = readMarkdown(text);
    const Markdown before = page;
    linkTerms(page, glossary());
    QCOMPARE(page.blocks.size(), before.blocks.size());
    for (std::size_t i = 0; i < page.blocks.size(); ++i) {
        QCOMPARE(plain(page.blocks[i].spans), plain(before.blocks[i].spans));
        QCOMPARE(page.blocks[i].rows.size(), before.blocks[i].rows.size());
    }
    const auto& table = page.blocks.back();
    QCOMPARE(shown(table.rows[0][1]), QStringLiteral("Brick"));
    QCOMPARE(shown(table.rows[1][1]), QStringLiteral("a brick"));
}

void TestTerms::manyTermsAndManyWords()
{
    std::vector<packs::Term> glossary;
    for (int i = 0; i < 300; ++i)
        glossary.push_back({QStringLiteral("term%1").arg(i), {}, {}});
    Markdown page = readMarkdown(QStringLiteral("word term7 ").repeated(8000));
    linkTerms(page, glossary);
    QCOMPARE(page.blocks.front().spans.size(), std::size_t(3));
}

QTEST_APPLESS_MAIN(TestTerms)
#include "tst_terms.moc"
