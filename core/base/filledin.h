// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace adjutant {

/// A text with what belongs in its places, as `{unit}`. All are filled in at once, so that a name which looks like a
/// place stays a name. A place for which there is nothing stays as it stands.
QString filledIn(const QString& text, const std::function<std::optional<QString>(const QString& place)>& what);

}
