// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant {

/// With a full stop at its end, unless it has an end already.
QString ended(QString words);

/// Words that stand by themselves: with a capital letter at the beginning, and an end.
QString sentence(QString words);

}
