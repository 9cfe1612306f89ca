// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/inverted.h"

#include "lookup/words.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace adjutant::lookup {

namespace {

constexpr float titleWeight = 6;
constexpr float saturation = 1.2F;
constexpr float usualLength = 30; ///< words of a passage
constexpr float asideFactor = 0.25F;
constexpr float exactTitle = 1000;

// Words longer than what was typed count for less: “cover” before “covering”.
float closeness(qsizetype typed, qsizetype whole)
{
    return 0.6F + 0.4F * float(typed) / float(whole);
}

QString joined(const QStringList& words)
{
    return words.join(QLatin1Char(' '));
}

}

/// What a question has found so far, by text. A score of 0 is no find.
struct Inverted::Found {
    std::vector<float> scores;
    std::vector<int> counts; ///< how many of the words
    std::vector<int> texts;  ///< those with a score
};

void Inverted::count(const QString& text, float Counted::*field, float factor)
{
    const auto words = wordsOf(text);
    const float share = field == &Counted::title ? 1 / (0.5F + 0.25F * float(words.size()))
                                                 : 1 / (0.5F + 0.5F * float(words.size()) / usualLength);
    for (const Word& word : words) {
        auto number = m_numbers.constFind(word.folded);
        if (number == m_numbers.constEnd()) {
            number = m_numbers.insert(word.folded, int(m_postings.size()));
            m_postings.emplace_back();
        }
        m_counted[*number].*field += share * factor;
    }
}

void Inverted::add(const Text& text)
{
    const int number = int(m_groups.size());
    m_groups.push_back(text.group);
    m_favours.push_back(text.favour);
    m_groupCount = std::max(m_groupCount, text.group + 1);
    m_counted.clear();
    count(text.title, &Counted::title);
    count(text.body, &Counted::body);
    count(text.aside, &Counted::body, asideFactor);
    for (auto it = m_counted.cbegin(); it != m_counted.cend(); ++it) {
        const float often = titleWeight * it->title + it->body;
        m_postings[std::size_t(it.key())].push_back({number, often / (often + saturation)});
    }
    QStringList words;
    for (const Word& word : wordsOf(text.title))
        words.append(word.folded);
    m_titles[joined(words)].push_back(number);
}

void Inverted::finish()
{
    m_vocabulary = Vocabulary(m_numbers.keys());
    std::vector<std::vector<Posting>> sorted;
    sorted.reserve(m_postings.size());
    for (const QString& word : m_vocabulary.words())
        sorted.push_back(std::move(m_postings[std::size_t(m_numbers[word])]));
    m_postings = std::move(sorted);
    m_numbers.clear();
    m_counted.clear();
}

std::vector<Meant> Inverted::meant(const QStringList& words) const
{
    std::vector<Meant> result;
    for (const QString& word : words) {
        Meant meant{word, m_vocabulary.beginningWith(word), {}};
        if (meant.begins.isEmpty())
            meant.alike = m_vocabulary.like(word);
        result.push_back(std::move(meant));
    }
    return result;
}

bool Inverted::means(const Meant& meant, const QString& word) const
{
    if (meant.alike.empty())
        return word.startsWith(meant.letters);
    return std::any_of(meant.alike.begin(), meant.alike.end(),
                       [&](int number) { return m_vocabulary.words()[number] == word; });
}

// The best weight of a word in each text; says in how many it is.
int Inverted::gather(const Meant& meant, std::vector<float>& best, std::vector<int>& touched) const
{
    const auto take = [&](int number, float factor) {
        for (const Posting& posting : m_postings[std::size_t(number)]) {
            float& weight = best[std::size_t(posting.text)];
            if (weight == 0)
                touched.push_back(posting.text);
            weight = std::max(weight, posting.weight * factor);
        }
    };
    for (int number = meant.begins.begin; number < meant.begins.end; ++number)
        take(number, closeness(meant.letters.size(), m_vocabulary.words()[number].size()));
    for (const int number : meant.alike)
        take(number, 0.5F);
    return int(touched.size());
}

std::vector<int> Inverted::find(const std::vector<Meant>& words, int most) const
{
    const std::size_t all = m_groups.size();
    Found found{std::vector<float>(all), std::vector<int>(all), {}};
    std::vector<float> best(all);
    std::vector<int> touched;
    QStringList letters;
    int known = 0;
    for (const Meant& meant : words) {
        letters.append(meant.letters);
        if (meant.isNothing())
            continue;
        ++known;
        touched.clear();
        const float in = float(gather(meant, best, touched));
        const float rarity = std::log(1 + (float(all) - in + 0.5F) / (in + 0.5F));
        for (const int text : touched) {
            const auto at = std::size_t(text);
            if (found.counts[at]++ == 0)
                found.texts.push_back(text);
            found.scores[at] += rarity * std::exchange(best[at], 0.0F);
        }
    }
    for (const int text : m_titles.value(joined(letters)))
        found.scores[std::size_t(text)] = exactTitle;
    const bool whole = std::any_of(found.texts.begin(), found.texts.end(),
                                   [&](int text) { return found.counts[std::size_t(text)] == known; });
    if (whole)
        std::erase_if(found.texts, [&](int text) { return found.counts[std::size_t(text)] < known; });
    return bestOfGroups(found, most);
}

// A group stands where its best text would, and is shown by the one that is favoured.
std::vector<int> Inverted::bestOfGroups(const Found& found, int most) const
{
    struct Best {
        int text = -1;
        float score = 0, favoured = 0;
    };
    std::vector<Best> best{std::size_t(m_groupCount), Best{}};
    std::vector<int> groups;
    for (const int text : found.texts) {
        const float score = found.scores[std::size_t(text)];
        const float favoured = score * m_favours[std::size_t(text)];
        Best& group = best[std::size_t(m_groups[std::size_t(text)])];
        if (group.text < 0)
            groups.push_back(m_groups[std::size_t(text)]);
        if (group.text < 0 || favoured > group.favoured || (favoured == group.favoured && text < group.text))
            std::tie(group.text, group.favoured) = std::pair(text, favoured);
        group.score = std::max(group.score, score);
    }
    const auto isBetter = [&](int a, int b) {
        const Best &left = best[std::size_t(a)], &right = best[std::size_t(b)];
        return left.score != right.score ? left.score > right.score : a < b;
    };
    const auto count = std::clamp<std::ptrdiff_t>(most, 0, std::ptrdiff_t(groups.size()));
    std::partial_sort(groups.begin(), groups.begin() + count, groups.end(), isBetter);
    std::vector<int> texts;
    for (auto group = groups.begin(); group != groups.begin() + count; ++group)
        texts.push_back(best[std::size_t(*group)].text);
    return texts;
}

}
