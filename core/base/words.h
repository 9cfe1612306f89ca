// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>

namespace adjutant {

/// What the core says to people, in the language of the window; English where none is installed, as on the command
/// line. Nothing of it may go into a game, whose bytes are the same in every language.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)

public:
    /// A label in the middle of a sentence: small in English but for abbreviations, as it is where nouns are written
    /// large.
    static QString amid(const QString& label)
    {
        if (tr("small", "a label in the middle of a sentence: small or not") != QLatin1String("small"))
            return label;
        QStringList words = label.split(QLatin1Char(' '));
        for (QString& word : words)
            if (word.size() > 1 ? word[1].isLower() : words.size() > 1 && &word == &words.front())
                word = word.toLower();
        return words.join(QLatin1Char(' '));
    }
};

}
