// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::packs {

/// In the place of a reminder's phase: while an enemy of the active unit may react.
inline constexpr QLatin1String whileReacting("reaction");

}
