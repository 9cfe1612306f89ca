// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/vocabulary.h"

#include <QHash>

#include <vector>

namespace adjutant::lookup {

/// Which words of the texts a word that was looked for stands for.
struct Meant {
    QString letters;
    Vocabulary::Stretch begins; ///< words that begin with it
    std::vector<int> alike;     ///< when there are none: those that it may be a slip of

    bool isNothing() const { return begins.isEmpty() && alike.empty(); }
};

/// Texts by their words, ranked by BM25 with words of titles weighing more. Every text that fits is ranked, whatever
/// was typed: the lists are short enough to be read whole within a key stroke.
class Inverted
{
public:
    /// Of the texts of one group only the best is found; `favour` is a factor for the score among them.
    struct Text {
        QString title, body;
        QString aside; ///< words that count for little
        int group = 0;
        float favour = 1;
    };
    void add(const Text& text);
    /// After the last text and before the first question.
    void finish();

    std::vector<Meant> meant(const QStringList& words) const;
    /// Numbers of texts in the order they were added, best first: those with all the words, or if none has all, those
    /// with some.
    std::vector<int> find(const std::vector<Meant>& words, int most) const;
    bool means(const Meant& meant, const QString& word) const;

private:
    struct Posting {
        int text = 0;
        float weight = 0;
    };
    struct Counted {
        float title = 0, body = 0;
    };
    struct Found;

    void count(const QString& text, float Counted::*field, float factor = 1);
    int gather(const Meant& meant, std::vector<float>& best, std::vector<int>& touched) const;
    std::vector<int> bestOfGroups(const Found& found, int most) const;

    QHash<QString, int> m_numbers; ///< of words while texts are added
    std::vector<std::vector<Posting>> m_postings;
    QHash<int, Counted> m_counted; ///< of the text that is being added
    Vocabulary m_vocabulary;
    QHash<QString, std::vector<int>> m_titles;
    std::vector<int> m_groups;
    std::vector<float> m_favours;
    int m_groupCount = 0;
};

}
