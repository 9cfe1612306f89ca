// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/linereader.h"

#include <algorithm>
#include <cerrno>
#include <unistd.h>

namespace adjutant::cli {

namespace {

constexpr qsizetype blockSize = 64 * 1024;

}

bool LineReader::fill()
{
    m_buffer.resize(blockSize);
    m_used = 0;
    ssize_t got = 0;
    do
        got = ::read(m_file, m_buffer.data(), std::size_t(m_buffer.size()));
    while (got < 0 && errno == EINTR);
    m_buffer.resize(std::max<ssize_t>(got, 0));
    return !m_buffer.isEmpty();
}

std::optional<InputLine> LineReader::next()
{
    if (m_used == m_buffer.size() && !fill())
        return std::nullopt;
    InputLine line{++m_number, {}, false};
    for (;;) {
        const auto end = m_buffer.indexOf('\n', m_used);
        const auto size = (end < 0 ? m_buffer.size() : end) - m_used;
        const auto room = m_longest - line.text.size();
        line.text.append(m_buffer.constData() + m_used, std::min(size, room));
        line.tooLong = line.tooLong || size > room;
        m_used += size + (end < 0 ? 0 : 1);
        if (end >= 0 || !fill())
            return line;
    }
}

}
