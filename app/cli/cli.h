// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

namespace adjutant::cli {

/// Runs the subcommand that the arguments name and gives the exit status; nothing when the window is asked for. Needs
/// no display, also to say that an argument is neither a subcommand nor a file.
std::optional<int> run(int argc, char** argv);

}
