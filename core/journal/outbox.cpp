// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/outbox.h"

namespace adjutant::journal {

Outbox::~Outbox()
{
    (void)flush();
}

Expected<void> Outbox::put(const RowView& row, const QByteArray& saved, bool mayWait)
{
    auto done = flush();
    if (done)
        done = m_store->append(row, saved);
    if (done || !mayWait)
        return done;
    m_unsafe = done.error().words;
    m_waiting.push_back({copyOf(row), saved});
    return {};
}

Expected<void> Outbox::setPhoto(const std::optional<Photo>& photo)
{
    return flush().and_then([&] { return m_store->setPhoto(photo); });
}

Expected<void> Outbox::flush()
{
    while (!m_waiting.empty()) {
        const auto& next = m_waiting.front();
        if (auto done = m_store->append(viewOf(next.row), next.saved); !done) {
            m_unsafe = done.error().words;
            return done;
        }
        m_waiting.pop_front();
    }
    m_unsafe.clear();
    return {};
}

void Outbox::moveTo(std::unique_ptr<Store> store)
{
    m_waiting.clear();
    m_unsafe.clear();
    m_store = std::move(store);
}

}
