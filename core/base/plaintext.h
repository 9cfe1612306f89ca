// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <algorithm>

namespace adjutant {

/// What is no letter but steers the text around it: it ends lines, moves the cursor or turns the direction.
inline bool steersText(QChar c)
{
    return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format;
}

/// Whether there are control characters other than line breaks and tabs in it, as no text from outside should have.
inline bool hasControls(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.category() == QChar::Other_Control && c != QLatin1Char('\n') && c != QLatin1Char('\t');
    });
}

}
