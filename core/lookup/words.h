// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace adjutant::lookup {

/// A word as it is looked for: lower case, without accents. `31.8` is one word; `24 × 16`, however it is written, is
/// `24x16`, followed by its two numbers.
struct Word {
    QString folded;
    int begin = 0, length = 0; ///< its place in the text
};

std::vector<Word> wordsOf(const QString& text);

/// What somebody typed, as words: at most eight of at most 40 letters, out of the first 400 characters. Words such as
/// “what is the” are left out, as long as others remain.
QStringList wanted(const QString& typed);

}
