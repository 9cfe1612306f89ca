// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace adjutant::lookup {

/// Text of one kind. A link is the target as written; only `section:` links are kept.
struct Span {
    QString text, link;
    bool bold = false, italic = false, code = false;

    bool sameKind(const Span& other) const
    {
        return link == other.link && bold == other.bold && italic == other.italic && code == other.code;
    }
};
using Spans = std::vector<Span>;

/// One piece of a page. There is no nesting: what stands inside lists says how deep.
struct Block {
    enum class Kind { Heading, Paragraph, Item, Code, Rule, Table };
    enum class Align { Left, Centre, Right };

    Kind kind = Kind::Paragraph;
    int level = 0;  ///< of a heading, from 1
    int depth = 0;  ///< 0: in no list; an item has at least 1, as have the paragraphs that go with it
    int number = 0; ///< of an item; 0: it has a bullet
    bool quoted = false;
    Spans spans;
    std::vector<Align> columns;           ///< of a table
    std::vector<std::vector<Spans>> rows; ///< of a table, the head first
};

/// A page of Markdown as a value: headings, paragraphs, lists, tables, bold, italic, code and links inside the pack.
/// HTML is left as the text it is, images leave their caption. `cut` says that the page was longer than is read.
struct Markdown {
    std::vector<Block> blocks;
    bool cut = false;
};

/// Reads at most 128 KB, 2,000 blocks and 2,000 cells; lists deeper than six levels count as the sixth.
Markdown readMarkdown(const QString& text);

QString plain(const Spans& spans);

}
