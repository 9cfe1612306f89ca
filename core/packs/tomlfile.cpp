// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/tomltable.h"

#include "packs/dicewords.h"
#include "packs/tomlmistakes.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

// toml++ counts columns in characters; so do we.
QString lineText(const std::vector<QByteArray>& lines, int line)
{
    return line >= 1 && line <= static_cast<int>(lines.size())
               ? QString::fromUtf8(lines[static_cast<std::size_t>(line - 1)])
               : QString();
}

// The parser would go as deep as a key has parts. Returns the line of a key with too many, or 0.
int lineOfLongKey(const QByteArray& text)
{
    constexpr int mostParts = 100;
    int line = 1;
    int dots = 0;
    for (const char c : text) {
        const bool ofKey = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
                           c == '-' || c == ' ' || c == '\t' || c == '"' || c == '\'';
        dots = c == '.' ? dots + 1 : ofKey ? dots : 0;
        if (dots >= mostParts)
            return line;
        line += c == '\n' ? 1 : 0;
    }
    return 0;
}

}

TomlFile::TomlFile(QString name, const QByteArray& text, Faults& faults) : m_name(std::move(name)), m_faults(faults)
{
    for (const QByteArray& line : text.split('\n'))
        m_lines.push_back(line);
    if (const int line = lineOfLongKey(text)) {
        add(Fault::Severity::Error, line, 1, Words::tr("a key has at most 100 parts"));
        return;
    }
    try {
        m_root = toml::parse(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    } catch (const toml::parse_error& problem) {
        const auto& where = problem.source().begin;
        const std::string_view detail = problem.description();
        const TomlMistake mistake =
            tomlMistake(text, static_cast<int>(where.line), static_cast<int>(where.column),
                        QString::fromUtf8(detail.data(), static_cast<qsizetype>(detail.size())));
        add(Fault::Severity::Error, mistake.line, mistake.column, mistake.words);
    }
}

void TomlFile::add(Fault::Severity severity, int line, int column, const QString& words)
{
    constexpr std::size_t enough = 200;
    if (m_faults.size() < enough)
        m_faults.push_back({severity, m_name, line, column, words});
}

void TomlFile::error(const toml::source_region& where, const QString& words)
{
    add(Fault::Severity::Error, static_cast<int>(where.begin.line), static_cast<int>(where.begin.column), words);
}

void TomlFile::warning(const toml::source_region& where, const QString& words)
{
    add(Fault::Severity::Warning, static_cast<int>(where.begin.line), static_cast<int>(where.begin.column), words);
}

QString TomlFile::hint(const QString& word, const QStringList& known)
{
    QStringList there = known;
    there.removeDuplicates();
    constexpr int mostHints = 20; // comparing names takes its time
    constexpr qsizetype mostNamed = 8;
    if (++m_hints > mostHints || there.isEmpty())
        return {};
    if (const QString near = nearest(word, there); !near.isEmpty())
        return Words::tr("; did you mean “%1”?").arg(near);
    return there.size() > mostNamed ? QString() : Words::tr("; there are: %1").arg(there.join(QStringLiteral(", ")));
}

void TomlFile::error(const toml::node& text, const dice::Issue& issue)
{
    int line = static_cast<int>(text.source().begin.line);
    int column = static_cast<int>(text.source().begin.column);
    const QString opening = lineText(m_lines, line).mid(column - 1);
    const bool longText = opening.startsWith(QLatin1String("'''")) || opening.startsWith(QLatin1String("\"\"\""));
    column += longText ? 3 : 1;
    // TOML drops a line break that directly follows the opening quotes.
    if (longText && opening.mid(3).trimmed().isEmpty()) {
        ++line;
        column = 1;
    }
    const QString content = QString::fromStdString(text.value_or(std::string()));
    const auto before = QStringView(content).left(static_cast<qsizetype>(issue.where.begin));
    const auto breaks = static_cast<int>(before.count(QLatin1Char('\n')));
    const auto sinceBreak = static_cast<int>(before.size() - (before.lastIndexOf(QLatin1Char('\n')) + 1));
    add(Fault::Severity::Error, line + breaks, (breaks ? 1 : column) + sinceBreak, toWords(issue));
}

bool TomlFile::allowDiceText(qsizetype characters)
{
    constexpr qsizetype most = 200'000;
    m_diceText += characters;
    return m_diceText <= most;
}

}
