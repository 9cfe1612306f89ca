// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/rows.h"

#include <cstring>

namespace adjutant::journal {

namespace {

void put(QByteArray& bytes, qint64 number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

void put(QByteArray& bytes, QByteArrayView field)
{
    put(bytes, qint64(field.size()));
    bytes.append(field.data(), field.size());
}

// Reads what `put` wrote.
class Cursor
{
public:
    explicit Cursor(const char* next) : m_next(next) {}

    qint64 number()
    {
        qint64 number = 0;
        std::memcpy(&number, m_next, sizeof number);
        m_next += sizeof number;
        return number;
    }
    QByteArrayView field()
    {
        const auto size = number();
        const QByteArrayView field(m_next, size);
        m_next += size;
        return field;
    }

private:
    const char* m_next;
};

}

void Rows::add(const RowView& row)
{
    m_begins.push_back(m_bytes.size());
    for (const auto number : {row.number, row.turns, row.round})
        put(m_bytes, number);
    for (const auto& field : {row.time, row.by, row.kind, row.command, row.faces, row.throws, row.words, row.details,
                              row.state, row.checksum})
        put(m_bytes, field);
}

RowView Rows::operator[](std::size_t index) const
{
    Cursor cursor(m_bytes.constData() + m_begins[index]);
    RowView row;
    for (auto* number : {&row.number, &row.turns, &row.round})
        *number = cursor.number();
    for (auto* field : {&row.time, &row.by, &row.kind, &row.command, &row.faces, &row.throws, &row.words, &row.details,
                        &row.state, &row.checksum})
        *field = cursor.field();
    return row;
}

Rows Rows::first(std::size_t count) const
{
    Rows rows;
    rows.m_begins.assign(m_begins.begin(), m_begins.begin() + std::ptrdiff_t(count));
    rows.m_bytes = m_bytes.left(count < size() ? m_begins[count] : m_bytes.size());
    return rows;
}

}
