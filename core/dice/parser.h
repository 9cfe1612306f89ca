// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/lexer.h"
#include "dice/tree.h"

#include <memory>

namespace adjutant::dice {

/// Tokens to tree, with names looked up and pools told from numbers. Throws a Failure at the first mistake.
std::shared_ptr<Tree> parseTree(std::string_view source, const std::vector<Input>& inputs);

/// One NdS and nothing else. Throws a Failure when it is something else.
Pool parseLonePool(std::string_view source);

/// A condition such as "<= 4" or "> armor", and nothing else. The tree's conditions hold that one.
std::shared_ptr<Tree> parseLoneCondition(std::string_view source, const std::vector<Input>& inputs);

}
