// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/log.h"

#include "journal/moment.h"
#include "journal/timeline.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

// A row whose checksum holds was written by this program; should somebody have made it up, what cannot be read of it is
// empty.
QStringList linesFrom(const RowView& row)
{
    QStringList lines;
    if (const auto json = parseJson(row.details.toByteArray()); json && json->is_array())
        for (const auto& line : *json)
            lines << QString::fromStdString(line.is_string() ? line.get<std::string>() : std::string());
    return lines;
}

Json commandFrom(const RowView& row)
{
    auto json = parseJson(row.command.toByteArray());
    const bool good = json && json->is_object() && json->contains("do") && (*json)["do"].is_string();
    return good ? *json : Json{{"do", QString::fromUtf8(row.kind).toStdString()}};
}

Entry entryFrom(const RowView& row)
{
    Entry entry;
    entry.number = row.number;
    entry.time = momentFrom(row.time);
    entry.by = QString::fromUtf8(row.by);
    entry.round = int(row.round);
    entry.command = commandFrom(row);
    entry.throws = parseJson(row.throws.toByteArray()).and_then(throwsFrom).value_or(std::vector<dice::Throw>{});
    entry.words = QString::fromUtf8(row.words);
    entry.details = linesFrom(row);
    return entry;
}

}

std::size_t Log::size() const
{
    return m_timeline.lines().size();
}

const Entry& Log::operator[](std::size_t index) const
{
    const auto& line = m_timeline.lines()[index];
    if (m_entries.size() < size())
        m_entries.resize(size());
    auto& entry = m_entries[index];
    if (!entry)
        entry = std::make_unique<Entry>(entryFrom(m_timeline.rows()[line.row]));
    entry->undone = line.undone;
    entry->mendedBy = line.mendedBy;
    return *entry;
}

bool Log::undone(std::size_t index) const
{
    return m_timeline.lines()[index].undone;
}

const Entry* Log::find(qint64 number) const
{
    const auto& lines = m_timeline.lines();
    const auto row = std::size_t(number - 1);
    if (number < 1 || row >= m_timeline.rows().size())
        return nullptr;
    const auto line = m_timeline.lineOf(row);
    return line < lines.size() && lines[line].row == row ? &(*this)[line] : nullptr;
}

}
