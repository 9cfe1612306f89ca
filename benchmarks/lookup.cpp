// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long each key stroke of a question takes, with all packs that come with the program in one, and 10,000 sections
// of ballast about them: more than any pack has alone.

#include "lookup/index.h"
#include "packs/catalogue.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace adjutant;

namespace {

constexpr int ballast = 10'000;
constexpr int wordsOfText = 40;
constexpr int rounds = 21;

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration time)
{
    return std::chrono::duration<double, std::micro>(time).count();
}

// Words of a made-up language in which, as in real ones, few are common and most are rare.
class Language
{
public:
    Language()
    {
        static const char* const syllables[] = {"ba", "co",  "ver", "tan", "shoo", "qua", "li", "ty", "mo",  "ra",
                                                "le", "fi",  "re",  "ar",  "mour", "squ", "ad", "ve", "hi",  "cle",
                                                "ro", "und", "sta", "tus", "pho",  "ne",  "ki", "lo", "pra", "ste"};
        for (int i = 0; i < 8000; ++i) {
            QString word;
            for (unsigned n = 0; n < 1 + m_random() % 4; ++n)
                word += QString::fromLatin1(syllables[m_random() % std::size(syllables)]);
            m_words.append(word);
        }
    }

    QString words(int count)
    {
        QStringList chosen;
        for (int i = 0; i < count; ++i) {
            const double share = std::uniform_real_distribution<>(0, 1)(m_random);
            chosen.append(m_words[std::min(qsizetype(std::pow(double(m_words.size()), share)), m_words.size()) - 1]);
        }
        return chosen.join(QLatin1Char(' '));
    }

private:
    std::mt19937 m_random{1};
    QStringList m_words;
};

template<typename T>
void append(std::vector<T>& to, const std::vector<T>& from)
{
    to.insert(to.end(), from.begin(), from.end());
}

packs::Pack allPacks()
{
    packs::Pack all;
    for (const packs::Found& found : packs::findAll()) {
        if (!found.bundled || !found.reading.pack)
            continue;
        const packs::Pack& pack = *found.reading.pack;
        std::printf("%s: %zu sections\n", qPrintable(pack.id), pack.sections.size());
        append(all.sections, pack.sections);
        append(all.glossary, pack.glossary);
        append(all.procedures, pack.procedures);
        append(all.units, pack.units);
        append(all.weapons, pack.weapons);
    }
    return all;
}

// What people ask: the titles and words of the packs themselves, and numbers as they write them.
QStringList questionsAbout(const packs::Pack& pack)
{
    QStringList questions{QStringLiteral("who goes first"), QStringLiteral("31.8"), QStringLiteral("24x16")};
    for (const packs::Section& section : pack.sections)
        questions.append(section.title);
    for (const packs::Term& term : pack.glossary)
        questions.append(term.term);
    return questions;
}

// A question typed letter by letter, and once more with a slip in it.
QStringList keyStrokes(const QString& question)
{
    QStringList strokes;
    for (qsizetype i = 1; i <= question.size(); ++i)
        strokes.append(question.left(i));
    QString slipped = question;
    if (slipped.size() > 6)
        strokes.append(slipped.remove(slipped.size() / 2, 1));
    return strokes;
}

// The median of many, so that other programs on the machine do not count.
double time(const lookup::Index& index, const QString& typed)
{
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        const auto hits = index.search(typed);
        times.push_back(microseconds(Clock::now() - begin));
        if (hits.size() > 20)
            std::abort();
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[rounds / 2];
}

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    std::printf("%-22s %6zu key strokes   p50 %7.1f us   p99 %7.1f us   most %7.1f us\n", what, times.size(), at(0.5),
                at(0.99), times.back());
}

}

int main()
{
    packs::Pack pack = allPacks();
    QStringList questions = questionsAbout(pack);
    Language language;
    for (int i = 0; i < ballast; ++i)
        pack.sections.push_back({QStringLiteral("ballast-%1").arg(i), language.words(3), language.words(wordsOfText)});
    const auto begin = Clock::now();
    const lookup::Index index(pack);
    std::printf("made in %.0f ms\n", microseconds(Clock::now() - begin) / 1000);

    for (int i = 0; i < 100; ++i)
        questions.append(language.words(2));

    std::vector<double> all, shortest;
    for (const QString& question : questions)
        for (const QString& typed : keyStrokes(question)) {
            all.push_back(time(index, typed));
            if (typed.size() <= 2)
                shortest.push_back(all.back());
        }
    print("one and two letters", shortest);
    print("every key stroke", all);
    return 0;
}
