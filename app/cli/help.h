// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/subcommands.h"

namespace adjutant::cli {

/// `adjutant odds THROW [--json]`
QString usageOf(const Subcommand& subcommand);
QString helpOf(const Subcommand& subcommand);
/// All subcommands, or those whose name begins with this word.
QString overview(const QString& group = {});

}
