// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace adjutant::dice {

/// What is said to people. The dice speak English and know no other language; who shows a sentence may put it into one,
/// part by part, for which its texts are marked with QT_TRANSLATE_NOOP.
struct Sentence {
    Sentence() = default;
    /// English, with %1, %2, … where the parts belong.
    Sentence(const char* english, std::vector<Sentence> inIt = {}) : text(english), parts(std::move(inIt)) {}
    /// The same in every language: a name, a number, what was typed.
    Sentence(std::string asItIs) : verbatim(std::move(asItIs)) {}

    const char* text = nullptr; ///< none: it is `verbatim`
    std::vector<Sentence> parts;
    std::string verbatim;
};

using Translation = std::function<std::string(const char* text)>;

std::string inLanguage(const Sentence& sentence, const Translation& translation);
std::string inEnglish(const Sentence& sentence);

}
