// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/record.h"

#include <vector>

namespace adjutant::journal {

/// The rows of a journal in memory, closely packed: a long game has very many, of which few are ever looked at.
class Rows
{
public:
    void add(const RowView& row);
    std::size_t size() const { return m_begins.size(); }
    bool empty() const { return m_begins.empty(); }
    /// Good until a row is added.
    RowView operator[](std::size_t index) const;
    RowView back() const { return (*this)[size() - 1]; }
    /// The first so many of them.
    Rows first(std::size_t count) const;

private:
    std::vector<qsizetype> m_begins;
    QByteArray m_bytes;
};

}
