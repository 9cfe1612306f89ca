// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace adjutant::cli {

/// One line of standard input, without its end.
struct InputLine {
    int number = 0; ///< from 1
    QByteArray text;
    bool tooLong = false; ///< then `text` is only its beginning
};

/// Standard input as a stream: a line is there as soon as it was written, and no line takes more memory than the bound.
class LineReader
{
public:
    explicit LineReader(int file, qsizetype longest) : m_file(file), m_longest(longest) {}

    /// Nothing at the end.
    std::optional<InputLine> next();

private:
    bool fill();

    int m_file;
    qsizetype m_longest;
    int m_number = 0;
    QByteArray m_buffer;
    qsizetype m_used = 0;
};

}
