// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::app {

/// The longest that a word is where there is hardly room for a button: what languages compound may be longer.
constexpr qsizetype narrowWord = 14;

/// The same words, which a label may break where somebody wrote a name without a single blank. As they are, languages
/// have words of up to 24 letters, with a few exceptions.
inline QString breakable(const QString& words, qsizetype longest = 24)
{
    constexpr qsizetype part = 12;
    QString result;
    for (qsizetype begin = 0, end = 0; begin < words.size(); begin = end) {
        while (end < words.size() && !words[end].isSpace())
            ++end;
        for (qsizetype at = begin; at < end; ++at) {
            const bool whole = !words[at].isLowSurrogate() && !words[at].isMark();
            if (end - begin > longest && at > begin && (at - begin) % part == 0 && whole)
                result += QChar(0x200b);
            result += words[at];
        }
        for (; end < words.size() && words[end].isSpace(); ++end)
            result += words[end];
    }
    return result;
}

/// The same words, of which no line ends between a number and what it counts, as “8 bricks”, or between a label and the
/// number that ends it, as “Armour 4”. Of the same length.
inline QString together(QString words)
{
    const auto ends = [&](qsizetype at) {
        return at >= words.size() || QStringLiteral(",;)\n").contains(words[at]) ||
               QStringView(words).mid(at).startsWith(QStringLiteral(" ·"));
    };
    for (qsizetype at = words.indexOf(u' '); at > 0 && at + 1 < words.size(); at = words.indexOf(u' ', at + 1)) {
        qsizetype after = at + 1;
        while (after < words.size() && words[after].isDigit())
            ++after;
        const bool counts = words[at - 1].isDigit() && words[at + 1].isLetter();
        const bool closes = words[at - 1].isLetter() && after > at + 1 && ends(after);
        if (counts || closes)
            words[at] = QChar::Nbsp;
    }
    return words;
}
}
