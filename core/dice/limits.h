// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>

/// The stated limits of the notation. Reaching one is an Issue that names it, never a hang or a wrong number.
namespace adjutant::dice::limits {

inline constexpr std::size_t characters = 4096;  ///< of source text
inline constexpr std::size_t nesting = 64;       ///< parentheses, calls, ifs and signs inside one another
inline constexpr std::int64_t dice = 1000;       ///< in one throw, before it explodes
inline constexpr std::int64_t faces = 1'000'000; ///< of one die
inline constexpr std::int64_t steps = 1'000'000; ///< dice fallen, repeats and links of chains in one run
inline constexpr std::int64_t work = 30'000'000; ///< numbers worked out and dice looked at in one run

}
