// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/passages.h"

#include "lookup/markdown.h"

#include <QStringList>

namespace adjutant::lookup {

namespace {

constexpr qsizetype mostLetters = 400;

// Where to cut a text that is too long: after a sentence, else after a word, else anywhere.
qsizetype cut(const QString& text)
{
    if (text.size() <= mostLetters)
        return text.size();
    const qsizetype sentence = text.lastIndexOf(QLatin1String(". "), mostLetters - 2);
    if (sentence > mostLetters / 3)
        return sentence + 1;
    const qsizetype word = text.lastIndexOf(QLatin1Char(' '), mostLetters - 1);
    if (word > mostLetters / 3)
        return word;
    return text[mostLetters - 1].isHighSurrogate() ? mostLetters - 1 : mostLetters;
}

class Splitter
{
public:
    std::vector<Passage> passages;

    void add(const Block& block);

private:
    void addText(QString text);
    void addRows(const Block& table);

    QString m_heading;
};

void Splitter::addText(QString text)
{
    while (!text.isEmpty()) {
        const qsizetype end = cut(text);
        passages.push_back({m_heading, text.left(end)});
        text = text.mid(end).trimmed();
    }
}

// “Tank – Armour: 4 · Damage on: 5 or more”
QString rowText(const std::vector<Spans>& head, const std::vector<Spans>& row)
{
    QStringList cells;
    for (std::size_t i = 1; i < row.size(); ++i) {
        const QString cell = plain(row[i]);
        const QString name = i < head.size() ? plain(head[i]) : QString();
        if (!cell.isEmpty())
            cells.append(name.isEmpty() ? cell : name + QStringLiteral(": ") + cell);
    }
    const QString first = row.empty() ? QString() : plain(row.front());
    const QString rest = cells.join(QStringLiteral(" · "));
    return first.isEmpty() || rest.isEmpty() ? first + rest : first + QStringLiteral(" – ") + rest;
}

void Splitter::addRows(const Block& table)
{
    for (std::size_t i = 1; i < table.rows.size(); ++i)
        addText(rowText(table.rows.front(), table.rows[i]));
}

void Splitter::add(const Block& block)
{
    if (block.kind == Block::Kind::Heading)
        m_heading = block.level > 1 ? plain(block.spans) : QString();
    else if (block.kind == Block::Kind::Table)
        addRows(block);
    else
        addText(plain(block.spans));
}

}

std::vector<Passage> passagesOf(const QString& markdown)
{
    Splitter splitter;
    for (const Block& block : readMarkdown(markdown).blocks)
        splitter.add(block);
    return std::move(splitter.passages);
}

}
