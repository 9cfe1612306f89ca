// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/store.h"

#include <deque>
#include <memory>

namespace adjutant::journal {

/// Rows on their way to the file. They are written in their order, each whole or not at all; what cannot be written now
/// waits, if it may.
class Outbox
{
public:
    explicit Outbox(std::unique_ptr<Store> store) : m_store(std::move(store)) {}
    /// Tries one last time.
    ~Outbox();

    /// With `mayWait` it always succeeds: a row that cannot be written is kept, and `unsafe` says why. Without it, what
    /// fails has not happened.
    Expected<void> put(const RowView& row, const QByteArray& saved, bool mayWait);
    /// After all that waits; when it fails, the photo is the one there was.
    Expected<void> setPhoto(const std::optional<Photo>& photo);
    /// Writes what waits, as far as that goes.
    Expected<void> flush();
    /// Why the last rows are not on the disk yet; empty when all are.
    QString unsafe() const { return m_unsafe; }
    /// Everything is on the disk by another way: what waits is dropped, and this file takes the next rows.
    void moveTo(std::unique_ptr<Store> store);

private:
    struct Waiting {
        Row row;
        QByteArray saved;
    };

    std::unique_ptr<Store> m_store;
    std::deque<Waiting> m_waiting;
    QString m_unsafe;
};

}
