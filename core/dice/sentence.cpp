// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/sentence.h"

namespace adjutant::dice {

std::string inLanguage(const Sentence& sentence, const Translation& translation)
{
    if (!sentence.text)
        return sentence.verbatim;
    const std::string text = translation(sentence.text);
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto part = static_cast<std::size_t>(text[i] == '%' && i + 1 < text.size() ? text[i + 1] - '1' : -1);
        if (part < sentence.parts.size()) {
            filled += inLanguage(sentence.parts[part], translation);
            ++i;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

std::string inEnglish(const Sentence& sentence)
{
    return inLanguage(sentence, [](const char* text) { return std::string(text); });
}

}
