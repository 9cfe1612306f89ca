// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/markdown.h"

#include "lookup/entities.h"

#include <md4c.h>

#include <algorithm>
#include <utility>

namespace adjutant::lookup {

namespace {

constexpr qsizetype mostBytes = 128 << 10;
constexpr std::size_t mostBlocks = 2000;
constexpr int mostCells = 2000;
constexpr std::size_t mostColumns = 24;
constexpr int mostDepth = 6;
constexpr int mostBars = 100; ///< in a line

constexpr int goOn = 0;
constexpr int stop = -1; // md4c goes on after positive ones in some places

// What a text document would take for something other than text.
QString clean(QString text)
{
    const auto isUnfit = [](QChar c) {
        const auto u = c.unicode();
        return (u < 0x20 && u != '\t' && u != '\n') || u == 0x7f || (u >= 0x202a && u <= 0x202e) ||
               (u >= 0x2066 && u <= 0x2069) || u == 0x2028 || u == 0x2029 || (u >= 0xfff9 && u != 0xfffd) ||
               (u >= 0xfdd0 && u <= 0xfdef);
    };
    text.removeIf(isUnfit);
    return text;
}

bool isInside(const QString& link)
{
    return link.startsWith(QLatin1String("section:")) && link.size() <= 200;
}

QString textOf(const MD_ATTRIBUTE& attribute)
{
    return QString::fromUtf8(attribute.text, qsizetype(attribute.size));
}

// md4c takes time by the square of the cells in a table's head.
QByteArray withoutEndlessRows(QByteArray bytes)
{
    int bars = 0;
    for (char& c : bytes) {
        if (c == '\n')
            bars = 0;
        else if (c == '|' && ++bars > mostBars)
            c = ' ';
    }
    return bytes;
}

// Takes what md4c announces and lays it out flat.
class Collector
{
public:
    Markdown page;

    int enter(MD_BLOCKTYPE type, void* detail);
    int leave(MD_BLOCKTYPE type);
    int enter(MD_SPANTYPE type, void* detail);
    int leave(MD_SPANTYPE type);
    int add(MD_TEXTTYPE type, const QString& text);

private:
    struct List {
        bool ordered = false;
        int next = 0;
    };

    int open(Block::Kind kind);
    int openCell(const MD_BLOCK_TD_DETAIL& detail);
    Spans* target();

    std::vector<List> m_lists;
    int m_quotes = 0;
    int m_cells = 0;
    bool m_itemOpen = false; ///< an item was announced whose text has not begun
    bool m_writable = false; ///< the last block still takes text
    bool m_inTable = false;
    bool m_cellWanted = false;
    int m_bold = 0, m_italic = 0, m_code = 0;
    std::vector<QString> m_links;
};

int Collector::open(Block::Kind kind)
{
    if (page.blocks.size() >= mostBlocks) {
        page.cut = true;
        return stop;
    }
    Block block;
    block.kind = kind;
    block.depth = std::min(int(m_lists.size()), mostDepth);
    block.quoted = m_quotes > 0;
    if (kind == Block::Kind::Item)
        block.number = m_lists.back().ordered ? m_lists.back().next++ : 0;
    page.blocks.push_back(std::move(block));
    m_writable = true;
    return goOn;
}

int Collector::enter(MD_BLOCKTYPE type, void* detail)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
        ++m_quotes;
        return goOn;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_itemOpen = false;
        m_lists.push_back({type == MD_BLOCK_OL,
                           type == MD_BLOCK_OL ? int(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start % 1'000'000) : 0});
        return goOn;
    case MD_BLOCK_LI:
        m_itemOpen = true;
        return open(Block::Kind::Item);
    case MD_BLOCK_P:
        // The first paragraph of an item is the item itself.
        return std::exchange(m_itemOpen, false) ? goOn : open(Block::Kind::Paragraph);
    case MD_BLOCK_H: {
        m_itemOpen = false;
        if (open(Block::Kind::Heading) == stop)
            return stop;
        page.blocks.back().level = int(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
        return goOn;
    }
    case MD_BLOCK_CODE:
        m_itemOpen = false;
        return open(Block::Kind::Code);
    case MD_BLOCK_HR:
        return open(Block::Kind::Rule);
    case MD_BLOCK_TABLE:
        m_itemOpen = false;
        m_inTable = true;
        return open(Block::Kind::Table);
    case MD_BLOCK_TR:
        page.blocks.back().rows.emplace_back();
        return goOn;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        return openCell(*static_cast<MD_BLOCK_TD_DETAIL*>(detail));
    default:
        return goOn;
    }
}

int Collector::openCell(const MD_BLOCK_TD_DETAIL& detail)
{
    Block& table = page.blocks.back();
    m_cellWanted = table.rows.back().size() < mostColumns;
    if (++m_cells > mostCells) {
        page.cut = true;
        return stop;
    }
    if (!m_cellWanted)
        return goOn;
    table.rows.back().emplace_back();
    if (table.rows.size() == 1)
        table.columns.push_back(detail.align == MD_ALIGN_RIGHT    ? Block::Align::Right
                                : detail.align == MD_ALIGN_CENTER ? Block::Align::Centre
                                                                  : Block::Align::Left);
    return goOn;
}

int Collector::leave(MD_BLOCKTYPE type)
{
    switch (type) {
    case MD_BLOCK_QUOTE:
        --m_quotes;
        break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_lists.pop_back();
        break;
    case MD_BLOCK_LI:
    case MD_BLOCK_P:
    case MD_BLOCK_H:
    case MD_BLOCK_CODE:
    case MD_BLOCK_HR:
        m_itemOpen = false;
        m_writable = false;
        break;
    case MD_BLOCK_TABLE:
        m_inTable = false;
        m_writable = false;
        break;
    default:
        break;
    }
    return goOn;
}

int Collector::enter(MD_SPANTYPE type, void* detail)
{
    if (type == MD_SPAN_STRONG)
        ++m_bold;
    else if (type == MD_SPAN_EM)
        ++m_italic;
    else if (type == MD_SPAN_CODE)
        ++m_code;
    else if (type == MD_SPAN_A)
        m_links.push_back(clean(textOf(static_cast<MD_SPAN_A_DETAIL*>(detail)->href)));
    return goOn;
}

int Collector::leave(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG)
        --m_bold;
    else if (type == MD_SPAN_EM)
        --m_italic;
    else if (type == MD_SPAN_CODE)
        --m_code;
    else if (type == MD_SPAN_A)
        m_links.pop_back();
    return goOn;
}

Spans* Collector::target()
{
    // In a tight list, text that follows something else in its item comes without a paragraph.
    if (!m_writable && open(Block::Kind::Paragraph) == stop)
        return nullptr;
    Block& block = page.blocks.back();
    if (!m_inTable)
        return &block.spans;
    if (!m_cellWanted || block.rows.empty() || block.rows.back().empty())
        return nullptr;
    return &block.rows.back().back();
}

int Collector::add(MD_TEXTTYPE type, const QString& text)
{
    if (m_itemOpen && type == MD_TEXT_NORMAL)
        m_itemOpen = false; // a tight list has no paragraphs
    Spans* spans = target();
    if (!spans)
        return page.cut ? stop : goOn;
    Span span;
    if (type == MD_TEXT_BR)
        span.text = QStringLiteral("\n");
    else if (type == MD_TEXT_SOFTBR)
        span.text = QStringLiteral(" ");
    else if (type == MD_TEXT_ENTITY)
        span.text = clean(entity(text));
    else if (type != MD_TEXT_NULLCHAR)
        span.text = clean(text);
    span.bold = m_bold > 0;
    span.italic = m_italic > 0;
    span.code = m_code > 0 || page.blocks.back().kind == Block::Kind::Code;
    if (!m_links.empty() && isInside(m_links.back()))
        span.link = m_links.back();
    if (!spans->empty() && spans->back().sameKind(span))
        spans->back().text += span.text;
    else if (!span.text.isEmpty())
        spans->push_back(std::move(span));
    return goOn;
}

MD_PARSER parser()
{
    MD_PARSER result{};
    result.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_COLLAPSEWHITESPACE;
    result.enter_block = [](MD_BLOCKTYPE type, void* detail, void* to) {
        return static_cast<Collector*>(to)->enter(type, detail);
    };
    result.leave_block = [](MD_BLOCKTYPE type, void*, void* to) { return static_cast<Collector*>(to)->leave(type); };
    result.enter_span = [](MD_SPANTYPE type, void* detail, void* to) {
        return static_cast<Collector*>(to)->enter(type, detail);
    };
    result.leave_span = [](MD_SPANTYPE type, void*, void* to) { return static_cast<Collector*>(to)->leave(type); };
    result.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* to) {
        return static_cast<Collector*>(to)->add(type, QString::fromUtf8(text, qsizetype(size)));
    };
    return result;
}

}

Markdown readMarkdown(const QString& text)
{
    const QByteArray bytes = withoutEndlessRows(text.left(mostBytes).toUtf8());
    Collector collector;
    collector.page.cut = text.size() > mostBytes;
    const MD_PARSER rules = parser();
    md_parse(bytes.constData(), MD_SIZE(bytes.size()), &rules, &collector);
    return std::move(collector.page);
}

QString plain(const Spans& spans)
{
    QString text;
    for (const Span& span : spans)
        text += span.text;
    return text.simplified();
}

}
