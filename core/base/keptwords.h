// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace adjutant {

/// What a file keeps in words it keeps in English. Such words as the sentence that they are, in the language of the
/// window, which `shown` is in; nothing when they are another sentence. Both have %1, %2 in the same places.
std::optional<QString> shownWords(const QString& kept, const char* english, const QString& shown);

}
