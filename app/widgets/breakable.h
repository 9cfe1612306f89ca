// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::app {

/// The same words, which a label may break where somebody wrote a name without a single blank.
inline QString breakable(const QString& words)
{
    constexpr qsizetype longest = 24; // of what languages have, with a few exceptions
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

}
