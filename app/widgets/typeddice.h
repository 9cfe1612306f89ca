// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace adjutant::app {

/// Dice as people type what lies on the table: `4 9 2`, `4,9,_`, and where no face has two digits `326`. A blank is a
/// die for the app to throw.
struct TypedDice {
    std::vector<std::optional<std::int64_t>> faces;
    QString fault; ///< why it cannot be taken, in words; empty when it can

    bool isEmpty() const { return faces.empty(); }
    /// How many of the faces were left blank.
    std::size_t blanks() const;
};

/// Reads faces of one kind of dice, no more than `most` of them.
TypedDice parseTypedDice(const QString& text, const std::vector<std::int64_t>& dieFaces, std::size_t most);

}
