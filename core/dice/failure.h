// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"

#include <utility>

namespace adjutant::dice {

/// Carries an Issue out of the depths of a recursion. Never leaves the dice engine: its functions return the issue.
struct Failure {
    Issue issue;
};

[[noreturn]] inline void fail(Issue::Kind kind, Range where, Sentence sentence)
{
    throw Failure{{kind, where, std::move(sentence)}};
}

}
