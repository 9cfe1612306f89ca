// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace adjutant::dice {

/// The one of the words that a misspelt one was most likely meant to be; empty when none is near. A letter that is
/// missing, too much, another one, or in the place of its neighbour is one mistake.
std::string nearest(std::string_view word, std::span<const std::string_view> words);

}
