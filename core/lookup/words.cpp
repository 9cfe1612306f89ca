// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/words.h"

#include <QSet>

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
    return words;
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
