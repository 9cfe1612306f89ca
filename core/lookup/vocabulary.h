// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace adjutant::lookup {

/// Every word of a text once, in order: those that begin with some letters lie together.
class Vocabulary
{
public:
    struct Stretch {
        int begin = 0, end = 0;

        bool isEmpty() const { return begin == end; }
    };

    Vocabulary() = default;
    /// Takes them in any order, without duplicates.
    explicit Vocabulary(QStringList words);

    const QStringList& words() const { return m_words; }
    int indexOf(const QString& word) const; ///< -1: there is none
    Stretch beginningWith(const QString& letters) const;

    /// Words that begin with something like `letters`: one slip of the fingers away from four letters on, two from
    /// eight on. Only the nearest, and at most 64 of them.
    std::vector<int> like(const QString& letters) const;

private:
    QStringList m_words;
    std::vector<std::uint64_t> m_letters; ///< of each word, a set
};

/// How many letters must be changed, added, left out or swapped with the next to make the beginning of `word` out of
/// `letters`; `most` + 1 when it is more than `most`.
int slips(const QString& letters, const QString& word, int most);

}
