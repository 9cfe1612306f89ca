// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <QString>

#include <optional>

namespace adjutant::packs {

/// A condition over a unit's counters, over what a side has, or over who acts at whom, in the dice notation without
/// dice.
struct Condition {
    QString text;
    std::optional<dice::Program> program;

    bool isEmpty() const { return !program; }
    /// No condition always is; one that reads what is not among these is not.
    bool isMet(const dice::Bindings& known) const;
};

}
