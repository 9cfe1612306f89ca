// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant {

/// `3 × Carbine`, of which no line ends before the first word of the label.
QString counted(int count, const QString& label);

}
