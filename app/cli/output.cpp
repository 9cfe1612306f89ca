// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/output.h"

#include "base/plaintext.h"

#include <algorithm>
#include <cstdio>

namespace adjutant::cli {

bool Output::flush()
{
    const auto size = std::size_t(m_text.size());
    const bool good = std::fwrite(m_text.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0;
    m_text.clear();
    return good;
}

void writeError(const QString& text)
{
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
}

QString TextTable::lineOf(const QStringList& cells, const std::vector<qsizetype>& widths) const
{
    QString line;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const bool right = m_headings[i].startsWith(QLatin1Char('>'));
        const auto width = widths[std::size_t(i)];
        line += (i ? QStringLiteral("  ") : QString()) +
                (right ? cells[i].rightJustified(width) : cells[i].leftJustified(width));
    }
    while (line.endsWith(QLatin1Char(' ')))
        line.chop(1);
    return line;
}

void TextTable::print(Output& output) const
{
    QStringList headings;
    std::vector<qsizetype> widths;
    for (const auto& heading : m_headings) {
        headings << (heading.startsWith(QLatin1Char('>')) ? heading.mid(1) : heading);
        widths.push_back(headings.back().size());
    }
    for (const auto& cells : m_rows)
        for (qsizetype i = 0; i < cells.size(); ++i)
            widths[std::size_t(i)] = std::max(widths[std::size_t(i)], cells[i].size());
    output.line(lineOf(headings, widths));
    for (const auto& cells : m_rows)
        output.line(lineOf(cells, widths));
}

QString printable(const QString& text)
{
    QString result;
    for (const QChar c : text)
        if (c == QLatin1Char('\n') || !steersText(c))
            result += c;
    return result;
}

}
