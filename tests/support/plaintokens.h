// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

namespace plaindice {

/// The words, numbers and signs of a text, and an empty one behind them.
using Tokens = std::vector<std::string>;

inline Tokens tokensOf(const std::string& text)
{
    Tokens tokens;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end) {
        const auto run = [&](auto belongs) {
            while (end < text.size() && belongs(text[end]))
                ++end;
        };
        end = at + 1;
        if (std::isspace(text[at]))
            continue;
        const std::string two = text.substr(at, 2);
        if (std::isdigit(text[at]))
            run([](char c) { return std::isdigit(c); });
        else if (two == "d%" || two == "!=" || two == "!!" || two == ">=" || two == "<=")
            end = at + 2;
        else if (std::isalpha(text[at]))
            run([](char c) { return std::isalnum(c) || c == '_'; });
        tokens.push_back(text.substr(at, end - at));
    }
    tokens.emplace_back();
    return tokens;
}

}
