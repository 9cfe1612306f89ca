// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/weights.h"

#include <cmath>

namespace adjutant::dice
{

namespace
{

constexpr std::size_t mostDigits = 2000;

}

double quotient(const Exact& part, const Exact& whole)
{
    if (part == 0)
        return 0;
    // 64 bits and a little more of the quotient decide the nearest double.
    const auto shift = static_cast<std::int64_t>(msb(whole)) - static_cast<std::int64_t>(msb(part)) + 66;
    const Exact scaled = shift >= 0 ? Exact((part << static_cast<unsigned>(shift)) / whole)
                                    : Exact(part / (whole << static_cast<unsigned>(-shift)));
    return std::ldexp(scaled.convert_to<double>(), static_cast<int>(-shift));
}

std::string fractionText(const Exact& part, const Exact& whole)
{
    const Exact divisor = gcd(part, whole);
    const Exact numerator = part / divisor;
    const Exact denominator = whole / divisor;
    // 3.3219… bits make a digit: what is far past the limit is not written out at all.
    if (msb(denominator) > mostDigits * 4)
        return {};
    const std::string below = denominator.str();
    if (below.size() > mostDigits)
        return {};
    return denominator == 1 ? numerator.str() : numerator.str() + "/" + below;
}

}
