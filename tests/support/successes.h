// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <map>

namespace adjutant {

/// How many of so many dice succeed when each does with that chance, worked out die by die.
inline std::map<qint64, double> successes(qint64 dice, double chance)
{
    std::map<qint64, double> all{{0, 1.0}};
    for (qint64 die = 0; die < dice; ++die) {
        std::map<qint64, double> next;
        for (const auto& [value, probability] : all) {
            next[value] += probability * (1 - chance);
            next[value + 1] += probability * chance;
        }
        all = std::move(next);
    }
    return all;
}

}
