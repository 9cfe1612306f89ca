// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/issue.h"

#include <algorithm>

namespace adjutant::dice {

namespace {

bool startsCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

/// The byte at which the n-th character begins; the text's size when it has fewer.
std::size_t byteOf(const std::string& text, std::size_t character)
{
    std::size_t seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (startsCharacter(text[i]) && seen++ == character)
            return i;
    }
    return text.size();
}

std::size_t charactersIn(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), startsCharacter));
}

/// What stands before the caret: tabs stay tabs, so that the caret lands under its character.
std::string padding(const std::string& before)
{
    std::string pad;
    for (char byte : before) {
        if (startsCharacter(byte))
            pad += byte == '\t' ? '\t' : ' ';
    }
    return pad;
}

}

std::string describe(const Issue& issue, const std::string& source)
{
    const std::size_t at = byteOf(source, issue.where.begin);
    const std::size_t start = at == 0 ? 0 : source.rfind('\n', at - 1) + 1;
    const std::size_t end = std::min(source.find('\n', at), source.size());
    const std::string before = source.substr(start, at - start);
    const auto lineNumber = 1 + std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(start), '\n');

    std::string place = "column " + std::to_string(charactersIn(before) + 1);
    if (source.find('\n') != std::string::npos)
        place = "line " + std::to_string(lineNumber) + ", " + place;
    const std::size_t room = std::max<std::size_t>(1, charactersIn(source.substr(at, end - at)));
    const std::size_t carets = std::clamp<std::size_t>(issue.where.length, 1, room);
    return place + ": " + issue.words() + "\n  " + source.substr(start, end - start) + "\n  " + padding(before) +
           std::string(carets, '^');
}

}
