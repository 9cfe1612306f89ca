// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/vocabulary.h"

#include <algorithm>
#include <array>
#include <bit>

namespace adjutant::lookup {

namespace {

constexpr std::size_t mostAlike = 64;
constexpr int longest = 48; ///< what is typed is shorter, and of a word only the beginning counts

std::uint64_t letterSet(const QString& word)
{
    std::uint64_t set = 0;
    for (const QChar c : word)
        set |= std::uint64_t(1) << (c.unicode() % 64);
    return set;
}

int slipsForgiven(qsizetype letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

}

Vocabulary::Vocabulary(QStringList words) : m_words(std::move(words))
{
    std::sort(m_words.begin(), m_words.end());
    m_letters.reserve(std::size_t(m_words.size()));
    for (const QString& word : m_words)
        m_letters.push_back(letterSet(word));
}

int Vocabulary::indexOf(const QString& word) const
{
    const auto found = std::lower_bound(m_words.begin(), m_words.end(), word);
    return found != m_words.end() && *found == word ? int(found - m_words.begin()) : -1;
}

Vocabulary::Stretch Vocabulary::beginningWith(const QString& letters) const
{
    const auto begin = std::lower_bound(m_words.begin(), m_words.end(), letters);
    const auto end =
        std::partition_point(begin, m_words.end(), [&](const QString& word) { return word.startsWith(letters); });
    return {int(begin - m_words.begin()), int(end - m_words.begin())};
}

std::vector<int> Vocabulary::like(const QString& letters) const
{
    int most = slipsForgiven(letters.size());
    std::vector<int> found;
    if (most == 0)
        return found;
    const std::uint64_t set = letterSet(letters);
    for (std::size_t i = 0; i < m_letters.size(); ++i) {
        if (std::popcount(set & ~m_letters[i]) > most)
            continue; // each slip brings in one foreign letter at most
        const int far = slips(letters, m_words[qsizetype(i)], most);
        if (far > most)
            continue;
        if (far < most) {
            found.clear();
            most = far;
        }
        if (found.size() < mostAlike)
            found.push_back(int(i));
    }
    return found;
}

int slips(const QString& letters, const QString& word, int most)
{
    const int rows = int(std::min<qsizetype>(letters.size(), longest));
    const int columns = int(std::min<qsizetype>(word.size(), rows + most));
    if (columns < rows - most)
        return most + 1;
    // Three rows of the Damerau-Levenshtein table; the least of the last row is the nearest beginning.
    std::array<std::array<int, longest * 2>, 3> table{};
    for (int j = 0; j <= columns; ++j)
        table[0][std::size_t(j)] = j;
    for (int i = 1; i <= rows; ++i) {
        const auto& above = table[std::size_t((i - 1) % 3)];
        const auto& twoAbove = table[std::size_t((i + 1) % 3)];
        auto& row = table[std::size_t(i % 3)];
        row[0] = i;
        int least = i;
        for (int j = 1; j <= columns; ++j) {
            const auto at = std::size_t(j);
            const bool same = letters[i - 1] == word[j - 1];
            int best = std::min({above[at] + 1, row[at - 1] + 1, above[at - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && letters[i - 1] == word[j - 2] && letters[i - 2] == word[j - 1])
                best = std::min(best, twoAbove[at - 2] + 1);
            row[at] = best;
            least = std::min(least, best);
        }
        if (least > most)
            return most + 1;
    }
    const auto& last = table[std::size_t(rows % 3)];
    return std::min(most + 1, *std::min_element(last.begin(), last.begin() + columns + 1));
}

}
