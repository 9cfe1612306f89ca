// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/words.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace adjutant::lookup {

namespace {

constexpr int mostTyped = 400;
constexpr int mostWords = 8;
constexpr int mostLetters = 40;

QChar folded(QChar c)
{
    if (c.unicode() < 0x80)
        return c.toLower();
    if (c == QChar(0xd7)) // ×
        return QLatin1Char('x');
    while (c.decompositionTag() == QChar::Canonical && !c.decomposition().isEmpty())
        c = c.decomposition().front();
    return c.toLower();
}

bool isAsciiLetterOrDigit(QChar c)
{
    const auto u = c.unicode();
    return (u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || (u >= '0' && u <= '9');
}

bool belongs(QChar c)
{
    if (c.unicode() < 0x80)
        return isAsciiLetterOrDigit(c);
    return c.isLetterOrNumber() || c.isMark() || c == QChar(0xd7);
}

// The point of `31.8`, and the comma of `31,8`.
bool isPoint(const QString& text, int at)
{
    return (text[at] == QLatin1Char('.') || text[at] == QLatin1Char(',')) && at > 0 && at + 1 < text.size() &&
           text[at - 1].isDigit() && text[at + 1].isDigit();
}

// Alone it is the sign for times, between letters or digits it is the x of 2x4.
bool isOnlySign(const QString& word)
{
    return word == QChar(0xd7);
}

const QSet<QString>& fillers()
{
    static const QSet<QString> words = {
        QStringLiteral("a"),    QStringLiteral("an"),   QStringLiteral("and"),   QStringLiteral("are"),
        QStringLiteral("at"),   QStringLiteral("can"),  QStringLiteral("do"),    QStringLiteral("does"),
        QStringLiteral("for"),  QStringLiteral("how"),  QStringLiteral("i"),     QStringLiteral("if"),
        QStringLiteral("in"),   QStringLiteral("is"),   QStringLiteral("it"),    QStringLiteral("my"),
        QStringLiteral("of"),   QStringLiteral("on"),   QStringLiteral("or"),    QStringLiteral("the"),
        QStringLiteral("to"),   QStringLiteral("what"), QStringLiteral("when"),  QStringLiteral("where"),
        QStringLiteral("who"),  QStringLiteral("why"),  QStringLiteral("which"), QStringLiteral("with"),
        QStringLiteral("many"), QStringLiteral("much"),
    };
    return words;
}

bool isNumber(QStringView word)
{
    return !word.isEmpty() &&
           std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit() || c == QLatin1Char('.'); });
}

// `2x4` in one: its two numbers, as long as they are two.
std::optional<std::pair<Word, Word>> factorsOf(const Word& word)
{
    const int sign = int(word.folded.indexOf(QLatin1Char('x')));
    const QString left = word.folded.left(sign), right = word.folded.mid(sign + 1);
    if (sign < 0 || word.folded.size() != word.length || !isNumber(left) || !isNumber(right))
        return {};
    return std::pair{Word{left, word.begin, sign}, Word{right, word.begin + sign + 1, int(right.size())}};
}

// Whether nothing but a sign for times and spaces lies there, and the marks of inches.
bool isTimes(QStringView between)
{
    int signs = 0;
    for (const QChar c : between) {
        if (c == QChar(0xd7) || c.toLower() == QLatin1Char('x'))
            ++signs;
        else if (!c.isSpace() && c != QLatin1Char('"') && c != QChar(0x2033))
            return false;
    }
    return signs == 1;
}

// `24 × 16` is the word `24x16` as well.
std::vector<Word> withProducts(const std::vector<Word>& words, const QString& text)
{
    std::vector<Word> all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word& word = words[i];
        if (const auto factors = factorsOf(word)) {
            all.insert(all.end(), {word, factors->first, factors->second});
            continue;
        }
        const bool signIsWord = i + 2 < words.size() && words[i + 1].folded == QLatin1String("x");
        const std::size_t next = i + (signIsWord ? 2 : 1);
        const int end = word.begin + word.length;
        const bool isProduct = next < words.size() && isNumber(word.folded) && isNumber(words[next].folded) &&
                               isTimes(QStringView(text).mid(end, words[next].begin - end));
        if (isProduct)
            all.push_back({word.folded + QLatin1Char('x') + words[next].folded, word.begin,
                           words[next].begin + words[next].length - word.begin});
        all.push_back(word);
        if (isProduct && signIsWord)
            ++i;
    }
    return all;
}

}

std::vector<Word> wordsOf(const QString& text)
{
    std::vector<Word> words;
    const int size = int(text.size());
    for (int at = 0; at < size;) {
        if (!belongs(text[at])) {
            ++at;
            continue;
        }
        Word word{{}, at, 0};
        for (; at < size && (belongs(text[at]) || isPoint(text, at)); ++at) {
            if (text[at] == QLatin1Char(','))
                word.folded += QLatin1Char('.');
            else if (!text[at].isMark())
                word.folded += folded(text[at]);
        }
        word.length = at - word.begin;
        if (!word.folded.isEmpty() && !isOnlySign(text.mid(word.begin, word.length)))
            words.push_back(word);
    }
    return withProducts(words, text);
}

QStringList wanted(const QString& typed)
{
    QStringList all, telling;
    for (const Word& word : wordsOf(typed.left(mostTyped))) {
        const QString letters = word.folded.left(mostLetters);
        if (all.contains(letters))
            continue;
        all.append(letters);
        if (!fillers().contains(letters))
            telling.append(letters);
    }
    return (telling.isEmpty() ? all : telling).mid(0, mostWords);
}

}
