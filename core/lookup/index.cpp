// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/index.h"

#include "lookup/inverted.h"
#include "lookup/sources.h"
#include "lookup/words.h"

#include <algorithm>

namespace adjutant::lookup {

namespace {

constexpr float leadFavour = 1.1F;

}

struct Index::Parts {
    std::vector<Hit> sources; ///< as they are found, without marks
    Inverted texts;

    void mark(Hit& hit, const std::vector<Meant>& words) const;
};

void Index::Parts::mark(Hit& hit, const std::vector<Meant>& words) const
{
    for (const Word& word : wordsOf(hit.text)) {
        const bool found = std::any_of(words.begin(), words.end(),
                                       [&](const Meant& meant) { return texts.means(meant, word.folded); });
        const bool isMarked = !hit.marks.empty() && word.begin < hit.marks.back().first + hit.marks.back().second;
        if (found && !isMarked)
            hit.marks.emplace_back(word.begin, word.length);
    }
}

Index::Index(const packs::Pack& pack) : m_parts(std::make_unique<Parts>())
{
    for (Source& source : sourcesOf(pack)) {
        m_parts->texts.add({.title = source.hit.title,
                            .body = source.hit.text,
                            .aside = source.unseen,
                            .group = source.group,
                            .favour = source.leads ? leadFavour : 1});
        m_parts->sources.push_back(std::move(source.hit));
    }
    m_parts->texts.finish();
}

Index::~Index() = default;
Index::Index(Index&&) noexcept = default;
Index& Index::operator=(Index&&) noexcept = default;

std::vector<Hit> Index::search(const QString& words, int most) const
{
    std::vector<Hit> hits;
    const auto meant = m_parts->texts.meant(wanted(words));
    for (const int text : m_parts->texts.find(meant, most)) {
        hits.push_back(m_parts->sources[std::size_t(text)]);
        m_parts->mark(hits.back(), meant);
    }
    return hits;
}

}
