// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/log.h"

#include "journal/moment.h"
#include "journal/timeline.h"
#include "packs/reader.h"

#include <algorithm>
#include <utility>

namespace adjutant::journal {

namespace {

// A row whose checksum holds was written by this program; should somebody have made it up, what cannot be read of it is
// empty.
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
    return entry;
}

}

Log::Log(const Timeline& timeline, const QString& first, Retell retell)
    : m_timeline(timeline),
      m_first(first),
      m_now(packs::shownLanguage()),
      m_retell(std::move(retell))
{
}

void Log::tellAnew()
{
    m_now = packs::shownLanguage();
    m_retold.clear();
    ++m_telling;
}

// A row that cannot be told anew keeps its words.
void Log::tell(Read& read, std::size_t row) const
{
    read.telling = m_telling;
    const RowView view = m_timeline.rows()[row];
    const Details details = detailsFrom(view.details);
    Told told{QString::fromUtf8(view.words), details.lines};
    if ((details.language.isEmpty() ? m_first : details.language) != m_now) {
        if (!m_retold.contains(row))
            m_retold.merge(m_retell(row));
        if (const auto anew = m_retold.find(row); anew != m_retold.end())
            told = anew->second;
    }
    read.entry.words = told.words;
    read.entry.details = told.details;
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
    auto& read = m_entries[index];
    if (!read)
        read = std::make_unique<Read>(Read{entryFrom(m_timeline.rows()[line.row])});
    if (read->telling != m_telling)
        tell(*read, line.row);
    read->entry.undone = line.undone;
    read->entry.mendedBy = line.mendedBy;
    return read->entry;
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
