// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

namespace adjutant::journal {

class Session;

/// The round under which a line of the log is read: the one in which it was given; but what does nothing else than
/// begin a round belongs to that one. 0: before the first.
int chapterOf(const Session& session, std::size_t line);

}
