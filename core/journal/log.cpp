// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/log.h"

#include "journal/mend.h"
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

const Json* replacement(const Entry& entry)
{
    const auto with =
        textAt(entry.command, "do") == QLatin1String("mend") ? entry.command.find("with") : entry.command.end();
    return with != entry.command.end() && with->is_object() ? &*with : nullptr;
}

const Json& toldCommand(const Entry& entry)
{
    const Json* instead = replacement(entry);
    return instead ? *instead : entry.command;
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
    m_replays.clear();
    ++m_telling;
}

Told Log::recorded(std::size_t row) const
{
    const RowView view = m_timeline.rows()[row];
    const Details details = detailsFrom(view.details);
    if ((details.language.isEmpty() ? m_first : details.language) != m_now)
        return retold(row);
    return {QString::fromUtf8(view.words), details.lines};
}

/// In the words that the program has today.
const Told& Log::retold(std::size_t row) const
{
    if (!m_retold.contains(row))
        m_retold.merge(m_retell(row));
    return m_retold[row];
}

const game::Done* Log::replayed(std::size_t row, qint64 since) const
{
    if (m_replaysOf != m_timeline.mendings()) {
        m_replays.clear();
        m_replaysOf = m_timeline.mendings();
    }
    auto replays = m_replays.find(since);
    if (replays == m_replays.end())
        replays = m_replays.emplace(since, playAgain(since)).first;
    const auto found = replays->second.find(row);
    return found == replays->second.end() ? nullptr : &found->second;
}

// All the steps that a mend was the last to touch follow each other.
Log::Replays Log::playAgain(qint64 since) const
{
    Replays replays;
    const Steps& steps = m_timeline.steps();
    auto step = std::find_if(steps.begin(), steps.end(), [&](const Step& one) { return one.since == since; });
    auto game = m_timeline.derive(std::size_t(step - steps.begin()), {});
    for (; game && step != steps.end() && step->since == since; ++step) {
        auto done = m_timeline.play(*game, *step);
        if (!done)
            break;
        if (step->teller != step->row) {
            done->words = mendedWords(m_timeline.rows()[step->row].number, done->words);
            done->details = retold(step->teller).details;
        }
        replays.emplace(step->teller, std::move(*done));
    }
    return replays;
}

void Log::tell(Read& read, std::size_t row, qint64 since) const
{
    Entry& entry = read.entry;
    read.telling = m_telling;
    const game::Done* now = since > 0 ? replayed(row, since) : nullptr;
    const Told told = now ? retold(row) : recorded(row);
    entry.words = told.words;
    entry.details = told.details;
    if (!now || game::alike({told.words, told.details, entry.throws}, *now))
        return;
    entry.otherwiseSince = since;
    entry.wordsBefore = std::exchange(entry.words, now->words);
    entry.throwsBefore = std::exchange(entry.throws, now->throws);
    entry.details = now->details;
}

std::size_t Log::size() const
{
    return m_timeline.lines().size();
}

const Entry& Log::operator[](std::size_t index) const
{
    return entry(index, true);
}

const Entry& Log::wordless(std::size_t index) const
{
    return entry(index, false);
}

const Entry& Log::entry(std::size_t index, bool withWords) const
{
    const auto& line = m_timeline.lines()[index];
    if (m_entries.size() < size())
        m_entries.resize(size());
    auto& read = m_entries[index];
    const auto readAnew = [&] { return Read{entryFrom(m_timeline.rows()[line.row]), 0, line.since}; };
    if (!read)
        read = std::make_unique<Read>(readAnew());
    else if (read->since != line.since || (line.since > 0 && read->telling != m_telling))
        *read = readAnew();
    if (read->telling != m_telling && (withWords || line.since > 0))
        tell(*read, line.row, line.since);
    read->entry.undone = line.undone;
    read->entry.mendedBy = line.mendedBy;
    return read->entry;
}

bool Log::undone(std::size_t index) const
{
    return m_timeline.lines()[index].undone;
}

const Entry* Log::standing(const Entry& entry) const
{
    if (!entry.undone)
        return &entry;
    const Entry* mend = find(entry.mendedBy);
    const bool replaces =
        mend && !mend->undone && replacement(*mend) && mend->command.value("entry", qint64(0)) == entry.number;
    return replaces ? mend : nullptr;
}

const Entry* Log::atTheTable(std::size_t index) const
{
    const Entry& entry = wordless(index);
    return textAt(entry.command, "do") == QLatin1String("mend") ? nullptr : standing(entry);
}

qint64 Log::touchedBy(std::size_t index) const
{
    return m_timeline.lines()[index].since;
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
