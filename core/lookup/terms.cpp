// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/terms.h"

#include "lookup/words.h"

#include <algorithm>

namespace adjutant::lookup {

namespace {

bool isSame(const QString& word, const QString& wanted, bool isLast)
{
    return word == wanted || (isLast && word == wanted + QLatin1Char('s'));
}

class Linker
{
public:
    explicit Linker(const std::vector<packs::Term>& glossary);

    void link(Spans& spans);

private:
    struct Wanted {
        QString term;
        QStringList words;
    };
    using At = std::vector<Wanted>::iterator;

    At wantedAt(const std::vector<Word>& words, std::size_t at);
    void add(const Span& span, Spans& to);

    std::vector<Wanted> m_wanted; ///< those not met yet, the longest first
};

Linker::Linker(const std::vector<packs::Term>& glossary)
{
    for (const packs::Term& term : glossary) {
        Wanted wanted{term.term, {}};
        for (const Word& word : wordsOf(term.term))
            wanted.words.append(word.folded);
        if (!wanted.words.isEmpty())
            m_wanted.push_back(std::move(wanted));
    }
    std::stable_sort(m_wanted.begin(), m_wanted.end(),
                     [](const Wanted& a, const Wanted& b) { return a.words.size() > b.words.size(); });
}

// The word of the glossary that begins with this word of the text.
Linker::At Linker::wantedAt(const std::vector<Word>& words, std::size_t at)
{
    return std::find_if(m_wanted.begin(), m_wanted.end(), [&](const Wanted& wanted) {
        const auto count = std::size_t(wanted.words.size());
        if (at + count > words.size())
            return false;
        for (std::size_t i = 0; i < count; ++i) {
            if (!isSame(words[at + i].folded, wanted.words[qsizetype(i)], i + 1 == count))
                return false;
        }
        return true;
    });
}

void Linker::add(const Span& span, Spans& to)
{
    int done = 0;
    const auto addPart = [&](int end, const QString& link) {
        if (end == done)
            return;
        to.push_back(span);
        to.back().text = span.text.mid(done, end - done);
        to.back().link = link;
        done = end;
    };
    const auto words = wordsOf(span.text);
    for (std::size_t at = 0; at < words.size() && !m_wanted.empty(); ++at) {
        const At found = wantedAt(words, at);
        if (found == m_wanted.end() || words[at].begin < done)
            continue;
        const Word& last = words[at + std::size_t(found->words.size()) - 1];
        addPart(words[at].begin, {});
        addPart(last.begin + last.length, QStringLiteral("term:") + found->term);
        m_wanted.erase(found);
    }
    addPart(int(span.text.size()), {});
}

void Linker::link(Spans& spans)
{
    Spans linked;
    for (const Span& span : spans) {
        if (span.link.isEmpty() && !span.code)
            add(span, linked);
        else
            linked.push_back(span);
    }
    spans = std::move(linked);
}

}

void linkTerms(Markdown& page, const std::vector<packs::Term>& glossary)
{
    Linker linker(glossary);
    for (Block& block : page.blocks) {
        if (block.kind == Block::Kind::Heading || block.kind == Block::Kind::Code)
            continue;
        linker.link(block.spans);
        for (std::size_t row = 1; row < block.rows.size(); ++row) {
            for (Spans& cell : block.rows[row])
                linker.link(cell);
        }
    }
}

}
