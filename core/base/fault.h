// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace adjutant {

/// Something wrong with what came from outside, with the place to jump to.
struct Fault {
    enum class Severity { Error, Warning };

    Severity severity = Severity::Error;
    QString file; ///< empty: no file, or the one that was named
    int line = 0; ///< from 1; 0: the file as a whole
    int column = 0;
    QString words; ///< what is wrong, and what would be right

    bool operator==(const Fault&) const = default;
};

using Faults = std::vector<Fault>;

inline Fault fault(const QString& words)
{
    return {Fault::Severity::Error, {}, 0, 0, words};
}

/// `pack.toml:12:3: words`, as compilers say it.
QString toText(const Fault& fault);

/// `words (line 12, column 3)`, where it is clear what was read.
QString withPlace(const Fault& fault);

template<typename T>
using Expected = tl::expected<T, Fault>;

}
