// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <map>

namespace adjutant::journal {

/// Adds up play time: between two commands it belongs to the side that was acting before the later one. After a pause
/// it stands still until the next command.
class ClockCounter
{
public:
    /// A moment in milliseconds since 1970, less than 0 when it is not known; the side as its row has it.
    void add(qint64 moment, QByteArrayView by);
    void pause();
    Clock clock() const;
    /// What it shows at this moment, while this side acts.
    Clock clockAt(qint64 moment, QByteArrayView acting) const;

private:
    qint64 m_last = -1;
    qint64 m_milliseconds = 0;
    std::map<QByteArray, qint64, std::less<>> m_bySide;
};

}
