// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QByteArray>

namespace adjutant {

/// Writes a whole file in place of what was there; when that fails, the words say why and what was there stays.
Expected<void> replaceFile(const QString& path, const QByteArray& bytes);

}
