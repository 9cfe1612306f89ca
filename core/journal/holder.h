// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace adjutant::journal {

/// A program that has a game open to write.
struct Holder {
    qint64 process = 0;
    QString program; ///< empty when the system does not say
};

/// Who has SQLite's lock on this file, as far as the system tells. Only looks: the file is not opened, which could drop
/// locks that this program has on it.
std::optional<Holder> holderOf(const QString& path);

/// The words for somebody who finds the file held.
QString heldWords(const std::optional<Holder>& holder);

}
