// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace adjutant::cli {

/// Standard output, kept back until it is certain that there will be some: with a fault it stays empty.
class Output
{
public:
    void line(const QString& text) { m_text += text.toUtf8() + '\n'; }
    void json(const Json& json) { m_text += toText(json) + '\n'; }
    /// Writes what was kept back; false when it could not be written.
    bool flush();

private:
    QByteArray m_text;
};

void writeError(const QString& text);

/// Columns side by side, as wide as they must be. Columns whose heading begins with `>` stand to the right.
class TextTable
{
public:
    explicit TextTable(QStringList headings) : m_headings(std::move(headings)) {}

    void row(const QStringList& cells) { m_rows.push_back(cells); }
    void print(Output& output) const;

private:
    QString lineOf(const QStringList& cells, const std::vector<qsizetype>& widths) const;

    QStringList m_headings;
    std::vector<QStringList> m_rows;
};

/// What came from a file, made fit for a terminal: nothing in it can move the cursor or turn the text about.
QString printable(const QString& text);

}
