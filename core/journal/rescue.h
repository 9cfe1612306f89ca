// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

namespace adjutant::journal {

/// What came through of a damaged game.
struct Rescued {
    qint64 entries = 0; ///< so many, from the first
    QString fault;      ///< what is wrong with the next, or with the file; empty: nothing was wrong
};

/// Writes everything up to the first fault into a new file, which must not exist yet. The damaged one is only read, in
/// a copy.
Expected<Rescued> rescue(const QString& path, const QString& to);

}
