// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/weights.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace adjutant::dice {

namespace {

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

FractionWriter::FractionWriter(const Exact& whole) : m_whole(whole), m_rest(whole)
{
    constexpr std::uint64_t largestPrime = 1000;
    for (std::uint64_t divisor = 2; divisor < largestPrime && m_rest != 1; ++divisor) {
        Prime prime{divisor, std::numeric_limits<std::uint64_t>::max()};
        prime.times = strip(m_rest, prime);
        if (prime.times > 0)
            m_primes.push_back(prime);
    }
}

std::uint64_t FractionWriter::strip(Exact& number, const Prime& prime)
{
    if (prime.prime == 2) {
        const std::uint64_t times = std::min<std::uint64_t>(lsb(number), prime.times);
        number >>= times;
        return times;
    }
    // Several at a time: what the number leaves when it is divided by a power tells how many there are.
    std::uint64_t power = prime.prime;
    std::uint64_t inPower = 1;
    for (; power < (std::uint64_t(1) << 32) / prime.prime; ++inPower)
        power *= prime.prime;
    std::uint64_t times = 0;
    while (times < prime.times) {
        auto left = static_cast<std::uint64_t>(number % power);
        std::uint64_t found = 0;
        std::uint64_t divisor = 1;
        while (found < std::min(inPower, prime.times - times) && left % prime.prime == 0) {
            left /= prime.prime;
            divisor *= prime.prime;
            ++found;
        }
        if (found > 0)
            number /= divisor;
        times += found;
        if (found < inPower)
            break;
    }
    return times;
}

std::string FractionWriter::below(const std::vector<std::uint64_t>& stripped, const Exact& shared)
{
    Exact denominator = m_whole / shared;
    for (std::size_t i = 0; i < stripped.size(); ++i)
        denominator /= pow(Exact(m_primes[i].prime), static_cast<unsigned>(stripped[i]));
    // 3.3219… bits make a digit: what is far past the limit is not written out at all.
    if (msb(denominator) > mostDigits * 4)
        return {};
    std::string text = denominator.str();
    return text.size() > mostDigits ? std::string() : text;
}

std::string FractionWriter::text(const Exact& part)
{
    if (m_whole <= std::numeric_limits<std::uint64_t>::max()) {
        const auto whole = static_cast<std::uint64_t>(m_whole);
        const auto small = static_cast<std::uint64_t>(part);
        const std::uint64_t shared = std::gcd(small, whole);
        const std::string above = std::to_string(small / shared);
        return shared == whole ? above : above + "/" + std::to_string(whole / shared);
    }
    Exact numerator = part;
    std::vector<std::uint64_t> stripped;
    for (const Prime& prime : m_primes)
        stripped.push_back(strip(numerator, prime));
    const Exact shared = m_rest == 1 ? Exact(1) : Exact(gcd(numerator, m_rest));
    std::string denominator;
    if (shared == 1) {
        const auto [known, isNew] = m_known.try_emplace(stripped);
        if (isNew)
            known->second = below(stripped, shared);
        denominator = known->second;
    } else {
        numerator /= shared;
        denominator = below(stripped, shared);
    }
    if (denominator.empty() || denominator == "1")
        return denominator;
    return numerator.str() + "/" + denominator;
}

std::uint64_t FractionWriter::cost() const
{
    const std::uint64_t limbs = Weight<Exact>::limbs(m_whole);
    if (limbs == 1)
        return 200;
    constexpr std::uint64_t longest = mostDigits / 19; // of what is written out
    const std::uint64_t written = std::min(limbs, longest);
    const std::uint64_t dividing = 30 * limbs * (1 + m_primes.size());
    const std::uint64_t common = 40 * Weight<Exact>::limbs(m_rest) * limbs;
    return 600 + dividing + (m_rest == 1 ? 0 : 400 + common) + 8 * written * written;
}

}
