// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace adjutant::app {

/// A word that may stand in a throw, and what it is for.
struct Completion {
    QString word;
    QString usage; ///< how it is written: `pairs(a, b)`
    QString meaning;

    bool operator==(const Completion&) const = default;
};

/// The word that is being typed before this place; empty when none is. A die (`4d6`) is no word.
QString wordBefore(const QString& text, qsizetype place);

/// What the text defines before this place, then the words and functions of the notation, that begin so.
std::vector<Completion> completionsFor(const QString& text, qsizetype place);

}
