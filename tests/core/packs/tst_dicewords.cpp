// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/odds.h"
#include "dice/throwing.h"
#include "german.h"
#include "packs/dicewords.h"

#include <QFile>
#include <QTest>

using namespace adjutant;
using dice::Issue;

/// What the dice say about a text, the faces or the inputs is said in the language of the window, whole.
class TestDiceWords : public QObject
{
    Q_OBJECT

private:
    /// Empty when the dice see nothing wrong.
    static QString said(const std::optional<Issue>& issue) { return issue ? packs::toWords(*issue) : QString(); }

    static std::optional<Issue> issueOf(const QString& text, const std::vector<dice::Input>& inputs = {})
    {
        const auto program = dice::Program::parse(text.toStdString(), inputs);
        return program ? std::nullopt : std::optional(program.error());
    }

    static std::optional<Issue> issueOf(const char* text, std::optional<std::int64_t> face,
                                        std::optional<std::int64_t> count = {})
    {
        dice::TypedFaces faces({face});
        if (count)
            faces.addCount(0, *count);
        const auto program = dice::Program::parse(text);
        const auto thrown = program ? dice::throwDice(*program, {}, faces) : tl::unexpected(program.error());
        return thrown ? std::nullopt : std::optional(thrown.error());
    }

    static std::optional<Issue> issueOf(const dice::Input& input, const dice::Bindings& bindings)
    {
        const auto program = dice::Program::parse(input.name, {input});
        const auto answer = program ? dice::odds(*program, bindings) : tl::unexpected(program.error());
        return answer ? std::nullopt : std::optional(answer.error());
    }

private Q_SLOTS:
    void conditionsAreSaidInOneWay_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow(">= 5") << "5 or more";
        QTest::newRow("> 4") << "5 or more";
        QTest::newRow("<= 4") << "4 or less";
        QTest::newRow("< 5") << "4 or less";
        QTest::newRow("> -1") << "0 or more";
        QTest::newRow("> 9223372036854775807") << "more than 9223372036854775807";
        QTest::newRow("odd") << "odd";
    }
    void conditionsAreSaidInOneWay() { QTEST(packs::conditionInWords(QTest::currentDataTag()), "words"); }

    void isGerman_data()
    {
        QTest::addColumn<QString>("text");
        QFile golden(QStringLiteral(TEST_DATA "/dice/errors.golden"));
        QVERIFY(golden.open(QIODevice::ReadOnly));
        for (const QString& one : QString::fromUtf8(golden.readAll()).split("\n\n", Qt::SkipEmptyParts)) {
            const QString text = one.section('\n', 0, 0).mid(2);
            QTest::newRow(qPrintable(text)) << text;
        }
        for (const char* text :
             {"", "\x01", "1001d6", "1d1000001", "sum", "repeat(1000001, 1)", "chain(1000001, x = 1, x)",
              "1d6! limit 1000001", "9223372036854775807 + 1d2", "1d{-}", "1d6 count = -d6", "a = 1; b = 2; c"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("characters") << QString(5000, '1');
        QTest::newRow("nesting") << QString(100, '(') + "1" + QString(100, ')');
    }

    void isGerman()
    {
        QFETCH(const QString, text);
        const QString english = said(issueOf(text));
        QVERIFY(!english.isEmpty());
        QCOMPARE(english, QString::fromStdString(issueOf(text)->words()));
        const test::German german;
        const QString words = said(issueOf(text));
        QVERIFY2(words != english, qPrintable(words));
        QVERIFY2(test::englishIn(words).isEmpty(), qPrintable(words));
    }

    void aSentenceIsWhole()
    {
        const test::German german;
        QCOMPARE(said(issueOf("2d6 +")),
                 QString("erwartet wird eine Zahl, Würfel wie 3d6, ein Name oder „(“; der Text endet hier"));
        QCOMPARE(said(issueOf("(2d6 4")), QString("erwartet wird „)“; hier steht „4“"));
        QCOMPARE(said(issueOf("2d6 %1")),
                 QString("„%“ gehört nicht zur Schreibweise; Namen bestehen aus a bis z, Ziffern und _"));
        QCOMPARE(said(issueOf("100000d6")), QString("ein Wurf hat höchstens 1.000 Würfel"));
    }

    void diceThatAreReadAreGerman()
    {
        QCOMPARE(packs::diceInWords("2d10"), QString("2d10"));
        const test::German german;
        QCOMPARE(packs::diceInWords("2d10"), QString("2W10"));
        QCOMPARE(packs::diceInWords("d6"), QString("W6"));
        QCOMPARE(packs::diceInWords("1d{0,0,3}"), QString("1W{0,0,3}"));
    }

    void facesAreRefusedInGerman()
    {
        const test::German german;
        QCOMPARE(said(issueOf("attack = 3d10; attack", 11)),
                 QString("der Wurf attack, 3d10, kann nicht 11 zeigen; seine Würfel zeigen 1 bis 10"));
        QCOMPARE(said(issueOf("1d{0,0,3}", 2)),
                 QString("der Wurf 1d{0,0,3}, kann nicht 2 zeigen; seine Würfel zeigen 0, 0, 3"));
        QCOMPARE(said(issueOf("3d6 count >= 5", {}, 4)),
                 QString("der Wurf 3d6, kann nicht 4 Würfel >= 5 haben; möglich: 0 bis 3"));
    }

    void inputsAreRefusedInGerman()
    {
        const test::German german;
        const dice::Input number{"range", dice::Input::Kind::Number, 1, 6, {}};
        const dice::Input pool{"pool", dice::Input::Kind::Dice, 0, 0, {}};
        const dice::Input choice{"cover", dice::Input::Kind::Choice, 0, 1, {"none", "some"}};
        const dice::Pool d6{1, {1, 2, 3, 4, 5, 6}};
        QCOMPARE(said(issueOf(number, {{"range", std::int64_t(7)}})),
                 QString("die Angabe range muss zwischen 1 und 6 liegen, nicht bei 7"));
        for (const auto& issue :
             {issueOf(number, {}), issueOf(number, {{"range", d6}}), issueOf(pool, {{"pool", std::int64_t(7)}}),
              issueOf(pool, {{"pool", dice::Pool{}}}), issueOf(pool, {{"pool", dice::Pool{1, {2, 1}}}}),
              issueOf(pool, {{"pool", dice::Pool{1001, {1, 2}}}}), issueOf("cover is wrong", {choice})}) {
            QVERIFY(issue);
            QVERIFY2(said(issue) != QString::fromStdString(issue->words()), issue->words().c_str());
            QVERIFY2(test::englishIn(said(issue)).isEmpty(), qPrintable(said(issue)));
        }
    }

    // What is typed may look like a place for it.
    void whatIsTypedStaysAsItIs()
    {
        const dice::Sentence sentence("%2 before %1, 100 % of it", {std::string("%2"), std::string("%1")});
        QCOMPARE(dice::inEnglish(sentence), std::string("%1 before %2, 100 % of it"));
    }
};

QTEST_GUILESS_MAIN(TestDiceWords)
#include "tst_dicewords.moc"
