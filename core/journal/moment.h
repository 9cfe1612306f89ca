// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QDateTime>

namespace adjutant::journal {

// Times as rows hold them: `2026-03-01T12:34:56.789Z`, always of this length.

QByteArray textOf(const QDateTime& moment);

/// Invalid for anything else.
QDateTime momentFrom(QByteArrayView text);
/// Milliseconds since 1970, or less than 0 for anything else; without making a QDateTime.
qint64 millisecondsFrom(QByteArrayView text);

}
