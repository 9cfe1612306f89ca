// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "dice/program.h"
#include "dice/throwbuilder.h"

#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

namespace {

constexpr std::pair<const char*, Chip> chips[] = {
    {"kh", Chip::KeepHighest}, {"kl", Chip::KeepLowest}, {"dh", Chip::DropHighest}, {"dl", Chip::DropLowest},
    {"r", Chip::Reroll},       {"!", Chip::Explode},     {"count", Chip::Count},    {"+", Chip::Plus},
    {"-", Chip::Minus},        {"more", Chip::More},     {"less", Chip::Less},      {"back", Chip::Backspace},
    {"clear", Chip::Clear}};

QString tapped(QString text, const QString& taps)
{
    for (const QString& tap : taps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (tap.startsWith(QLatin1Char('d')) && tap[1].isDigit())
            text = withDie(text, tap.mid(1).toInt());
        for (const auto& [name, chip] : chips)
            if (tap == QLatin1String(name))
                text = withChip(text, chip);
    }
    return text;
}

}

class TestThrowBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builds_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("taps");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* name, const char* before, const char* taps, const char* after) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(taps) << QString::fromUtf8(after);
        };
        row("one die", "", "d6", "1d6");
        row("again is two", "", "d6 d6", "2d6");
        row("another kind", "", "d6 d8", "1d6 + 1d8");
        row("back to the first", "", "d6 d8 d6", "1d6 + 1d8 + 1d6");
        row("two of another", "", "d20 d4 d4", "1d20 + 2d4");
        row("hundred", "", "d100", "1d100");
        row("keep", "", "d6 d6 d6 kh", "3d6 kh 1");
        row("keep more", "", "d6 d6 d6 kh kh", "3d6 kh 2");
        row("keep more than there are", "", "d6 d6 kh kh kh", "2d6 kh 1");
        row("a die more to keep from", "", "d6 d6 d6 kh kh d6", "4d6 kh 2");
        row("drop", "", "d10 d10 dl", "2d10 dl 1");
        row("reroll", "", "d6 d6 r", "2d6 r = 1");
        row("reroll more", "", "d6 r r", "1d6 r <= 2");
        row("reroll all but one goes round", "", "d4 r r r r", "1d4 r = 1");
        row("explode", "", "d6 !", "1d6 !");
        row("explode no longer", "", "d6 ! !", "1d6");
        row("count", "", "d6 d6 count", "2d6 count >= 4");
        row("count higher", "", "d6 count count count", "1d6 count >= 6");
        row("count goes round", "", "d6 count count count count", "1d6 count >= 2");
        row("keep before counting", "", "d6 d6 count kh", "2d6 kh 1 count >= 4");
        row("plus", "", "d6 + + +", "1d6 + 3");
        row("plus and minus", "", "d6 + + -", "1d6 + 1");
        row("plus goes", "", "d6 + -", "1d6");
        row("below nothing", "", "d6 + - -", "1d6 - 1");
        row("keep in spite of a bonus", "2d6 + 3", "kh", "2d6 kh 1 + 3");
        row("last number up", "4d6 kh 3", "more", "4d6 kh 4");
        row("last number down", "8d6 count >= 5", "less", "8d6 count >= 4");
        row("number of dice", "4d6", "more more", "6d6");
        row("at least one die", "1d6", "less", "1d6");
        row("sides are no number to change", "d6", "more", "d6");
        row("typed without a count", "d6", "d6", "2d6");
        row("capitals", "2D6", "d6", "3d6");
        row("percent", "2d%", "count", "2d% count >= 51");
        row("after an operator", "2 *", "d6", "2 * 1d6");
        row("in a definition", "a =", "d6", "a = 1d6");
        row("after then", "if 1 then", "d6", "if 1 then 1d6");
        row("a name that ends like a die", "add6", "d6", "add6 + 1d6");
        row("nothing to keep", "", "kh", "");
        row("nothing to add to", "7", "+", "7");
        row("take back", "4d6 kh 3 + 2", "back back", "4d6 kh 3");
        row("take back dice", "4d6", "back", "");
        row("take back nothing", "", "back", "");
        row("clear", "4d6 kh 3", "clear", "");
    }

    void builds()
    {
        QFETCH(QString, before);
        QFETCH(QString, taps);
        QFETCH(QString, after);
        QCOMPARE(tapped(before, taps), after);
    }

    /// Whatever is tapped, in whatever order: the text can be thrown.
    void everyOrderReads()
    {
        dice::Generator generator(*dice::parseSeed("7a9"));
        const int sides[] = {4, 6, 8, 10, 12, 20, 100};
        for (int run = 0; run < 2000; ++run) {
            QString text = withDie({}, sides[generator.below(7)]);
            for (int tap = 0; tap < 12; ++tap) {
                const auto choice = generator.below(18);
                text = choice < 11 ? withChip(text, chips[choice].second) : withDie(text, sides[choice - 11]);
                const auto program = dice::Program::parse(text.toStdString());
                QVERIFY2(program, qPrintable(QStringLiteral("%1: %2").arg(
                                      text, program ? QString() : QString::fromStdString(program.error().words()))));
            }
        }
    }

    void takingBackEnds()
    {
        QString text = QStringLiteral("hits = 2d10 where >= 5; again(hits) count in {1,2} # odd");
        for (int i = 0; i < 60; ++i) {
            const QString shorter = withChip(text, Chip::Backspace);
            QVERIFY(text.isEmpty() || shorter.size() < text.size());
            text = shorter;
        }
        QCOMPARE(text, QString());
    }
};

QTEST_GUILESS_MAIN(TestThrowBuilder)
#include "tst_throwbuilder.moc"
