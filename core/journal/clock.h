// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

namespace adjutant::journal
{

/// Adds up play time: between two commands it belongs to the side that was acting before the later one.
class ClockCounter
{
public:
    void add(const QDateTime& time, const QString& by);
    Clock clock() const;

private:
    QDateTime m_last;
    qint64 m_milliseconds = 0;
    QMap<QString, qint64> m_bySide;
};

}
